"""Whether anybody can keep others from playing: `python -m bench.siege`.

A server with its usual limits runs in a process of its own. People play at a few tables from one address while somebody
attacks from another, out of a process of their own, kind after kind; shown is how long the players waited, for how long
at most nobody at all was answered, how much the server's memory grew, and how often it was at fault.
"""

import argparse
import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from bench.load import House, Run, Seating, check_system, milliseconds
from wellspent.protocol import Created, NewSeat, NewTable
from wellspent.server.conversation import FAILED

ATTACKER: Final = ("127.0.0.2", 0)
CONNECTIONS: Final = 20
TABLES: Final = 4
EVERY: Final = 0.25
# Seconds until an attack is under way.
WARMING: Final = 2.0
# Somebody who only asks whether the server is there, every so many seconds.
PROBER: Final = ("127.0.0.3", 0)
PROBING: Final = 0.01
# Seconds after which everybody has gone.
PATIENCE: Final = 60.0
# How a line may break, and what is a fault of the server: over HTTP, in an answer, or as the end of a line.
BROKEN: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
FAULT: Final = 500
INTERNAL: Final = b'"code":"internal"'
# A game of five people with everything, and how many of its last lines are left out for one that is not over.
LONG: Final = Path(__file__).parents[1] / "tests" / "records" / "everything-5-alone-at-top.record"
LAST: Final = 40
MODULES: Final = ("pets", "friends", "school", "community", "nostalgia", "experiences", "relatives")


class Siege:
    """Somebody with many connections, a table of their own and no scruples."""

    def __init__(self, port: int, until: float, table: Created, long: Created) -> None:
        self.port: Final = port
        self.until: Final = until
        self.table: Final = table
        # Another one, where hundreds of choices have been made.
        self.long: Final = long
        self.sent = 0
        self.faults = 0
        self.luck: Final = random.Random(1)

    @property
    def goes_on(self) -> bool:
        return perf_counter() < self.until

    async def talk(self, message: Callable[[int], str], reads: bool = True, at: Created | None = None) -> None:
        """Send messages as fast as they go, over one connection after another."""
        table = at or self.table
        while self.goes_on:
            try:
                address = f"ws://127.0.0.1:{self.port}/api/live/{table.table}"
                async with connect(address, local_addr=ATTACKER, ping_interval=None, max_size=None) as line:
                    await line.send(f'{{"type":"hello","key":"{table.key}"}}')
                    while self.goes_on:
                        await asyncio.wait_for(line.send(message(self.sent)), 1)
                        self.sent += 1
                        if reads and self.sent % 8 == 0:
                            self.faults += INTERNAL in await asyncio.wait_for(line.recv(False), 1)
            except BROKEN as error:
                await self.fall_back(error)

    async def fall_back(self, error: Exception) -> None:
        """A line has ended, perhaps by a fault of the server."""
        closed = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
        refused = error.response.status_code if isinstance(error, InvalidStatus) else 0
        self.faults += closed == FAILED or refused >= FAULT
        await asyncio.sleep(0.01)

    async def ask(self, method: str, path: str, body: Callable[[int], bytes] = lambda _: b"") -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER[0])
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30
        ) as client:
            while self.goes_on:
                try:
                    answer = await client.request(
                        method,
                        path.replace("{id}", self.table.table).replace("{long}", self.long.table),
                        content=body(self.sent),
                    )
                    self.faults += answer.status_code >= FAULT
                    self.sent += 1
                except httpx.HTTPError:
                    await asyncio.sleep(0.01)

    async def knock(self) -> None:
        """Come in, say hello or nothing, and leave."""
        while self.goes_on:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/live/{self.table.table}", local_addr=ATTACKER, ping_interval=None
                ) as line:
                    self.sent += 1
                    if self.sent % 2:
                        await line.send(f'{{"type":"hello","key":"{self.table.key}"}}')
            except BROKEN as error:
                await self.fall_back(error)

    async def trickle(self) -> None:
        """Bodies in the smallest pieces there are."""
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        while self.goes_on:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=ATTACKER)
                writer.write(head + b"1\r\nx\r\n" * 30_000 + b"0\r\n\r\n")
                self.sent += 1
                async with asyncio.timeout(5):
                    await writer.drain()
                    self.faults += (await reader.read(1000)).startswith(b"HTTP/1.1 5")
                writer.close()
            except (OSError, TimeoutError):
                await asyncio.sleep(0.01)

    async def be_silent(self) -> None:
        lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        while self.goes_on:
            try:
                lines.append(await asyncio.open_connection("127.0.0.1", self.port, local_addr=ATTACKER))
                self.sent += 1
            except OSError:
                pass
            await asyncio.sleep(0.005)
        for _, writer in lines:
            writer.close()

    async def ping(self) -> None:
        while self.goes_on:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/live/{self.table.table}", local_addr=ATTACKER, ping_interval=None
                ) as line:
                    line.transport.pause_reading()
                    while self.goes_on:
                        await asyncio.wait_for(line.ping(self.luck.randbytes(100)), 1)
                        self.sent += 1
            except BROKEN as error:
                await self.fall_back(error)

    def mutated(self, seeds: list[bytes]) -> bytes:
        return mutated(self.luck, seeds)


