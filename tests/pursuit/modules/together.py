"""Several expansions on one table: trips and dreams beside the Community board."""

from wellspent.games.pursuit.cards import Card, Level
from wellspent.games.pursuit.modules.experiences.part import ExperiencesPart
from wellspent.games.pursuit.state import NO_CARD, part_of
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level


def trip(id: str, planning: Level | None = None, experience: Level | None = None, extend: Level | None = None) -> Card:
    """An Experience; its parts are free and give nothing unless told."""
    parts = [part or level() for part in (planning, experience, extend)]
    return Card(id, "experience", "experience", parts, marks=["trip"])


def dreams(table: Table, seat: int, *ids: str, desire: int = 0) -> Table:
    """Cards on a Dream board from the left, each with so many Desire tokens."""
    part = part_of(table.state, ExperiencesPart)
    for slot, id in enumerate(ids):
        number = table.game.rules.card(id).index
        position.lift(table.game, table.state, number)
        part.dreams[seat][slot] = number
        part.desires[seat][slot] = desire
    return table


def dream_ids(table: Table, seat: int) -> list[str]:
    board = part_of(table.state, ExperiencesPart).dreams[seat]
    return ["" if number == NO_CARD else table.game.rules.cards[number].id for number in board]


def desires(table: Table, seat: int) -> list[int]:
    return part_of(table.state, ExperiencesPart).desires[seat]
