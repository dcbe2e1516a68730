"""What lies on the Community board."""

from typing import TYPE_CHECKING, Final, final

from ...state import COUNTS, NO_CARD, PLACES, SEATS, Field, Part

if TYPE_CHECKING:
    from mypy_extensions import i64

# XP.comp.32
SLOTS: Final = 5
# COM.board.09: the Engage part is the first level of a card, its Outcomes are the others.
ENGAGE: Final = 0
NOBODY: Final = -1
MULTIPLE: Final = "multiple"
MOST: Final = "most"


@final
class CommunityPart(Part):
    """The board: its slots from left to right, who has engaged where, and what counts for this round only."""

    def __init__(self) -> None:
        self.slots = [NO_CARD] * SLOTS
        # By slot, a bit for every seat whose token or Hourglass lies there.
        self.engaged = [0] * SLOTS
        # A bit for every seat that has used its Community token; Hourglasses that have engaged, by seat.
        self.token_used: i64 = 0
        self.hours: list[int] = []
        # COM.faq.01: a bit for every seat in Black Friday; Items bought this round, by seat.
        self.black_friday: i64 = 0
        self.bought: list[int] = []

    def copy(self) -> "CommunityPart":
        twin = CommunityPart()
        twin.slots = self.slots[:]
        twin.engaged = self.engaged[:]
        twin.token_used = self.token_used
        twin.hours = self.hours[:]
        twin.black_friday = self.black_friday
        twin.bought = self.bought[:]
        return twin

    def cards(self) -> list[int]:
        return [number for number in self.slots if number != NO_CARD]

    def lines(self) -> list[str]:
        return [
            f"slots {self.slots} engaged {self.engaged}",
            f"tokens used {self.token_used} hours {self.hours}",
            f"black friday {self.black_friday} bought {self.bought}",
        ]

    def fields(self) -> dict[str, Field]:
        return {
            "slots": Field(PLACES, piles=("community",), beside="engaged", is_row=True),
            "engaged": Field(SEATS),
            "token_used": Field(SEATS),
            "hours": Field(COUNTS, most=9),
            "black_friday": Field(SEATS),
            "bought": Field(COUNTS),
        }

    def begin_round(self, seats: int) -> None:
        self.engaged = [0] * SLOTS
        self.token_used = 0
        self.hours = [0] * seats
        self.black_friday = 0
        self.bought = [0] * seats
