"""Games in files: nothing that was played is lost."""

import re
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from stat import S_IMODE
from typing import Any

from wellspent.engine.record import TITLE, Record, read_record
from wellspent.engine.session import Session
from wellspent.library import GameSetup, replay, setup_of, write_record
from wellspent.people import REMARK, Person, people_of, with_remarks

SUFFIX = ".record"
# A remark of somebody's own, behind so many lines of a record.
Note = tuple[int, str]


class CannotSave(Exception):
    """A file that cannot be written, with the reason."""


class CannotLoad(Exception):
    """A file that cannot be read, with the reason."""


@dataclass(frozen=True)
class Loaded:
    """A game read back: everything that is needed to go on."""

    setup: GameSetup
    session: Session[Any]
    people: list[Person]
    notes: list[Note]


def game_text(setup: GameSetup, session: Session[Any], people: Sequence[Person], notes: Sequence[Note] = ()) -> str:
    """The record, with remarks that say who plays which seat, and those that somebody has written into it."""
    return with_notes(with_remarks(write_record(setup, session), people), notes)


def notes_of(text: str) -> list[Note]:
    """The remarks of a record that are somebody's own, each with how many other lines stand before it."""
    notes: list[Note] = []
    lines = 0
    for line in text.splitlines():
        if line.startswith("#") and not line.startswith(REMARK):
            notes.append((max(lines, 1), line))
        elif line.strip() and not line.startswith("#"):
            lines += 1
    return notes


def with_notes(record: str, notes: Sequence[Note]) -> str:
    """A record with remarks where they stood; at its end where it has become shorter."""
    made: list[str] = []
    waiting = list(notes)
    lines = 0
    for line in record.splitlines():
        if line.strip() and not line.startswith("#"):
            made += [note for place, note in waiting if place <= lines]
            waiting = [(place, note) for place, note in waiting if place > lines]
            lines += 1
        made.append(line)
    return "\n".join([*made, *(note for _, note in waiting)]) + "\n"


def save(path: Path, text: str) -> None:
    """Write a record; other files are never overwritten, and where there is no room the record before stays."""
    try:
        if path.exists() and not is_record(path):
            raise CannotSave(f"{path} exists and is not a record of a game")
        write_whole(path, text)
    except OSError as error:
        raise CannotSave(f"{path}: {error.strerror or error}") from error


def is_record(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(TITLE)) == TITLE.encode()


def write_whole(path: Path, text: str) -> None:
    """All of it or nothing: beside the file first, and then in its place."""
    place = path.resolve()
    fresh = place.with_name(f".{place.name[:200]}.{token_hex(4)}")
    try:
        fresh.write_text(text, encoding="utf-8")
        if place.exists():
            # Refused where the file may not be written.
            place.open("ab").close()
            fresh.chmod(S_IMODE(place.stat().st_mode))
        fresh.replace(place)
    finally:
        fresh.unlink(missing_ok=True)


def load(path: Path) -> Loaded:
    """Read a record and replay it; raises CannotLoad or RecordError."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CannotLoad(f"{path}: not UTF-8 text") from error
    except OSError as error:
        raise CannotLoad(f"{path}: {error.strerror or error}") from error
    record = read_record(text, str(path))
    people = people_at(text, record)
    return Loaded(setup_of(record), replay(record), people, notes_of(text))


def people_at(text: str, record: Record) -> list[Person]:
    """Who sits at the table of a record; raises RecordError for a remark at fault."""
    try:
        return people_of(text, record.names, record.head["game"])
    except ValueError as error:
        raise record.error(2, str(error)) from error


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nothing breaks off what happens here: a window that closes says so more than once."""
    named = [getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in named}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def free_name(folder: Path, seed: str) -> Path:
    """A name that no file has yet."""
    stem = "wellspent-" + (re.sub(r"[^\w-]+", "-", seed).strip("-")[:40] or "game")
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
