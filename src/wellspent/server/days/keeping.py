"""What the database keeps of the lives of the day: who has tried, what computer players came to, and the lives."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from wellspent.server.databases import Database
from wellspent.server.people.lives import COLUMNS, LifeRow, read_row

State = Literal["new", "begun", "lived", "spent"]
# A streak is looked back so far.
MOST_DAYS: Final = 1000


class Try(NamedTuple):
    """The one life of a day that counts for somebody, as far as it has come."""

    table: str
    state: State
    score: int = 0


NO_TRY: Final = Try("", "new")


def tries_of(database: Database, profile: str, day: str) -> dict[str, Try]:
    """By game."""
    rows = database.run(
        "SELECT day_tries.game, day_tries.table_id, tables.deleted, lives.day, lives.score FROM day_tries"
        " LEFT JOIN tables ON tables.id = day_tries.table_id"
        " LEFT JOIN lives ON lives.table_id = day_tries.table_id AND lives.profile = day_tries.profile"
        " WHERE day_tries.profile = ? AND day_tries.day = ?",
        [profile, day],
    )
    return {game: _try(day, *rest) for game, *rest in rows}


def _try(day: str, table: str, deleted: int | None, lived: str | None, score: int | None) -> Try:
    if deleted == 0 and lived is None:
        return Try(table, "begun")
    return Try(table, "lived", score or 0) if lived == day else Try(table, "spent", score or 0)


def add_try(database: Database, profile: str, day: str, game: str, table: str, at: int) -> bool:
    """Whether this is the first table of somebody for a day: only that one counts."""
    rows = database.run(
        "INSERT INTO day_tries VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING table_id",
        [profile, day, game, table, at],
    )
    return bool(rows)


def move_tries(database: Database, old: str, new: str) -> None:
    """Of two tries of one day the earlier counts, whoever of the two it was."""
    later = (
        "SELECT 1 FROM day_tries AS other WHERE other.profile = ? AND other.day = day_tries.day"
        " AND other.game = day_tries.game AND other.at"
    )
    for loser, winner, than in ((old, new, "<="), (new, old, "<")):
        where = f"profile = ? AND EXISTS ({later} {than} day_tries.at)"
        for (table,) in database.run(f"SELECT table_id FROM day_tries WHERE {where}", [loser, winner]):
            database.run("UPDATE lives SET day = '' WHERE table_id = ?", [table])
        database.run(f"DELETE FROM day_tries WHERE {where}", [loser, winner])
    database.run("UPDATE day_tries SET profile = ? WHERE profile = ?", [new, old])


def forget_tries(database: Database, profile: str) -> None:
    database.run("DELETE FROM day_tries WHERE profile = ?", [profile])


def days_tried(database: Database, profile: str) -> list[str]:
    """Day and game of everything that somebody has begun."""
    rows = database.run("SELECT day, game FROM day_tries WHERE profile = ? ORDER BY day, game", [profile])
    return [f"{day} {game}" for day, game in rows]


def days_lived(database: Database, profile: str) -> set[str]:
    rows = database.run(
        "SELECT day FROM lives WHERE profile = ? AND day <> '' ORDER BY day DESC LIMIT ?", [profile, MOST_DAYS]
    )
    return {day for (day,) in rows}


def people_of(database: Database, day: str) -> dict[str, int]:
    """How many have lived a day, by game."""
    return dict(database.run("SELECT game, COUNT(*) FROM lives WHERE day = ? AND day <> '' GROUP BY game", [day]))


def scores_of(database: Database, day: str, game: str) -> Counter[int]:
    """How many people came to which score."""
    rows = database.run(
        "SELECT score, COUNT(*) FROM lives WHERE day = ? AND day <> '' AND game = ? GROUP BY score", [day, game]
    )
    return Counter(dict(rows))


def life_of(database: Database, profile: str, day: str, game: str) -> LifeRow | None:
    """The counted life of somebody."""
    return _one(
        database.run(
            f"SELECT {COLUMNS} FROM lives WHERE profile = ? AND day = ? AND day <> '' AND game = ?",
            [profile, day, game],
        )
    )


def best_of(database: Database, day: str, game: str) -> LifeRow | None:
    """The happiest life of a day, the earliest of several."""
    return _one(
        database.run(
            f"SELECT {COLUMNS} FROM lives WHERE day = ? AND day <> '' AND game = ?"
            " ORDER BY score DESC, finished LIMIT 1",
            [day, game],
        )
    )


def _one(rows: Sequence[Sequence[Any]]) -> LifeRow | None:
    return read_row(rows[0]) if rows else None


def computers_of(database: Database, day: str, game: str) -> dict[int, int]:
    """What computer players came to, by their number."""
    return dict(database.run("SELECT number, score FROM day_computers WHERE day = ? AND game = ?", [day, game]))


def add_computer(database: Database, day: str, game: str, number: int, player: str, score: int) -> None:
    """Whoever works it out a second time finds the same."""
    database.run(
        "INSERT INTO day_computers VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", [day, game, number, player, score]
    )
