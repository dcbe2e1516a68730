"""A line of those who wait for one of a few places: parties take turns, and within a party its tables."""

import asyncio
from collections import OrderedDict, deque
from typing import Final

Waiting = deque["asyncio.Future[None]"]


class TooMany(Exception):
    """A party waits for more than it may."""


class FairLine:
    def __init__(self, places: int, most: int) -> None:
        self.free = places
        self.most: Final = most
        self.parties: Final[OrderedDict[str, OrderedDict[str, Waiting]]] = OrderedDict()

    def waiting(self, party: str = "") -> int:
        """How many wait, in all or of one party."""
        parties = [self.parties.get(party, OrderedDict())] if party else list(self.parties.values())
        return sum(len(line) for tables in parties for line in tables.values())

    async def enter(self, party: str, table: str) -> None:
        """Take a place, when it is one's turn; raises TooMany."""
        if self.free and not self.parties:
            self.free -= 1
            return
        if self.waiting(party or "?") >= self.most:
            raise TooMany
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parties.setdefault(party or "?", OrderedDict()).setdefault(table, deque()).append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self.leave()
            else:
                mine.cancel()
            raise

    def leave(self) -> None:
        """Give a place back: to whoever has waited for a turn the longest."""
        self.free += 1
        while self.parties and self.free:
            mine = self._next()
            if not mine.done():
                self.free -= 1
                mine.set_result(None)

    def _next(self) -> "asyncio.Future[None]":
        party, tables = self.parties.popitem(last=False)
        table, line = tables.popitem(last=False)
        mine = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self.parties[party] = tables
        return mine
