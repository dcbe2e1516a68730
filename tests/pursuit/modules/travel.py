"""An Experiences board and Dream boards laid out for tests."""

from collections.abc import Sequence

from wellspent.games.pursuit.cards import Card, Level
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.modules.experiences import Experiences
from wellspent.games.pursuit.modules.experiences.part import ExperiencesPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level

FIVE = ("trip_1", "trip_2", "trip_3", "trip_4", "trip_5")


def trip(id: str, planning: Level | None = None, short: Level | None = None, longer: Level | None = None) -> Card:
    """An Experience; its parts are free and give nothing unless told."""
    return Card(id, "experience", "experience", [planning or level(), short or level(), longer or level()])


TRIPS = [trip(f"trip_{number}") for number in range(1, 10)]


def open_table(*modules: type[Module], cards: Sequence[Card] = (), row: Sequence[str] = FIVE, seats: int = 2) -> Table:
    """A table with Experiences and nine plain Trips, of which the first five lie open, and the next is trip_6."""
    table = Table(Experiences, *modules, cards=[*TRIPS, *cards], seats=seats).goals()
    rest = [f"trip_{number}" for number in range(1, 10) if f"trip_{number}" not in row]
    return table.row("experience", *row).next_cards("experience", *rest)


def dreaming(table: Table, seat: int, id: str, slot: int = 1, desire: int = 0) -> Table:
    """A card that already lies on a Dream board, with so many Desire tokens."""
    number, part = table.game.rules.card(id).index, part_of(table.state, ExperiencesPart)
    position.lift(table.game, table.state, number)
    part.dreams[seat][slot - 1] = number
    part.desires[seat][slot - 1] = desire
    return table


def dreams(table: Table, seat: int = 0) -> list[str]:
    """What lies on a Dream board, slot by slot."""
    board = part_of(table.state, ExperiencesPart).dreams[seat]
    return ["" if number == NO_CARD else table.game.rules.cards[number].id for number in board]


def desires(table: Table, seat: int = 0) -> list[int]:
    return part_of(table.state, ExperiencesPart).desires[seat]


def has_cloud(table: Table, seat: int = 0) -> bool:
    return not part_of(table.state, ExperiencesPart).cloud_used >> seat & 1


def use_clouds(table: Table) -> Table:
    """Everybody's Cloud token is used."""
    part_of(table.state, ExperiencesPart).cloud_used = (1 << len(table.seats)) - 1
    return table


def next_round(table: Table) -> Table:
    """On to the first decision of the next round, without further turns."""
    return use_clouds(table).end_round()
