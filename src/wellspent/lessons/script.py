"""A script of lessons: one small deed after another, in a game with a fixed seed and a patient opponent."""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from wellspent import titles


class LessonError(ValueError):
    """What is wrong with a script, and in which file."""


class Teacher(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Who sits opposite: its name and pronoun, and how well it plays."""

    name: str
    pronoun: str
    bot: str


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One deed that the learner is asked for. `rule` is why; the words are messages, by id."""

    id: str
    rule: str
    # The choices that do it, as lines of the record with `*` for whatever; the first that is possible is shown.
    does: tuple[str, ...]
    # The round and phase from which, and up to which, it can be done: `0 action`.
    since: str
    until: str
    # What leads to its time, as its words of waiting say; the first that is possible is shown meanwhile.
    meanwhile: tuple[str, ...] = ()
    # The part of the table that is lit, where it is not the choices themselves: `goals`, `hand`.
    zone: str = ""
    # Whether what is shown is the best of all these, where not just any of them will do.
    shows_best: bool = False


class Script(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A guided life. The learner has the first seat and begins."""

    seed: str
    teacher: Teacher
    # The steps of the game at which a lesson may be waited for; other questions answer themselves.
    asks: tuple[str, ...]
    lessons: tuple[Lesson, ...]
    edition: str = "second"
    # Who begins, where the set-up says so.
    first: int = -1
    # What the teacher leaves to the learner, as long as there is anything else to choose.
    leaves: tuple[str, ...] = ()


@cache
def script_of(game: str) -> Script | None:
    """The script of a game, where it has one."""
    path = titles.title(game).folder / "lesson.toml"
    return read_script(path) if path.is_file() else None


def read_script(path: Path) -> Script:
    """The script of a file; raises LessonError."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
    except (OSError, ValueError) as error:
        raise LessonError(f"{path.name}: {error}") from error
    ids = [lesson.id for lesson in found.lessons]
    if twice := [id for id in ids if ids.count(id) > 1]:
        raise LessonError(f"{path.name}: two lessons are called '{twice[0]}'")
    return found


def fits(patterns: tuple[str, ...], line: str) -> bool:
    return any(fnmatchcase(line, pattern) for pattern in patterns)
