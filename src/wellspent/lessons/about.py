"""“What is this?”: the few rules that matter, by what somebody asks about."""

import tomllib
from functools import cache

from wellspent.titles import title


@cache
def about_of(game: str) -> dict[str, list[str]]:
    """`kind-item` and the ids of its rules, of everything that a game explains."""
    path = title(game).folder / "about.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {f"{sort}-{id}": list(rules) for sort, entries in found.items() for id, rules in entries.items()}
