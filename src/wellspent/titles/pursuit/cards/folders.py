"""Where the modules of the Pursuit lie: each is a folder of rules, cards and messages, found by being there."""

import os
from errno import ENOTDIR
from functools import lru_cache
from pathlib import Path
from typing import Final

from wellspent.games.pursuit import modules

# Folders with modules from outside the package, as PATH has them.
OUTSIDE: Final = "WELLSPENT_MODULES"
# A source, or what was compiled of it where there are no sources.
INIT: Final = "__init__.py*"
# Beside the cards of a module: the few rules that matter of what it brings.
ABOUT: Final = "about.toml"


def look_outside() -> None:
    """Let modules from outside be imported like those of the package."""
    for folder in filter(None, os.environ.get(OUTSIDE, "").split(os.pathsep)):
        if folder in modules.__path__:
            continue
        if not Path(folder).is_dir():
            raise NotADirectoryError(ENOTDIR, f"{OUTSIDE} names it, and there is no such folder", folder)
        modules.__path__.append(folder)


def module_folders() -> list[Path]:
    """The folder of every module, of the package and from outside."""
    look_outside()
    return list(_found(tuple((root, _changed(root)) for root in modules.__path__)))


@lru_cache(1)
def _found(roots: tuple[tuple[str, int], ...]) -> list[Path]:
    """Looked for again when something has come or gone: every set-up that is checked asks for it."""
    return sorted({init.parent for root, _ in roots for init in Path(root).glob(f"*/{INIT}")})


def _changed(root: str) -> int:
    try:
        return Path(root).stat().st_mtime_ns
    except OSError:
        return 0


def is_module(folder: Path) -> bool:
    return any(folder.glob(INIT))


def origin_of(file: Path) -> str:
    """How faults name a card file: `items.toml`, `pets/cards.toml`."""
    return f"{file.parent.name}/{file.name}" if is_module(file.parent) else file.name


def place_of(file: Path) -> tuple[str, str]:
    """Cards come in the order of the names of their files; a plain `cards.toml` is called as its module."""
    return (file.parent.name if file.stem == "cards" else file.stem), str(file)
