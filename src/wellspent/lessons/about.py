"""“What is this?”: the few rules that matter, by what somebody asks about."""

import tomllib
from functools import cache
from pathlib import Path

from wellspent.protocol import About
from wellspent.titles import title


@cache
def about_of(game: str, lang: str) -> dict[str, About]:
    """By `kind-item`, `board-school`, `track-stress`: the answer, for everything that a game explains."""
    return title(game).about(lang)


def written(path: Path) -> dict[str, list[str]]:
    """The ids of rules that a file names, by what is asked about; nothing where there is no file."""
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {f"{sort}-{id}": list(rules) for sort, entries in found.items() for id, rules in entries.items()}
