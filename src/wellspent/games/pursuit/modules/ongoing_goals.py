"""Ongoing Life Goals: they reward everybody, every time."""

from typing import ClassVar

from ..area import count_gifts
from ..cards import ONGOING
from ..module import Module
from ..rules import Rules
from ..state import State


class OngoingGoals(Module):
    """OLG.setup.02: one of them on the table takes the place of another Life Goal."""

    name: ClassVar[str] = "ongoing_goals"
    order: ClassVar[int] = 11

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("ongoing_life_goal")

    def set_up(self, state: State) -> None:
        for player in range(self.rules.seats):
            count_gifts(self.rules, state, player)

    def gifts(self, state: State, player: int, found: list[int]) -> None:
        """OLG.action.01, OLG.action.02: what they reward is an ability of every player; alone none (OLG.solo.01)."""
        if self.rules.seats == 1:
            return
        for number in state.goals:
            goal = self.rules.cards[number].goal
            if goal is not None and goal.timing == ONGOING:
                found.extend(self.rules.gifts[number][0])


MODULE = OngoingGoals
