"""How computer players judge what the module brings."""

from typing import Final

from wellspent.bots.numbers import add_up
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.readers import Reader

from ...cards import CATEGORIES, EACH, MEASURES, ONGOING
from ...measures import holds
from ...module import Module
from ...state import State

COMPLETED: Final = MEASURES.index("completed_projects")


class OngoingGoals(Reader):
    """OLG.action.01: what pays every time lets Projects promise more, and draws towards a state that pays."""

    def __init__(self, outlook: Outlook, module: Module) -> None:
        super().__init__(outlook, module)
        found = [self.rules.cards[number].goal for number in outlook.view.goals]
        self.goals: Final = [goal for goal in found if goal is not None and goal.timing == ONGOING]
        for goal in self.goals:
            if goal.aim == EACH and goal.measure == COMPLETED:
                for category in range(len(CATEGORIES)):
                    outlook.completing[category] += self.weights.scored * outlook.worth(goal.reward)

    def value(self, state: State) -> float:
        near = [goal for goal in self.goals if goal.tests and not holds(self.rules, state, self.seat, goal.tests)]
        return add_up([self.outlook.worth(goal.reward) * self.met(state, goal.tests) for goal in near])


READER = OngoingGoals
