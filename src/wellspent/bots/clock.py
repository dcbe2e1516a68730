"""The clock that computer players watch while they think."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final


@final
class Clock:
    """The one on the wall, since somebody may be waiting; where nobody is, only the work of the processor counts."""

    def __init__(self) -> None:
        self.counts_work = False

    def seconds(self) -> float:
        return time.thread_time() if self.counts_work else time.monotonic()


CLOCK: Final = Clock()


@contextmanager
def nobody_waiting() -> Iterator[None]:
    """A busy machine makes no player weaker then."""
    before = CLOCK.counts_work
    CLOCK.counts_work = True
    try:
        yield
    finally:
        CLOCK.counts_work = before
