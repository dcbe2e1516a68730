"""Computer players think beside the server: the quick ones in a thread, the others in processes."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeVar

from wellspent import titles
from wellspent.advice import Prospect, adviser, prospects
from wellspent.engine.game import Game
from wellspent.engine.options import NO_CHOICE
from wellspent.engine.session import Move, Session
from wellspent.library import GameSetup
from wellspent.players import bot, persona

from .keys import derived
from .opened import new_game, rules_of
from .settings import Limits
from .worker import Answer, Question
from .workers import NoAnswer, Workers

T = TypeVar("T")
# Levels that need no process; whoever comes from outside is not trusted to be quick. Who stands in where none answers.
QUICK: Final = ("random", "casual", "sensible")
FEW_LIVES: Final = 8
GAMES_KEPT: Final = 16

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Decision:
    """What a seat has to decide, and how it came to that. The view is the thinker's own."""

    setup: GameSetup
    seat: int
    # Where the game is: nobody thinks twice with the same chance.
    where: str
    moves: Sequence[Move]
    view: Any
    options: list[int]
    # On whose account it is thought about.
    party: str = ""


def decision(setup: GameSetup, session: Session[Any], seat: int, where: str, party: str = "") -> Decision:
    game, state = session.game, session.state
    return Decision(setup, seat, where, session.moves[:], game.view(state, seat), game.options(state, seat), party)


class Decided(NamedTuple):
    choice: int
    is_by_stand_in: bool


class Thinker:
    """Asks computer players. Their chance comes from the server's secret and where the game is."""

    def __init__(self, secret: str, limits: Limits) -> None:
        self.secret: Final = secret
        self.limits: Final = limits
        self.workers: Final = Workers()
        self._thread: Final = ThreadPoolExecutor(1, "thinking")
        self._games: Final[OrderedDict[GameSetup, Game[Any]]] = OrderedDict()

    async def choose(self, player: str, asked: Decision) -> int:
        """One of the options."""
        return (await self.decide(player, asked)).choice

    async def decide(self, player: str, asked: Decision) -> Decided:
        """One of the options, and whether somebody quicker had to choose it."""
        found = await self._ask_worker(player, asked, False)
        if found is not None and found.choice in asked.options:
            return Decided(found.choice, False)
        return Decided(await self._choose_quickly(player, asked), _is_long(player, asked.setup))

    async def _choose_quickly(self, player: str, asked: Decision) -> int:
        quick = titles.title(asked.setup.game).usual_level if _is_long(player, asked.setup) else player
        try:
            choice = await self._in_thread(lambda game, seed: _chosen(quick, game, seed, asked), asked)
        except Exception:
            logger.exception("The computer player %s fails", player)
            return asked.options[0]
        return choice if choice in asked.options else asked.options[0]

    async def weigh(self, asked: Decision, chosen: int = NO_CHOICE) -> list[Prospect]:
        """What the options are worth to the seat, as far as they were considered; one of them may have been chosen."""
        found = await self._ask_worker(self.adviser(asked.setup.game), asked, True, chosen)
        if found is not None:
            return found.prospects
        return await self._in_thread(lambda game, seed: _weighed(game, seed, asked, chosen), asked)

    def adviser(self, game: str) -> str:
        """Who weighs the options of a game here."""
        return adviser(game, self.workers.are_compiled)

    async def _ask_worker(self, player: str, asked: Decision, weighs: bool, chosen: int = NO_CHOICE) -> Answer | None:
        """The answer of a process; None for players that need none, and where none comes."""
        if not _is_long(player, asked.setup):
            return None
        moves = [(move.seat, move.choice, move.is_interrupt) for move in asked.moves]
        seed = derived(self.secret, asked.where)
        # What a game is made of and its seed: the names of the players make no other game.
        setup = replace(rules_of(asked.setup), seed=asked.setup.seed)
        question = Question(setup, moves, asked.seat, self._in_time(player, setup), seed, weighs, chosen)
        limit = self.limits.thinking + persona(player, asked.setup.game).seconds
        try:
            return await self.workers.ask(
                question, self.limits.queueing, limit, asked.party, asked.where.split(" ", 1)[0]
            )
        except NoAnswer as error:
            logger.warning("The computer player %s does not answer: %s", player, error)
            return None

    def _in_time(self, player: str, setup: GameSetup) -> str:
        """Where the planner is too slow to give advice, it imagines fewer lives: nobody waits that long."""
        who = persona(player, setup.game)
        is_slow = who.level == "planner" and self.adviser(setup.game) != "planner"
        return str(replace(who, playouts=FEW_LIVES)) if is_slow else player

    async def _in_thread(self, think: Callable[[Game[Any], str], T], asked: Decision) -> T:
        loop = asyncio.get_running_loop()
        seed = derived(self.secret, asked.where)
        return await loop.run_in_executor(self._thread, lambda: think(self._game(asked.setup), seed))

    def _game(self, setup: GameSetup) -> Game[Any]:
        kind = rules_of(setup)
        if kind not in self._games:
            self._games[kind] = new_game(setup)
            if len(self._games) > GAMES_KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(kind)
        return self._games[kind]

    async def close(self) -> None:
        await self.workers.close()
        self._thread.shutdown(cancel_futures=True)


def _is_long(player: str, setup: GameSetup) -> bool:
    return persona(player, setup.game).level not in QUICK


def _chosen(player: str, game: Game[Any], seed: str, asked: Decision) -> int:
    return bot(player, game, asked.seat, seed).choose(asked.view, list(asked.options))


def _weighed(game: Game[Any], seed: str, asked: Decision, chosen: int) -> list[Prospect]:
    return prospects(titles.title_of(game).usual_level, game, asked.seat, seed, asked.view, asked.options, chosen)
