"""Work that takes a while, done so that others are not kept waiting."""

import asyncio
from collections.abc import Coroutine, Iterator
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
# Seconds after which whoever else waits has a turn.
SLICE: Final = 0.01


class Turns(Protocol):
    """Decides when the work of a party is done; a shell says who the parties are."""

    async def run(self, party: str, work: Coroutine[Any, Any, T]) -> T: ...

    async def charged(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        """Do at once what belongs to something that had its turn, in a task of its own."""
        ...


class NoTurns:
    """Everything is done at once: for whoever is alone."""

    async def run(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        return await work

    async def charged(self, party: str, work: Coroutine[Any, Any, T]) -> T:
        return await work


async def unhurried(steps: Iterator[object]) -> None:
    """Take many small steps, with a pause for others now and then."""
    begun = perf_counter()
    for _ in steps:
        if perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = perf_counter()
