"""A title from another package, installed as far as entry points go."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wellspent import titles
from wellspent.lab import simulate
from wellspent.lessons import script
from wellspent.server import opened, pages
from wellspent.texts import messages
from wellspent.wire import games, rulebook

ROOT = Path(__file__).resolve().parents[2]
ENTRY = "[wellspent.titles]\nfair = tests.sketches.fair.title:FairTitle\n"


def install(folder: Path) -> Path:
    """What an installer leaves of a package: its name and its entry points. The folder belongs on the path."""
    info = folder / "fair-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY, encoding="utf-8")
    return folder


def path_for(folder: Path) -> str:
    """PYTHONPATH for a process that finds the package."""
    return os.pathsep.join([str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH", "")])])


@contextmanager
def at_hand(folder: Path) -> Iterator[None]:
    """With the package on the path, everything is looked for anew, and once more afterwards."""
    sys.path.insert(0, str(install(folder)))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _forget()


def _forget() -> None:
    titles.forget()
    messages.forget()
    caches = (games.game_infos, rulebook, script.script_of, simulate._study)
    for cached in (*caches, pages.games, pages.cards, pages.rules, pages.texts):
        cached.cache_clear()
    opened.forget()
