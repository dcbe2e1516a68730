"""Processes that think: a few of them, started when they are needed, asked in the order of the questions."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from wellspent.advice import IS_COMPILED

from .lines import FairLine, TooMany
from .questions import Answer, NoAnswer, Question

WORKER: Final = "wellspent.server.worker"
MOST: Final = 8
# Questions of one party that wait.
MOST_WAITING: Final = 64
LONGEST_ANSWER: Final = 1 << 20


@asynccontextmanager
async def place_in(line: FairLine, patience: float, party: str, table: str) -> AsyncIterator[None]:
    """A place among those who are asked; NoAnswer after waiting for so long."""
    try:
        async with asyncio.timeout(patience):
            await line.enter(party, table)
    except (TimeoutError, TooMany) as error:
        raise NoAnswer("all of them are busy") from error
    try:
        yield
    finally:
        line.leave()


class Workers:
    """Questions wait for their turn; a process that takes too long for one is ended, and another takes its place."""

    # A thread of the server weighs quickly enough.
    reviews_all: Final = False

    def __init__(self, count: int = 0) -> None:
        self.line: Final = FairLine(count or max(1, min(MOST, (os.cpu_count() or 2) - 1)), MOST_WAITING)
        self._idle: Final[list[Process]] = []
        self._busy: Final[set[Process]] = set()
        # Those that run what has been replaced: each ends when it has answered.
        self._outdated: Final[set[Process]] = set()
        self._path: Final = [each for each in sys.path if each]
        self._encode: Final = msgspec.json.Encoder().encode
        self._read: Final = msgspec.json.Decoder(Answer).decode
        self.are_compiled = IS_COMPILED
        self.is_closed = False

    async def change_to(self, tree: Path) -> None:
        """From the next question on, processes run the compiled package that lies there."""
        self._path.insert(0, str(tree))
        self.are_compiled = True
        self._outdated.update(self._busy)
        while self._idle:
            await _end(self._idle.pop())

    async def ask(self, question: Question, patience: float, limit: float, party: str = "", table: str = "") -> Answer:
        """The answer; NoAnswer after waiting for so long, or thinking for so long."""
        async with place_in(self.line, patience, party, table):
            return await self._ask(question, limit)

    async def _ask(self, question: Question, limit: float) -> Answer:
        if self.is_closed:
            raise NoAnswer("the server stops")
        process = await self._any()
        self._busy.add(process)
        try:
            async with asyncio.timeout(limit):
                line = await _exchange(process, self._encode(question) + b"\n")
            found = self._read(line)
        except (TimeoutError, OSError, EOFError, asyncio.LimitOverrunError, msgspec.MsgspecError) as error:
            await _end(process)
            raise NoAnswer(type(error).__name__) from error
        except BaseException:
            # Whoever asked has gone: the process would go on for nobody.
            await _end(process)
            raise
        finally:
            self._busy.discard(process)
        await self._put_back(process)
        if found.fault:
            raise NoAnswer(found.fault)
        return found

    async def _put_back(self, process: Process) -> None:
        if process in self._outdated:
            self._outdated.discard(process)
            await _end(process)
        else:
            self._idle.append(process)

    async def _any(self) -> Process:
        """One that is idle and still there, or a new one."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        return await self._start()

    async def _start(self) -> Process:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(self._path)}
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", WORKER), stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER, env=environment
        )

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.gather(*map(_end, [*self._idle, *self._busy]))
        self._idle.clear()


async def _exchange(process: Process, question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return await process.stdout.readuntil(b"\n")


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    interrupted: asyncio.CancelledError | None = None
    while process.returncode is None:
        try:
            await process.wait()
        except asyncio.CancelledError as error:
            # It has been killed: nobody else would see it off.
            interrupted = error
    if interrupted is not None:
        raise interrupted
