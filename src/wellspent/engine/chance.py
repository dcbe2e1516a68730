"""Chance inside the state: one stream for every pile and die, so that a choice about one never changes another.

Games draw from a keyed cryptographic function: what a stream gives is SHAKE-128 of three lines, the seed, the name of
the stream and how often it was drawn from. Nothing that was seen tells anything to come; whoever is told the seed at
the end can check every draw; and a copy of a position copies one number for each stream.

Whoever imagines positions and forgets them draws from pairs of numbers, stepped by two multiplicative generators and
combined (L'Ecuyer's method): a few machine operations, and easy to predict.
"""

import hashlib
from struct import Struct, unpack
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

MODULUS_ONE: Final = 2147483563
MODULUS_TWO: Final = 2147483399
FACTOR_ONE: Final = 40014
FACTOR_TWO: Final = 40692
FOUR_WORDS: Final = Struct(">4I")
# A draw is a word of so many bytes; the largest limit is so small beside it that no number is favoured.
WORD: Final = 4
WORD_BITS: Final = 32


class Chance:
    """The streams of one game. `numbers` change with every draw, and with nothing else."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        # With a copy, until one of the two draws.
        self.shares_numbers = False

    def own(self) -> None:
        """To be called before a number changes."""
        if self.shares_numbers:
            self.numbers = self.numbers[:]
            self.shares_numbers = False

    def copy(self) -> "Chance":
        raise NotImplementedError

    def streams(self) -> int:
        raise NotImplementedError

    def below(self, number: int, limit: int) -> int:
        """The next number of a stream, from 0 up to but not including `limit`."""
        raise NotImplementedError

    def shuffle(self, number: int, cards: list[int]) -> None:
        raise NotImplementedError

    def veiled(self) -> "QuickChance":
        """As many streams, which are the same whatever these are: for whoever may not know them."""
        return QuickChance([1] * (2 * self.streams()))

    def fresh(self, number: int, streams: int) -> "QuickChance":
        """So many streams that begin wherever one of these says."""
        return QuickChance([1 + self.below(number, MODULUS_TWO - 1) for _ in range(2 * streams)])


def _swap(places: list[object], one: "i64", other: "i64") -> None:
    """Number objects change places as they are: taken as integers, compiled code would make each of them anew."""
    held = places[one]
    places[one] = places[other]
    places[other] = held


@final
class SealedChance(Chance):
    """Chance that nobody can tell from what it has brought."""

    def __init__(self, seed: str, names: list[str], numbers: list[int]) -> None:
        super().__init__(numbers)
        self.seed: Final = seed
        self.names: Final = names

    def copy(self) -> "SealedChance":
        twin = SealedChance(self.seed, self.names, self.numbers)
        twin.shares_numbers = self.shares_numbers = True
        return twin

    def streams(self) -> int:
        return len(self.numbers)

    def below(self, number: int, limit: int) -> int:
        return int.from_bytes(self._draw(number, WORD), "big") * limit >> WORD_BITS

    def shuffle(self, number: int, cards: list[int]) -> None:
        last: i64 = len(cards) - 1
        if last < 1:
            return
        words = unpack(f">{last}I", self._draw(number, WORD * last))
        places = cast("list[object]", cards)
        while last > 0:
            word: i64 = words[last - 1]
            other = word * (last + 1) >> WORD_BITS
            _swap(places, last, other)
            last -= 1

    def _draw(self, number: int, length: int) -> bytes:
        self.own()
        drawn = self.numbers[number]
        self.numbers[number] = drawn + 1
        return hashlib.shake_128(f"{self.seed}\n{self.names[number]}\n{drawn}".encode()).digest(length)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stream:
    """One quick stream, to be drawn from."""

    def __init__(self, one: int, two: int) -> None:
        self.one: i64 = one
        self.two: i64 = two

    def below(self, limit: "i64") -> "i64":
        """The next number, from 0 up to but not including `limit`."""
        self.one = self.one * FACTOR_ONE % MODULUS_ONE
        self.two = self.two * FACTOR_TWO % MODULUS_TWO
        return _mixed(self.one, self.two, limit)


def _mixed(one: "i64", two: "i64", limit: "i64") -> "i64":
    mixed = one - two
    if mixed < 1:
        mixed += MODULUS_ONE - 1
    return (mixed - 1) * limit // (MODULUS_ONE - 1)


@final
class QuickChance(Chance):
    """Chance for thinking and measuring, as a flat list of number pairs."""

    def copy(self) -> "QuickChance":
        twin = QuickChance(self.numbers)
        twin.shares_numbers = self.shares_numbers = True
        return twin

    def streams(self) -> int:
        return len(self.numbers) // 2

    def lift(self, number: int) -> Stream:
        """One of the streams, to be drawn from more than once; `put_back` notes how far it went."""
        return Stream(self.numbers[2 * number], self.numbers[2 * number + 1])

    def put_back(self, number: int, stream: Stream) -> None:
        self.own()
        self.numbers[2 * number] = stream.one
        self.numbers[2 * number + 1] = stream.two

    def below(self, number: int, limit: int) -> int:
        self.own()
        numbers = self.numbers
        place: i64 = 2 * number
        one: i64 = numbers[place]
        two: i64 = numbers[place + 1]
        one = one * FACTOR_ONE % MODULUS_ONE
        two = two * FACTOR_TWO % MODULUS_TWO
        numbers[place] = one
        numbers[place + 1] = two
        return _mixed(one, two, limit)

    def shuffle(self, number: int, cards: list[int]) -> None:
        stream = self.lift(number)
        places = cast("list[object]", cards)
        last: i64 = len(cards) - 1
        while last > 0:
            other = stream.below(last + 1)
            _swap(places, last, other)
            last -= 1
        self.put_back(number, stream)


def chance_from_seed(seed: str, streams: list[str]) -> SealedChance:
    """Streams that depend on the seed and on their own name alone, so that adding a pile changes no other pile."""
    return SealedChance(seed, streams, [0] * len(streams))


def quick_chance(seed: str, streams: list[str]) -> QuickChance:
    """The same for whoever thinks or measures, and keeps nothing."""
    numbers: list[int] = []
    for name in streams:
        words = FOUR_WORDS.unpack_from(hashlib.sha256(f"{seed}\n{name}".encode()).digest())
        numbers.append(1 + _remainder(words[0], words[1], MODULUS_ONE - 1))
        numbers.append(1 + _remainder(words[2], words[3], MODULUS_TWO - 1))
    return QuickChance(numbers)


def keys_of(streams: list[str]) -> list[int]:
    """What sets streams apart, for `measured_chance`: two numbers for each, by its name alone."""
    numbers: list[int] = []
    for name in streams:
        numbers.extend(_two_numbers(name))
    return numbers


def measured_chance(seed: str, keys: list[int]) -> QuickChance:
    """The same for games that are only counted: the seed is digested once for all streams."""
    one, two = _two_numbers(seed)
    numbers: list[int] = []
    for place in range(0, len(keys), 2):
        numbers.append(1 + (one ^ keys[place]) % (MODULUS_ONE - 1))
        numbers.append(1 + (two ^ keys[place + 1]) % (MODULUS_TWO - 1))
    return QuickChance(numbers)


def _two_numbers(text: str) -> tuple[int, int]:
    """Two numbers of 32 bits that nothing but the text decides."""
    words = FOUR_WORDS.unpack_from(hashlib.sha256(text.encode()).digest())
    return words[0], words[1]


def _remainder(high: "i64", low: "i64", divisor: "i64") -> "i64":
    """Of a number of two words of 32 bits."""
    return ((high % divisor << 32) + low) % divisor


def commitment(seed: str) -> str:
    """What may be shown at the start: whoever is told the seed at the end can check that it was fixed before."""
    return hashlib.sha256(f"wellspent seed\n{seed}".encode()).hexdigest()
