"""Which tables belong to whom: an index of what the seats of the tables say, so that nobody's games get lost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from wellspent.server.candles import ClockState, KeptOrders
from wellspent.server.databases import Database
from wellspent.server.rests import Quiet
from wellspent.server.storage import KeptSeat, TableOptions

# The seat of whoever laid a table.
OWNER: Final = -1


@dataclass(frozen=True)
class Sitting:
    """A seat that belongs to a profile, or that it is invited to."""

    table: str
    seat: int
    at: int


def note_sittings(
    database: Database, table: str, seats: Sequence[KeptSeat], options: TableOptions, at: int = 0
) -> None:
    """Bring the index up to date with the seats of a table."""
    wanted = {(profile, seat): int(is_invited) for profile, seat, is_invited in _sitters(seats, options)}
    rows = database.run("SELECT profile, seat, is_invited, is_over, at FROM sittings WHERE table_id = ?", [table])
    found = {(profile, seat): is_invited for profile, seat, is_invited, _, _ in rows}
    # What joins a table that is over, or later, is as old as the rest of it.
    is_over = max((row[3] for row in rows), default=0)
    since = at or max((row[4] for row in rows), default=0)
    for profile, seat in found.keys() - wanted.keys():
        database.run("DELETE FROM sittings WHERE profile = ? AND table_id = ? AND seat = ?", [profile, table, seat])
    for (profile, seat), is_invited in wanted.items():
        if found.get((profile, seat)) != is_invited:
            database.run(
                "INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (profile, table_id, seat)"
                " DO UPDATE SET is_invited = excluded.is_invited",
                [profile, table, seat, is_invited, is_over, since],
            )


def _sitters(seats: Sequence[KeptSeat], options: TableOptions) -> Iterator[tuple[str, int, bool]]:
    if options.owner:
        yield options.owner, OWNER, False
    for number, seat in enumerate(seats):
        if seat.profile:
            yield seat.profile, number, False
        elif seat.invited:
            yield seat.invited, number, True


def running_of(database: Database, profile: str, most: int, is_invited: bool = False) -> list[Sitting]:
    """Games that go on, or invitations to them, the latest first."""
    rows = database.run(
        "SELECT table_id, seat, at FROM sittings WHERE profile = ? AND is_over = 0 AND is_invited = ?"
        " ORDER BY at DESC LIMIT ?",
        [profile, int(is_invited), most],
    )
    return [Sitting(*row) for row in rows]


def tables_of(database: Database, profile: str) -> list[str]:
    """Every table that has to do with a profile."""
    rows = database.run("SELECT DISTINCT table_id FROM sittings WHERE profile = ?", [profile])
    return [str(table) for (table,) in rows]


def tables_naming(database: Database, profile: str) -> list[str]:
    """Those too that only remember having sent somebody away, or that they gave a seat to another."""
    rows = database.run(
        "SELECT id FROM tables WHERE deleted = 0 AND (seats LIKE ? OR options LIKE ?)", [f"%{profile}%"] * 2
    )
    return list(dict.fromkeys([*tables_of(database, profile), *(str(table) for (table,) in rows)]))


def orders_of(database: Database, table: str, seat: int) -> list[str]:
    """What the owner of a seat has ordered to be done while they are away."""
    rows = database.run("SELECT state FROM clocks WHERE table_id = ?", [table])
    orders = msgspec.json.decode(rows[0][0], type=ClockState).candles[seat].orders if rows else KeptOrders()
    given = [name for name in ("pays_bills", "takes_only", "lets_pass") if getattr(orders, name)]
    return [*given, f"advances {orders.advances}"] if orders.advances else given


def forget_orders(database: Database, table: str, seat: int) -> None:
    """What somebody had said for themselves: their orders, and when they sleep."""
    rows = database.run("SELECT state FROM clocks WHERE table_id = ?", [table])
    if rows:
        state = msgspec.json.decode(rows[0][0], type=ClockState)
        state.candles[seat].orders, state.candles[seat].quiet = KeptOrders(), Quiet()
        text = msgspec.json.encode(state).decode()
        database.run("UPDATE clocks SET state = ? WHERE table_id = ?", [text, table])


def is_over(database: Database, table: str) -> bool:
    return bool(database.run("SELECT 1 FROM sittings WHERE table_id = ? AND is_over = 1 LIMIT 1", [table]))


def note_over(database: Database, table: str) -> None:
    database.run("UPDATE sittings SET is_over = 1 WHERE table_id = ?", [table])


def reseat(database: Database, table: str, old: str, new: str) -> None:
    """What belonged to one profile at a table belongs to another."""
    found = seats_of(database, table)
    if found is None:
        return
    seats, options = found
    for seat in seats:
        seat.profile = new if seat.profile == old else seat.profile
        seat.invited = new if seat.invited == old else seat.invited
    options.owner = new if options.owner == old else options.owner
    keep_seats(database, table, seats, options)


def seats_of(database: Database, table: str) -> tuple[list[KeptSeat], TableOptions] | None:
    rows = database.run("SELECT seats, options FROM tables WHERE id = ? AND deleted = 0", [table])
    if not rows:
        return None
    seats, options = rows[0]
    return msgspec.json.decode(seats, type=list[KeptSeat]), msgspec.json.decode(options, type=TableOptions)


def keep_seats(database: Database, table: str, seats: Sequence[KeptSeat], options: TableOptions) -> None:
    database.run(
        "UPDATE tables SET seats = ?, options = ? WHERE id = ?",
        [msgspec.json.encode(seats).decode(), msgspec.json.encode(options).decode(), table],
    )
    note_sittings(database, table, seats, options)
