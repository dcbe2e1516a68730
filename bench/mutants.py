"""Whether anything that comes over the wire is ever the server's fault: `python -m bench.mutants`.

A server runs in a process of its own, without limits of rate. Requests and messages with something wrong in them are
sent to it over HTTP and WebSockets, as fast as it answers; counted are the answers, and every 5xx and every line that
the server gave up is a fault.
"""

import argparse
import asyncio
import random
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.siege import BODIES, MESSAGES, PATHS, mutated
from wellspent.protocol import Created, NewSeat, NewTable
from wellspent.server.conversation import FAILED, MOST_NONSENSE

# Seconds for an answer, on a machine that has other things to do.
PATIENCE: Final = 900.0
# Requests of one connection.
AT_ONCE: Final = 50
# After so many a table is left for another one.
AT_TABLE: Final = 2_000
# What is shown of each trace in the log of a server that was at fault.
LONGEST_TRACE: Final = 3_000
HEADERS: Final = [
    b"Authorization: Bearer x",
    b"Accept-Language: fr;q=2",
    b"If-None-Match: *",
    b"Range: bytes=0-",
    b"Origin: null",
    b"Expect: 100-continue",
    b"Accept-Encoding: gzip",
]
READS: Final = [
    "/api/games",
    "/api/games/pursuit/cards?edition=first",
    "/api/tables/{id}",
    "/api/tables/{id}/moments/0?seat=0",
    "/api/tables/{id}/record",
    "/api/tables/{id}/ending",
    "/api/tables/{id}/review/0",
    "/api/puzzles",
    "/api/me",
    "/api/texts/en",
    "/t/{id}",
    "/assets/main.js",
    "/metrics",
    *PATHS,
]


