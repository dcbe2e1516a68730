"""Computer players think beside the tables: the quick ones at once, the others where they keep nobody waiting."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from wellspent import titles
from wellspent.advice import Prospect, adviser, prospects
from wellspent.engine.game import Game
from wellspent.engine.options import NO_CHOICE
from wellspent.engine.session import Move, Session
from wellspent.library import GameSetup
from wellspent.players import bot, is_below_level, persona

from .keys import derived
from .living import Life
from .opened import rules_of
from .questions import Answer, NoAnswer, Question
from .settings import Limits

T = TypeVar("T")
# Levels that think at once; whoever comes from outside is not trusted to be quick.
QUICK: Final = ("random", "casual", "sensible")

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
    # The position that the moves begin with, as text; nothing for the deal.
    start: str = ""


def start_of(session: Session[Any]) -> str:
    """Where the moves after the past begin, for whoever cannot see it."""
    position = titles.title_of(session.game).position(session.game)
    return "" if session.past is None or position is None else position.write(session.past.state)


def decision(setup: GameSetup, session: Session[Any], seat: int, where: str, party: str = "") -> Decision:
    game, state = session.game, session.state
    moves, view = session.moves[session.since :], game.view(state, seat)
    return Decision(setup, seat, where, moves, view, game.options(state, seat), party, start_of(session))


class Decided(NamedTuple):
    choice: int
    is_by_stand_in: bool


class Helpers(Protocol):
    """Those who think elsewhere: processes, or whatever a shell has."""

    @property
    def are_compiled(self) -> bool: ...

    @property
    def reviews_all(self) -> bool:
        """Whether games are reviewed there even if a quick player does it."""
        ...

    async def ask(self, question: Question, patience: float, limit: float, party: str = "", table: str = "") -> Answer:
        """The answer; NoAnswer after waiting for so long, or thinking for so long."""
        ...

    async def close(self) -> None: ...


class Quickly(Protocol):
    """Runs a short thought, one at a time."""

    async def run(self, think: Callable[[], T]) -> T: ...

    def game(self, setup: GameSetup) -> Game[Any]:
        """The game that is thought about; nobody else is in it meanwhile."""
        ...

    def close(self) -> None: ...


class Thinker:
    """Asks computer players. Their chance comes from the store's secret and where the game is."""

    def __init__(self, secret: str, limits: Limits, helpers: Helpers, quickly: Quickly) -> None:
        self.secret: Final = secret
        self.limits: Final = limits
        self.helpers: Final = helpers
        self._quickly: Final = quickly

    async def choose(self, player: str, asked: Decision) -> int:
        """One of the options."""
        return (await self.decide(player, asked)).choice

    async def decide(self, player: str, asked: Decision) -> Decided:
        """One of the options, and whether somebody quicker had to choose it."""
        found = await self._ask_helper(player, asked, False)
        if found is not None and found.choice in asked.options:
            return Decided(found.choice, False)
        return Decided(await self._choose_quickly(player, asked), _is_long(player, asked.setup))

    async def _choose_quickly(self, player: str, asked: Decision) -> int:
        quick = titles.title(asked.setup.game).usual_level if _is_long(player, asked.setup) else player
        try:
            choice = await self._at_once(lambda game, seed: _chosen(quick, game, seed, asked), asked)
        except Exception:
            logger.exception("The computer player %s fails", player)
            return asked.options[0]
        return choice if choice in asked.options else asked.options[0]

    async def weigh(self, asked: Decision, chosen: int = NO_CHOICE) -> list[Prospect]:
        """What the options are worth to the seat, as far as they were considered; in a review one has been chosen."""
        found = await self._ask_helper(self.adviser(asked.setup.game), asked, True, chosen)
        if found is not None:
            return found.prospects
        return await self._at_once(lambda game, seed: _weighed(game, seed, asked, chosen), asked)

    async def live(self, asked: Decision, choice: int, people: Sequence[tuple[str, str]]) -> Life:
        """Play a game on after a choice, all seats by the same usual player; raises NoAnswer."""
        moves = [(move.seat, move.choice, move.is_interrupt) for move in asked.moves]
        setup = replace(rules_of(asked.setup), seed=asked.setup.seed)
        level = titles.title(asked.setup.game).usual_level
        seed = derived(self.secret, asked.where)
        question = Question(setup, moves, asked.seat, level, seed, start=asked.start, road=choice, people=list(people))
        patience, limit = self.limits.queueing, self.limits.thinking + self.limits.living
        found = await self.helpers.ask(question, patience, limit, asked.party, asked.where.split(" ", 1)[0])
        if found.life is None:
            raise NoAnswer("no life")
        return msgspec.convert(found.life, Life)

    async def play_out(self, setup: GameSetup, players: Sequence[str], where: str) -> list[int]:
        """What a whole game comes to between computer players; raises NoAnswer."""
        seed = derived(self.secret, where)
        question = Question(replace(rules_of(setup), seed=setup.seed), [], 0, "", seed, players=list(players))
        limit = self.limits.thinking + self.limits.living
        return (await self.helpers.ask(question, self.limits.queueing, limit, where, where)).scores

    def adviser(self, game: str) -> str:
        """Who weighs the options of a game here."""
        return adviser(game, self.helpers.are_compiled)

    async def _ask_helper(self, player: str, asked: Decision, weighs: bool, chosen: int = NO_CHOICE) -> Answer | None:
        """The answer of a helper; None for players that need none, and where none comes."""
        is_review = chosen != NO_CHOICE
        if not (_is_long(player, asked.setup) or (is_review and self.helpers.reviews_all)):
            return None
        moves = [(move.seat, move.choice, move.is_interrupt) for move in asked.moves]
        seed = derived(self.secret, asked.where)
        # What a game is made of and its seed: the names of the players make no other game.
        setup = replace(rules_of(asked.setup), seed=asked.setup.seed)
        question = Question(setup, moves, asked.seat, player, seed, weighs, chosen, asked.start)
        limit = self.limits.thinking + persona(player, asked.setup.game).seconds
        try:
            return await self.helpers.ask(
                question, self.limits.queueing, limit, asked.party, asked.where.split(" ", 1)[0]
            )
        except NoAnswer as error:
            logger.warning("The computer player %s does not answer: %s", player, error)
            return None

    def is_below_level(self, player: str, game: str) -> bool:
        """Whether a computer player plays worse here than it could."""
        return is_below_level(player, game, self.helpers.are_compiled)

    async def _at_once(self, think: Callable[[Game[Any], str], T], asked: Decision) -> T:
        seed = derived(self.secret, asked.where)
        return await self._quickly.run(lambda: think(self._quickly.game(asked.setup), seed))

    async def close(self) -> None:
        await self.helpers.close()
        self._quickly.close()


def _is_long(player: str, setup: GameSetup) -> bool:
    return persona(player, setup.game).level not in QUICK


def _chosen(player: str, game: Game[Any], seed: str, asked: Decision) -> int:
    return bot(player, game, asked.seat, seed).choose(asked.view, list(asked.options))


def _weighed(game: Game[Any], seed: str, asked: Decision, chosen: int) -> list[Prospect]:
    return prospects(titles.title_of(game).usual_level, game, asked.seat, seed, asked.view, asked.options, chosen)
