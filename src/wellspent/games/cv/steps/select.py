"""Phase 2: buying cards, and the payments for them and for running costs."""

from typing import ClassVar

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of, verb_of
from wellspent.engine.step import Refusal

from ..cards import Card
from ..effects import BAD_LUCK_BIT
from ..events import CHANGED, tell_symbols
from ..lives import may_take
from ..means import Means, means_now
from ..offers import chosen_payment, purchase_offers, running_costs, running_offers
from ..payment import Payment, carry_out
from ..reasons import CANNOT_PAY, OK, TWO_CARDS
from ..rules import MISFORTUNE, MOST_PURCHASES
from ..search import can_buy, covers, missing
from ..state import SELECT as SELECT_PHASE
from ..state import State
from ..symbols import BAD_LUCK, FACES, GOOD_LUCK, KINDS, packed
from ..verbs import BUY, CHANGE, DONE
from . import FOR_A_CARD, FOR_RUNNING, PAYMENT, RUNNING, SELECT
from .base import CVStep, Question


def symbols_shown(state: State) -> list[int]:
    """On the tokens and dice of the player whose turn it is."""
    shown = state.players[state.player].tokens[:]
    for face in state.dice:
        shown[face] = shown[face] + 1
    return shown


class BeginSelect(CVStep):
    """Everything shown on dice and tokens may be spent, each symbol once (CV.select.03, CV.select.04)."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = SELECT_PHASE
        state.ready = symbols_shown(state)
        state.bad_luck = state.ready[BAD_LUCK]
        question = self.rules.steps[SELECT]
        assert isinstance(question, Select)
        question.begin(state)


class Select(Question):
    """CV.select.01: up to two cards; a choice binds only when the phase is ended (CV.select.12)."""

    def begin(self, state: State) -> None:
        """CV.select.14: who can do nothing goes on. After a purchase the end of the phase is a choice of its own."""
        frame = Frame(SELECT, state.player)
        is_asked = state.purchases > 0 or self.might_pay(state, state.player)
        if is_asked or self.can_choose(state, state.player):
            self.ask(state, frame)

    def automatic(self, state: State, frame: Frame, seat: int) -> int:
        return option(DONE)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        means = means_now(self.rules, state)
        found: list[int] = []
        if state.purchases < MOST_PURCHASES:
            for number in state.track:
                if self.reason(state, seat, means, self.rules.cards[number]) == OK:
                    found.append(option(BUY, number))
        found += self.changes(state, means)
        found.append(option(DONE))
        return found

    def can_choose(self, state: State, seat: int) -> bool:
        """Whether there is anything but the end of the phase."""
        means = means_now(self.rules, state)
        if state.purchases < MOST_PURCHASES:
            for number in state.track:
                if self.reason(state, seat, means, self.rules.cards[number]) == OK:
                    return True
        return len(self.changes(state, means)) > 0

    def changes(self, state: State, means: Means) -> list[int]:
        if not self.changing_matters(state, means):
            return []
        ways = means.of_dice.table[BAD_LUCK]
        found = [symbol for symbol in range(FACES) if symbol != BAD_LUCK and ways[symbol]]
        return [option(CHANGE, BAD_LUCK, symbol) for symbol in found]

    def changing_matters(self, state: State, means: Means) -> bool:
        """Whether bad luck changed without buying anything would spare a misfortune or pay a running cost."""
        count = state.ready[BAD_LUCK]
        if means.effects.arrows[BAD_LUCK] == 0:
            count = min(count, means.effects.changed.count(BAD_LUCK_BIT))
        if count == 0:
            return False
        if (state.bad_luck - count) // MISFORTUNE < state.bad_luck // MISFORTUNE:
            return True
        lying = packed(state.ready) + packed(state.loose)
        for cost in running_costs(self.rules, state):
            if not covers(lying, cost):
                return True
        return False

    def reason(self, state: State, seat: int, means: Means, card: Card) -> int:
        reason = may_take(self.rules, state.players[seat], card)
        if reason == OK and not can_buy(self.rules, state, means, card):
            return CANNOT_PAY
        return reason

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        means = means_now(self.rules, state)
        found: list[Refusal] = []
        for number in state.track:
            card = self.rules.cards[number]
            reason = self.reason(state, seat, means, card)
            if reason == OK and state.purchases >= MOST_PURCHASES:
                reason = TWO_CARDS
            lacks = missing(self.rules, state, means, card.cost) if reason == CANNOT_PAY else [0] * KINDS
            if reason != OK:
                found.append(Refusal(option(BUY, number), reason, tuple(lacks)))
        return found + self.refused_events(state, seat)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if verb_of(choice) == CHANGE:
            self.change(state, second_of(choice))
            self.begin(state)
        elif verb_of(choice) == BUY:
            card = self.rules.cards[first_of(choice)]
            payments = purchase_offers(self.rules, state, card)
            if len(payments) == 1 and not (any(card.cost) and self.might_pay(state, seat)):
                buy(self, state, card, payments[0])
            else:
                state.weighed = payments
                question = self.rules.steps[PAYMENT]
                assert isinstance(question, Pay)
                question.ask(state, Frame(PAYMENT, seat, first_of(choice), FOR_A_CARD))

    def change(self, state: State, symbol: int) -> None:
        """CV.cards.13, CV.q.22: bad luck that is changed before phase 3 no longer counts."""
        state.used |= means_now(self.rules, state).of_dice.table[BAD_LUCK][symbol][0]
        state.ready[BAD_LUCK] -= 1
        state.ready[symbol] += 1
        state.bad_luck -= 1
        rule = "CV.icons.10" if symbol == GOOD_LUCK else "CV.cards.13"
        tell_symbols(state, CHANGED, state.player, [BAD_LUCK, symbol], -1, 0, rule)


def buy(select: Select, state: State, card: Card, payment: Payment) -> None:
    """CV.select.13: out of the track, and out of CV and hand until phase 4."""
    carry_out(select.rules, state, payment, card, False)
    state.track.remove(card.index)
    state.bought.append(card.index)
    state.purchases += 1
    select.begin(state)


class Pay(Question):
    """CV.select.17: which symbols are spent, where it makes a difference."""

    holds: ClassVar[tuple[str, ...]] = ("card", "purpose")

    def offers(self, state: State, frame: Frame) -> list[Payment]:
        if state.weighed:
            return state.weighed
        card = self.rules.cards[frame.card]
        if frame.number == FOR_RUNNING:
            return running_offers(self.rules, state, card)
        return purchase_offers(self.rules, state, card)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [payment.choice for payment in self.offers(state, frame)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        card = self.rules.cards[frame.card]
        payment = self.chosen(state, frame, card, choice)
        state.weighed = []
        self.carry_out(state, frame, card, payment)

    def chosen(self, state: State, frame: Frame, card: Card, choice: int) -> Payment:
        for payment in state.weighed:
            if payment.choice == choice:
                return payment
        return chosen_payment(self.rules, state, card, frame.number == FOR_RUNNING, choice)

    def carry_out(self, state: State, frame: Frame, card: Card, payment: Payment) -> None:
        if frame.number == FOR_RUNNING:
            carry_out(self.rules, state, payment, card, True)
            running = self.rules.steps[RUNNING]
            assert isinstance(running, SettleStep)
            running.begin(state)
        else:
            select = self.rules.steps[SELECT]
            assert isinstance(select, Select)
            buy(select, state, card, payment)


class SettleStep(Question):
    """What a payment of a running cost goes back to."""

    def begin(self, state: State) -> None:
        raise NotImplementedError
