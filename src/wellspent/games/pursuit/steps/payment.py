"""Paying where the player has a say, and going on afterwards."""

from typing import ClassVar

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, second_of, third_of

from ..area import turn_up
from ..prices import Price, goods_asked, is_upkeep, pay, quote, ways_as_options
from ..rules import Rules
from ..state import State
from ..verbs import GIVE
from .base import PursuitStep


class Payment(PursuitStep):
    """PH.sth.03, PH.sth.06: which Resources to hand over."""

    holds: ClassVar[tuple[str, ...]] = ("card", "level", "price")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def price(self, state: State, frame: Frame) -> Price:
        card = self.rules.cards[frame.card]
        goods = goods_asked(self.rules, state, frame.player, frame.extra, card, frame.number)
        return quote(self.rules, state, frame.player, frame.extra, card, goods)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return ways_as_options(GIVE, state.players[seat], self.price(state, frame))

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        price = self.price(state, frame)
        mix = (first_of(choice), second_of(choice), third_of(choice))
        rule = rule_of(frame.extra, price)
        pay(self.rules, state, seat, price.goods, price.money, price.hourglass, mix, frame.card, rule)


def rule_of(kind: int, price: Price) -> str:
    """What gives the player a say: the Mood, else the cost itself."""
    if price.surcharge:
        return "PH.sth.06"
    if price.discount:
        return "PH.sth.03"
    return "PH.upkeep.03" if is_upkeep(kind) else "PH.action.19"


class Complete(PursuitStep):
    """Go on with an action whose price has been paid."""

    holds: ClassVar[tuple[str, ...]] = ("card", "level", "verb")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        action = self.rules.actions[self.rules.verb_action[frame.extra]]
        action.complete(state, frame.player, self.rules.cards[frame.card], frame.number)


class Refill(PursuitStep):
    """PH.project.02, PH.item.02: a new card in the empty place."""

    holds: ClassVar[tuple[str, ...]] = ("", "pile", "place")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        turn_up(state, frame.number, frame.extra)
