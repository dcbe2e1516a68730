"""Life Goals of a life alone, all of which must be fulfilled (PH.solo.04): how likely they are, and what they take."""

from typing import Final

from wellspent.games.pursuit.board import AGEING_STRESS, LAST_ROUND, OFF_THE_TRACK
from wellspent.games.pursuit.cards import BASIC_PROJECT, MEASURES, Test
from wellspent.games.pursuit.measures import measure
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import Player, State

from ..numbers import add_up
from .life import ROUNDS_LIVED
from .weights import Weights

COMPLETED_BASIC: Final = MEASURES.index("completed_basic")
# What can be done at any time, and how many Hourglasses each takes: it need not be done early.
AT_ANY_TIME: Final = {MEASURES.index("rests"): 1.0, MEASURES.index("money"): 0.25}
# So many Hourglasses are to be left once it is done; each that is missing makes it unlikelier.
TO_SPARE: Final = 2.0
TOO_LATE: Final = 0.7
# A life that is to end early can pick up so much Stress in a round; what else is missing makes it unlikelier.
STRAIN_A_ROUND: Final = 4
UNLIKELIER: Final = 0.85


def needless(weights: Weights, points: float, enough: float) -> float:
    """What LTH that no victory takes are counted for less."""
    return (1 - weights.solo_beyond) * max(0.0, points - enough)


def promised_hours(rules: Rules, state: State) -> float:
    """The Hourglasses that Life Goals will take and that bring nothing else."""
    return add_up([hours_for(rules, state, test) for number in state.goals for test in solo_tests(rules, number)])


def hours_for(rules: Rules, state: State, test: Test) -> float:
    each = 0.0 if test.at_most else AT_ANY_TIME.get(test.measure, 0.0)
    missing = int(test.bound) - int(measure(rules, state, 0, test.measure))
    return each * max(0, missing)


def solo_tests(rules: Rules, number: int) -> list[Test]:
    goal = rules.cards[number].goal
    return goal.solo if goal is not None else []


def progress_alone(rules: Rules, state: State, number: int, hours: float) -> float:
    """How far a Life Goal is, or how likely it will be fulfilled with so many Hourglasses ahead."""
    lowest = 1.0
    for test in solo_tests(rules, number):
        takes = hours_for(rules, state, test)
        can_wait = takes > 0.0 and hours > 0.0
        lowest = min(lowest, in_time(hours - takes) if can_wait else share_alone(rules, state, test))
    return lowest


def in_time(spare: float) -> float:
    """How likely something will be done that leaves so many Hourglasses for everything else."""
    return float(TOO_LATE ** max(0.0, TO_SPARE - spare))


def share_alone(rules: Rules, state: State, test: Test) -> float:
    """How far a test is; nobody else decides when it is too late."""
    me = state.players[0]
    if test.measure == ROUNDS_LIVED and test.at_most and me.is_alive and not me.is_doomed:
        return early_end(state, me, int(test.bound))
    if test.measure == COMPLETED_BASIC and not test.at_most:
        done = float(measure(rules, state, 0, test.measure)) + begun(rules, state, me)
        return min(1.0, done / max(1, int(test.bound)))
    return share_of(rules, state, 0, test)


def share_of(rules: Rules, state: State, seat: int, test: Test) -> float:
    value = measure(rules, state, seat, test.measure)
    if test.at_most:
        return 1.0 if value <= test.bound else 0.7 ** (value - test.bound)
    return min(1.0, max(0.0, value / test.bound)) if test.bound > 0 else 1.0


def early_end(state: State, me: Player, last: int) -> float:
    """How likely the life ends before it comes to a later round: by Stress, that of the next age included."""
    if state.round > last:
        return 0.0
    missing = (
        OFF_THE_TRACK - AGEING_STRESS[min(last + 1, LAST_ROUND)] - me.stress - STRAIN_A_ROUND * (last - state.round)
    )
    return float(UNLIKELIER ** max(0, missing))


def begun(rules: Rules, state: State, me: Player) -> float:
    """Basic Projects on their way, in parts of completed ones."""
    total = 0.0
    for number in me.cards:
        card = rules.cards[number]
        if card.kind == BASIC_PROJECT:
            total += (state.level[number] + 1) / (card.top + 2)
    return total
