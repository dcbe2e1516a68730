"""Measures home: 10,000 profiles and 50,000 finished games in the database, beside a handful.

`.venv/bin/python -m bench.home` prints the median of what home asks of the database, and of home as a browser asks for
it, over HTTP, by somebody who has games that go on and stories to read: the computing of it, with the ratio of full
to nearly empty, and the time on the clock, which hangs on what else the machine does.
"""

import asyncio
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final, NamedTuple

import httpx
import uvicorn

from wellspent.commands.serve import listen
from wellspent.server.app import make_app
from wellspent.server.databases import Database, Sqlite
from wellspent.server.days.calendar import begins
from wellspent.server.days.today import home_day
from wellspent.server.keys import hashed, new_profile_key
from wellspent.server.people.home import ended_of
from wellspent.server.people.lives import LifeRow, Lived, add_rows
from wellspent.server.people.sittings import running_of
from wellspent.server.schema import migrate
from wellspent.server.settings import Limits, Settings

SMALL: Final = (10, 50)
LARGE: Final = (10_000, 50_000)
LAPS: Final = 200
TODAY: Final = "2026-11-17"
NOON: Final = begins(TODAY) + 1
MANY: Final = (10**9, 1e9)
# Of somebody who is asked for: games that go on with others, and finished ones whose story is not read.
RUNNING: Final = 6
UNREAD: Final = 12
# Seconds for an answer, on a machine that others keep busy.
PATIENCE: Final = 60


class Lap(NamedTuple):
    """One home, in seconds: of computing, at both ends, and on the clock."""

    computing: float
    clock: float


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


async def laps_over_http(folder: Path, key: str) -> list[Lap]:
    """Home of somebody with games that go on, from the request to the last byte, at a server with this database."""
    limits = Limits(tables=MANY, profiles=MANY, requests=MANY, cost=MANY, kept=MANY)
    line = listen("127.0.0.1", 0)
    settings = Settings(folder, now=lambda: NOON, day_computers=0, limits=limits)
    server = uvicorn.Server(uvicorn.Config(make_app(settings), log_level="warning"))
    serving = asyncio.create_task(server.serve([line]))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{line.getsockname()[1]}", timeout=PATIENCE) as visitor:
        await _until_open(visitor)
        who = {"Authorization": f"Bearer {key}"}
        await _lay_tables(visitor, who)
        laps = []
        for _ in range(LAPS):
            begun, at = process_time(), perf_counter()
            await visitor.get("/api/home", headers=who)
            laps.append(Lap(process_time() - begun, perf_counter() - at))
        home = (await visitor.get("/api/home", headers=who)).raise_for_status().json()
        assert (len(home["lives"]), len(home["ended"])) == (RUNNING, UNREAD), home
    server.should_exit = True
    await serving
    return laps


async def _until_open(visitor: httpx.AsyncClient) -> None:
    while True:
        try:
            await visitor.get("/health")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def _lay_tables(visitor: httpx.AsyncClient, who: dict[str, str]) -> None:
    seats = [{"kind": "here", "name": "Ines"}, {"kind": "link", "name": "Mei"}]
    for _ in range(RUNNING):
        wishes = {"game": "pursuit", "pace": 0, "seats": seats}
        (await visitor.post("/api/tables", json=wishes, headers=who)).raise_for_status()


def _give_stories(database: Database, key: str) -> None:
    """Somebody with finished lives whose stories are not read."""
    who = hashed(key)
    database.run("INSERT INTO profiles VALUES (?, '{}', 0, 0)", [who])
    life = Lived(8, 79, "age", {"yoga": 2}, {"job": 1}, title={"en": "A life", "fr": "Une vie"})
    for number in range(UNREAD):
        row = LifeRow(f"mine {number}", 0, who, "Ines", "", "pursuit", 1, 1, 40, 0, number, 0, "", life)
        add_rows(database, row.table, [row])


def _home_of(folder: Path, profiles: int, games: int) -> list[Lap]:
    folder.mkdir()
    database = Sqlite(folder / "wellspent.db")
    migrate(database)
    fill(database, profiles, games)
    key = new_profile_key()
    _give_stories(database, key)
    database.close()
    return asyncio.run(laps_over_http(folder, key))


def main() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        asked = [milliseconds(folder, *size) for size in (SMALL, LARGE)]
        whole = [_home_of(folder / f"over http {size[1]}", *size) for size in (SMALL, LARGE)]
    computing = [1000 * median(lap.computing for lap in laps) for laps in whole]
    for what, (small, large) in (("database", asked), ("computing for home over HTTP", computing)):
        told = f"{small:.2f} ms with {SMALL[1]} games, {large:.2f} ms with {LARGE[1]}, ratio {large / small:.2f}"
        print(f"{what}: {told}")
    for (_, games), laps in zip((SMALL, LARGE), whole, strict=True):
        hundredths = quantiles((1000 * lap.clock for lap in laps), n=100)
        print(f"home over HTTP on the clock, {games} games: p50 {hundredths[49]:.1f} ms, p99 {hundredths[98]:.1f} ms")


if __name__ == "__main__":
    main()
