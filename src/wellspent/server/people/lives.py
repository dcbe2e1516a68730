"""Lives that were lived, as lines of the database."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wellspent.server.databases import Database

from .sittings import note_over


class Lived(msgspec.Struct, omit_defaults=True):
    """What is remembered of a life besides its score."""

    rounds: int = 0
    years: int = 0
    end: str = ""
    # The highest level of each card, counted from 1.
    cards: dict[str, int] = {}
    kinds: dict[str, int] = {}
    goals: int = 0
    of_goals: int = 0
    # By language.
    title: dict[str, str] = {}
    # Of a life of the day: how it went, a sentence of its story by language, and the cards that it is remembered by.
    row: list[str] = []
    quote: dict[str, str] = {}
    stamps: list[str] = []
    # The sides that they lay on, -1 where there is one only.
    sides: list[int] = []
    # What postmarks count.
    traits: dict[str, int] = {}


class LifeRow(msgspec.Struct):
    """A line of the chronicle. `profile` is empty where a computer player or somebody without one sat."""

    table: str
    seat: int
    profile: str
    name: str
    bot: str
    game: str
    seats: int
    people: int
    score: int
    place: int
    finished: int
    is_read: int
    day: str
    life: Lived


COLUMNS: Final = "table_id, seat, profile, name, bot, game, seats, people, score, place, finished, is_read, day, life"


def is_noted(database: Database, table: str) -> bool:
    return bool(database.run("SELECT 1 FROM lives WHERE table_id = ? LIMIT 1", [table]))


def add_rows(database: Database, table: str, rows: Sequence[LifeRow]) -> bool:
    """Whether they are new."""
    is_new = False
    for row in rows:
        life = msgspec.json.encode(row.life).decode()
        added = database.run(
            "INSERT INTO lives VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING seat",
            [*[getattr(row, field) for field in row.__struct_fields__[:-1]], life],
        )
        is_new = is_new or bool(added)
    note_over(database, table)
    return is_new


def lives_of(database: Database, profile: str, most: int, is_unread: bool = False) -> list[LifeRow]:
    """The latest first."""
    unread = " AND is_read = 0" if is_unread else ""
    rows = database.run(
        f"SELECT {COLUMNS} FROM lives WHERE profile = ?{unread} ORDER BY finished DESC LIMIT ?", [profile, most]
    )
    return [read_row(row) for row in rows]


def read_row(row: Sequence[Any]) -> LifeRow:
    fields: list[Any] = [*row[:-1], msgspec.json.decode(row[-1], type=Lived)]
    return LifeRow(*fields)


def company_of(database: Database, tables: Sequence[str]) -> dict[str, list[LifeRow]]:
    """Everybody's lives of these tables."""
    if not tables:
        return {}
    marks = ", ".join("?" * len(tables))
    rows = database.run(f"SELECT {COLUMNS} FROM lives WHERE table_id IN ({marks}) ORDER BY place, seat", list(tables))
    found: dict[str, list[LifeRow]] = {}
    for row in rows:
        life = read_row(row)
        found.setdefault(life.table, []).append(life)
    return found


def count_of(database: Database, profile: str) -> int:
    return int(database.run("SELECT COUNT(*) FROM lives WHERE profile = ?", [profile])[0][0])


def note_read(database: Database, profile: str, table: str) -> None:
    database.run("UPDATE lives SET is_read = 1 WHERE profile = ? AND table_id = ?", [profile, table])


def move_lives(database: Database, old: str, new: str) -> None:
    """Lives of one profile are another's."""
    database.run("UPDATE lives SET profile = ? WHERE profile = ?", [new, old])


def forget_lives(database: Database, profile: str, name: str) -> None:
    """Whoever sat with them remembers that somebody did."""
    database.run("UPDATE lives SET profile = '', name = ?, day = '', life = '{}' WHERE profile = ?", [name, profile])
