"""How a game is played, step by step: what is shown and what can be tried; the words are messages."""

import tomllib
from functools import cache

import msgspec

from wellspent.protocol import HelpStep
from wellspent.titles import title


@cache
def help_of(game: str) -> list[HelpStep]:
    """The steps of `help.toml` beside a title; none where there is no such file."""
    path = title(game).folder / "help.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {"step": []}
    return msgspec.convert(found["step"], list[HelpStep])
