"""Chance as small integers inside the state: one stream for every pile and die.

Each stream is a pair of numbers, stepped by two multiplicative generators and combined (L'Ecuyer's method): a few
machine operations, the same on every platform, and a period of about 2^61. Drawing from one stream never moves another,
so a choice about one pile cannot change what a different pile will show.
"""

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MODULUS_ONE: Final = 2147483563
MODULUS_TWO: Final = 2147483399
FACTOR_ONE: Final = 40014
FACTOR_TWO: Final = 40692


class Chance:
    """The streams of one game, as a flat list of number pairs."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def copy(self) -> "Chance":
        return Chance(self.numbers[:])

    def below(self, stream: int, limit: int) -> int:
        """The next number of a stream, from 0 up to but not including `limit`."""
        at = 2 * stream
        one: i64 = self.numbers[at]
        two: i64 = self.numbers[at + 1]
        one = one * FACTOR_ONE % MODULUS_ONE
        two = two * FACTOR_TWO % MODULUS_TWO
        self.numbers[at] = one
        self.numbers[at + 1] = two
        return _scaled(one, two, limit)

    def shuffle(self, stream: int, cards: list[int]) -> None:
        at = 2 * stream
        one: i64 = self.numbers[at]
        two: i64 = self.numbers[at + 1]
        last: i64 = len(cards) - 1
        while last > 0:
            one = one * FACTOR_ONE % MODULUS_ONE
            two = two * FACTOR_TWO % MODULUS_TWO
            other = _scaled(one, two, last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1
        self.numbers[at] = one
        self.numbers[at + 1] = two


def _scaled(one: "i64", two: "i64", limit: "i64") -> "i64":
    """Both halves of a stream combined into a number below `limit`."""
    mixed = one - two
    if mixed < 1:
        mixed += MODULUS_ONE - 1
    return (mixed - 1) * limit // (MODULUS_ONE - 1)


def chance_from_seed(seed: str, streams: list[str]) -> Chance:
    """Streams that depend on the seed and on their own name alone, so that adding a pile changes no other pile."""
    numbers: list[int] = []
    for name in streams:
        digest = hashlib.sha256(f"{seed}\n{name}".encode()).digest()
        numbers.append(int.from_bytes(digest[:8], "big") % (MODULUS_ONE - 1) + 1)
        numbers.append(int.from_bytes(digest[8:16], "big") % (MODULUS_TWO - 1) + 1)
    return Chance(numbers)


def commitment(seed: str) -> str:
    """What may be shown at the start: whoever is told the seed at the end can check that it was fixed before."""
    return hashlib.sha256(f"wellspent seed\n{seed}".encode()).hexdigest()
