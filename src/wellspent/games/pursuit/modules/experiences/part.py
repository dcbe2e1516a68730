"""What lies on the Dream boards."""

from typing import TYPE_CHECKING, Final, final

from ...goods import goods
from ...state import COUNTS, NO_CARD, PLACES, SEATS, Field, Part

if TYPE_CHECKING:
    from mypy_extensions import i64

# XP.comp.33, XP.comp.35
SLOTS: Final = 5
# EXP.dream.03: what the slots of a Dream board give, from left to right.
DREAMS: Final = (goods(knowledge=1), goods(creativity=1), goods(influence=1))
# EXP.desire.02
MOST_DESIRE: Final = 3
# EXP.dream.02: the piles whose cards may be dreamt of.
DREAMT_OF: Final = ("project", "item_activity", "job", "partner", "experience")
NOBODY: Final = -1


@final
class ExperiencesPart(Part):
    """The Dream boards: by seat and slot the card, and the Desire tokens on it; who has used the Cloud token."""

    def __init__(self, seats: int) -> None:
        self.dreams = [[NO_CARD] * len(DREAMS) for _ in range(seats)]
        self.desires = [[0] * len(DREAMS) for _ in range(seats)]
        self.cloud_used: i64 = 0

    def copy(self) -> "ExperiencesPart":
        twin = ExperiencesPart(0)
        twin.dreams = [board[:] for board in self.dreams]
        twin.desires = [board[:] for board in self.desires]
        twin.cloud_used = self.cloud_used
        return twin

    def cards(self) -> list[int]:
        return [number for board in self.dreams for number in board if number != NO_CARD]

    def lines(self) -> list[str]:
        return [f"dreams {self.dreams} desires {self.desires}", f"clouds used {self.cloud_used}"]

    def fields(self) -> dict[str, Field]:
        return {
            "dreams": Field(PLACES, piles=DREAMT_OF, beside="desires"),
            "desires": Field(COUNTS, most=MOST_DESIRE),
            "cloud_used": Field(SEATS),
        }
