"""Chance as small integers inside the state: one stream for every pile and die.

Each stream is a pair of numbers, stepped by two multiplicative generators and combined (L'Ecuyer's method): a few
machine operations, the same on every platform, and a period of about 2^61. Drawing from one stream never moves another,
so a choice about one pile cannot change what a different pile will show.
"""

import hashlib
from struct import Struct
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MODULUS_ONE: Final = 2147483563
MODULUS_TWO: Final = 2147483399
FACTOR_ONE: Final = 40014
FACTOR_TWO: Final = 40692
FOUR_WORDS: Final = Struct(">4I")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stream:
    """One stream, to be drawn from."""

    def __init__(self, one: int, two: int) -> None:
        self.one: i64 = one
        self.two: i64 = two

    def below(self, limit: "i64") -> "i64":
        """The next number, from 0 up to but not including `limit`."""
        self.one = self.one * FACTOR_ONE % MODULUS_ONE
        self.two = self.two * FACTOR_TWO % MODULUS_TWO
        mixed = self.one - self.two
        if mixed < 1:
            mixed += MODULUS_ONE - 1
        return (mixed - 1) * limit // (MODULUS_ONE - 1)


class Chance:
    """The streams of one game, as a flat list of number pairs."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def copy(self) -> "Chance":
        return Chance(self.numbers[:])

    def lift(self, number: int) -> Stream:
        """One of the streams, to be drawn from more than once; `put_back` notes how far it went."""
        return Stream(self.numbers[2 * number], self.numbers[2 * number + 1])

    def put_back(self, number: int, stream: Stream) -> None:
        self.numbers[2 * number] = stream.one
        self.numbers[2 * number + 1] = stream.two

    def below(self, number: int, limit: int) -> int:
        """The next number of a stream, from 0 up to but not including `limit`."""
        stream = self.lift(number)
        drawn = stream.below(limit)
        self.put_back(number, stream)
        return drawn

    def shuffle(self, number: int, cards: list[int]) -> None:
        stream = self.lift(number)
        last: i64 = len(cards) - 1
        while last > 0:
            other = stream.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1
        self.put_back(number, stream)


def chance_from_seed(seed: str, streams: list[str]) -> Chance:
    """Streams that depend on the seed and on their own name alone, so that adding a pile changes no other pile."""
    numbers: list[int] = []
    for name in streams:
        words = FOUR_WORDS.unpack_from(hashlib.sha256(f"{seed}\n{name}".encode()).digest())
        numbers.append(1 + _remainder(words[0], words[1], MODULUS_ONE - 1))
        numbers.append(1 + _remainder(words[2], words[3], MODULUS_TWO - 1))
    return Chance(numbers)


def _remainder(high: "i64", low: "i64", divisor: "i64") -> "i64":
    """Of a number of two words of 32 bits."""
    return ((high % divisor << 32) + low) % divisor


def commitment(seed: str) -> str:
    """What may be shown at the start: whoever is told the seed at the end can check that it was fixed before."""
    return hashlib.sha256(f"wellspent seed\n{seed}".encode()).hexdigest()
