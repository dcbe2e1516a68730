"""A server that is killed in the middle of a game loses nothing that anybody saw."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from wellspent.protocol import Choose, Created, Done, News
from wellspent.server.hub import PUT_AWAY_AT_ONCE
from wellspent.server.tables import Table

from .running import HERE, LINK, PATIENCE, RANDOM, Guest, Running, in_loop, new_id, running

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs signals")


class Process:
    """A server in a process of its own, started as a user starts it."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, http: httpx.AsyncClient) -> None:
        self.process = process
        self.server = Running(port, None, http)

    async def end(self, sign: int) -> int:
        self.process.send_signal(sign)
        return await self.process.wait()


@asynccontextmanager
async def started(data: Path, database: str, *more: str) -> AsyncIterator[Process]:
    options = ["--port=0", "--no-open", f"--data={data}", *([f"--database={database}"] if database else []), *more]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "wellspent", "serve", *options, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://localhost:(\d+)/", (await process.stdout.readline()).decode())
        assert found is not None
        port = int(found[1])
        async with httpx.AsyncClient(base_url=f"http://localhost:{port}", timeout=PATIENCE, verify=False) as http:
            yield Process(process, port, http)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def play_until_cut(guest: Guest, seat: int) -> None:
    """Choose the first thing whenever asked, as fast as possible."""
    with suppress(ConnectionClosed):
        news = await guest.news()
        while True:
            lines = [offer.line for ask in news.asks for offer in ask.offers if not offer.is_interrupt]
            if lines:
                await guest.send(Choose(new_id(), news.version, seat, lines[news.move % len(lines)]))
            news = await guest.news()


async def play_and_kill(process: Process, made: Created, moves: int) -> tuple[Guest, Guest, Guest]:
    """Two who play until the server is killed, after so many moves, and one who looks on; and what they were told."""
    server = process.server
    async with (
        server.join(made.table, made.key) as host,
        server.join(made.table, made.links[0].key) as friend,
        server.join(made.table) as watcher,
    ):
        playing = [asyncio.create_task(play_until_cut(guest, seat)) for seat, guest in enumerate((host, friend))]
        await watcher.reach(moves)
        await process.end(signal.SIGKILL)
        await asyncio.gather(*playing)
        with suppress(ConnectionClosed):
            await watcher.find(News, lambda _: False)
    return host, friend, watcher


def check_nothing_is_lost(after: News, guests: tuple[Guest, Guest, Guest], moves: int) -> None:
    seen = [message for guest in guests for message in guest.received if isinstance(message, News | Done)]
    assert after.version >= max(message.version for message in seen) >= moves
    log = {entry.number: entry.text for entry in after.log}
    open_log = [entry for message in guests[-1].received if isinstance(message, News) for entry in message.log]
    assert open_log
    assert all(log[entry.number] == entry.text for entry in open_log)


@in_loop
async def test_a_killed_server_loses_nothing_that_anybody_saw(data: Path, database: str) -> None:
    """Killed early, and killed again when it has gone on."""
    async with started(data, database) as first:
        made = await first.server.create(HERE, LINK, RANDOM)
        early = await play_and_kill(first, made, 3)
    async with started(data, database) as second:
        check_nothing_is_lost(await second.server.read(News, f"/api/tables/{made.table}"), early, 3)
        late = await play_and_kill(second, made, early[-1].latest.version + 20)
    async with started(data, database) as third:
        check_nothing_is_lost(await third.server.read(News, f"/api/tables/{made.table}"), late, 20)


@in_loop
async def test_a_server_that_is_stopped_says_goodbye_and_brings_every_table_back(data: Path) -> None:
    async with started(data, "") as first:
        made = await first.server.create(HERE)
        async with first.server.join(made.table, made.key) as host:
            await host.choose(await host.news())
            before = host.latest
            ending = asyncio.create_task(first.end(signal.SIGTERM))
            with suppress(ConnectionClosed):
                await host.find(News, lambda _: False)
            code = await ending
    async with started(data, "") as second, second.server.join(made.table, made.key) as host:
        after = await host.news()

    assert code in (0, -signal.SIGTERM)
    assert host.line.close_code is not None
    assert after.asks == before.asks
    assert (after.version, after.scene) == (before.version, before.scene)


@in_loop
async def test_a_second_server_on_the_same_data_says_why_it_does_not_start(data: Path) -> None:
    async with running(data):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wellspent", "serve", "--port=0", "--no-open", f"--data={data}"),
            stderr=asyncio.subprocess.PIPE,
        )
        _, errors = await process.communicate()

    assert process.returncode == 1
    assert "another server uses it" in errors.decode()
    assert "Traceback" not in errors.decode()


@in_loop
async def test_a_server_that_stops_lets_everybody_go_and_puts_few_tables_away_at_a_time(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_away, going, open_then = Table.put_away, list[int](), list[bool]()
    counts = [0]

    async def counted(table: Table) -> None:
        counts[0] += 1
        going.append(counts[0])
        open_then.extend(not each.is_closed for each in tables)
        await put_away(table)
        counts[0] -= 1

    async with running(data) as server:
        made = [await server.create(HERE) for _ in range(3 * PUT_AWAY_AT_ONCE)]
        tables = [await server.hub.table(each.table) for each in made]
        monkeypatch.setattr(Table, "put_away", counted)

    assert len(going) == len(tables)
    assert max(going) <= PUT_AWAY_AT_ONCE
    assert not any(open_then)
