"""How cards go on once they lie in a play area: by actions, or by themselves from year to year."""

from typing import Final

from wellspent.games.pursuit.cards import Card

# Kinds and marks whose cards grow in the Upkeep Phase, for the price of the next level.
GROWING_KINDS: Final = ("pet", "kid")
GROWING_MARK: Final = "career"
# Whoever does not pay for these loses so much LTH, and they grow all the same (KID.upkeep.03).
BOUND_KINDS: Final = {"kid": 1.0}
# Any one of the further levels, and that is it (EXP.do.04).
ONE_OF_MANY: Final = ("experience",)
# Only one of the last two levels is ever reached (NOS.action.03).
OUTCOMES: Final = "outcomes"
# The last level again and again (FRI.action.07, NOS.action.04); so often is worth thinking ahead.
REPEATING_KINDS: Final = ("friend",)
REPEATING_MARK: Final = "repeatable"
AGAIN: Final = 3
# Abilities that hold on once the card is set aside (SCH.action.12).
LASTING_KINDS: Final = ("educational_project",)


def grows(card: Card) -> bool:
    return card.kind_name in GROWING_KINDS or GROWING_MARK in card.marks


def repeats(card: Card) -> bool:
    return card.kind_name in REPEATING_KINDS or REPEATING_MARK in card.marks


def routes(card: Card, level: int) -> list[list[int]]:
    """The levels that actions can still reach from a level, in each possible order; -1 is before the first."""
    if card.kind_name in ONE_OF_MANY:
        return [[higher] for higher in range(1, card.top + 1)] if level == 0 else []
    if OUTCOMES in card.marks:
        first = card.top - 1
        return [[*range(level + 1, first), end] for end in (first, card.top)] if level < first else []
    steps = list(range(level + 1, card.top + 1))
    return [steps + [card.top] * AGAIN if repeats(card) else steps]
