"""Connections that nobody uses, pages of other sites, and a journal that does not repeat itself."""

import asyncio
import gc
import logging
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from wellspent.protocol import NewSeat, Talk
from wellspent.server.conversation import _answer
from wellspent.server.databases import DatabaseError, OneProcess, Sqlite, is_data_fault
from wellspent.server.doors import MOST_UNREAD, Doors, HttpDoor, SocketDoor
from wellspent.server.journal import AsJson, Counting
from wellspent.server.lines import FairLine, TooMany
from wellspent.server.live import SocketLine
from wellspent.server.problems import Problem
from wellspent.server.requests import check_site
from wellspent.server.sqlstore import SqlStore
from wellspent.server.storage import StorageError
from wellspent.server.thinking import Decided, Thinker
from wellspent.server.viewers import Viewer

from .running import HERE, LINK, in_loop, running

# Heads and bodies that stop in the middle.
UNFINISHED = [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]


@pytest.mark.parametrize("begun", UNFINISHED, ids=["nothing", "head", "body"])
@in_loop
async def test_whoever_does_not_go_on_is_let_go(data: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(HttpDoor, "patience", 0.0)
    monkeypatch.setattr(HttpDoor, "every", 0.01)
    async with running(data) as server:
        reader, writer = await asyncio.open_connection("localhost", server.port)
        writer.write(begun)
        await reader.read()
        writer.close()


@in_loop
async def test_an_address_has_so_many_connections(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doors = Doors(2)
    monkeypatch.setattr(HttpDoor, "doors", doors)
    monkeypatch.setattr(SocketDoor, "doors", doors)
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.news()
            reader, writer = await asyncio.open_connection("localhost", server.port)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
            there = await server.get("/api/games")

    assert there.status_code == 200
    assert not doors.count


def test_pings_of_somebody_who_does_not_read_are_not_answered() -> None:
    class Full:
        aborted = False

        def get_write_buffer_size(self) -> int:
            return MOST_UNREAD + 1

        def abort(self) -> None:
            self.aborted = True

    door = SocketDoor.__new__(SocketDoor)
    full: Any = Full()
    door.transport = full
    door.handle_ping()

    assert full.aborted


# Whose page it is.

OWN = {"host": "localhost:8320"}


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        (OWN, ""),
        ({**OWN, "origin": "http://localhost:8320"}, ""),
        ({**OWN, "origin": "http://elsewhere.example"}, "origin"),
        ({**OWN, "origin": "null"}, "origin"),
        ({"host": "192.168.0.7:8320"}, ""),
        ({"host": "[::1]:8320"}, ""),
        ({"host": "box.local"}, ""),
        ({"host": "elsewhere.example"}, "host"),
        ({"host": "play.example.org", "origin": "https://play.example.org"}, ""),
        ({"host": "localhost:8320", "origin": "https://play.example.org"}, ""),
        ({"host": "[nonsense"}, "host"),
    ],
)
def test_pages_of_other_sites_may_not_act(headers: dict[str, str], code: str) -> None:
    try:
        check_site(headers, True, ("play.example.org",))
        found = ""
    except Problem as problem:
        found = problem.code

    assert found == code


@in_loop
async def test_another_site_neither_lays_tables_nor_listens(data: Path) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    async with running(data) as server:
        made = await server.create(HERE)
        laid = await server.http.post("/api/tables", content=b"{}", headers={**foreign, "Content-Type": "text/plain"})
        read = await server.http.get("/api/games", headers=foreign)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(
                f"ws://localhost:{server.port}/api/live/{made.table}", additional_headers=foreign
            ) as line:
                await line.recv()

    assert (laid.status_code, read.status_code) == (403, 200)


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/" + "x" * 300, "/assets/%2e%2e/index.html"])
@in_loop
async def test_names_that_no_file_has_are_not_looked_for(data: Path, tmp_path: Path, path: str) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    async with running(data, client=tmp_path / "client") as server:
        answer = await server.http.get(path)

    assert answer.status_code == 404


# The journal.


def test_what_repeats_is_counted() -> None:
    now = [0.0]
    counting = Counting(lambda: now[0])

    def said(text: str, *args: object) -> str | None:
        record = logging.LogRecord("x", logging.WARNING, "", 0, text, args, None)
        return record.getMessage() if counting.filter(record) else None

    first = [said("A %s", number) for number in range(1000)]
    now[0] = 61.0

    assert [line for line in first if line] == ["A 0"]
    assert said("B") == "B"
    assert said("A %s", 7) == "A 7 (999 times more since)"


def test_a_line_of_the_journal_can_be_json() -> None:
    line = AsJson().format(logging.LogRecord("x", logging.WARNING, "", 0, "A %s", ("é",), None))

    assert '"message": "A é"' in line
    assert '"time": "' in line


