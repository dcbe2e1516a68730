"""Who a computer player is: how well it plays, what it longs for, and how long it may think."""

from dataclasses import dataclass
from typing import Final

# From one a child can beat to one that is hard to beat; each with its name and a sentence in the texts.
LEVELS: Final = ("random", "casual", "sensible", "planner", "strong")
# What a life may be about, by game; whoever names none leaves it to the seed.
CHARACTERS: Final = {
    "pursuit": ("artist", "careerist", "family", "hedonist", "scholar"),
    "cv": ("adventurer", "careerist", "family", "hedonist", "scholar"),
}
# How long the strong player thinks about a choice, unless told.
SECONDS: Final = 1.0


class UnknownBot(ValueError):
    """A computer player that does not exist."""


@dataclass(frozen=True)
class Persona:
    """Read from `level`, `level:character`, and for a player that searches `level@0.5s` or `level@200`."""

    level: str
    character: str = ""
    # Its budget for a choice: seconds, or a number of playouts, which gives the same choice on every machine.
    seconds: float = SECONDS
    playouts: int = 0

    def __str__(self) -> str:
        budget = f"@{self.playouts}" if self.playouts else f"@{self.seconds:g}s" if self.seconds != SECONDS else ""
        return self.level + (f":{self.character}" if self.character else "") + budget


def persona(name: str, game: str) -> Persona:
    """The persona that a name tells, for a game."""
    whole, _, budget = name.partition("@")
    level, _, character = whole.partition(":")
    if level not in LEVELS:
        raise UnknownBot(f"There is no computer player '{level}'; there are: {', '.join(LEVELS)}.")
    if character and character not in CHARACTERS[game]:
        raise UnknownBot(f"There is no character '{character}'; there are: {', '.join(CHARACTERS[game])}.")
    if not budget:
        return Persona(level, character)
    is_time = budget.endswith("s")
    try:
        amount = float(budget[:-1]) if is_time else int(budget)
    except ValueError:
        amount = 0
    if not amount > 0:
        raise UnknownBot(f"'@{budget}' is no budget; write seconds ('@0.5s') or playouts ('@200').")
    return Persona(level, character, seconds=amount) if is_time else Persona(level, character, playouts=int(amount))
