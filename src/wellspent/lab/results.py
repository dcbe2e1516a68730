"""What is kept of a match: plain results, the same for every game."""

from dataclasses import dataclass, field
from typing import Protocol

from wellspent import titles
from wellspent.library import ruleset
from wellspent.ruleset import Ruleset


class Schedule(Protocol):
    """Games to play, by number; what is played is the same in all of them."""

    @property
    def game(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def modules(self) -> tuple[str, ...]: ...
    @property
    def sets(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def games(self) -> int: ...

    def seed_of(self, number: int) -> str:
        """What decides the chance of a game."""
        ...

    def seating(self, number: int) -> list[str]:
        """The computer players of a game, by seat."""
        ...


def ruleset_of(schedule: Schedule) -> Ruleset:
    """What is played."""
    return ruleset(schedule.game, schedule.seats, schedule.edition, schedule.modules, schedule.sets)


@dataclass(frozen=True)
class Match:
    """Who plays what, and how often. Seats rotate from game to game."""

    players: tuple[str, ...]
    # The usual one where none is named.
    edition: str = ""
    games: int = 100
    seed: str = "1"
    game: str = titles.USUAL
    # Modules, and sets of cards besides the base cards.
    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        usual = titles.title(self.game).editions[:1]
        if not self.edition and usual:
            object.__setattr__(self, "edition", usual[0])

    @property
    def seats(self) -> int:
        return len(self.players)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"

    def seating(self, number: int) -> list[str]:
        return rotated(self.players, number)


def rotated(players: tuple[str, ...], by: int) -> list[str]:
    """The same circle of players, `by` seats further on."""
    return [players[(seat + by) % len(players)] for seat in range(len(players))]


@dataclass
class Life:
    """What became of one seat."""

    bot: str
    score: int = 0
    has_won: bool = False
    rounds: int = 0
    end: str = ""
    # Points by where they came from, and the levels (from 1) at which each card was taken or to which it was raised.
    sources: dict[str, int] = field(default_factory=dict)
    cards: dict[str, list[int]] = field(default_factory=dict)
    # How many cards of each kind.
    kinds: dict[str, int] = field(default_factory=dict)
    # How often there was something to choose, and the processor time of that, in all and at most: no two runs agree.
    choices: int = 0
    seconds: float = field(default=0.0, compare=False)
    slowest: float = field(default=0.0, compare=False)


@dataclass
class Result:
    """One finished game."""

    number: int
    seed: str
    rounds: int
    decisions: int
    offered: list[str]
    lives: list[Life]
