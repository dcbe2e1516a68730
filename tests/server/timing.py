"""A server whose time is the test's own: it goes on when it is told to, and nobody waits."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from wellspent.protocol import Created, Done, Handed, News, NewSeat, Refusal, SeatInfo, TimeRules
from wellspent.server.notices.post import PostOffice
from wellspent.server.rests import DAY

from .running import Running, new_id, running

TWO_DAYS = TimeRules("days", 2 * DAY, 0, "random")


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


class House:
    """A server whose time is the test's."""

    def __init__(self, server: Running, time: Time) -> None:
        self.server = server
        self.time = time

    async def pass_time(self, length: int) -> None:
        """Let time go by; whatever it brings happens."""
        self.time.at += length
        await self.settle()

    async def settle(self) -> None:
        await self.server.hub.tick()
        for table in list(self.server.hub.tables.values()):
            await table.computers.finish()
        await self.office.tick()

    @property
    def office(self) -> PostOffice:
        found = self.server.hub.herald
        assert isinstance(found, PostOffice)
        return found

    async def news(self, made: Created, key: str = "", lang: str = "en") -> News:
        return await self.server.read(News, f"/api/tables/{made.table}", key, lang=lang)

    async def seat(self, made: Created, seat: int) -> SeatInfo:
        return (await self.news(made)).table.seats[seat]

    async def do(self, made: Created, key: str, command: Any) -> Done | Refusal | Handed:
        """Send a command over HTTP."""
        answer = await self.server.post(f"/api/tables/{made.table}/commands", command, key)
        kinds: dict[str, type[Done | Refusal | Handed]] = {"done": Done, "refusal": Refusal, "handed": Handed}
        found = answer.json()
        return kinds[found.pop("type")](**found)

    async def choose(self, made: Created, key: str, seat: int) -> bool:
        """Make one choice; False where the seat has none to make."""
        news = await self.news(made, key)
        asks = [ask for ask in news.asks if ask.seat == seat]
        if not asks or seat not in news.deciders:
            return False
        line = next(offer.line for offer in asks[0].offers if not offer.is_interrupt)
        choice = {"type": "choose", "id": new_id(), "version": news.version, "seat": seat, "line": line}
        answer = await self.do(made, key, choice)
        assert isinstance(answer, Done), answer
        return True

    async def play(self, made: Created, key: str, seat: int) -> None:
        """Make choices until somebody else has made one, or has to."""
        table = await self.server.hub.table(made.table)
        while await self.choose(made, key, seat):
            await table.computers.finish()
            if table.session.moves[-1].seat != seat:
                return

    async def begin(self, *seats: NewSeat, clock: TimeRules | None = TWO_DAYS, **wishes: Any) -> Created:
        """A table where everybody has kept a Child Trait, and the first seat has its turn."""
        made = await self.server.create(*seats, clock=clock, first=0, **wishes)
        for link in made.links:
            await self.choose(made, link.key, link.seat)
        for seat, each in enumerate(seats):
            if each.kind == "here":
                await self.choose(made, made.key, seat)
        table = await self.server.hub.table(made.table)
        await table.computers.finish()
        return made

    async def said(self, made: Created, lang: str = "en") -> list[str]:
        table = await self.server.hub.table(made.table)
        return [line.text for line in table.talk.told(0, lang) if line.seat == -1 and not line.name]


@asynccontextmanager
async def opened(data: Path, time: Time | None = None, **settings: Any) -> AsyncIterator[House]:
    time = time or Time()
    # The clock of the server itself is never looked at: the test does that.
    async with running(data, now=time, tick=1e9, alone=0.0, **settings) as server:
        yield House(server, time)
