"""Finished games, kept as they come: whoever was interrupted goes on from there.

A journal is a text file that only grows. Its first line says what is played, in JSON; each further line is one finished
game. A last line that an interruption cut off does not count.
"""

import os
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from wellspent import __version__, titles

from .players import player_named
from .results import Match, Result, Schedule, ruleset_of

NAME: Final = "games.journal"
# How often what was written is forced onto the disk.
SYNC_SECONDS: Final = 1.0


class JournalError(Exception):
    """Why a journal cannot be read or gone on with, in words."""


def head_of(schedule: Schedule) -> dict[str, Any]:
    """Everything that decides how a game goes; how many are played does not."""
    title = titles.title(schedule.game)
    told = msgspec.json.decode(msgspec.json.encode(schedule), type=dict[str, Any])
    for amount in ("games", "deals"):
        told.pop(amount, None)
    files = [name for name in told.get("players", []) if "=" in name]
    return {
        "kind": type(schedule).__name__.lower(),
        **told,
        # A file may say something else by now.
        "weights": {name: dict(player_named(name, schedule.game).weights) for name in files},
        "rules version": str(title.rules_version),
        "cards version": title.fingerprint(ruleset_of(schedule)),
        "wellspent version": __version__,
    }


class Journal:
    """A journal that is open for writing; no second program can open it."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path: Final = folder / NAME
        self._file: Final = self.path.open("a+b")
        self._synced = time.monotonic()
        try:
            self._reserve()
            self.lines: Final = self._begin(head_of(schedule))
        except BaseException:
            self._file.close()
            raise

    def _reserve(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"Another program is playing into {self.path.parent} right now.") from None

    def _begin(self, head: dict[str, Any]) -> list[bytes]:
        """Note what is played, or see that it is the same, and return the games so far."""
        self._file.seek(0)
        first, *lines = _whole_lines(self._file.read()) or [b""]
        if not first:
            self._file.truncate(0)
            self.add(msgspec.json.encode(head))
            return []
        before = _head(self.path, first)
        if before != head:
            raise JournalError(
                f"{self.path.parent} holds other games: {_differences(before, head)}. Choose another folder."
            )
        self._file.truncate(len(first) + 1 + sum(len(line) + 1 for line in lines))
        return lines

    def add(self, line: bytes) -> None:
        """Keep one finished game, at once if this program ends, and in a moment if the machine does."""
        self._file.write(line + b"\n")
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._sync()
        self._file.close()


def read_results(path: Path, lines: list[bytes]) -> list[Result]:
    """The games of some lines, in the order of their numbers."""
    found: dict[int, Result] = {}
    for row, line in enumerate(lines, 2):
        try:
            result = read_result(line)
        except msgspec.DecodeError:
            raise JournalError(f"Line {row} of {path} is damaged; take it out, and its game is played again.") from None
        found[result.number] = result
    return [found[number] for number in sorted(found)]


def read_result(line: bytes) -> Result:
    return msgspec.json.decode(line, type=Result)


def read_match(folder: Path) -> tuple[Match, list[Result]]:
    """What `wellspent simulate --out FOLDER` played, finished or not."""
    path = folder / NAME
    try:
        first, *lines = _whole_lines(path.read_bytes()) or [b""]
    except OSError:
        raise JournalError(f"There are no games in {folder}; `wellspent simulate --out {folder}` plays some.") from None
    head = _head(path, first)
    if head.get("kind") != "match":
        raise JournalError(f"The games in {folder} are those of a {head.get('kind')}, not of `wellspent simulate`.")
    results = read_results(path, lines)
    return msgspec.convert({**head, "games": len(results)}, Match), results


def _whole_lines(data: bytes) -> list[bytes]:
    return data.split(b"\n")[:-1]


def _head(path: Path, line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError:
        raise JournalError(f"{path} is no journal of games.") from None


def _differences(before: dict[str, Any], now: dict[str, Any]) -> str:
    changed = [key for key in {**now, **before} if before.get(key) != now.get(key)]
    return "; ".join(f"{key} {_words(before.get(key))}, now {_words(now.get(key))}" for key in changed)


def _words(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    return str(value) if value else "none"
