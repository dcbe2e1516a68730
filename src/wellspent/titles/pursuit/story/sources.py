"""Where the happiness of a life came from, and under which heading a card goes."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.game import Pursuit

SOURCE_OF_RULE: Final = {
    "PH.end.04": "inheritance",
    "PH.sth.02": "mood",
    "PH.notes.11": "goals",
    "PH.setup.23": "talents",
    "COM.pop.04": "popularity",
    "COM.pop.07": "popularity",
    "EXP.desire.03": "desire",
    "EXP.desire.04": "desire",
    "NOS.cat.03": "own_goals",
    "MUT.end.01": "mutual_friends",
    "TRD.end.01": "trends",
}
KINDS_OF_CARDS: Final = {
    "talents": ("child_trait",),
    "projects": ("basic_project", "single_round_project", "group_project", "educational_project"),
    "things": ("item", "activity", "service", "group_item", "health_activity"),
    "work": ("job",),
    "family": ("partner", "kid", "pet", "relative"),
    "friends": ("friend", "mutual_friend"),
    "community": ("community",),
    "experiences": ("experience",),
    "memories": ("nostalgia",),
    "fortune": ("event",),
    "trends": ("trend",),
    "goals": ("life_goal", "ongoing_life_goal"),
}
# The headings that entries go under, as the sources of happiness are called.
HEADINGS: Final = (*KINDS_OF_CARDS, "other")
HEADING_OF_KIND: Final = {kind: heading for heading, kinds in KINDS_OF_CARDS.items() for kind in kinds}


def count_sources(game: Pursuit, events: Iterable[Event], seat: int) -> Counter[str]:
    """The Long-Term Happiness of a seat by what brought it."""
    found: Counter[str] = Counter()
    for event in events:
        if event.seat == seat and event.kind == kinds.LTH_CHANGED:
            found[_source(game, event)] += event.number
    return found


def _source(game: Pursuit, event: Event) -> str:
    if event.rule in SOURCE_OF_RULE:
        return SOURCE_OF_RULE[event.rule]
    kind = game.rules.cards[event.card].kind_name if event.card >= 0 else ""
    return HEADING_OF_KIND.get(kind, "other")
