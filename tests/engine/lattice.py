"""Whoever wants to know what comes: from the first cards of a shuffled pile to all the others, by a lattice.

The two generators of a quick stream are nearly one with the product of both moduli. Each card that is seen tells its
next value to within a sixtieth, so the sequence is the point of a lattice that lies nearest to what was seen.
"""

from collections.abc import Sequence
from typing import Final

from wellspent.engine.chance import FACTOR_ONE, FACTOR_TWO, MODULUS_ONE, MODULUS_TWO, Stream

MODULUS: Final = MODULUS_ONE * MODULUS_TWO
INVERSE_ONE: Final = pow(MODULUS_ONE, -1, MODULUS_TWO)
INVERSE_TWO: Final = pow(MODULUS_TWO, -1, MODULUS_ONE)
FACTOR: Final = (FACTOR_ONE * MODULUS_TWO * INVERSE_TWO + FACTOR_TWO * MODULUS_ONE * INVERSE_ONE) % MODULUS

Vector = list[int]


def predicted(size: int, seen: list[int]) -> list[int]:
    """A pile that was in order before it was shuffled, from its last cards, the last first."""
    pile, places = list(range(size)), []
    for number, card in enumerate(seen):
        last = size - 1 - number
        places.append((pile.index(card), last + 1))
        pile[places[-1][0]], pile[last] = pile[last], pile[places[-1][0]]
    one, two = state_behind(places)
    stream = Stream(one, two)
    for last in range(size - 1 - len(seen), 0, -1):
        other = stream.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def state_behind(drawn: list[tuple[int, int]]) -> tuple[int, int]:
    """The two numbers of a stream after it gave these numbers below these limits."""
    basis = [[pow(FACTOR, place, MODULUS) for place in range(len(drawn))]]
    for place in range(1, len(drawn)):
        basis.append([MODULUS if other == place else 0 for other in range(len(drawn))])
    wanted = [(2 * number + 1) * MODULUS // (2 * limit) for number, limit in drawn]
    last = nearest(reduced(basis), wanted)[-1] % MODULUS
    return last * INVERSE_TWO % MODULUS_ONE, -last * INVERSE_ONE % MODULUS_TWO


def reduced(basis: list[Vector]) -> list[Vector]:
    """Lenstra, Lenstra and Lovász, with floating-point projections of exact vectors."""
    place = 1
    while place < len(basis):
        straight = projections(basis[: place + 1])
        for other in range(place - 1, -1, -1):
            times = round(dot(basis[place], straight[other]) / dot(straight[other], straight[other]))
            basis[place] = [one - times * two for one, two in zip(basis[place], basis[other], strict=True)]
        before = dot(straight[place - 1], straight[place - 1])
        slope = dot(basis[place], straight[place - 1]) / before
        if dot(straight[place], straight[place]) >= (0.75 - slope * slope) * before:
            place += 1
        else:
            basis[place - 1], basis[place] = basis[place], basis[place - 1]
            place = max(place - 1, 1)
    return basis


def nearest(basis: list[Vector], wanted: Vector) -> Vector:
    """A point of the lattice near a point, by Babai's planes."""
    straight, rest = projections(basis), wanted
    for place in range(len(basis) - 1, -1, -1):
        times = round(dot(rest, straight[place]) / dot(straight[place], straight[place]))
        rest = [one - times * two for one, two in zip(rest, basis[place], strict=True)]
    return [one - two for one, two in zip(wanted, rest, strict=True)]


def projections(basis: list[Vector]) -> list[list[float]]:
    """Each vector without what lies along those before it."""
    found: list[list[float]] = []
    for vector in basis:
        straight = [float(number) for number in vector]
        for other in found:
            times = dot(straight, other) / dot(other, other)
            straight = [one - times * two for one, two in zip(straight, other, strict=True)]
        found.append(straight)
    return found


def dot(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, two, strict=True))
