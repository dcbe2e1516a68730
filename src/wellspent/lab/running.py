"""The same work on many tasks: in this process, in several, or on a Ray cluster.

`work` is a function that a module defines, or a partial of one. Tasks and results are plain records: compiled objects
do not travel.
"""

import multiprocessing
import os
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, Protocol, TypeAlias, TypeVar

T = TypeVar("T")
R = TypeVar("R")
# To a process, and back.
Line: TypeAlias = "Connection[Any, Any]"

LOCAL: Final = "local"
RAY: Final = "ray"
# A process has its next task at hand when it is done with one.
AHEAD: Final = 2


class RunError(Exception):
    """Why the work could not be done, in words."""


class Crew(Protocol):
    """Whoever does work; it can be given more, until it is closed."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """The place of each task with its result, as they come. Whoever closes the iterator stops the work."""
        ...

    def close(self) -> None: ...


def cores() -> int:
    """How many processes this machine can really run at once."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def crew(on: str = LOCAL, jobs: int = 1) -> Crew:
    """Hands for several runs; `on` is `local`, `ray` or `ray://ADDRESS`."""
    if on == LOCAL:
        return Processes(jobs) if jobs > 1 else ThisProcess()
    try:
        from .on_ray import RayCluster
    except ImportError:
        raise RunError("Playing on Ray needs an extra: pip install 'wellspent[cluster]'.") from None
    return RayCluster(on, jobs)


def run(work: Callable[[T], R], tasks: Sequence[T], on: str = LOCAL, jobs: int = 1) -> Iterator[tuple[int, R]]:
    """As a crew does it that is there for this run only."""
    with closing(crew(on, min(jobs, len(tasks)))) as hands:
        yield from hands.run(work, tasks)


def in_order(found: Iterable[tuple[int, R]]) -> Iterator[R]:
    """The results of `run` in the order of their tasks."""
    waiting: dict[int, R] = {}
    due = 0
    for place, result in found:
        waiting[place] = result
        while due in waiting:
            yield waiting.pop(due)
            due += 1


class ThisProcess:
    """One task after the other, here."""

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        return enumerate(map(work, tasks))

    def close(self) -> None:
        return


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self._staff: dict[Line, BaseProcess] = {}

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        while len(self._staff) < self.jobs:
            self._hire()
        todo = enumerate(tasks)
        unanswered: Counter[Line] = Counter()

        def give(line: Line) -> None:
            for place, task in todo:
                line.send((work, place, task))
                unanswered[line] += 1
                return

        try:
            for _ in range(AHEAD):
                for line in self._staff:
                    give(line)
            while busy := [line for line, count in unanswered.items() if count]:
                ready = wait(busy)
                for line in busy:
                    if line in ready:
                        answer: tuple[int, R] = _answer(line)
                        unanswered[line] -= 1
                        give(line)
                        yield answer
        finally:
            if any(unanswered.values()):
                self.close()

    def close(self) -> None:
        for process in self._staff.values():
            process.terminate()
        for process in self._staff.values():
            process.join()
        self._staff = {}

    def _hire(self) -> None:
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(target=_serve, args=(far,), daemon=True)
        with _deaf_to_interrupts():
            process.start()
        # Only the process holds its end now: each side learns when the other is gone.
        far.close()
        self._staff[near] = process


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """For processes that start now. Ctrl-C reaches all of them; the one that hired the others decides."""
    if sys.platform == "win32":
        yield
        return
    # It comes with the first process, and makes ears prick up again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _answer(line: Line) -> tuple[int, R]:
    try:
        place, result, trouble = line.recv()
    except (EOFError, OSError):
        raise RunError("A process ended in the middle of its work; was it killed, or out of memory?") from None
    if trouble:
        raise RunError(trouble)
    return place, result


def _serve(line: Line) -> None:
    """Work in a process of its own until nobody is left to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()
    try:
        while True:
            work, place, task = line.recv()
            line.send(_attempt(work, place, task))
    except (EOFError, OSError):
        return


def _leave_with_parent() -> None:
    """In the middle of a task, if need be: a game of deep thinkers takes minutes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _attempt(work: Callable[[T], R], place: int, task: T) -> tuple[int, R | None, str]:
    try:
        return place, work(task), ""
    except RunError as error:
        return place, None, str(error)
    except Exception:
        return place, None, traceback.format_exc()
