"""What the laboratory asks of a game."""

from collections.abc import Mapping
from typing import Protocol, TypeVar

from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.state import State

from .results import Life

S = TypeVar("S", bound=State)


class Study(Protocol[S]):
    """A game that has been set up, and how its account is read."""

    game: Game[S]
    # What a score is called and made of, and how a life may end.
    points: str
    sources: tuple[str, ...]
    ends: tuple[str, ...]
    # The kind of card whose colour a source has, where it is not called like one.
    tints: Mapping[str, str]

    def offered(self, log: list[Event]) -> list[str]:
        """The ids of the cards that could be had."""
        ...

    def life(self, state: S, log: list[Event], seat: int, bot: str) -> Life:
        """What became of a seat."""
        ...

    def cards(self) -> list[tuple[str, str]]:
        """Id and kind of every card of the game, in the order of the card files."""
        ...
