"""How much life lies ahead, read off the Stress track and the Old Age rounds to come."""

from typing import Final

from wellspent.games.pursuit.board import AGEING_STRESS, HOURGLASSES_OF, LAST_ROUND, OFF_THE_TRACK

from ..numbers import add_up
from .weights import DRIFT, FAITH


def _later_hourglasses(round: int, stress: int) -> list[int]:
    """The Hourglasses of each later round of a life that neither strains nor recovers (PH.prep.05 to .07)."""
    found: list[int] = []
    for later in range(round + 1, LAST_ROUND + 1):
        stress = min(stress + AGEING_STRESS[later], OFF_THE_TRACK)
        if HOURGLASSES_OF[stress]:
            found.append(HOURGLASSES_OF[stress])
    return found


def _hours(round: int, stress: int) -> float:
    """Later rounds count a little less: there will be other ways to better them."""
    return add_up([hours * FAITH**later for later, hours in enumerate(_later_hourglasses(round, stress))])


def _rounds(round: int, stress: int) -> float:
    return float(len(_later_hourglasses(round, stress)))


def _drifting(table: list[float], stress: int) -> float:
    """A mean over the Stress that a life is going to pick up: so every space counts, not sections alone."""
    return add_up([share * table[min(stress + more, OFF_THE_TRACK)] for more, share in enumerate(DRIFT)])


def _smooth(table: list[float]) -> list[float]:
    return [_drifting(table, stress) for stress in range(OFF_THE_TRACK + 1)]


_SPACES: Final = range(OFF_THE_TRACK + 1)
_ROUNDS: Final = range(LAST_ROUND + 1)
# By round and space of the Stress track: what is to be expected after this round.
HOURS_AHEAD: Final = [_smooth([_hours(round, stress) for stress in _SPACES]) for round in _ROUNDS]
ROUNDS_AHEAD: Final = [_smooth([_rounds(round, stress) for stress in _SPACES]) for round in _ROUNDS]
