"""What single cards of Nostalgia do: tokens that lie on them, and Hourglasses saved."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, option, verb_of

from ...action import Action
from ...cards import (
    ABILITY_DOES,
    BASIC_PROJECT,
    PRICE_PROJECT,
    Card,
)
from ...goods import Goods, goods
from ...prices import Price, is_payable
from ...purse import Purse
from ...reasons import CANNOT_PAY, OK
from ...rewards import gain
from ...rules import Rules
from ...state import NO_CARD, Player, State, look_at, part_of
from ...steps import BILL_PAID, COMPLETE
from ...steps.base import PursuitStep
from .part import NostalgiaPart

# NOS.q.09
TAKEN: Final = 3
# NOS.q.12
SMART_PRICE: Final = 3


class SmartAdvance(Action):
    """NOS.faq.12 to .14: the last Level of a Basic Project, with Resources in place of one shown Hourglass."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "advance_smart", ("card", "level"), "PH.cardaction.05")
        self.occasion = "advance"
        self.needs_own(BASIC_PROJECT)
        self.advance: Final = rules.action("advance")
        self.deed: Final = rules.add_deed("smart_goals")

    def candidates(self, state: State, player: int, found: Offers) -> None:
        me = state.players[player]
        if not me.ability_kinds >> ABILITY_DOES & 1 or not self.rules.deeds(me.abilities, self.deed):
            return
        for number in me.cards:
            card = self.rules.cards[number]
            if card.kind == BASIC_PROJECT and card.levels[card.top].cost.hourglass > 0:
                found.append(self.choices[number][card.top])

    def price(self, card: Card) -> int:
        return PRICE_PROJECT

    def obstacle(self, state: State, player: int, choice: int) -> int:
        return self.advance.obstacle(state, player, choice)

    def unpaid(self, purse: Purse, card: Card, level: int) -> int:
        price = self.asked(purse.state, purse.player, card, level)
        return OK if is_payable(purse.me, price, purse.spare) else CANNOT_PAY

    def asked(self, state: State, player: int, card: Card, level: int) -> Price:
        price = super().asked(state, player, card, level)
        swap_hourglass(price)
        return price

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        part_of(state, NostalgiaPart).smart = card.index

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part_of(state, NostalgiaPart).smart = NO_CARD
        self.advance.complete(state, player, card, number)


def swap_hourglass(price: Price) -> None:
    """NOS.faq.12, NOS.faq.13: three Resources for one Hourglass, whatever the Mood."""
    price.hourglass -= 1
    price.besides += SMART_PRICE


class OfferStore(PursuitStep):
    """NOS.faq.01, NOS.faq.05: once a payment and what it brought are complete, look whether the type has run out."""

    holds: ClassVar[tuple[str, ...]] = ("card", "good")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        # Of several cards that the payment concerns, each waits.
        depth = len(state.agenda)
        while depth and state.agenda[depth - 1].step == frame.step:
            depth -= 1
        if depth and state.agenda[depth - 1].step in (COMPLETE, BILL_PAID):
            # What was paid for has not come yet.
            state.agenda.insert(depth - 1, frame)
            return
        me = state.players[frame.player]
        if stock(me, frame.number) == 0 and look_at(state, NostalgiaPart).stored.get(frame.card, 0):
            state.push(Frame(self.rules.step("nostalgia.store"), frame.player, frame.card, frame.number))


class DrawOnStore(PursuitStep):
    """NOS.faq.01, NOS.faq.04: take three of the tokens, or as many as are left, or leave them."""

    holds: ClassVar[tuple[str, ...]] = ("card", "good")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        self.draw: Final = rules.add_verb("draw_on", ("card",))
        self.leave: Final = rules.add_verb("leave_stored", ("card",))

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(self.draw, frame.card), option(self.leave, frame.card)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == self.leave:
            return
        stored = part_of(state, NostalgiaPart).stored
        count = min(TAKEN, stored[frame.card])
        stored[frame.card] -= count
        gain(self.rules, state, seat, some(frame.number, count), frame.card, "NOS.faq.01")


def some(good: int, count: int) -> Goods:
    """So many of one of the first four goods."""
    return goods(**{("knowledge", "creativity", "influence", "money")[good]: count})


def stock(me: Player, good: int) -> int:
    return int((me.knowledge, me.creativity, me.influence, me.money)[good])