def mutated(luck: random.Random, seeds: list[bytes]) -> bytes:
    """A message with something wrong in it."""
    text = bytearray(luck.choice(seeds))
    for _ in range(luck.randint(0, 4)):
        place = luck.randrange(len(text) + 1)
        kind = luck.randrange(4)
        if kind == 0:
            text[place:place] = luck.choice(NONSENSE)
        elif kind == 1:
            del text[place : place + luck.randint(1, 8)]
        elif kind == 2 and text:
            text[place % len(text)] = luck.randrange(256)
        else:
            text[place:place] = text[: luck.randint(0, len(text))]
    return bytes(text)


NONSENSE: Final = [
    b"\0",
    b"\xff\xfe",
    b"9" * 5000,
    b"[" * 3000,
    b"\ud83d",
    b"null",
    b"-1",
    b'"',
    b"{}",
    b"1e999",
    b"\r\n",
]
MESSAGES: Final = [
    b'{"type":"hello","key":"","lang":"en","seen":-1}',
    b'{"type":"choose","id":"1","version":0,"seat":0,"line":"study"}',
    b'{"type":"undo","id":"2","version":0,"seat":0,"all":true}',
    b'{"type":"redo","id":"3","version":0,"seat":0}',
    b'{"type":"explain","id":"4","seat":0,"line":"study"}',
    b'{"type":"say","id":"5","text":"hello"}',
    b'{"type":"pace","id":"6","pace":100}',
    b'{"type":"sit","id":"7","seat":0,"name":"Ines","colour":"poppy","pronoun":"she"}',
    b'{"type":"speak","lang":"fr"}',
]
RECORD: Final = (
    b'{"record":"wellspent record 1\\ngame pursuit\\nrules 1\\ncards x\\nseats A\\nseed x\\n\\n1 A study\\n"}'
)
BODIES: Final = {
    "/api/tables": [b'{"game":"pursuit","seats":[{"kind":"here"}],"modules":["pets"]}'],
    "/api/import": [RECORD],
    "/api/mine": [b'[{"table":"abc","key":"x"}]'],
    "/api/tables/{id}/commands": MESSAGES,
    "/api/tables/{id}/branch": [b'{"move":0,"seats":[{"kind":"here"}]}'],
}
PATHS: Final = [
    "/assets/%00",
    "/api/tables/%00",
    "/api/tables/{id}?log_from=" + "9" * 5000,
    "/api/tables/{id}/moments/999999",
]


def text_of(*kinds: int) -> Callable[[int], str]:
    return lambda number: MESSAGES[kinds[number % len(kinds)]].decode().replace('"id":"', f'"id":"{number} ')


def brought(last: int = 0) -> bytes:
    """A long game for the server to take in."""
    lines = LONG.read_text(encoding="utf-8").splitlines(keepends=True)
    return json.dumps({"record": "".join(lines[: len(lines) - last])}).encode()


def of_kind(luck: random.Random, number: int) -> bytes:
    """A table of a game that nobody has played before."""
    modules = luck.sample(MODULES, luck.randint(1, len(MODULES)))
    return msgspec.json.encode(NewTable("pursuit", [NewSeat("here")] * (1 + number % 4), modules=modules))


def attacks(siege: Siege) -> dict[str, Callable[[], Awaitable[None]]]:
    def body(path: str) -> Callable[[int], bytes]:
        return lambda _: siege.mutated(BODIES[path])

    paths = list(BODIES)
    return {
        "speak": lambda: siege.talk(lambda number: f'{{"type":"speak","lang":"{("en", "fr")[number % 2]}"}}'),
        "explain": lambda: siege.talk(text_of(4)),
        "say": lambda: siege.talk(text_of(5)),
        "all messages, unread": lambda: siege.talk(text_of(*range(1, 9)), reads=False),
        "mutated messages": lambda: siege.talk(lambda _: siege.mutated(MESSAGES).decode("utf-8", "replace")),
        "pings, unread": siege.ping,
        "reads": lambda: siege.ask("GET", "/api/tables/{id}"),
        "mine": lambda: siege.ask(
            "POST", "/api/mine", lambda _: b"[%s]" % b",".join([b'{"table":"%s"}' % siege.table.table.encode()] * 150)
        ),
        "new tables": lambda: siege.ask("POST", "/api/tables", lambda _: BODIES["/api/tables"][0]),
        "nonsense paths": lambda: siege.ask("GET", siege.luck.choice(PATHS)),
        "mutated bodies": lambda: siege.ask("POST", path := siege.luck.choice(paths), body(path)),
        "a long log": lambda: siege.talk(
            lambda number: f'{{"type":"speak","lang":"{("en", "fr")[number % 2]}"}}', at=siege.long
        ),
        "other names in it": lambda: siege.talk(
            lambda number: f'{{"type":"sit","id":"{number}","seat":0,"name":"N{number}"}}', at=siege.long
        ),
        "its moments": lambda: siege.ask("GET", f"/api/tables/{{long}}/moments/{siege.luck.randrange(500)}?lang=fr"),
        "games that are over": lambda: siege.ask("POST", "/api/import", lambda _: brought()),
        "games of all kinds": lambda: siege.ask("POST", "/api/tables", lambda number: of_kind(siege.luck, number)),
        "tiny pieces": siege.trickle,
        "coming and going": siege.knock,
        "silent sockets": siege.be_silent,
    }


