"""A Community board laid out for tests."""

from collections.abc import Sequence

from wellspent.engine.names import number_of
from wellspent.games.pursuit.cards import MEASURES, Card, Level, Test
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import SLOTS, CommunityPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level


def happening(id: str, *levels: Level, marks: Sequence[str] = ()) -> Card:
    """A Community card: its Engage part, then its Outcomes; free without a reward unless told."""
    return Card(id, "community", "community", list(levels) or [level(), level()], marks=list(marks))


def happenings(*ids: str, marks: Sequence[str] = ()) -> list[Card]:
    return [happening(id, marks=marks) for id in ids]


def asking(measure: str, bound: int = 1) -> list[Test]:
    """A requirement on a measure that a module brings."""
    return [Test(number_of(MEASURES, measure), bound, False)]


def open_table(
    *modules: type[Module], cards: Sequence[Card] = (), seats: int = 2, board: Sequence[str] | None = None
) -> Table:
    """A table with Community on which these cards (all, unless told) lie from slot 1 on; no goal lies open."""
    table = Table(Community, *modules, cards=cards, seats=seats).goals()
    own = [card.id for card in cards if card.kind_name == "community"]
    return lay(table, *(own[:SLOTS] if board is None else board))


def lay(table: Table, *ids: str) -> Table:
    """The Community board from slot 1 to slot 5; an empty string leaves a slot empty."""
    slots = part_of(table.state, CommunityPart).slots
    for number in [number for number in slots if number != NO_CARD]:
        slots[slots.index(number)] = NO_CARD
        position.give_back(table.game, table.state, number)
    for slot, id in enumerate(ids):
        if id:
            number = table.game.rules.card(id).index
            position.lift(table.game, table.state, number)
            slots[slot] = number
    return table


def board_ids(table: Table) -> list[str]:
    """What lies on the Community board, slot by slot."""
    slots = part_of(table.state, CommunityPart).slots
    return ["" if number == NO_CARD else table.game.rules.cards[number].id for number in slots]


def engaged_in(table: Table, id: str) -> list[int]:
    """The seats whose token or Hourglass lies on a card."""
    board = part_of(table.state, CommunityPart)
    tokens = board.engaged[board.slots.index(table.game.rules.card(id).index)]
    return [seat for seat in range(len(table.seats)) if tokens >> seat & 1]


def engage(table: Table, seat: int, id: str) -> Table:
    """A token that already lies on a card, without what engaging cost and gave."""
    board = part_of(table.state, CommunityPart)
    board.engaged[board.slots.index(table.game.rules.card(id).index)] |= 1 << seat
    board.token_used |= 1 << seat
    return table


def spend_hours(table: Table, *seats: int) -> Table:
    """Leave these seats (all, unless told) without an available Hourglass."""
    for seat in seats or range(len(table.seats)):
        table.seat(seat).has(hourglasses=0)
    return table


def gains(table: Table, rule: str, kind: str = "lth") -> dict[int, int]:
    """By seat, how much a rule gave since the last mark."""
    found: dict[int, int] = {}
    for event in table.told(kind):
        if event.rule == rule:
            found[event.seat] = found.get(event.seat, 0) + event.number
    return found
