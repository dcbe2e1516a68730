"""Ongoing Life Goals: they reward everybody, every time."""

from typing import ClassVar, Final, cast, final

from wellspent.engine.agenda import Frame

from ...cards import EACH, LIFE_GOAL_PILE, Goal
from ...events import GOAL_REACHED, GOAL_REVEALED, reveal, tell
from ...lives import ongoing_goals
from ...measures import holds, measure
from ...module import Module
from ...rewards import gain
from ...rules import Rules
from ...state import COUNTS, Field, Part, State, part_of
from ...steps.setup import excluded_pair


@final
class OngoingGoalsPart(Part):
    """By Ongoing goal, then by seat: how far it was fulfilled when it was last looked at."""

    def __init__(self) -> None:
        self.seen: dict[int, list[int]] = {}

    def copy(self) -> "OngoingGoalsPart":
        twin = OngoingGoalsPart()
        twin.seen = {goal: seats[:] for goal, seats in self.seen.items()}
        return twin

    def lines(self) -> list[str]:
        return [f"ongoing goals {sorted(self.seen.items())}"]

    def fields(self) -> dict[str, Field]:
        return {"seen": Field(COUNTS)}


class OngoingGoals(Module):
    """OLG.setup.02: one of them on the table takes the place of another Life Goal."""

    name: ClassVar[str] = "ongoing_goals"
    order: ClassVar[int] = 11

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("ongoing_life_goal")
        self.spot: Final = rules.spot(OngoingGoalsPart)

    def part(self) -> Part:
        return OngoingGoalsPart()

    def set_up(self, state: State) -> None:
        if self.rules.seats == 1:
            self.exchange(state)

    def exchange(self, state: State) -> None:
        """OLG.solo.01: alone, a goal without a Solo condition is replaced by another draw."""
        state.own(LIFE_GOAL_PILE)
        pile = state.draw[LIFE_GOAL_PILE]
        for place in range(len(state.goals)):
            while not self.has_solo_condition(state.goals[place]) and pile:
                drawn = pile.pop()
                state.box = [*state.box, state.goals[place]]
                state.goals = [*state.goals[:place], drawn, *state.goals[place + 1 :]]
                reveal(state, GOAL_REVEALED)
                tell(state, GOAL_REVEALED, -1, drawn, rule="OLG.solo.01")
        if excluded_pair(self.rules, state):
            state.push(Frame(self.rules.step("setup.exchange")))

    def has_solo_condition(self, number: int) -> bool:
        goal = self.rules.cards[number].goal
        return goal is not None and bool(goal.solo)

    def goals_checked(self, state: State, player: int) -> None:
        """OLG.action.01 to .04: everybody, every time, at once; alone never (OLG.solo.01)."""
        if self.rules.seats == 1:
            return
        for each in ongoing_goals(self.rules, state):
            self.look(state, player, each.number, each.goal)

    def look(self, state: State, player: int, number: int, goal: Goal) -> None:
        seen = cast("OngoingGoalsPart", self.spot.part(state)).seen
        # Compiled, looking into an empty dictionary takes as long as into any.
        seats = seen.get(number) if seen else None
        before = 0 if seats is None else seats[player]
        now = self.fulfilled(state, player, goal)
        if now == before:
            return
        part_of(state, OngoingGoalsPart).seen.setdefault(number, [0] * self.rules.seats)[player] = now
        for _ in range(now - before):
            tell(state, GOAL_REACHED, player, number, rule="OLG.action.01")
            gain(self.rules, state, player, goal.reward, number, "OLG.action.01")

    def fulfilled(self, state: State, player: int, goal: Goal) -> int:
        """How often a deed has been done, or whether a state holds (OLG.q.02)."""
        if goal.aim == EACH:
            return measure(self.rules, state, player, goal.measure)
        return 1 if holds(self.rules, state, player, goal.tests) else 0


MODULE = OngoingGoals
