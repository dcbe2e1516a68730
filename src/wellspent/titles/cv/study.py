"""CV in the laboratory."""

from collections.abc import Mapping
from typing import Final

from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import STACKS, TABLED, TYPES
from wellspent.games.cv.state import State
from wellspent.lab.results import Life
from wellspent.ruleset import Ruleset

from .opening import opened

SOURCES: Final[tuple[str, ...]] = (*TYPES[:TABLED], "possessions", "private goal", "public goals")
TINTS: Final = {"possessions": "possession", "private goal": "life_goal", "public goals": "event"}

_TAKING: Final = (kinds.PICKED, kinds.RECEIVED, kinds.TO_HAND, kinds.ADDED, kinds.GOAL_DEALT)
_OFFERING: Final = (kinds.TURNED_UP, kinds.DEALT_CHILDHOOD, kinds.GOAL_DEALT)


class CvStudy:
    """A game of CV. A card of a life is one that it took, even if it lost it."""

    def __init__(self, ruleset: Ruleset) -> None:
        cv = opened(ruleset.seats)
        self.cv: Final = cv
        self.game: Game[State] = cv
        self.points = "points"
        self.sources = SOURCES
        # Everybody lives to the end.
        self.ends: tuple[str, ...] = ()
        self.tints: Mapping[str, str] = TINTS

    def offered(self, log: list[Event]) -> list[str]:
        return sorted({self.cv.rules.cards[event.card].id for event in log if event.kind in _OFFERING})

    def life(self, state: State, log: list[Event], seat: int, bot: str) -> Life:
        parts = self.cv.parts(state)[seat]
        life = Life(bot, parts.total, seat in self.cv.winners(state), state.round)
        points = [*parts.table, parts.possessions, parts.private, sum(parts.public)]
        life.sources = dict(zip(SOURCES, points, strict=True))
        for event in log:
            if event.seat == seat and event.kind in _TAKING:
                life.cards[self.cv.rules.cards[event.card].id] = [1]
        stacks = state.players[seat].stacks
        life.kinds = {TYPES[stack]: len(stacks[stack]) for stack in range(STACKS)}
        return life

    def cards(self) -> list[tuple[str, str]]:
        return [(card.id, "/".join(TYPES[each] for each in card.types)) for card in self.cv.rules.cards]
