"""Measures what home asks of the database: 10,000 profiles and 50,000 finished games, beside a handful.

`.venv/bin/python -m bench.home` prints the median of each, and their ratio.
"""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from wellspent.server.databases import Database, Sqlite
from wellspent.server.days.calendar import begins
from wellspent.server.days.today import home_day
from wellspent.server.people.home import ended_of
from wellspent.server.people.lives import LifeRow, Lived, add_rows
from wellspent.server.people.sittings import running_of
from wellspent.server.schema import migrate

SMALL: Final = (10, 50)
LARGE: Final = (10_000, 50_000)
LAPS: Final = 200
TODAY: Final = "2026-11-17"
NOON: Final = begins(TODAY) + 1


def fill(database: Database, profiles: int, games: int) -> None:
    """Many people, and many games that they have finished."""
    database.run("BEGIN")
    for number in range(profiles):
        database.run("INSERT INTO profiles VALUES (?, '{}', 0, 0)", [f"person {number}"])
    life = Lived(8, 79, "age", {"yoga": 2}, {"job": 1}, title={"en": "A life", "fr": "Une vie"})
    for number in range(games):
        who, table = f"person {number % profiles}", f"table {number}"
        # Everybody has lived the life of the day, and some days before it.
        day = TODAY if number < profiles else ""
        rows = [
            LifeRow(table, 0, who, "Ines", "", "pursuit", 2, 1, 40, 0, number, 0, day, life),
            LifeRow(table, 1, "", "Mei", "sensible", "pursuit", 2, 1, 30, 1, number, 0, "", Lived()),
        ]
        add_rows(database, table, rows)
        if day:
            database.run("INSERT INTO day_tries VALUES (?, ?, 'pursuit', ?, 0)", [who, day, table])
        database.run("INSERT INTO sittings VALUES (?, ?, 0, 0, 1, ?)", [who, table, number])
    database.run("COMMIT")


def ask_home(database: Database, who: str) -> None:
    """What home asks of the database for somebody, without the games that go on."""
    running_of(database, who, 40)
    running_of(database, who, 12, True)
    home_day(database, who, NOON)
    ended_of(database, who, 12)


def milliseconds(folder: Path, profiles: int, games: int) -> float:
    database = Sqlite(folder / f"{profiles}.db")
    migrate(database)
    fill(database, profiles, games)
    laps = []
    for lap in range(LAPS):
        begun = perf_counter()
        ask_home(database, f"person {lap * 7 % profiles}")
        laps.append(perf_counter() - begun)
    database.close()
    return 1000 * median(laps)


def main() -> None:
    with TemporaryDirectory() as folder:
        small, large = (milliseconds(Path(folder), *size) for size in (SMALL, LARGE))
    print(f"home: {small:.2f} ms with {SMALL[1]} games, {large:.2f} ms with {LARGE[1]}, ratio {large / small:.2f}")


if __name__ == "__main__":
    main()
