"""Puzzles: positions of strong games where one choice is clearly best, ten for every day.

They lie beside this file as lines of JSON, one for each position, written by `tools/make_puzzles.py`. A position is
text with names, so that it can still be laid out when cards and steps have other numbers.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from wellspent import titles
from wellspent.engine.game import Game
from wellspent.library import GameSetup, nameless, open_game
from wellspent.ruleset import Ruleset

FOLDER: Final = Path(__file__).resolve().parent
# So many of each game are told on one day.
OF_EACH: Final = 5


class Weighed(msgspec.Struct, frozen=True):
    """A choice, how many points it stays behind the best, and what its worth is made of."""

    line: str
    behind: float
    aspects: dict[str, float] = {}
    plan: str = ""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, who decides, and what whoever thought about it found; the best choice comes first."""

    id: str
    game: str
    edition: str
    seats: int
    seat: int
    round: int
    seed: str
    player: str
    position: dict[str, Any]
    found: list[Weighed]

    @property
    def setup(self) -> GameSetup:
        return nameless(Ruleset(self.game, self.seats, self.edition), self.seed)

    @property
    def best(self) -> Weighed:
        return self.found[0]


def laid_out(game: Game[Any], puzzle: Puzzle) -> Any:
    """The position, for a game of its set-up; raises PositionError where it cannot be laid out any more."""
    position = titles.title_of(game).position(game)
    assert position is not None
    return position.read(msgspec.json.encode(puzzle.position).decode(), puzzle.seed)


def opened(puzzle: Puzzle) -> Game[Any]:
    return open_game(puzzle.setup)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All of a game, in the order in which they were found; none where there are none."""
    file = FOLDER / f"{game}.jsonl"
    if not file.exists():
        return ()
    read = msgspec.json.Decoder(Puzzle).decode
    return tuple(read(line) for line in file.read_bytes().splitlines())


def puzzle(id: str) -> Puzzle | None:
    return next((each for game in titles.names() for each in puzzles(game) if each.id == id), None)


def of_day(day: int) -> list[Puzzle]:
    """Those of a day, counted from any: a few of every game; the next day begins where this one ends."""
    found: list[Puzzle] = []
    for game in titles.names():
        pool = puzzles(game)
        found += [pool[(day * OF_EACH + place) % len(pool)] for place in range(min(OF_EACH, len(pool)))]
    return found
