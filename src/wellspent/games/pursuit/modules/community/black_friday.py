"""Black Friday: one Item after another."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of, verb_of
from wellspent.engine.step import Refusal

from ...action import Action, charge
from ...actions.take import Spend, give_reward, take_from_row
from ...area import place_card, placing_stress
from ...board import SPEND
from ...cards import Card
from ...events import TOOK, tell
from ...prices import spend_hourglasses
from ...purse import Purse
from ...reasons import OK
from ...rules import Rules
from ...state import NO_CARD, State
from ...steps.base import PursuitStep
from ...steps.turn import hear_action


class BuyMore(Action):
    """COM.faq.02: a further Item of a Black Friday, paid and rewarded as always. It is never offered in a turn."""

    def __init__(self, rules: Rules, spend: Spend) -> None:
        super().__init__(rules, "buy", ("card", "level"), "COM.faq.02")
        self.uses_hourglass = False
        self.spend: Final = spend
        self.no_hourglass: Final = rules.add_reason("no_hourglass", "GRI.q.07")

    def price(self, card: Card) -> int:
        return self.rules.thing_prices[card.kind]

    def looked_for(self, state: State, player: int) -> list[int]:
        """Every level of every Item in reach (COM.faq.03: nothing else continues the chain)."""
        found: list[int] = []
        for number in self.spend.within_reach(state, player):
            if number != NO_CARD and self.rules.is_item(self.rules.cards[number]):
                found.extend(self.choices[number])
        return found

    def obstacle(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        if is_group_item(card) and state.players[player].hourglasses == 0:
            return self.no_hourglass
        return self.spend.obstacle(state, player, choice)

    def spare(self, state: State, player: int, card: Card) -> int:
        # GRI.q.07
        return state.players[player].hourglasses - (1 if is_group_item(card) else 0)

    def stress(self, state: State, card: Card, purse: Purse) -> int:
        return placing_stress(self.rules, purse.me, card)

    def perform(self, state: State, player: int, choice: int) -> None:
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        if charge(self.rules, state, player, self.price(card), card, level, self.verb, self.rule):
            self.complete(state, player, card, level)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, True)
        place_card(self.rules, state, player, card, number)
        tell(state, TOOK, player, card.index, level=number, rule=self.rule)
        if is_group_item(card):
            # GRI.q.07: one more Hourglass, for the Role.
            spend_hourglasses(state.players[player], 1)
            state.players[player].place(SPEND, 1)
        give_reward(self.rules, state, player, card, number, self.rule)


def is_group_item(card: Card) -> bool:
    return card.kind_name == "group_item"


class Bought(PursuitStep):
    """COM.faq.02: the chain is one action, which ends with its last purchase; but each of them is heard of."""

    holds: ClassVar[tuple[str, ...]] = ("", "choice")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        hear_action(self.rules, state, frame.player, frame.number)


class BlackFriday(PursuitStep):
    """COM.faq.01: buy another Item at once, as often as wanted."""

    def __init__(self, rules: Rules, buy: BuyMore) -> None:
        super().__init__(rules, True)
        self.buy: Final = buy
        self.stop: Final = rules.add_verb("stop")
        self.bought: Final = rules.add_step("community.bought", Bought(rules))

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        found = [choice for choice in self.buy.looked_for(state, seat) if self.refuse(state, seat, choice) == OK]
        return [*found, option(self.stop)]

    def refuse(self, state: State, seat: int, choice: int) -> int:
        spare = self.buy.spare(state, seat, self.rules.cards[first_of(choice)])
        return self.buy.refuse(state, seat, choice, Purse(self.rules, state, seat, spare))

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for choice in self.buy.looked_for(state, seat):
            reason = self.refuse(state, seat, choice)
            if reason != OK:
                found.append(Refusal(choice, reason, tuple(self.buy.missing(state, seat, choice))))
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == self.stop:
            return
        state.push(Frame(self.bought, seat, 0, choice))
        self.buy.perform(state, seat, choice)


def spend_of(rules: Rules) -> Spend:
    for action in rules.actions:
        if isinstance(action, Spend):
            return action
    raise LookupError("this game has no Spend")
