"""Short thoughts in a thread beside the server."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")


class InThread:
    """One thread: games have room that they reuse, so nobody else is in them meanwhile."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "thinking")

    async def run(self, think: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, think)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