class Mutants:
    """So many messages, and what came of them."""

    def __init__(self, port: int, seed: int, count: int) -> None:
        self.port: Final = port
        self.left = count
        self.luck: Final = random.Random(seed)
        self.answers: Final[Counter[str]] = Counter()
        self.faults: Final[list[str]] = []

    def take(self, count: int) -> int:
        """So many of those that are left."""
        taken = min(count, self.left)
        self.left -= taken
        return taken

    async def table(self, client: httpx.AsyncClient) -> Created:
        wishes = NewTable(self.luck.choice(["pursuit", "cv"]), [NewSeat("here"), NewSeat("here")])
        answer = await client.post("/api/tables", content=msgspec.json.encode(wishes))
        return msgspec.json.decode(answer.content, type=Created)

    # Over HTTP.

    async def ask(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as client:
            while self.left:
                made = await self.table(client)
                for _ in range(AT_TABLE // AT_ONCE):
                    await self._ask(made, [self.request(made) for _ in range(self.take(AT_ONCE))])

    async def _ask(self, made: Created, requests: list[bytes]) -> None:
        """One after another, over one connection as long as it is kept."""
        line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        for request in requests:
            line = line or await asyncio.open_connection("127.0.0.1", self.port)
            try:
                line[1].write(request)
                status, is_kept = await asyncio.wait_for(answered(line[0]), PATIENCE)
            except (OSError, EOFError, ValueError, TimeoutError) as error:
                status, is_kept = type(error).__name__, False
            self.answers[f"HTTP {status}"] += 1
            if status.startswith("5"):
                self.faults.append(f"{status} {request[:400]!r}")
            if not is_kept:
                line[1].close()
                line = None
        if line is not None:
            line[1].close()

    def request(self, made: Created) -> bytes:
        luck = self.luck
        path = luck.choice([*READS, *BODIES])
        body = mutated(luck, BODIES[path]) if path in BODIES else b""
        target = path.replace("{id}", made.table).encode()
        if luck.random() < 0.2:
            target = b"/" + mutated(luck, [target[1:]]).replace(b" ", b"").replace(b"\r\n", b"")[:4000]
        head = [b"%s %s HTTP/1.1" % (b"POST" if path in BODIES else b"GET", target), b"Host: localhost"]
        head += luck.sample(HEADERS, luck.randint(0, 2))
        if luck.random() < 0.1:
            head.append(mutated(luck, HEADERS).replace(b"\n", b""))
        key = b"Authorization: Bearer " + made.key.encode()
        head += [key] if luck.random() < 0.5 and key not in head else []
        return b"\r\n".join([*head, b"Content-Length: %d" % len(body), b"", body])

    # Over WebSockets.

    async def talk(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as client:
            while self.left:
                made = await self.table(client)
                for _ in range(AT_TABLE // MOST_NONSENSE):
                    await self._talk(made, self.take(MOST_NONSENSE))

    async def _talk(self, made: Created, count: int) -> None:
        if not count:
            return
        address = f"ws://127.0.0.1:{self.port}/api/live/{made.table}"
        try:
            async with connect(address, ping_interval=None, max_size=None, compression=None) as line:
                hello = f'{{"type":"hello","key":"{made.key}"}}'.encode()
                await line.send((mutated(self.luck, [hello]) if self.luck.random() < 0.05 else hello), text=True)
                for _ in range(count):
                    message = mutated(self.luck, MESSAGES)
                    # What is no text at all ends a line; most is to be read.
                    is_text = self.luck.random() < 0.995
                    await line.send(message.decode("utf-8", "replace").encode() if is_text else message, text=True)
                await line.send('{"type":"explain","id":"last","seat":0,"line":"study"}')
                async for heard in line:
                    text = heard if isinstance(heard, str) else heard.decode()
                    self._heard(text)
                    if '"id":"last"' in text:
                        break
        except InvalidHandshake:
            self.answers["WebSocket refused"] += 1
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            self.answers[f"WebSocket {code}"] += 1
            if code == FAILED:
                self.faults.append("a line was given up")
        except (OSError, TimeoutError) as error:
            self.answers[f"WebSocket {type(error).__name__}"] += 1

    def _heard(self, text: str) -> None:
        if text.startswith('{"type":"refusal"'):
            code = msgspec.json.decode(text)["code"]
            self.answers[f"refusal {code}"] += 1
            if code == "internal":
                self.faults.append(text[:400])
        else:
            self.answers[text[: text.index(",")] if "," in text else text[:20]] += 1


async def answered(reader: asyncio.StreamReader) -> tuple[str, bool]:
    """The status of an answer, and whether the connection is kept; reads all of it."""
    head = await reader.readuntil(b"\r\n\r\n")
    while head.startswith(b"HTTP/1.1 100"):
        head = await reader.readuntil(b"\r\n\r\n")
    lines = head.lower().split(b"\r\n")
    lengths = [int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length")]
    if lengths:
        await reader.readexactly(lengths[0])
    else:
        # Sent in pieces, or until the end.
        while (size := int((await reader.readuntil(b"\r\n")).strip(), 16)) or await reader.readexactly(2) is None:
            await reader.readexactly(size + 2)
    return lines[0].split()[1].decode(), bool(lengths) and b"connection: close" not in lines


def distinct(traces: list[str]) -> list[tuple[str, int]]:
    """One of each kind, by where it was raised, and how many there are."""
    found: dict[str, list[str]] = {}
    for trace in traces:
        places = [line for line in trace.splitlines() if line.lstrip().startswith("File ")]
        found.setdefault(places[-1] if places else "", []).append(trace)
    return [(alike[0], len(alike)) for alike in found.values()]


async def run(options: argparse.Namespace) -> int:
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.load", "--serve", folder), stdout=asyncio.subprocess.PIPE, stderr=errors
            )
        assert process.stdout is not None
        try:
            mutants = Mutants(int(await process.stdout.readline()), options.seed, options.count)
            await asyncio.gather(mutants.ask(), mutants.ask(), mutants.talk(), mutants.talk())
        finally:
            process.terminate()
            await process.wait()
        said = log.read_text(errors="replace")
        traces = said.count("Traceback")
    for answer, count in mutants.answers.most_common():
        print(f"{count:8}  {answer}")
    print(f"{options.count} messages, {len(mutants.faults)} faults, {traces} traces in the log of the server")
    for fault in mutants.faults[:20]:
        print(fault)
    for trace, count in distinct(said.split("Traceback")[1:]):
        print(f"{count} times: Traceback{trace[:LONGEST_TRACE]}")
    return min(len(mutants.faults) + traces, 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    return asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
