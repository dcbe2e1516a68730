"""The Pursuit of Happiness in the laboratory."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import LAST_ROUND, STRESS_END
from wellspent.games.pursuit.state import State
from wellspent.lab.results import Life
from wellspent.library import nameless
from wellspent.ruleset import Ruleset
from wellspent.titles.pursuit.opening import open_pursuit

# Where points come from; with modules, their kinds of card come on top.
SOURCES: Final[tuple[str, ...]] = (
    *("projects", "items", "activities", "jobs", "partners"),
    *("goals", "mood", "inheritance", "other"),
)
SOURCE_OF_KIND: Final = (
    "projects",
    "projects",
    "projects",
    "items",
    "activities",
    "jobs",
    "partners",
    "other",
    "goals",
)
TINTS: Final = {
    "projects": "basic_project",
    "items": "item",
    "activities": "activity",
    "jobs": "job",
    "partners": "partner",
    "goals": "life_goal",
    "other": "child_trait",
}
SOURCE_OF_RULE: Final = {"PH.sth.02": "mood", "PH.end.04": "inheritance"}
# How a life ended: of age at the start of a round, of a bill, in an action, or after its last round.
ENDS: Final[tuple[str, ...]] = ("age", "upkeep", "action", "full life")

_TAKING: Final = (
    kinds.TOOK,
    kinds.HIRED,
    kinds.PROMOTED,
    kinds.JOINED,
    kinds.CARD_GAINED,
    kinds.KEPT_TRAIT,
    kinds.GOAL_REACHED,
)
_RISING: Final = (kinds.ADVANCED, kinds.UPGRADED, kinds.DEVELOPED, kinds.RETIRED)
_OFFERING: Final = (kinds.TURNED_UP, kinds.DEALT_TRAIT, kinds.GOAL_REVEALED)


class PursuitStudy:
    """A game of the Pursuit; its scores are Long-Term Happiness."""

    def __init__(self, ruleset: Ruleset) -> None:
        pursuit = open_pursuit(nameless(ruleset))
        self.game: Game[State] = pursuit
        self.points = "LTH"
        self.sources = (*SOURCES, *[_spoken(kind) for kind in pursuit.rules.kinds[len(SOURCE_OF_KIND) :]])
        self.ends = ENDS
        self.tints: Mapping[str, str] = TINTS
        self.all_cards: Final = pursuit.rules.cards
        self.kinds: Final = pursuit.rules.kinds
        # What modules tell, as what of the base game it counts.
        self.counts_as: Final = pursuit.rules.remembered_like

    def offered(self, log: list[Event]) -> list[str]:
        return sorted({self.all_cards[event.card].id for event in log if event.kind in _OFFERING})

    def life(self, state: State, log: list[Event], seat: int, bot: str) -> Life:
        me = state.players[seat]
        life = Life(bot, me.lth, seat in self.game.winners(state), me.rounds_lived)
        for event in log:
            if event.seat == seat:
                self._note(life, event)
        if me.rounds_lived == LAST_ROUND and me.stress <= STRESS_END:
            life.end = "full life"
        life.kinds = dict(Counter(kind for id, kind in self.cards() if id in life.cards))
        return life

    def _note(self, life: Life, event: Event) -> None:
        kind = self.counts_as.get(event.kind, event.kind)
        if kind == kinds.LTH_CHANGED:
            source = self._source(event)
            life.sources[source] = life.sources.get(source, 0) + event.number
        elif kind in _TAKING or kind in _RISING:
            life.cards.setdefault(self.all_cards[event.card].id, []).append(event.level + 1)
        elif kind == kinds.STRESSED:
            life.end = _end(event.rule)

    def _source(self, event: Event) -> str:
        if event.rule in SOURCE_OF_RULE:
            return SOURCE_OF_RULE[event.rule]
        if event.card < 0:
            return "other"
        kind = self.all_cards[event.card].kind
        return SOURCE_OF_KIND[kind] if kind < len(SOURCE_OF_KIND) else _spoken(self.kinds[kind])

    def cards(self) -> list[tuple[str, str]]:
        return [(card.id, self.kinds[card.kind]) for card in self.all_cards]


def _spoken(kind: str) -> str:
    return kind.replace("_", " ")


def _end(rule: str) -> str:
    """What the last Stress of a life came from."""
    if rule.startswith("PH.prep."):
        return "age"
    return "upkeep" if rule.startswith("PH.upkeep.") else "action"
