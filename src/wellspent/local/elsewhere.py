"""Those who think, in a worker of their own: the same questions and answers as over a pipe."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from wellspent.engine.game import Game
from wellspent.library import GameSetup
from wellspent.server.lines import FairLine, TooMany
from wellspent.server.opened import game_of
from wellspent.server.questions import Answer, NoAnswer, Question

T = TypeVar("T")
MOST_WAITING: Final = 64


class Elsewhere:
    """One worker, started by whoever first asks it. One that takes too long is ended, and another takes its place."""

    are_compiled: Final = False
    # The table's own worker has a page to serve; a hint keeps nobody waiting, a review does.
    reviews_all: Final = True

    def __init__(self, think: Callable[[str], Awaitable[str]], stop: Callable[[], object]) -> None:
        self._think: Final = think
        self._stop: Final = stop
        self._line: Final = FairLine(1, MOST_WAITING)

    async def ask(self, question: Question, patience: float, limit: float, party: str = "", table: str = "") -> Answer:
        try:
            async with asyncio.timeout(patience):
                await self._line.enter(party, table)
        except (TimeoutError, TooMany) as error:
            raise NoAnswer("busy") from error
        try:
            return await self._ask(question, limit)
        finally:
            self._line.leave()

    async def _ask(self, question: Question, limit: float) -> Answer:
        try:
            async with asyncio.timeout(limit):
                text = await self._think(msgspec.json.encode(question).decode())
            found = msgspec.json.decode(text, type=Answer)
        except BaseException as error:
            # Too slow, broken, or for nobody any more.
            self._stop()
            if isinstance(error, Exception):
                raise NoAnswer(type(error).__name__) from error
            raise
        if found.fault:
            raise NoAnswer(found.fault)
        return found

    async def close(self) -> None:
        self._stop()


class AtOnce:
    """Runs a short thought here, after whatever waits."""

    async def run(self, think: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        return think()

    def game(self, setup: GameSetup) -> Game[Any]:
        """The table's own: there is one thread, and another game would cost a phone seconds and memory."""
        return game_of(setup)

    def close(self) -> None:
        """There is nothing to close."""
