"""Several processes that serve at one door: whichever dies is replaced."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Final

# Seconds between two looks at them, and after which one that has died is replaced.
LOOK: Final = 0.2
PAUSE: Final = 1.0
# Seconds of a life that is no life, and between tries where nobody can live: the database may be down.
SHORT: Final = 10.0
LONG_PAUSE: Final = 5.0


class Family:
    """Starts processes that all listen at the same socket, and sees to it that there are always so many."""

    def __init__(self, door: socket.socket, count: int, arguments: Sequence[str]) -> None:
        self.door: Final = door
        self.count: Final = count
        # What this process was told, but for how many there are and where to listen.
        self.arguments: Final = without(arguments, "--processes", "--port", "--open", "--no-open")
        self.members: Final[list[subprocess.Popen[bytes]]] = []
        self._born: Final[dict[int, float]] = {}
        self.ends = False

    def run(self) -> int:
        """Until somebody ends it."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._end)
        for _ in range(self.count):
            self._start()
        while not self.ends:
            time.sleep(LOOK)
            for member in [each for each in self.members if each.poll() is not None]:
                self.members.remove(member)
                self._wait(LONG_PAUSE if self._has_failed(member) else PAUSE)
                if not self.ends:
                    self._start()
        return self._see_off()

    def _has_failed(self, member: subprocess.Popen[bytes]) -> bool:
        """Whether it ended by itself as soon as it had begun."""
        age = time.monotonic() - self._born.pop(member.pid)
        return age < SHORT and member.returncode > 0

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self.ends and time.monotonic() < until:
            time.sleep(LOOK)

    def _start(self) -> None:
        number = self.door.fileno()
        command = [sys.executable, "-m", "wellspent", *self.arguments, f"--listener={number}", "--no-open"]
        self.members.append(subprocess.Popen(command, pass_fds=[number], start_new_session=True))
        self._born[self.members[-1].pid] = time.monotonic()

    def _end(self, sign: int, frame: FrameType | None) -> None:
        self.ends = True

    def _see_off(self) -> int:
        for member in self.members:
            member.terminate()
        for member in self.members:
            member.wait()
        return 0


def without(arguments: Sequence[str], *options: str) -> list[str]:
    """The arguments but for some options and their values."""
    found: list[str] = []
    skips = False
    for each in arguments:
        name = re.split("=", each, maxsplit=1)[0]
        if skips:
            skips = False
        elif name in options:
            skips = "=" not in each and name not in ("--open", "--no-open")
        else:
            found.append(each)
    return found
