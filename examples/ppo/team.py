"""Several processes that learn the same thing: each plays games of its own, and all change their weights alike."""

from collections.abc import Callable
from multiprocessing import get_context
from threading import Thread
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

# Numbers that each of them can show to the others at a time.
ROOM: Final = 1 << 20
# Seconds after which the others are taken to be gone.
PATIENCE: Final = 600


class Team:
    """One of the processes, and what it shares with the others. All of them must ask for the same things in turn."""

    def __init__(self, me: int = 0, size: int = 1, board: Any = None, meeting: Any = None) -> None:
        self.me: Final = me
        self.size: Final = size
        self.meeting: Final = meeting
        self.board: Final = None if board is None else np.frombuffer(board, np.float32).reshape(size, ROOM)

    def all(self, numbers: NDArray[Any]) -> NDArray[np.float32]:
        """The numbers of everybody, one row for each."""
        if self.board is None:
            return numbers[None].astype(np.float32)
        self.board[self.me, : numbers.size] = numbers.ravel()
        self.meeting.wait(PATIENCE)
        found = self.board[:, : numbers.size].copy()
        self.meeting.wait(PATIENCE)
        return found.reshape(self.size, *numbers.shape)


def together(work: Callable[[Team], None], size: int) -> None:
    """The same work in so many processes, of which this is one."""
    if size == 1:
        work(Team())
        return
    context = get_context("spawn")
    board, meeting = context.RawArray("f", size * ROOM), context.Barrier(size)
    others = [context.Process(target=_join, args=(work, me, size, board, meeting)) for me in range(1, size)]
    watching = [Thread(target=_watch, args=(other, meeting), daemon=True) for other in others]
    for other in others:
        other.start()
    for watch in watching:
        watch.start()
    try:
        _join(work, 0, size, board, meeting)
    except BaseException:
        meeting.abort()
        raise
    for watch in watching:
        watch.join()


def _join(work: Callable[[Team], None], me: int, size: int, board: Any, meeting: Any) -> None:
    work(Team(me, size, board, meeting))


def _watch(other: Any, meeting: Any) -> None:
    """Nobody waits for one that has failed."""
    other.join()
    if other.exitcode:
        meeting.abort()
