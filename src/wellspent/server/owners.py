"""Whose a seat is, and whether they look at the table."""

from typing import TYPE_CHECKING

from .seating import HERE
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table


def owner_of(table: "Table", seat: int) -> str:
    """The hash of the key that the owner of a seat holds; nothing for a computer player's."""
    kept = table.kept.seats[seat]
    if kept.profile or kept.key:
        return kept.profile or kept.key
    return (table.kept.options.owner or table.kept.host) if kept.kind == HERE else ""


def holder_like(table: "Table", owner: str) -> Holder:
    """What an owner holds at a table."""
    seats = tuple(seat for seat in range(len(table.kept.seats)) if owner_of(table, seat) == owner)
    return Holder(seats, owner in (table.kept.host, table.kept.options.owner))


def is_looking(table: "Table", owner: str) -> bool:
    """Whether somebody has this table before their eyes."""
    seats = set(holder_like(table, owner).seats)
    is_here = any(viewer.is_looking and seats & set(viewer.holder.seats) for viewer in table.audience.viewers)
    return is_here or bool(seats & table.audience.elsewhere.seats(table.kept.id))
