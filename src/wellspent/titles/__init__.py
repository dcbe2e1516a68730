"""The games there are. Each is a title: a package of its own, here or elsewhere, imported when it is first asked for.

A package from outside names its title under the entry point group `wellspent.titles`; docs/title-authors.md tells how.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from wellspent.engine.game import Game

from .title import Title

__all__ = ["GROUP", "USUAL", "Title", "UnknownTitle", "forget", "names", "title", "title_of", "titles"]

GROUP: Final = "wellspent.titles"
# The game that is meant where none is named.
USUAL: Final = "pursuit"
HERE: Final = {
    "pursuit": "wellspent.titles.pursuit.title:PursuitTitle",
    "cv": "wellspent.titles.cv.title:CvTitle",
}


class UnknownTitle(LookupError):
    """A game that nobody has brought."""


@cache
def _places() -> dict[str, EntryPoint]:
    """Where each title is found; those of this package come first, and nobody else can take their names."""
    own = {name: EntryPoint(name, place, GROUP) for name, place in HERE.items()}
    others = {found.name: found for found in entry_points(group=GROUP)}
    return own | {name: others[name] for name in sorted(others) if name not in own}


def names() -> tuple[str, ...]:
    return tuple(_places())


@cache
def title(name: str) -> Title:
    """The title of a game, by its name."""
    found = _places().get(name)
    if found is None:
        raise UnknownTitle(f"There is no game '{name}'; there are: {', '.join(names())}.")
    kind = getattr(import_module(found.module), found.attr)
    made: Title = kind()
    if made.name != name:
        raise UnknownTitle(f"The title '{name}' calls itself '{made.name}'.")
    return made


def title_of(game: Game[Any]) -> Title:
    """The title that a game belongs to."""
    return title(game.name)


def titles() -> list[Title]:
    return [title(name) for name in names()]


def forget() -> None:
    """Look for titles anew when they are next asked for."""
    _places.cache_clear()
    title.cache_clear()
