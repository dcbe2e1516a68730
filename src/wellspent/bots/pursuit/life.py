"""How much life lies ahead, read off the Stress track and the Old Age rounds to come."""

from typing import Final, final

from wellspent.games.pursuit.board import AGEING_STRESS, HOURGLASSES_OF, LAST_ROUND, OFF_THE_TRACK
from wellspent.games.pursuit.cards import MEASURES
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import State

from ..numbers import add_up
from .weights import DRIFT, FAITH

ROUNDS_LIVED: Final = MEASURES.index("rounds_lived")


def _later_hourglasses(round: int, stress: int, last: int) -> list[int]:
    """The Hourglasses of each later round of a life that neither strains nor recovers (PH.prep.05 to .07)."""
    found: list[int] = []
    for later in range(round + 1, last + 1):
        stress = min(stress + AGEING_STRESS[later], OFF_THE_TRACK)
        if HOURGLASSES_OF[stress]:
            found.append(HOURGLASSES_OF[stress])
    return found


def _hours(round: int, stress: int, last: int) -> float:
    """Later rounds count a little less: there will be other ways to better them."""
    return add_up([hours * FAITH**later for later, hours in enumerate(_later_hourglasses(round, stress, last))])


def _rounds(round: int, stress: int, last: int) -> float:
    return float(len(_later_hourglasses(round, stress, last)))


def _drifting(table: list[float], stress: int) -> float:
    """A mean over the Stress that a life is going to pick up: so every space counts, not sections alone."""
    return add_up([share * table[min(stress + more, OFF_THE_TRACK)] for more, share in enumerate(DRIFT)])


def _smooth(table: list[float]) -> list[float]:
    return [_drifting(table, stress) for stress in range(OFF_THE_TRACK + 1)]


_SPACES: Final = range(OFF_THE_TRACK + 1)
_ROUNDS: Final = range(LAST_ROUND + 1)


@final
class Course:
    """What is to be expected of a life up to its last round, by round and space of the Stress track."""

    def __init__(self, last: int) -> None:
        self.hours: Final = [_smooth([_hours(round, stress, last) for stress in _SPACES]) for round in _ROUNDS]
        self.rounds: Final = [_smooth([_rounds(round, stress, last) for stress in _SPACES]) for round in _ROUNDS]


_COURSES: Final[dict[int, Course]] = {}


def course(last: int) -> Course:
    """Worked out once for each last round."""
    found = _COURSES.get(last)
    if found is None:
        found = _COURSES[last] = Course(last)
    return found


FULL_COURSE: Final = course(LAST_ROUND)
HOURS_AHEAD: Final = FULL_COURSE.hours
ROUNDS_AHEAD: Final = FULL_COURSE.rounds


def intended_course(rules: Rules, state: State) -> Course:
    """Alone, a Life Goal may ask for an early end; once that has been missed, the life is as long as any."""
    if rules.seats > 1:
        return FULL_COURSE
    last = LAST_ROUND
    for number in state.goals:
        goal = rules.cards[number].goal
        for test in goal.solo if goal is not None else []:
            if test.at_most and test.measure == ROUNDS_LIVED:
                last = min(last, int(test.bound))
    return course(last) if state.round <= last else FULL_COURSE
