"""The symbols on dice, tokens and cards."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

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

# So many of each as one number, eight bits for each kind: costs and what is there to pay them are asked for by the
# dozen, and all kinds are added and picked out at once.
LANE: Final = 8
LANE_MASK: Final = (1 << LANE) - 1
GOOD_LUCK_LANE: Final = LANE * GOOD_LUCK
BAD_LUCK_LANE: Final = LANE * BAD_LUCK
WILD_LANE: Final = LANE * WILD
PLAIN_LANES: Final = LANE * PLAIN
EVERY_OTHER: Final = 0x00FF00FF00FF00FF


def packed(counts: list[int]) -> "i64":
    """So many of each, as one number."""
    found: i64 = 0
    kind: i64 = KINDS
    while kind > 0:
        kind -= 1
        count: i64 = counts[kind]
        found = found << LANE | count
    return found


def unpacked(heap: "i64") -> list[int]:
    return [heap >> LANE * kind & LANE_MASK for kind in range(KINDS)]


def size(heap: "i64") -> "i64":
    """How many symbols in all."""
    pairs = (heap & EVERY_OTHER) + (heap >> LANE & EVERY_OTHER)
    return pairs + (pairs >> 2 * LANE) + (pairs >> 4 * LANE) + (pairs >> 6 * LANE) & 0xFFFF


def kinds_of(heap: "i64") -> "i64":
    """The kinds of which there are any, as bits."""
    found: i64 = 0
    kind: i64 = 0
    while heap > 0:
        if heap & LANE_MASK:
            found |= 1 << kind
        heap >>= LANE
        kind += 1
    return found


def lanes_of(kinds: "i64") -> "i64":
    """All bits of these kinds."""
    found: i64 = 0
    # A variable: compiled, a constant would be shifted out of 32 bits.
    lane: i64 = LANE_MASK
    while kinds > 0:
        if kinds & 1:
            found |= lane
        lane <<= LANE
        kinds >>= 1
    return found


LANES_OF: Final = [int(lanes_of(kinds)) for kinds in range(1 << KINDS)]
