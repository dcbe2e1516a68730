"""Group Items: bought by one, shared by all who take part."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, second_of

from ...action import Action
from ...actions.on_cards import offer_roles, refuse_role, with_roles
from ...actions.take import fill_role
from ...board import SPEND
from ...cards import PRICE_ITEM, Card
from ...measures import of_kind, own_of_kind
from ...module import Module
from ...purse import Purse
from ...reasons import CANNOT_DISCARD, ROLE_FILLED, TWO_ROLES
from ...rewards import reward
from ...rules import Rules
from ...state import State
from ...steps import SETTLE_GOALS
from ...steps.base import PursuitStep
from ...steps.resolve import set_aside_kinds


class Share(Action):
    """GRI.action.03, GRI.q.02: fill a free Role of anybody's Group Item."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "share", ("card", "role"), "GRI.action.03")
        self.kind: Final = kind

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in with_roles(self.rules, state, self.kind):
            found.extend(self.choices[number])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the card."""
        offer_roles(self, state, purse, self.kind, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        # GRI.action.04
        return refuse_role(state, player, first_of(choice), second_of(choice))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        fill_role(self.rules, state, player, card, number)
        reward(self.rules, state, player, card, number, self.rule)


class SetAsideItems(PursuitStep):
    """GRI.resolve.02"""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules)
        self.kind: Final = kind

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.push(Frame(SETTLE_GOALS))
        set_aside_kinds(self.rules, state, 1 << self.kind)


class GroupItems(Module):
    """GRI.q.01: the Roles of a Group Project, with Spend in place of Take Project."""

    name: ClassVar[str] = "group_items"
    order: ClassVar[int] = 9

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        # GRI.base.01
        self.kind: Final = rules.add_kind("group_item", thing_price=PRICE_ITEM)
        self.items: Final = rules.add_measure("items")
        rules.add_action(Share(rules, self.kind))
        rules.add_step("group_items.set_aside", SetAsideItems(rules, self.kind))
        rules.insert("group_items.set_aside", after="resolve.set_aside")
        rules.rests_on("GRI.action.04", self.kind, ROLE_FILLED, TWO_ROLES)
        rules.rests_on("GRI.q.05", self.kind, CANNOT_DISCARD)

    def taken(self, state: State, player: int, card: Card, level: int) -> bool:
        """GRI.action.01, GRI.action.02: the Hourglass moves from the space to the Role."""
        if card.kind != self.kind:
            return False
        state.players[player].place(SPEND, -1)
        fill_role(self.rules, state, player, card, level)
        reward(self.rules, state, player, card, level, "GRI.action.01")
        return True

    def measure(self, state: State, player: int, measure: int) -> int:
        # GRI.base.01, GRI.q.04
        if measure != self.items:
            return 0
        me = state.players[player]
        return own_of_kind(self.rules, me, self.kind) + of_kind(self.rules, me.aside, self.kind)


MODULE = GroupItems
