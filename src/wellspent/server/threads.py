"""Short thoughts in a thread beside the server."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from wellspent.engine.game import Game
from wellspent.library import GameSetup

from .opened import new_game, rules_of

T = TypeVar("T")
GAMES_KEPT: Final = 16


class InThread:
    """One thread: games have room that they reuse, so nobody else is in them meanwhile."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "thinking")
        self._games: Final[OrderedDict[GameSetup, Game[Any]]] = OrderedDict()

    async def run(self, think: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, think)

    def game(self, setup: GameSetup) -> Game[Any]:
        kind = rules_of(setup)
        if kind not in self._games:
            self._games[kind] = new_game(setup)
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(kind)
        return self._games[kind]

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
