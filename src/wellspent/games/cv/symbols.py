"""The symbols on dice, tokens and cards."""

from typing import Final

HEALTH: Final = 0
KNOWLEDGE: Final = 1
RELATIONSHIP: Final = 2
MONEY: Final = 3
GOOD_LUCK: Final = 4
BAD_LUCK: Final = 5
# CV.icons.03: one plain symbol of the owner's choice; on cards and tokens, never on a die.
WILD: Final = 6
SYMBOLS: Final = ("health", "knowledge", "relationship", "money", "good_luck", "bad_luck", "wild")
KINDS: Final = 7
# CV.comp.03: the faces of a die are the symbols below WILD; the plain ones are those below GOOD_LUCK.
FACES: Final = 6
PLAIN: Final = 4


def symbols(
    health: int = 0,
    knowledge: int = 0,
    relationship: int = 0,
    money: int = 0,
    good_luck: int = 0,
    bad_luck: int = 0,
    wild: int = 0,
) -> tuple[int, ...]:
    """So many of each."""
    return (health, knowledge, relationship, money, good_luck, bad_luck, wild)


NO_SYMBOLS: Final = symbols()
