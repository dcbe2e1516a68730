"""What costs ask for and rewards give."""

from typing import TYPE_CHECKING, Final, final

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


@final
class Goods:
    """Amounts of goods, fixed once made."""

    def __init__(self, amounts: list[int]) -> None:
        self.amounts: Final = tuple(amounts)
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
        self.resources: Final[i64] = self.knowledge + self.creativity + self.influence
        self.is_empty: Final = not any(amounts)
        self.moves_tracks: Final = bool(self.sth or self.stress or self.relax or self.health or self.popularity)


def total(one: Goods, other: Goods) -> Goods:
    return Goods([one.amounts[good] + other.amounts[good] for good in range(GOODS_COUNT)])


def goods(**amounts: int) -> Goods:
    """Goods by name, for tests and code that needs a few."""
    return Goods([amounts.get(name, 0) for name in GOODS_NAMES])


NOTHING: Final = Goods([0] * GOODS_COUNT)
