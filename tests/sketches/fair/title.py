"""The Fair, as everything around its rules meets it."""

from typing import Any, ClassVar

from wellspent.ruleset import GameSetup
from wellspent.titles import Title

from .rules import CARDS, FairGame


class FairTitle(Title):
    name: ClassVar[str] = "fair"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    cards: ClassVar[tuple[str, ...]] = CARDS

    def open(self, setup: GameSetup, cards: Any = None) -> FairGame:
        return FairGame(setup.ruleset.seats)
