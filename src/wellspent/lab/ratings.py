"""How strong players are, from who beat whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from .summary import NORMAL

# points[one][two]: what the first has won against the second, ties half.
Points = list[list[float]]

# As chess counts: ten times the odds of winning are 400 points.
SCALE: Final = 400 / log(10)
MIDDLE: Final = 1500
# No step of the search is longer than this, in odds.
LONGEST_STEP: Final = 2.0
EXACT: Final = 1e-7
STEPS: Final = 100


@dataclass(frozen=True)
class Rating:
    """In points of Elo; the average of all players is 1500. With its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.0f} ({self.low:.0f}–{self.high:.0f})"


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval; printed in %."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.value:.0f} ({100 * self.low:.0f}–{100 * self.high:.0f})"


def rated(strength: float, others: Sequence[float]) -> Rating:
    """A strength as a rating, with where 95 % of other estimates of it lie."""
    ordered = sorted(others)
    edge = round(0.025 * (len(ordered) - 1))
    low, high = ordered[edge], ordered[-1 - edge]
    return Rating(*(MIDDLE + SCALE * each for each in (strength, low, high)))


def bradley_terry(points: Points, start: Sequence[float] | None = None) -> list[float]:
    """The strengths that make these points likeliest, 0 on average; a difference is the log of the odds to win.

    Whoever has no point at all is infinitely weak: give every two players a little of both.
    """
    size = len(points)
    strengths = list(start or [0.0] * size)
    for _ in range(STEPS):
        gaps, slopes = _gaps_and_slopes(points, strengths)
        step = _solve(slopes, gaps)
        longest = max(map(abs, step))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + shorter * each for strength, each in zip(strengths, step, strict=True)]
        if longest < EXACT:
            break
    middle = sum(strengths) / size
    return [strength - middle for strength in strengths]


def _gaps_and_slopes(points: Points, strengths: Sequence[float]) -> tuple[list[float], Points]:
    """How many points each has above what its strength promises, and how fast that changes with all strengths."""
    size = len(points)
    gaps = [0.0] * size
    # Only differences of strengths matter; this holds their sum where it is.
    slopes = [[1 / size] * size for _ in range(size)]
    for one in range(size):
        for two in range(one):
            games = points[one][two] + points[two][one]
            chance = 1 / (1 + exp(strengths[two] - strengths[one]))
            gap = points[one][two] - games * chance
            slope = games * chance * (1 - chance)
            gaps[one] += gap
            gaps[two] -= gap
            slopes[one][one] += slope
            slopes[two][two] += slope
            slopes[one][two] -= slope
            slopes[two][one] -= slope
    return gaps, slopes


def _solve(rows: Points, right: Sequence[float]) -> list[float]:
    """The x of rows · x = right, by elimination; the rows are those of a positive definite matrix."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = table[row][pivot] / table[pivot][pivot]
            for column in range(pivot, size + 1):
                table[row][column] -= factor * table[pivot][column]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(table[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (table[row][size] - known) / table[row][row]
    return found


def share(values: Sequence[float], games: int) -> Share:
    """The mean of one share for each deal, with Wilson's interval, which leaves room even if all games were won.

    It takes for as many independent games as would spread like these deals.
    """
    count = len(values)
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / max(1, count - 1) / count
    independent = min(float(games), middle * (1 - middle) / spread) if spread else float(count)
    weight = NORMAL**2 / independent
    centre = (middle + weight / 2) / (1 + weight)
    half = sqrt(weight * middle * (1 - middle) + weight**2 / 4) / (1 + weight)
    return Share(middle, max(0.0, centre - half), min(1.0, centre + half))
