"""Health Activities: one step after the other, and good for you."""

from typing import ClassVar, Final

from wellspent.engine.options import Offers, first_of, second_of

from ...actions.on_cards import ByLevel
from ...area import set_aside, set_level
from ...cards import PRICE_ACTIVITY, Card
from ...events import ADVANCED, tell
from ...measures import of_kind, own_of_kind
from ...module import Module
from ...purse import Tag
from ...reasons import CANNOT_DISCARD, NEXT_LEVEL_ONLY, OK, ONLY_FIRST_LEVEL
from ...rewards import reward
from ...rules import Rules
from ...state import State


class Exercise(ByLevel):
    """HAC.action.02, HAC.action.03: the next Level; the last one completes the card."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "exercise", ("card", "level"), "HAC.action.02")
        self.kind: Final = kind
        self.needs_own(kind)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            if self.rules.cards[number].kind == self.kind:
                found.extend(self.choices[number][1:])

    def price(self, card: Card) -> int:
        # HAC.base.01
        return PRICE_ACTIVITY

    def obstacle(self, state: State, player: int, choice: int) -> int:
        return OK if second_of(choice) == state.level[first_of(choice)] + 1 else NEXT_LEVEL_ONLY

    def tag_at(self, card: Card, level: int) -> Tag | None:
        return self.tag(card, level + 1, level + 2) if card.kind == self.kind else None

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, ADVANCED, player, card.index, level=number, rule=self.rule)
        if number == card.top:
            set_aside(self.rules, state, player, card)
        reward(self.rules, state, player, card, number, self.rule)


class HealthActivities(Module):
    """HAC.base.01: an Activity, before and after it is complete."""

    name: ClassVar[str] = "health_activities"
    order: ClassVar[int] = 10

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kind: Final = rules.add_kind("health_activity", thing_price=PRICE_ACTIVITY)
        self.activities: Final = rules.add_measure("activities")
        self.top_activities: Final = rules.add_measure("top_activities")
        rules.add_action(Exercise(rules, self.kind))
        rules.rests_on("HAC.action.01", self.kind, ONLY_FIRST_LEVEL)
        rules.rests_on("HAC.action.02", self.kind, NEXT_LEVEL_ONLY)
        rules.rests_on("HAC.base.02", self.kind, CANNOT_DISCARD)

    def spend_levels(self, card: Card) -> int | None:
        # HAC.action.01
        return 1 if card.kind == self.kind else None

    def measure(self, state: State, player: int, measure: int) -> int:
        me = state.players[player]
        if measure == self.activities:
            return own_of_kind(self.rules, me, self.kind) + of_kind(self.rules, me.aside, self.kind)
        if measure == self.top_activities:
            return of_kind(self.rules, me.aside, self.kind)
        return 0


MODULE = HealthActivities
