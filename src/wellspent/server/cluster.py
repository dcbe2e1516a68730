"""Those who think on a Ray cluster: one that is started here, or one that runs elsewhere. Needs the extra `cluster`."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import ray
from ray.exceptions import RayError

from wellspent import __version__
from wellspent.advice import IS_COMPILED

from .lines import FairLine
from .questions import Answer, Answering, NoAnswer, Question
from .workers import MOST_WAITING, place_in

T = TypeVar("T")
# A cluster of its own on this machine, for whoever names no other.
HERE: Final = "ray"
# Seconds until the first of them must have answered, and before a cluster that is gone is asked for again.
PATIENCE: Final = 120.0
PAUSE: Final = 5.0
FAULTS: Final = (RayError, OSError, RuntimeError, ValueError, ImportError)

logger = logging.getLogger(__name__)


class ClusterError(Exception):
    """Why nobody can think there, for whoever runs the server."""


class About(NamedTuple):
    """What runs on the cluster."""

    version: str
    is_compiled: bool


class Distant(Answering):
    """One who is asked on the cluster."""

    def about(self) -> tuple[str, bool]:
        return __version__, IS_COMPILED


class Cluster:
    """Questions wait for their turn; whoever takes too long for one is ended there, and another takes its place."""

    # What is weighed there takes no time of the tables.
    reviews_all: Final = True

    def __init__(self, address: str) -> None:
        """Raises ClusterError."""
        self.address: Final = address
        self.are_compiled = False
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="ray")
        self._idle: Final[list[Any]] = []
        self._encode: Final = msgspec.json.Encoder().encode
        self._read: Final = msgspec.json.Decoder(Answer).decode
        self._is_there = False
        self._tried = monotonic()
        self.is_closed = False
        self.line: Final = FairLine(self._thread.submit(self._connect).result(), MOST_WAITING)

    def _connect(self) -> int:
        """How many can think there at once."""
        try:
            ray.init(
                # Without an address Ray would join whatever cluster it finds on this machine.
                address="local" if self.address == HERE else self.address,
                include_dashboard=False if self.address == HERE else None,
                logging_level=logging.WARNING,
                log_to_driver=False,
                ignore_reinit_error=True,
            )
            first = self._start()
            about = About(*ray.get(first.about.remote(), timeout=PATIENCE))
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's
        except FAULTS as error:
            raise ClusterError(f"Nobody thinks at '{self.address}': {_first_line(error)}") from error
        if about.version != __version__:
            raise ClusterError(f"At '{self.address}' runs Wellspent {about.version}, and here {__version__}.")
        self.are_compiled, self._is_there = about.is_compiled, True
        self._idle.append(first)
        return max(1, int(resources.get("CPU", 1)))

    def _start(self) -> Any:
        kind: Any = ray.remote(Distant)
        return kind.options(num_cpus=1).remote()

    async def ask(self, question: Question, patience: float, limit: float, party: str = "", table: str = "") -> Answer:
        """The answer; NoAnswer after waiting for so long, or thinking for so long."""
        async with place_in(self.line, patience, party, table):
            found = await self._ask(question, limit)
        if found.fault:
            raise NoAnswer(found.fault)
        return found

    async def _ask(self, question: Question, limit: float) -> Answer:
        if self.is_closed:
            raise NoAnswer("the server stops")
        asked = None
        try:
            async with asyncio.timeout(limit):
                asked = await self._do(self._any)
                answer = await self._do(lambda: self._told(asked, question))
                text: bytes = await asyncio.wrap_future(answer)
                found = self._read(text)
        except BaseException as error:
            # It would go on for nobody.
            await self._give_up(asked, error)
            if isinstance(error, (TimeoutError, ClusterError, msgspec.MsgspecError, *FAULTS)):
                raise NoAnswer(_first_line(error)) from error
            raise
        self._idle.append(asked)
        return found

    def _any(self) -> Any:
        """One that is idle, or a new one; raises ClusterError."""
        if not self._is_there:
            self._connect_again()
        return self._idle.pop() if self._idle else self._start()

    def _connect_again(self) -> None:
        if monotonic() - self._tried < PAUSE:
            raise ClusterError("the cluster is gone")
        self._tried = monotonic()
        self._connect()
        logger.warning("The cluster is there again")

    def _told(self, asked: Any, question: Question) -> "Future[bytes]":
        future: Future[bytes] = asked.line.remote(self._encode(question)).future()
        return future

    async def _give_up(self, asked: Any, error: BaseException) -> None:
        def end() -> None:
            try:
                if asked is not None:
                    ray.kill(asked)
                if isinstance(error, OSError):
                    self._leave()
            except FAULTS:
                self._leave()

        await asyncio.shield(self._do(end))

    def _leave(self) -> None:
        """The cluster is gone: the next question looks for it."""
        self._is_there = False
        self._idle.clear()
        ray.shutdown()

    async def _do(self, job: Callable[[], T]) -> T:
        """Ray is asked in a thread of its own: it may take a while."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    async def close(self) -> None:
        self.is_closed = True
        await self._do(self._leave)
        self._thread.shutdown()


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [""])[0] or type(error).__name__