async def attack(port: int, name: str, seconds: float, table: Created, long: Created) -> dict[str, int]:
    """One kind of attack, over many connections at once."""
    siege = Siege(port, perf_counter() + seconds, table, long)
    await asyncio.gather(*(attacks(siege)[name]() for _ in range(CONNECTIONS)))
    return {"sent": siege.sent, "faults": siege.faults}


async def attacked(port: int, name: str, seconds: float, table: Created, long: Created) -> dict[str, int]:
    """The same out of a process of its own, which takes no time from those who play and measure."""
    if not name:
        return {"sent": 0, "faults": 0}
    told = json.dumps([port, name, seconds, table.table, table.key, long.table, long.key])
    process = await asyncio.create_subprocess_exec(
        *("nice", "-n", "10", sys.executable, "-m", "bench.siege", f"--attack={told}"), stdout=asyncio.subprocess.PIPE
    )
    found: dict[str, int] = json.loads((await process.communicate())[0])
    return found


async def besiege(house: House, name: str, seconds: float, seatings: list[Seating], report: Table) -> int:
    wishes = NewTable("pursuit", [NewSeat("here"), NewSeat("bot", bot="random")], pace=1000)
    answer = await house.http.post("/api/tables", content=msgspec.json.encode(wishes))
    table = msgspec.json.decode(answer.content, type=Created)
    answer = await house.http.post("/api/import", content=brought(LAST))
    long = msgspec.json.decode(answer.content, type=Created)
    before, run, probe = house.memory(), Run(house, EVERY), Probe(house.port)
    attack = asyncio.ensure_future(attacked(house.port, name, seconds, table, long))
    await asyncio.sleep(WARMING if name else 0)
    probing = asyncio.create_task(probe.go_on())
    await run.measure(seatings, seconds - WARMING)
    probing.cancel()
    counts = await attack
    half = milliseconds(run.delays, 0.5)
    longest = milliseconds(run.delays, 1)
    print(
        f"{name or 'nobody'}: half within {half:.1f} ms, longest {longest:.0f} ms, held {probe.longest * 1000:.0f} ms,"
        f" {counts['faults']} of {counts['sent']} 5xx",
        file=sys.stderr,
        flush=True,
    )
    report.add_row(
        name or "nobody",
        str(counts["sent"]),
        str(len(run.delays)),
        f"{half:.1f}",
        f"{milliseconds(run.delays, 0.99):.0f}",
        f"{longest:.0f}",
        f"{probe.longest * 1000:.0f}",
        f"{(house.memory() - before) / 1000:+.1f}",
        str(counts["faults"]),
    )
    return counts["faults"]


class Probe:
    """Somebody who asks for next to nothing, all the time, and waits only where nobody is answered."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.longest = 0.0

    async def go_on(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=PROBER)
        while True:
            await asyncio.sleep(PROBING)
            begun = perf_counter()
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await reader.readuntil(b"}")
            self.longest = max(self.longest, perf_counter() - begun)


async def ready(port: int) -> None:
    """Wait as whoever sends visitors there does."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        async with asyncio.timeout(PATIENCE):
            while (await client.get("/ready")).status_code != httpx.codes.OK:
                await asyncio.sleep(0.1)


async def siege(options: argparse.Namespace) -> int:
    report = Table(title=f"{TABLES} tables of two, {CONNECTIONS} connections against them")
    for column in ("attack", "sent", "choices", "half ms", "99 % ms", "longest ms", "held ms", "MB", "5xx"):
        report.add_column(column, justify="left" if column == "attack" else "right")
    with TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wellspent", "serve", "--no-open", "--port=0", f"--data={folder}"),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        port = int((await process.stdout.readline()).decode().strip().rstrip("/").rpartition(":")[2])
        faults = 0
        await ready(port)
        try:
            for number, name in enumerate(["", *(options.only or attacks(Siege(0, 0, *[Created("", "", [])] * 2)))]):
                house = House(process.pid, port, 0, f"127.0.1.{number + 1}")
                seatings = [await house.sit_down(place) for place in range(TABLES)]
                faults += await besiege(house, name, options.seconds, seatings, report)
                for seating in seatings:
                    await seating.leave()
                await house.http.aclose()
        finally:
            process.terminate()
            await process.wait()
    Console().print(report)
    return min(faults, 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each kind of attack")
    parser.add_argument("--only", action="append", help="this kind only; may be given again")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        port, name, seconds, table_id, key, long_id, long_key = json.loads(options.attack)
        table, long = Created(table_id, key, []), Created(long_id, long_key, [])
        print(json.dumps(asyncio.run(attack(port, name, seconds, table, long))))
        return 0
    check_system(parser)
    return asyncio.run(siege(options))


if __name__ == "__main__":
    sys.exit(main())
