"""What is kept of a match: plain results, the same for every game."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Match:
    """Who plays what, and how often. Seats rotate from game to game."""

    players: tuple[str, ...]
    # Only the Pursuit has editions.
    edition: str = "second"
    games: int = 100
    seed: str = "1"
    game: str = "pursuit"
    # Of the Pursuit: modules, and sets of cards besides the base cards.
    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"

    def seating(self, number: int) -> list[str]:
        count = len(self.players)
        return [self.players[(seat + number) % count] for seat in range(count)]


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


@dataclass
class Result:
    """One finished game."""

    number: int
    seed: str
    rounds: int
    decisions: int
    offered: list[str]
    lives: list[Life]
