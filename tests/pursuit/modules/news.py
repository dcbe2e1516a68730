"""Tables with Events on them, for tests."""

from wellspent.games.pursuit.cards import Card, Level
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.events import Events, EventsPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import amounts, bound_on, card, level, of_module

EVENTS = of_module("events")
SCHEME = card("scheme", "basic_project", *[level({"knowledge": 3, "creativity": 1}, {"lth": 1})] * 4)
SKETCH = card("sketch", "single_round_project", *[level({"creativity": 2}, {"lth": 1})] * 4)
PLAN = card("plan", "basic_project", *[level({"knowledge": 3}, {"lth": 1})] * 4)
BAND = card("band", "group_project", *[level({"influence": 2}, {"lth": 1})] * 4, additional=[{"lth": 1}] * 4)


def event(
    id: str, kind: str = "positive", phase: str = "upkeep", needs: str = "", pays: str = "creativity", **effect: int
) -> Card:
    """A made-up Event: it gives or takes goods; its condition is 1 of something, had or paid."""
    gift = amounts(effect)
    works = Level(reward=gift) if kind == "positive" else Level(cost=gift)
    condition = Level(needs=[bound_on(needs, 1)]) if needs else Level(cost=goods(**{pays: 1}))
    return Card(id, "event", "event", [works, condition], marks=[kind, phase], sections=["condition"])


def table_with(*ids: str, seats: int = 2, cards: list[Card] | None = None) -> Table:
    """A table whose next Events are these."""
    return Table(Events, cards=[*EVENTS, *(cards or [])], seats=seats).next_cards("event", *ids)


def announced(*ids: str, seats: int = 2, cards: list[Card] | None = None) -> Table:
    """In Adult 1, with the first of these Events announced."""
    return table_with(*ids, seats=seats, cards=cards).begin("preparation")


def next_round(table: Table) -> Table:
    """On to the next round; whoever is asked lets the Event come."""
    table.end_round()
    while table.options("let_it_come"):
        table.choose("let_it_come")
    return table


def on_table(table: Table) -> tuple[str, str]:
    """What is announced and what is in force."""
    part = part_of(table.state, EventsPart)
    names = ["" if number == NO_CARD else table.game.rules.cards[number].id for number in (part.pending, part.in_force)]
    return names[0], names[1]


def met(table: Table) -> list[int]:
    part = part_of(table.state, EventsPart)
    return [player for player in range(table.game.seats) if part.pending_met >> player & 1]


def in_force(id: str, ready: bool, seats: int = 2) -> Table:
    """Adult 2 with an Event in force, for which the first player was ready or not."""
    table = announced(id, "flu_winter", seats=seats, cards=[SCHEME, SKETCH, PLAN, BAND])
    part = part_of(table.state, EventsPart)
    part.pending_met = 1 if ready else 0
    return next_round(table)
