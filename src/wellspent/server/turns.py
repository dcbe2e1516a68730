"""Work that takes a while, done so that others are not kept waiting."""

import asyncio
from collections.abc import Callable, Coroutine, Generator, Iterator
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
# Seconds after which whoever else waits has a turn.
SLICE: Final = 0.01
# So much more time others have than what nobody waits for.
LEISURE: Final = 3
# All work of this kind that is under way.
_crowd: Final[list[object]] = []


class Turns(Protocol):
    """Decides when the work of a party is done; a shell says who the parties are."""

    async def run(self, party: str, work: Coroutine[Any, Any, T]) -> T: ...

    async def charged(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        """Do at once what belongs to something that had its turn, in a task of its own."""
        ...

    async def beside(self, work: Callable[[], T]) -> T:
        """Do what takes long and touches nobody's game, while others go on; it is charged to whoever it is for."""
        ...


class NoTurns:
    """Everything is done at once: for whoever is alone."""

    async def run(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        return await work

    async def charged(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        return await work

    async def beside(self, work: Callable[[], T]) -> T:
        return work()


async def unhurried(steps: Iterator[object], is_awaited: Callable[[], bool] = lambda: True) -> None:
    """Take many small steps, with a pause for others now and then: the longer, the more there are who do so.

    What nobody waits for leaves most of the time to others.
    """
    _crowd.append(steps)
    begun = perf_counter()
    try:
        for _ in steps:
            if perf_counter() - begun > SLICE:
                await asyncio.sleep(SLICE * (len(_crowd) - 1 if is_awaited() else LEISURE * len(_crowd)))
                begun = perf_counter()
    finally:
        _crowd.pop()


async def without_haste(steps: Generator[object, None, T]) -> T:
    """The same, for what comes out in the end."""

    def taken() -> Iterator[object]:
        found.append((yield from steps))

    found: list[T] = []
    await unhurried(taken())
    return found[0]
