"""Games in files: nothing that was played is lost."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from wellspent.engine.record import TITLE, Record, RecordError, read_record
from wellspent.engine.session import Session
from wellspent.library import GameSetup, replay, setup_of, write_record
from wellspent.people import Person, people_of, with_remarks

SUFFIX = ".record"


class CannotSave(Exception):
    """A file that cannot be written, with the reason."""


@dataclass(frozen=True)
class Loaded:
    """A game read back: everything that is needed to go on."""

    setup: GameSetup
    session: Session[Any]
    people: list[Person]


def game_text(setup: GameSetup, session: Session[Any], people: Sequence[Person]) -> str:
    """The record, with remarks that say who plays which seat."""
    return with_remarks(write_record(setup, session), people)


def save(path: Path, text: str) -> None:
    """Write a record; other files are never overwritten."""
    try:
        if path.exists() and not path.read_text(encoding="utf-8").startswith(TITLE):
            raise CannotSave(f"{path} exists and is not a record of a game")
        path.write_text(text, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CannotSave(f"{path}: {getattr(error, 'strerror', None) or error}") from error


def load(path: Path) -> Loaded:
    """Read a record and replay it; raises RecordError."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(str(path), 1, str(getattr(error, "strerror", None) or error)) from error
    record = read_record(text, str(path))
    people = people_at(text, record)
    return Loaded(setup_of(record), replay(record), people)


def people_at(text: str, record: Record) -> list[Person]:
    """Who sits at the table of a record; raises RecordError for a remark at fault."""
    try:
        return people_of(text, record.names, record.head["game"])
    except ValueError as error:
        raise record.error(2, str(error)) from error


def free_name(folder: Path, seed: str) -> Path:
    """A name that no file has yet."""
    stem = "wellspent-" + (re.sub(r"[^\w-]+", "-", seed).strip("-")[:40] or "game")
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
