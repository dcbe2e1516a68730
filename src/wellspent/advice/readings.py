"""What a position is made of: the evaluation of a game's computer players, aspect by aspect.

Whoever advises has no character: the seat's own taste is what counts.
"""

from typing import Any, Protocol

from .facts import Fact


class Weighing(Protocol):
    """A computer player of any level but the lowest."""

    def choose(self, view: Any, options: list[int]) -> int: ...

    def weigh(self, view: Any, options: list[int]) -> list[float]: ...


class Reading(Protocol):
    """Reads what can come of one decision."""

    # Whether what follows the choices is known well enough to be read.
    can_read: bool
    # Whether the worths of this decision are points; else they are nothing but an order.
    is_measured: bool
    # How far second thoughts are to be trusted against a first look; 0 where there are none.
    trust: float

    def player(self, level: str, seed: str) -> Weighing: ...

    def is_settled(self, state: Any) -> bool:
        """Whether the choice has been carried out, its further questions included."""

    def is_done(self, state: Any) -> bool:
        """Whether the next question is no longer about the choice itself."""

    def aspects(self, state: Any) -> dict[str, float]: ...

    def plan(self, state: Any) -> str:
        """The id of the card that should come next; nothing where there is no plan."""

    def facts(self, state: Any) -> list[Fact]:
        """What will be otherwise in a position that the decision leads to, as far as the seat can see."""

    def aims(self) -> list[Fact]:
        """What the seat could be after now."""

    def is_search(self, choice: int) -> bool:
        """Whether a choice changes what lies on the table, and nothing else."""

    def hopes(self, player: Weighing, choice: int) -> dict[str, float]:
        """By the id of a card: how likely the dice bring it this turn, after a choice; nothing where no dice do."""
