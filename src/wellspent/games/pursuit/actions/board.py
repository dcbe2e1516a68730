"""Board Actions that need no card: Study, Play, Interact, Temp Job, Overtime, Rest."""

from typing import Final

from wellspent.engine.options import Offers, first_of, option

from ..action import BoardAction
from ..board import LEFT_END_OF, OFF_THE_TRACK, OVERTIME, REST, STRESS_END
from ..goods import Goods
from ..purse import Purse
from ..reasons import OK, OVERTIME_STRESS
from ..rewards import gain, gain_hourglasses, trigger
from ..rules import Rules
from ..state import State
from ..tracks import get_stress, relax

OVERTIME_POINTS: Final = 2
REST_SPACES: Final = 2


def is_open(action: BoardAction, purse: Purse) -> bool:
    """Whether nothing closes a space, told at once to whoever is still on the track: they can bear one more Stress."""
    if purse.me.stress < OFF_THE_TRACK:
        return not purse.state.covered >> action.space & 1
    return action.closed(purse.state, purse.player) == OK


class Earn(BoardAction):
    """PH.board.01 to PH.board.04: three of something."""

    def __init__(self, rules: Rules, name: str, space: int, earned: Goods, rule: str) -> None:
        super().__init__(rules, name, (), rule, space)
        self.earned: Final = earned

    def candidates(self, state: State, player: int, found: Offers) -> None:
        found.append(self.verb)

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once: nothing refuses it that does not close it."""
        if is_open(self, purse):
            found.append(self.bare)

    def perform(self, state: State, player: int, choice: int) -> None:
        self.place_hourglass(state, player)
        gain(self.rules, state, player, self.earned, -1, self.rule)
        trigger(self.rules, state, player, self.space)


class Overtime(BoardAction):
    """PH.overtime.01: 2 Stress for 2 Hourglasses."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "overtime", (), "PH.overtime.01", OVERTIME)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        found.append(self.verb)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        # PH.overtime.02, PH.overtime.03: never off the end, the Stress of repetition included.
        stress = OVERTIME_POINTS + self.repetition(state, player)
        return OVERTIME_STRESS if state.players[player].stress + stress > STRESS_END else OK

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        is_safe = purse.me.stress + OVERTIME_POINTS < STRESS_END
        if is_open(self, purse) and (is_safe or self.obstacle(state, player, self.verb) == OK):
            found.append(self.bare)

    def perform(self, state: State, player: int, choice: int) -> None:
        self.place_hourglass(state, player)
        get_stress(state, player, OVERTIME_POINTS, "PH.overtime.01")
        gain_hourglasses(state, player, OVERTIME_POINTS, "PH.overtime.01")
        state.players[player].overtimes += 1
        trigger(self.rules, state, player, OVERTIME)


class Rest(BoardAction):
    """PH.rest.01: up to 2 spaces to the left, inside the section."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "rest", ("count",), "PH.rest.01", REST)

    def make_choices(self) -> None:
        # By the space of the Stress track: as far as one can get, and any smaller number too, the largest first.
        for space in range(len(LEFT_END_OF)):
            reach = min(REST_SPACES, space - LEFT_END_OF[space])
            self.choices.append([option(self.verb, spaces) for spaces in range(reach, -1, -1)])

    def candidates(self, state: State, player: int, found: Offers) -> None:
        # PH.rest.04, PH.rest.05: none is always possible.
        found.extend(self.choices[state.players[player].stress])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once: nothing refuses it that does not close it."""
        if is_open(self, purse):
            found.extend(self.choices[purse.me.stress])

    def perform(self, state: State, player: int, choice: int) -> None:
        self.place_hourglass(state, player)
        relax(state, player, first_of(choice), "PH.rest.01")
        state.players[player].rests += 1
        trigger(self.rules, state, player, REST)
