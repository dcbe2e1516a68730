"""How cards go on once they lie in a play area: by actions, or by themselves from year to year."""

from typing import Final

from wellspent.games.pursuit.cards import Card

# So often is a last level that can be repeated worth thinking ahead.
AGAIN: Final = 3


def routes(card: Card, level: int) -> list[list[int]]:
    """The levels that actions can still reach from a level, in each possible order; -1 is before the first."""
    nature = card.nature
    if nature.ends:
        first = card.top + 1 - nature.ends
        return [[*range(level + 1, first), end] for end in range(first, card.top + 1)] if level < first else []
    steps = list(range(level + 1, card.top + 1))
    return [steps + [card.top] * AGAIN if nature.repeats else steps]
