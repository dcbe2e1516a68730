"""What a symbol can stand for, and which effects that takes."""

from typing import TYPE_CHECKING, Final, final

from .symbols import KINDS, LANE, LANE_MASK, LANES_OF, PLAIN, WILD, packed

if TYPE_CHECKING:
    from mypy_extensions import i64


def how_many(bits: "i64") -> "i64":
    """The bits that are set."""
    count: i64 = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count


def _as_it_is() -> list[list[list[int]]]:
    """By symbol shown and symbol asked for: the ways there without any effect."""
    ways: list[list[list[int]]] = []
    for shown in range(KINDS):
        row: list[list[int]] = []
        for asked in range(KINDS):
            fits = shown == asked or (asked == WILD and shown < PLAIN) or (shown == WILD and asked < PLAIN)
            row.append([0] if fits else [])
        ways.append(row)
    return ways


@final
class Ways:
    """Every way from a symbol shown to a symbol asked for."""

    def __init__(self, table: list[list[list[int]]]) -> None:
        self.table: Final = table
        # By symbol shown, as bits side by side: what it can stand for without any effect, and with one or several.
        free = [_bits(row, True) for row in table]
        self._free: Final[i64] = packed(free)
        self._dear: Final[i64] = packed([_bits(row, False) for row in table])
        # By symbols asked for, as bits: the lanes of all that can stand for one of them without any effect.
        self.fitting: Final = [_fitting(free, asked) for asked in range(1 << KINDS)]

    def free(self, shown: "i64") -> "i64":
        """What a symbol can stand for without any effect, as bits."""
        return self._free >> LANE * shown & LANE_MASK

    def dear(self, shown: "i64") -> "i64":
        """What takes an effect, or several."""
        return self._dear >> LANE * shown & LANE_MASK


def _bits(row: list[list[int]], is_free: bool) -> int:
    """The symbols to which some way leads that needs no effect, or to which all ways need one."""
    found = 0
    for asked in range(KINDS):
        if row[asked] and (0 in row[asked]) == is_free:
            found |= 1 << asked
    return found


def _fitting(free: list[int], asked: int) -> int:
    found = 0
    for shown in range(KINDS):
        if free[shown] & asked:
            found |= LANES_OF[1 << shown]
    return found


AS_IT_IS: Final = Ways(_as_it_is())
