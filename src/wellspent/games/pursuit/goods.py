"""What costs ask for and rewards give."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

KNOWLEDGE: Final = 0
CREATIVITY: Final = 1
INFLUENCE: Final = 2
MONEY: Final = 3
HOURGLASS: Final = 4
ANY: Final = 5
STH: Final = 6
LTH: Final = 7
STRESS: Final = 8
RELAX: Final = 9
HEALTH: Final = 10
POPULARITY: Final = 11

GOODS_NAMES: Final = (
    "knowledge",
    "creativity",
    "influence",
    "money",
    "hourglass",
    "any",
    "sth",
    "lth",
    "stress",
    "relax",
    "health",
    "popularity",
)
GOODS_COUNT: Final = 12

# What a price can ask for, side by side in one number, so that one subtraction compares all of it. Every amount has
# ten bits, and the highest of them marks what a player has: the mark goes where more is asked than is there.
BITS: Final = 10
MARK: Final = 1 << BITS - 1
MARKS: Final = MARK | MARK << BITS | MARK << 2 * BITS | MARK << 3 * BITS | MARK << 4 * BITS | MARK << 5 * BITS
# No price asks for more, and nobody has as much.
MOST_ASKED: Final = MARK - 1
# Means that suffice for everything, and, without marks, for nothing at all.
PLENTY: Final = (1 << 6 * BITS) - 1
TOO_LITTLE: Final = PLENTY ^ MARKS
# As a price, the same is more than anybody has.
OUT_OF_REACH: Final = TOO_LITTLE


def side_by_side(
    knowledge: "i64", creativity: "i64", influence: "i64", money: "i64", hourglass: "i64", resources: "i64", most: "i64"
) -> "i64":
    """Amounts up to `most` as one number; `resources` is how many there are, or are asked, of whatever type."""
    people = min(knowledge, most) | min(creativity, most) << BITS | min(influence, most) << 2 * BITS
    things = min(money, most) | min(hourglass, most) << BITS | min(resources, most) << 2 * BITS
    return people | things << 3 * BITS


def covers(means: "i64", asked: "i64") -> bool:
    """Whether marked means suffice for all that is asked."""
    return means - asked & MARKS == MARKS


def lesser(one: "i64", other: "i64") -> int:
    """The lesser amount of each kind, of two prices side by side."""
    found = 0
    for place in range(0, 6 * BITS, BITS):
        found |= min(int(one) >> place & MOST_ASKED, int(other) >> place & MOST_ASKED) << place
    return found


@final
@mypyc_attr(acyclic=True)
class Goods:
    """Amounts of goods, fixed once made."""

    def __init__(self, amounts: list[int]) -> None:
        # What is looked at most lies in front: most goods are Resources of named types and Money, and nothing besides.
        self.is_empty: Final = not any(amounts)
        self.has_more: Final = any(amounts[HOURGLASS:])
        self.moves_tracks: Final = any(amounts[good] for good in (STH, STRESS, RELAX, HEALTH, POPULARITY))
        self.knowledge: Final[i64] = amounts[KNOWLEDGE]
        self.creativity: Final[i64] = amounts[CREATIVITY]
        self.influence: Final[i64] = amounts[INFLUENCE]
        self.money: Final[i64] = amounts[MONEY]
        self.hourglass: Final[i64] = amounts[HOURGLASS]
        self.any: Final[i64] = amounts[ANY]
        self.sth: Final[i64] = amounts[STH]
        self.lth: Final[i64] = amounts[LTH]
        self.stress: Final[i64] = amounts[STRESS]
        self.relax: Final[i64] = amounts[RELAX]
        self.health: Final[i64] = amounts[HEALTH]
        self.popularity: Final[i64] = amounts[POPULARITY]
        self.amounts: Final = tuple(amounts)
        self.resources: Final[i64] = self.knowledge + self.creativity + self.influence
        self.asked: Final[i64] = side_by_side(
            self.knowledge,
            self.creativity,
            self.influence,
            self.money,
            self.hourglass,
            self.resources + self.any,
            MOST_ASKED,
        )


def total(one: Goods, other: Goods) -> Goods:
    return Goods([one.amounts[good] + other.amounts[good] for good in range(GOODS_COUNT)])


def several(one: Goods, times: int) -> Goods:
    return one if times == 1 else Goods([one.amounts[good] * times for good in range(GOODS_COUNT)])


def goods(**amounts: int) -> Goods:
    """Goods by name, for tests and code that needs a few."""
    return Goods([amounts.get(name, 0) for name in GOODS_NAMES])


NOTHING: Final = Goods([0] * GOODS_COUNT)
