"""Several processes that serve at one door: whichever dies is replaced at once, and all of them one after another.

They are copies of this process, which has read the cards and opened the games before: a new one serves within a moment.
"""

import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import Final

# Seconds between two looks at them.
LOOK: Final = 0.05
# Seconds of a life that is no life, and before another one begins: whoever ended by itself found the database down.
SHORT: Final = 10.0
LONG_PAUSE: Final = 5.0
PAUSE: Final = 1.0
# Seconds in which a new release shows that it can be started at all.
PATIENCE: Final = 60.0
# Of whoever goes over to a new release: who serves until the new ones do.
ELDERS: Final = "--elders"
SIGNS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP) if os.name == "posix" else ()


class Member:
    """One of them. It says through a pipe that it is ready."""

    def __init__(self, pid: int, says: int) -> None:
        self.pid: Final = pid
        self.born: Final = time.monotonic()
        self._says: Final = says
        self._has_said = False
        os.set_blocking(says, False)

    @property
    def is_ready(self) -> bool:
        if not self._has_said:
            with suppress(BlockingIOError):
                self._has_said = bool(os.read(self._says, 1))
        return self._has_said

    def ended(self) -> int | None:
        """How it has ended; None as long as it lives."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if not pid:
            return None
        os.close(self._says)
        return os.waitstatus_to_exitcode(status)


class Family:
    """Sees to it that there are always so many."""

    def __init__(self, door: socket.socket, count: int, arguments: Sequence[str], elders: Sequence[int] = ()) -> None:
        self.door: Final = door
        self.count: Final = count
        # What this process was told, but for where to listen.
        self.arguments: Final = without(arguments, "--port", "--open", "--no-open", "--listener", ELDERS)
        self.members: Final[list[Member]] = []
        # Those of the release before: one after another they go when a new one has come.
        self.elders: Final = list(elders)
        self._leaving = 0
        self._due = [0.0] * count
        self.ends = False
        self.renews = False

    def run(self) -> Callable[[], None]:
        """Returns in each member, with what it does when it is ready. Whoever calls it ends when somebody ends it."""
        for sign, heard in zip(SIGNS, (self._end, self._end, self._be_renewed), strict=True):
            signal.signal(sign, heard)
        gc.collect()
        gc.freeze()
        while not self.ends:
            if (ready := self._fill_up()) is not None:
                return ready
            self._miss()
            self._retire()
            if self.renews and not self.elders:
                self._renew()
            time.sleep(LOOK)
        sys.exit(self._see_off())

    def _end(self, sign: int, frame: FrameType | None) -> None:
        self.ends = True

    def _be_renewed(self, sign: int, frame: FrameType | None) -> None:
        self.renews = True

    def _fill_up(self) -> Callable[[], None] | None:
        """Start whoever is due; in the new process, what it does when it is ready."""
        for due in [each for each in self._due if each <= time.monotonic()]:
            self._due.remove(due)
            if (ready := self._start()) is not None:
                return ready
        return None

    def _start(self) -> Callable[[], None] | None:
        says, tell = os.pipe()
        sys.stdout.flush()
        # What comes meanwhile is heard afterwards, by the right one.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNS)
        if pid := os.fork():
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNS)
            os.close(tell)
            self.members.append(Member(pid, says))
            return None
        for sign in SIGNS:
            signal.signal(sign, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNS)
        # Ctrl-C is for the family, which then sees its members off.
        os.setsid()
        os.close(says)
        return lambda: _say(tell)

    def _miss(self) -> None:
        """Find out who has died, and when another one is to come."""
        for member in list(self.members):
            if (code := member.ended()) is not None:
                self.members.remove(member)
                now = time.monotonic()
                self._due.append(now + pause_after(now - member.born, code))

    def _retire(self) -> None:
        """Once the new ones are ready, let the elders go: the next when the one before has gone."""
        if self._leaving and os.waitpid(self._leaving, os.WNOHANG)[0]:
            self._leaving = 0
        ready = [member for member in self.members if member.is_ready]
        if self.elders and not self._leaving and len(ready) == self.count:
            self._leaving = self.elders.pop()
            os.kill(self._leaving, signal.SIGTERM)

    def _renew(self) -> None:
        """Become the release that is installed now, if it can be started; who serves goes on until then."""
        self.renews = False
        program = [sys.executable, "-m", "wellspent"]
        try:
            subprocess.run([*program, "serve", "--help"], check=True, capture_output=True, timeout=PATIENCE)
        except (OSError, subprocess.SubprocessError) as error:
            print(f"The release that is installed cannot be started: {error}", file=sys.stderr, flush=True)
            return
        os.set_inheritable(self.door.fileno(), True)
        pids = ",".join(str(member.pid) for member in self.members)
        os.execv(program[0], [*program, *self.arguments, f"--listener={self.door.fileno()}", f"{ELDERS}={pids}"])

    def _see_off(self) -> int:
        leaving = [*self.elders, *(member.pid for member in self.members), *([self._leaving] if self._leaving else [])]
        for pid in leaving:
            os.kill(pid, signal.SIGTERM)
        for pid in leaving:
            os.waitpid(pid, 0)
        return 0


def pause_after(age: float, code: int) -> float:
    """Seconds before another one takes the place of one that became so old and ended so; negative codes are signals."""
    if age < SHORT and code > 0:
        return LONG_PAUSE
    return PAUSE if age < PAUSE else 0.0


def _say(tell: int) -> None:
    os.write(tell, b".")
    os.close(tell)


def without(arguments: Sequence[str], *options: str) -> list[str]:
    """The arguments but for some options and their values."""
    found: list[str] = []
    skips = False
    for each in arguments:
        name = each.partition("=")[0]
        if skips:
            skips = False
        elif name in options:
            skips = "=" not in each and name not in ("--open", "--no-open")
        else:
            found.append(each)
    return found
