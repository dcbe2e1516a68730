"""What is played, and by whom: everything that, with the choices, makes a game."""

from dataclasses import dataclass

from wellspent.engine.game import NOBODY


@dataclass(frozen=True)
class Ruleset:
    """What the rules of a game are made of. All tables with the same ruleset can share them."""

    game: str
    seats: int
    # Empty for a game that has one edition only.
    edition: str = ""
    modules: tuple[str, ...] = ()
    # Further cards, by the name of their set.
    sets: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameSetup:
    """A ruleset, who plays, and the seed: the same set-up and choices are the same game."""

    ruleset: Ruleset
    # The names of the players, clockwise.
    names: tuple[str, ...]
    seed: str
    # The seat that begins; NOBODY leaves it to the seed.
    first: int = NOBODY
    # What the game was started with; empty for a new game, which takes what this program has.
    rules: int = 0
    cards: str = ""

    @property
    def game(self) -> str:
        return self.ruleset.game

    @property
    def edition(self) -> str:
        return self.ruleset.edition

    @property
    def modules(self) -> tuple[str, ...]:
        return self.ruleset.modules

    @property
    def sets(self) -> tuple[str, ...]:
        return self.ruleset.sets
