"""What is to be told, kept in the database: ways to people, what each wants to know, and what waits to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from wellspent.server.databases import Database
from wellspent.server.keys import new_key
from wellspent.server.rests import Quiet

WAITING: Final = "waiting"
SENT: Final = "sent"
# Its owner saw it at the table; it has passed; nobody could be reached.
SEEN: Final = "seen"
WITHDRAWN: Final = "withdrawn"
FAILED: Final = "failed"
# The way to a browser: somebody has several of those.
PUSH: Final = "push"
# What takes back something that was told.
WITHDRAW: Final = "withdraw"
# The wishes for every table that has none of its own, and about those one does not know yet.
EVERY_TABLE: Final = ""

# By way, what to tell.
Wishes = dict[str, list[str]]


@dataclass(frozen=True)
class KeptWay:
    """A way to somebody. `owner` is the hash of the key that a person holds. Whoever has its id may end it."""

    id: str
    owner: str
    way: str
    address: str
    lang: str
    is_confirmed: int
    fault: str = ""
    failed_at: int = 0


@dataclass(frozen=True)
class Notice:
    """One thing to be told by one way. While it is open, the same is not told again."""

    id: str
    way: str
    owner: str
    table: str
    seat: int
    kind: str
    state: str
    is_open: int
    due: int
    tries: int


WAY: Final = "id, owner, way, address, lang, is_confirmed, fault, failed_at"
NOTICE: Final = "id, way_id, owner, table_id, seat, kind, state, is_open, due, tries"


def ways_of(database: Database, owner: str) -> list[KeptWay]:
    rows = database.run(f"SELECT {WAY} FROM notice_ways WHERE owner = ? ORDER BY way, id", [owner])
    return [KeptWay(*row) for row in rows]


def way_of(database: Database, id: str) -> KeptWay | None:
    rows = database.run(f"SELECT {WAY} FROM notice_ways WHERE id = ?", [id])
    return KeptWay(*rows[0]) if rows else None


def keep_way(database: Database, way: KeptWay) -> None:
    database.run(
        f"INSERT INTO notice_ways ({WAY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " lang = excluded.lang, is_confirmed = excluded.is_confirmed, fault = excluded.fault,"
        " failed_at = excluded.failed_at",
        [way.id, way.owner, way.way, way.address, way.lang, way.is_confirmed, way.fault, way.failed_at],
    )


def drop_way(database: Database, id: str) -> None:
    """Forget an address, and what waits for it."""
    database.run("DELETE FROM notice_ways WHERE id = ?", [id])
    database.run("DELETE FROM outbox WHERE way_id = ?", [id])


def wishes_of(database: Database, owner: str, table: str) -> Wishes:
    """What somebody wants to know of a table, or else of every table."""
    rows = database.run(
        "SELECT wishes FROM notice_wishes WHERE owner = ? AND table_id IN (?, ?) ORDER BY table_id DESC",
        [owner, table, EVERY_TABLE],
    )
    return msgspec.json.decode(rows[0][0], type=Wishes) if rows else {}


def keep_wishes(database: Database, owner: str, table: str, wishes: Wishes) -> None:
    database.run(
        "INSERT INTO notice_wishes (owner, table_id, wishes) VALUES (?, ?, ?)"
        " ON CONFLICT (owner, table_id) DO UPDATE SET wishes = excluded.wishes",
        [owner, table, msgspec.json.encode(wishes).decode()],
    )


def drop_wishes(database: Database, owner: str, table: str) -> None:
    database.run("DELETE FROM notice_wishes WHERE owner = ? AND table_id = ?", [owner, table])


def hours_of(database: Database, owner: str) -> Quiet:
    """When somebody is sent nothing."""
    rows = database.run("SELECT zone, begins, ends FROM notice_hours WHERE owner = ?", [owner])
    return Quiet(*rows[0]) if rows else Quiet()


def keep_hours(database: Database, owner: str, hours: Quiet) -> None:
    database.run("DELETE FROM notice_hours WHERE owner = ?", [owner])
    if hours.length:
        database.run(
            "INSERT INTO notice_hours (owner, zone, begins, ends) VALUES (?, ?, ?, ?)",
            [owner, hours.zone, hours.begins, hours.ends],
        )


def written(database: Database, owner: str) -> list[str]:
    """What somebody wants to be told, and when nothing, in lines."""
    rows = database.run("SELECT table_id, wishes FROM notice_wishes WHERE owner = ? ORDER BY table_id", [owner])
    said = [
        f"{table or 'everywhere'} {way} {' '.join(kinds)}"
        for table, wishes in rows
        for way, kinds in msgspec.json.decode(wishes, type=Wishes).items()
        if kinds
    ]
    hours = hours_of(database, owner)
    return said + ([f"silent {hours.begins} {hours.ends} {hours.zone}"] if hours.length else [])


def join(database: Database, old: str, new: str) -> None:
    """Two become one, who is told once: of two addresses of a kind the new one's stays, of browsers all."""
    kept = ways_of(database, new)
    for way in ways_of(database, old):
        if any(each.way == way.way and (way.way != PUSH or each.address == way.address) for each in kept):
            drop_way(database, way.id)
    for table in ("notice_ways", "outbox"):
        database.run(f"UPDATE {table} SET owner = ? WHERE owner = ?", [new, old])
    for table, columns, unique in (
        ("notice_wishes", "table_id, wishes", "owner, table_id"),
        ("notice_hours", "zone, begins, ends", "owner"),
    ):
        database.run(
            f"INSERT INTO {table} (owner, {columns}) SELECT CAST(? AS TEXT), {columns} FROM {table} WHERE owner = ?"
            f" ON CONFLICT ({unique}) DO NOTHING",
            [new, old],
        )


