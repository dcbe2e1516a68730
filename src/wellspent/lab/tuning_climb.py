"""A climb in the dark: all that can be told is which of two places is better, and not surely.

This is simultaneous perturbation (SPSA). Each step shakes all coordinates at once by plus or minus the same reach, in
several random ways, and compares the two places of each. How much better one was, times the way it lay, is on average
the direction uphill. Steps become smaller, and the answer is an average over the path that forgets its beginning, which
irons the noise out. A place is told in logarithms of factors: the start is 0 everywhere, and nothing changes its sign.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

Place = list[float]
# By how much the first place of each pair was better than the second.
Compare = Callable[[list[tuple[Place, Place]]], list[float]]

# How far a comparison looks to either side at first, and how fast that shrinks (Spall's exponents).
REACH: Final = 0.25
REACH_FADES: Final = 0.101
# How far chance alone would move a coordinate in the first step, for how many steps about so far, and the fading. The
# more ways a step looks, the further it goes where they agree.
STRIDE: Final = 0.05
STEADY: Final = 10
STRIDE_FADES: Final = 0.602
# No weight becomes more than about four times larger or smaller.
LIMIT: Final = 1.4
# How fast the average forgets where the climb began.
FORGETTING: Final = 3


@dataclass(frozen=True)
class Standing:
    """Where a climb has come to; enough to go on from there."""

    step: int
    # Where it stands, the average that is the answer, and how much comparisons differ on the whole, as a mean square.
    place: list[float]
    answer: list[float]
    noise: float


def beginning(size: int) -> Standing:
    return Standing(0, [0.0] * size, [0.0] * size, 0.0)


def climb(standing: Standing, ways: int, seed: str, compare: Compare) -> Standing:
    """One step. The seed and the number of the step decide in which ways it looks."""
    chance = Random(f"{seed} {standing.step}")
    step = standing.step + 1
    reach = REACH / step**REACH_FADES
    shakes = [[chance.choice((-1, 1)) for _ in standing.place] for _ in range(ways)]
    better = compare(
        [(_moved(standing.place, shake, reach), _moved(standing.place, shake, -reach)) for shake in shakes]
    )
    square = sum(each * each for each in better) / ways
    noise = standing.noise + (square - standing.noise) / step
    stride = STRIDE * sqrt(ways) * ((1 + STEADY) / (step + STEADY)) ** STRIDE_FADES / sqrt(noise or 1.0)
    uphill = [
        sum(much * shake[at] for much, shake in zip(better, shakes, strict=True)) / ways for at in range(len(shakes[0]))
    ]
    place = _moved(standing.place, uphill, stride)
    part = (FORGETTING + 1) / (step + FORGETTING)
    answer = [old + part * (new - old) for old, new in zip(standing.answer, place, strict=True)]
    return Standing(step, place, answer, noise)


def _moved(place: Sequence[float], direction: Sequence[float], distance: float) -> Place:
    moved = [at + distance * way for at, way in zip(place, direction, strict=True)]
    return [max(-LIMIT, min(LIMIT, at)) for at in moved]
