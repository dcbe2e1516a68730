"""The games there are. Each is a title: a package of its own, here or elsewhere, imported when it is first asked for.

A package from outside names its title under the entry point group `wellspent.titles`; docs/title-authors.md tells how.
"""

import sys
from functools import cache
from importlib import import_module
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
def _outside() -> dict[str, str]:
    """Where the titles of other packages are found; nobody can take the name of one that is here."""
    # A browser has what was packed for it.
    if sys.platform == "emscripten":
        return {}
    # Takes longer to import than all titles together, and is seldom needed.
    from importlib.metadata import entry_points

    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in HERE}


def names() -> tuple[str, ...]:
    return (*HERE, *_outside())


@cache
def title(name: str) -> Title:
    """The title of a game, by its name."""
    place = HERE.get(name) or _outside().get(name)
    if place is None:
        raise UnknownTitle(f"There is no game '{name}'; choose from: {', '.join(names())}.")
    module, _, kind = place.partition(":")
    made: Title = getattr(import_module(module), kind)()
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
    _outside.cache_clear()
    title.cache_clear()