@in_loop
async def test_text_that_is_none_ends_the_line_and_is_one_line_of_the_journal(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as guest:
            await guest.news()
            await guest.line.send(b'{"type":"say\xff"}', text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await guest.find(Talk, lambda _: False)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert "What comes is not text" in caplog.text
    assert "Traceback" not in caplog.text


@in_loop
async def test_what_comes_after_a_goodbye_is_not_looked_at(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with connect(f"ws://localhost:{server.port}/api/live/{made.table}") as line:
            # Both come at once, and neither is text: the door says goodbye after the first.
            line.protocol.send_text(b"\xff")
            line.protocol.send_text(b"\xff")
            line.send_data()
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
        await server.get("/health")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


@in_loop
async def test_a_line_that_the_door_has_closed_is_not_closed_again(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        async with connect(f"ws://localhost:{server.port}/api/live/{made.table}") as line:
            # Both come at once: what is no hello, and what is no text.
            line.protocol.send_text(b'{"nonsense"')
            line.protocol.send_text(b"\xff")
            line.send_data()
            with pytest.raises(ConnectionClosed):
                await line.recv()
        await server.get("/health")

    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


@in_loop
async def test_whoever_has_gone_is_no_fault_of_the_line() -> None:
    class Gone:
        async def send_data(self, *_: object) -> None:
            raise ClientDisconnected

        async def close(self, code: int) -> None:
            raise ClientDisconnected

    gone: Any = Gone()
    with pytest.raises(WebSocketDisconnect):
        await SocketLine(gone).send(b"")
    await SocketLine(gone).close(1000)


@in_loop
async def test_what_is_refused_to_somebody_who_has_gone_is_no_fault(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(data) as server:
        made = await server.create(HERE)
        table = await server.hub.table(made.table)
        viewer = Viewer(table.holder(made.key), "en", 64)
        async with table.lock:
            text = '{"type":"choose","id":"1","version":0,"seat":0,"line":"dance"}'
            asked = asyncio.ensure_future(_answer(text, server.hub, table, viewer))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
        # Whoever comes next waits until it is done.
        await server.get(f"/api/tables/{made.table}")
        gc.collect()

    assert not viewer.waiting
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


# Databases.


def test_nobody_else_on_the_machine_reads_the_games(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "data" / "wellspent.db")
    mode = stat.S_IMODE((tmp_path / "data" / "wellspent.db").stat().st_mode)
    database.close()

    assert mode == 0o600


def test_a_damaged_file_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "wellspent.db").write_bytes(b"nothing like it" * 500)

    with pytest.raises(DatabaseError, match="wellspent restore"):
        Sqlite(tmp_path / "wellspent.db")


def test_faults_of_data_do_not_close_the_connection() -> None:
    import sqlite3

    assert is_data_fault(sqlite3.IntegrityError())
    assert not is_data_fault(sqlite3.OperationalError())


class Hanging(OneProcess):
    """A database that never comes back."""

    def __init__(self) -> None:
        self.is_hanging = False

    def run(self, statement: str, values: object = ()) -> list[Any]:
        while self.is_hanging:
            pass
        return [("2",)] if statement.startswith("SELECT value") else []

    def close(self) -> None: ...


@in_loop
async def test_a_database_that_hangs_keeps_nobody_waiting() -> None:
    database = Hanging()
    store = SqlStore(lambda: database, patience=0.05)
    database.is_hanging = True
    with pytest.raises(StorageError, match="too long"):
        await store.delete("x", 0)
    database.is_hanging = False
    store.close()


# Thinking in turn.


@in_loop
async def test_parties_take_turns_and_within_them_their_tables() -> None:
    line, order = FairLine(1, 20), []
    await line.enter("first", "t")

    async def think(party: str, table: str) -> None:
        await line.enter(party, table)
        order.append(f"{party} {table}")
        line.leave()

    greedy = [asyncio.ensure_future(think("greedy", f"{number % 2}")) for number in range(6)]
    await asyncio.sleep(0)
    modest = [asyncio.ensure_future(think("modest", "0"))]
    await asyncio.sleep(0)
    line.leave()
    await asyncio.gather(*greedy, *modest)

    assert order[:4] == ["greedy 0", "modest 0", "greedy 1", "greedy 0"]
    assert (line.free, line.waiting()) == (1, 0)


@in_loop
async def test_who_waits_for_too_much_or_no_longer_wants_it_takes_no_place() -> None:
    line = FairLine(1, 1)
    await line.enter("a", "t")
    waits = asyncio.ensure_future(line.enter("a", "t"))
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await line.enter("a", "t")
    waits.cancel()
    await asyncio.sleep(0)
    line.leave()
    await line.enter("b", "t")

    assert line.free == 0


@in_loop
async def test_the_players_are_told_when_somebody_stands_in(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def quick(thinker: Thinker, player: str, asked: Any) -> Decided:
        return Decided(asked.options[0], True)

    monkeypatch.setattr(Thinker, "decide", quick)
    async with running(data) as server:
        made = await server.create(NewSeat("bot", "Mei", bot="strong"), LINK)
        async with server.join(made.table, made.links[0].key, "fr") as guest:
            told = await guest.find(Talk, lambda talk: bool(talk.lines))

    assert told.lines[0].text.startswith("Mei a réfléchi trop longtemps")
    assert told.lines[0].seat == -1


# Seeds.


@in_loop
async def test_a_seed_that_somebody_chose_is_mixed_between_people(data: Path) -> None:
    async with running(data) as server:
        apart = await server.create(HERE, LINK, seed="mine")
        alone = await server.create(HERE, seed="mine")
        seeds = [(await server.hub.table(made.table)).session.seed for made in (apart, alone)]

    assert seeds == ["mine chance", "mine"]


@in_loop
async def test_everybody_is_told_where_somebody_may_know_what_comes(data: Path) -> None:
    async with running(data) as server:
        made = await server.create(HERE, HERE, seed="mine")
        async with server.join(made.table) as watcher:
            told = await watcher.find(Talk)
        async with server.join((await server.create(HERE, HERE, seed="")).table) as watcher:
            silent = await watcher.find(Talk)

    assert [line.text for line in told.lines] == ["Somebody chose the seed of this game, and may know what is coming."]
    assert silent.lines == []
