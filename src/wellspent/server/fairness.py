"""What an address may compute: every one its share of the time, however much it asks for."""

import asyncio
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, Final, TypeVar

from .limits import Bucket
from .problems import Problem

T = TypeVar("T")
# Seconds that one step is charged with at most.
MOST_AT_ONCE: Final = 0.2
# Seconds before somebody is told that too much of theirs waits already: asking again at once leads nowhere.
SLOW: Final = 1.0
THREADS: Final = 2


class Purse(Bucket):
    """Seconds of computing. It may be overdrawn by what is going on, and then everything else of the address waits."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(size, rate, clock)
        self.line: Final = asyncio.Lock()
        self.waiting = 0

    async def ready(self) -> None:
        """Wait until there is something in it, one after another."""
        self.waiting += 1
        try:
            async with self.line:
                while (short := self.short()) > 0:
                    await asyncio.sleep(short)
        finally:
            self.waiting -= 1


class Metered:
    """Something to be awaited whose computing, and not its waiting, is charged."""

    def __init__(self, work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> None:
        self.work: Final = work
        self.charge: Final = charge

    def __await__(self) -> Generator[Any, None, Any]:
        error: BaseException | None = None
        while True:
            begun = thread_time()
            try:
                awaited = self.work.send(None) if error is None else self.work.throw(error)
            except StopIteration as end:
                return end.value
            finally:
                # Cards that are read for the first time are nobody's fault.
                self.charge(min(thread_time() - begun, MOST_AT_ONCE))
            error = None
            try:
                yield awaited
            except BaseException as thrown:
                error = thrown


# For whom something is done.
_party: Final[ContextVar[str]] = ContextVar("party", default="")


def party_now() -> str:
    """The address that something is done for; empty for the server itself."""
    return _party.get()


class Fairness:
    """Lets every address compute for its share of the time, however many connections and tables it has."""

    def __init__(self, size: float, rate: float, most_waiting: int, slow: float = SLOW) -> None:
        self.size: Final = size
        self.rate: Final = rate
        self.most_waiting: Final = most_waiting
        self.slow: Final = slow
        self.purses: Final[dict[str, Purse]] = {}
        self._threads: Final = ThreadPoolExecutor(THREADS, "beside")

    def purse(self, address: str) -> Purse:
        if address not in self.purses:
            self.purses[address] = Purse(self.size, self.rate)
        return self.purses[address]

    async def run(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        """Do some work when its address has time for it; raises Problem where too much waits already."""
        purse = self.purse(party)
        try:
            if purse.waiting >= self.most_waiting:
                await asyncio.sleep(self.slow)
                raise Problem("too-fast")
            await purse.ready()
        except BaseException:
            work.close()
            raise
        return await self.charged(party, work)

    async def charged(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        """Do at once what belongs to something that had its turn."""
        _party.set(party)
        done: T = await Metered(work, self.purse(party).spend)
        return done

    async def beside(self, work: Callable[[], T]) -> T:
        """In a thread, of which there are few; computing there is charged like any other."""
        found, seconds = await asyncio.get_running_loop().run_in_executor(self._threads, _timed, work)
        self.purse(party_now()).spend(seconds)
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def sweep(self) -> None:
        for party in [party for party, purse in self.purses.items() if purse.is_full() and not purse.waiting]:
            del self.purses[party]


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    begun = thread_time()
    return work(), thread_time() - begun
