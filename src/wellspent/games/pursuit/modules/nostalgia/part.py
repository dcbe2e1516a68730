"""What Nostalgia holds: hands, boards, Check Marks, and what lies on cards."""

from typing import Final, final

from ...state import CARDS, COUNTS, NAMED, NO_CARD, PLACES, Field, Part

# NOS.setup.03, NOS.board.02
HAND: Final = 8
SLOTS: Final = 2
# Both Triggers of a card (NOS.trigger.01), as bits.
PASSIVE: Final = 1
ACTIVE: Final = 2
BOTH: Final = PASSIVE | ACTIVE
# NOS.q.09
STORED: Final = 9
L1: Final = 0


@final
class NostalgiaPart(Part):
    """By seat: the hand, the cards on the board and the Check Marks on each."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.boards = [[NO_CARD] * SLOTS for _ in range(seats)]
        self.checks = [[0] * SLOTS for _ in range(seats)]
        # Abilities used this round, by card, and Partners whose relationship was started in it.
        self.used: list[int] = []
        self.dated: list[int] = []
        # What lies on cards that hold tokens; personal goals that have been fulfilled, and how far others have come.
        self.stored: dict[int, int] = {}
        self.fulfilled: list[int] = []
        self.counted: dict[int, int] = {}
        # The Project whose last Level is being paid for by SMART Goals.
        self.smart = NO_CARD

    def copy(self) -> "NostalgiaPart":
        twin = NostalgiaPart(0)
        twin.hands = [hand[:] for hand in self.hands]
        twin.boards = [board[:] for board in self.boards]
        twin.checks = [checks[:] for checks in self.checks]
        twin.used = self.used[:]
        twin.dated = self.dated[:]
        twin.stored = self.stored.copy()
        twin.fulfilled = self.fulfilled[:]
        twin.counted = self.counted.copy()
        twin.smart = self.smart
        return twin

    def cards(self) -> list[int]:
        found = [number for hand in self.hands for number in hand]
        return found + [number for board in self.boards for number in board if number != NO_CARD]

    def lines(self) -> list[str]:
        return [
            f"hands {self.hands}",
            f"boards {self.boards} checks {self.checks}",
            f"used {self.used} dated {self.dated} fulfilled {self.fulfilled}",
            f"stored {sorted(self.stored.items())} counted {sorted(self.counted.items())} smart {self.smart}",
        ]

    def fields(self) -> dict[str, Field]:
        return {
            "hands": Field(CARDS, piles=("nostalgia",)),
            "boards": Field(PLACES, piles=("nostalgia",), beside="checks"),
            "checks": Field(COUNTS, most=BOTH),
            "used": Field(NAMED),
            "dated": Field(NAMED),
            "stored": Field(COUNTS),
            "fulfilled": Field(NAMED),
            "counted": Field(COUNTS),
            "smart": Field(NAMED),
        }
