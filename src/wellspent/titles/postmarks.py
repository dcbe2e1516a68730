"""Postmarks: what a life, or many of them, may be remembered for. Titles declare theirs in `postmarks.toml`."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

# In one life, or in all of them together.
Within = Literal["life", "lives"]
LIFE: Final[Within] = "life"
LIVES: Final[Within] = "lives"
FILE: Final = "postmarks.toml"
# What counts lives themselves.
EVERY: Final = "lived"


class Postmark(NamedTuple):
    """Earned when `counts` has come to `need`. Its words are the messages `postmark-ID` and `postmark-ID-about`.

    `counts` is the name of a trait of a life, or `card ID` for the level that a card has come to.
    """

    id: str
    picture: str
    counts: str
    need: int
    within: Within = LIFE


class Facts(NamedTuple):
    """What a life brings to the postmarks: its traits, and the highest level of each of its cards."""

    traits: Mapping[str, int]
    cards: Mapping[str, int]

    def of(self, counted: str) -> int:
        if counted.startswith("card "):
            return self.cards.get(counted.removeprefix("card "), 0)
        return 1 if counted == EVERY else self.traits.get(counted, 0)


class Progress(NamedTuple):
    """How far a postmark has come, and which life, by its place, earned it: -1 for none."""

    reached: int
    earned: int = -1


@cache
def read_postmarks(folder: Path) -> tuple[Postmark, ...]:
    """Those of a title; none where it has no such file."""
    path = folder / FILE
    if not path.exists():
        return ()
    found = tomllib.loads(path.read_text(encoding="utf-8"))["postmark"]
    return tuple(Postmark(**each) for each in found)


def counted(marks: Sequence[Postmark]) -> frozenset[str]:
    """The traits that have to be kept of a life."""
    return frozenset(mark.counts for mark in marks if not mark.counts.startswith("card ")) - {EVERY}


def progress(mark: Postmark, lives: Sequence[Facts]) -> Progress:
    """Over lives in the order in which they ended."""
    best = 0
    for place, life in enumerate(lives):
        count = life.of(mark.counts)
        best = best + count if mark.within == LIVES else max(best, count)
        if best >= mark.need:
            return Progress(mark.need, place)
    return Progress(best)