def notices_of(database: Database, table: str) -> list[Notice]:
    """The open ones of a table."""
    rows = database.run(f"SELECT {NOTICE} FROM outbox WHERE table_id = ? AND is_open = 1", [table])
    return [Notice(*row) for row in rows]


def add_notice(database: Database, way: KeptWay, table: str, seat: int, kind: str, due: int) -> None:
    database.run(
        f"INSERT INTO outbox ({NOTICE}) VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, 0)",
        [new_key(), way.id, way.owner, table, seat, kind, WAITING, due],
    )


def close_notice(database: Database, notice: Notice, state: str) -> None:
    """It has passed: what has not been sent is not sent any more."""
    kept = state if notice.state == WAITING else notice.state
    database.run("UPDATE outbox SET is_open = 0, state = ? WHERE id = ?", [kept, notice.id])


def withdraw_notice(database: Database, notice: Notice, now: int) -> None:
    """It was told and has passed: let the way take it back."""
    database.run(
        f"INSERT INTO outbox ({NOTICE}) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 0)",
        [new_key(), notice.way, notice.owner, notice.table, notice.seat, WITHDRAW, WAITING, now],
    )


def waiting(database: Database, now: int, most: int) -> list[Notice]:
    """What is due, and whatever else waits for the same ways: it goes along."""
    rows = database.run(
        f"SELECT {NOTICE} FROM outbox WHERE state = 'waiting' AND way_id IN"
        " (SELECT way_id FROM outbox WHERE state = 'waiting' AND due <= ? ORDER BY due LIMIT ?) ORDER BY due",
        [now, most],
    )
    return [Notice(*row) for row in rows]


def mark(database: Database, notices: Sequence[Notice], state: str) -> None:
    for notice in notices:
        database.run("UPDATE outbox SET state = ? WHERE id = ?", [state, notice.id])


def postpone(database: Database, notices: Sequence[Notice], due: int, tries: int = 0) -> None:
    for notice in notices:
        database.run("UPDATE outbox SET due = ?, tries = ? WHERE id = ?", [due, tries or notice.tries, notice.id])


def forget(database: Database, owner: str) -> None:
    """Everything about somebody."""
    for table in ("outbox", "notice_ways", "notice_wishes", "notice_hours"):
        database.run(f"DELETE FROM {table} WHERE owner = ?", [owner])


def sweep(database: Database, before: int) -> None:
    """What is over and done with."""
    database.run("DELETE FROM outbox WHERE is_open = 0 AND state <> 'waiting' AND due < ?", [before])
