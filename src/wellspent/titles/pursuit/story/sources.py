"""Where the happiness of a life came from: the headings that kinds of cards declare, and the rules that files name."""

from collections import Counter
from collections.abc import Iterable

from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.game import Pursuit
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.kinds import OTHER


def count_sources(game: Pursuit, events: Iterable[Event], seat: int) -> Counter[str]:
    """The Long-Term Happiness of a seat by what brought it."""
    found: Counter[str] = Counter()
    for event in events:
        if event.seat == seat and event.kind == kinds.LTH_CHANGED:
            found[_source(game, event)] += event.number
    return found


def _source(game: Pursuit, event: Event) -> str:
    cards = catalog()
    found = cards.rule_sources.get(event.rule)
    if found is not None:
        return found
    return cards.kinds.heading(game.rules.cards[event.card].kind_name) if event.card >= 0 else OTHER
