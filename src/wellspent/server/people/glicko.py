"""Glicko-2: how strong somebody is, and how surely one knows. One rating period is one game.

Mark Glickman's paper of 2013 has the steps by their numbers.
"""

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

RATING: Final = 1500.0
DEVIATION: Final = 350.0
VOLATILITY: Final = 0.06
# How much the volatility may change, and how exactly it is worked out.
TAU: Final = 0.5
EXACTLY: Final = 0.000001
# Between the scale of ratings and that of the formulas.
SCALE: Final = 173.7178


class Rating(NamedTuple):
    rating: float = RATING
    deviation: float = DEVIATION
    volatility: float = VOLATILITY

    @property
    def interval(self) -> tuple[int, int]:
        """Between these it lies in 95 of 100 cases."""
        return round(self.rating - 1.96 * self.deviation), round(self.rating + 1.96 * self.deviation)


class Result(NamedTuple):
    """Against whom, and what came of it: 1 won, 0 lost, 0.5 neither."""

    opponent: Rating
    score: float


def rated(me: Rating, results: Iterable[Result]) -> Rating:
    """What somebody is worth after a rating period; without results, only known less surely."""
    mu, phi = (me.rating - RATING) / SCALE, me.deviation / SCALE
    weighed = [(_g(other.deviation / SCALE), _expected(mu, other), score) for other, score in results]
    if not weighed:
        return me._replace(deviation=min(SCALE * sqrt(phi**2 + me.volatility**2), DEVIATION))
    # Step 3 and 4.
    variance = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in weighed)
    gained = sum(g * (score - expected) for g, expected, score in weighed)
    # Step 5 to 8.
    volatility = _volatility(me.volatility, phi, variance, variance * gained)
    before = sqrt(phi**2 + volatility**2)
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return Rating(RATING + SCALE * (mu + after**2 * gained), min(SCALE * after, DEVIATION), volatility)


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, other: Rating) -> float:
    return 1 / (1 + exp(-_g(other.deviation / SCALE) * (mu - (other.rating - RATING) / SCALE)))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: where a falling function crosses zero, closed in on from both sides."""
    start = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, log(max(delta**2 - phi**2 - variance, 0) or exp(start - TAU))
    while delta**2 <= phi**2 + variance and f(high) < 0:
        high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > EXACTLY:
        new = low + (low - high) * f_low / (f_high - f_low)
        f_new = f(new)
        if f_new * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = new, f_new
    return exp(low / 2)
