"""Who a computer player is: how well it plays, what it longs for, and how long it may think."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .outside import outside_names

# How long the strong player thinks about a choice, by default.
SECONDS: Final = 1.0
# Nobody waits much longer than this for a player that was given no budget, however slow the machine is.
PATIENCE: Final = 1.0


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
    # Weights that differ from those of its level, by name; the laboratory tries them out.
    weights: tuple[tuple[str, float], ...] = ()

    def __str__(self) -> str:
        budget = f"@{self.playouts}" if self.playouts else f"@{self.seconds:g}s" if self.seconds != SECONDS else ""
        return self.level + (f":{self.character}" if self.character else "") + budget


def persona_from(name: str, levels: Sequence[str], characters: Sequence[str]) -> Persona:
    """The persona that a name tells, in a game with these levels and characters."""
    whole, _, budget = name.partition("@")
    level, _, character = whole.partition(":")
    if level not in levels and level not in outside_names():
        known = ", ".join([*levels, *outside_names()])
        raise UnknownBot(f"There is no computer player '{level}'; choose from: {known}.")
    if character and character not in characters:
        raise UnknownBot(f"There is no character '{character}'; choose from: {', '.join(characters)}.")
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
