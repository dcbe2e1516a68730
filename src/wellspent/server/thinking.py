"""Computer players think in a thread of their own, with games of their own."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from wellspent.bots import bot
from wellspent.engine.game import Game
from wellspent.library import GameSetup

from .keys import derived
from .shelf import kind_of, new_game

logger = logging.getLogger(__name__)


class Thinker:
    """Asks computer players. Their chance comes from the server's secret and where the game is."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self._thread: Final = ThreadPoolExecutor(1, "thinking")
        self._games: Final[dict[GameSetup, Game[Any]]] = {}

    async def choose(self, player: str, setup: GameSetup, seat: int, where: str, view: Any, options: list[int]) -> int:
        """One of the options; the view is the player's own from now on."""
        loop = asyncio.get_running_loop()
        seed = derived(self.secret, where)
        return await loop.run_in_executor(self._thread, self._think, player, setup, seat, seed, view, options)

    def _think(self, player: str, setup: GameSetup, seat: int, seed: str, view: Any, options: list[int]) -> int:
        kind = kind_of(setup)
        if kind not in self._games:
            self._games[kind] = new_game(setup)
        try:
            choice = bot(player, self._games[kind], seat, seed).choose(view, list(options))
        except Exception:
            logger.exception("The computer player %s fails", player)
            return options[0]
        return choice if choice in options else options[0]

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
