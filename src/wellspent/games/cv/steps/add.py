"""Phase 4: running costs first, then the bought cards (CV.addcv.11)."""

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of, third_of, verb_of
from wellspent.engine.step import Refusal

from ..cards import EVENT, NO_MORE_WORK, STACKS, Card
from ..events import RUNNING_PAID, tell_symbols
from ..lives import add_card, lose_card, places
from ..means import means_now
from ..offers import running_offers
from ..payment import carry_out
from ..reasons import CANNOT_PAY_RUNNING, MUST_PAY
from ..search import can_pay, covers, missing
from ..state import ADD as ADD_PHASE
from ..state import State
from ..symbols import KINDS, WILD, packed
from ..verbs import FORGO, SETTLE
from ..verbs import PLACE as PLACE_VERB
from . import ADD, FOR_RUNNING, PAYMENT, PLACE, RUNNING
from .base import CVStep, Question
from .select import Pay, SettleStep


class BeginAdd(CVStep):
    """CV.upkeepcost.02: due are cards active since the turn began."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = ADD_PHASE
        state.due = 0
        for stack in range(STACKS):
            if self.rules.works(state, stack) and self.rules.cards[state.active[stack]].has_running:
                state.due |= 1 << stack
        state.push(Frame(ADD, state.player))
        question = self.rules.steps[RUNNING]
        assert isinstance(question, Settle)
        question.begin(state)


class Settle(SettleStep):
    """CV.upkeepcost.08: one running cost after another, in the owner's order."""

    def begin(self, state: State) -> None:
        if state.due == 0:
            return
        if self.pays_all(state):
            return
        frame = Frame(RUNNING, state.player)
        found = self.options(state, frame, state.player)
        if len(found) == 1 and not self.might_pay(state, state.player):
            self.run(state, frame, state.player, found[0])
        else:
            self.ask(state, frame)

    def due(self, state: State) -> list[Card]:
        return [self.rules.cards[state.active[stack]] for stack in range(STACKS) if state.due >> stack & 1]

    def pays_all(self, state: State) -> bool:
        """CV.upkeepcost.07: where symbols as they lie pay everything, there is nothing to choose."""
        due = self.due(state)
        if not covers(packed(state.ready), sum([card.keeps for card in due])):
            return False
        spent = spend(state.ready, [card.running for card in due])
        for place in range(len(due)):
            tell_symbols(state, RUNNING_PAID, state.player, spent[place], due[place].index, 0, "CV.upkeepcost.07")
        state.due = 0
        return True

    def must_pay(self, state: State, card: Card) -> bool:
        return covers(packed(state.ready), card.keeps)

    def automatic(self, state: State, frame: Frame, seat: int) -> int:
        """CV.q.32: paid if possible."""
        for choice in self.options(state, frame, seat):
            if verb_of(choice) == SETTLE:
                return choice
        return self.options(state, frame, seat)[0]

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        means = means_now(self.rules, state)
        found: list[int] = []
        for card in self.due(state):
            if self.must_pay(state, card):
                found.append(option(SETTLE, card.index))
                continue
            # CV.upkeepcost.09: with more than what lies there, but never forced to.
            if can_pay(self.rules, state, means, card.keeps):
                found.append(option(SETTLE, card.index))
            found.append(option(FORGO, card.index))
        return found

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        means = means_now(self.rules, state)
        found: list[Refusal] = []
        for card in self.due(state):
            if self.must_pay(state, card):
                found.append(Refusal(option(FORGO, card.index), MUST_PAY))
            elif not can_pay(self.rules, state, means, card.keeps):
                lacks = missing(self.rules, state, means, card.running)
                found.append(Refusal(option(SETTLE, card.index), CANNOT_PAY_RUNNING, tuple(lacks)))
        return found + self.refused_events(state, seat)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        state.due &= ~(1 << state.active.index(card.index))
        if verb_of(choice) == FORGO:
            lose_card(state, seat, card.index, "CV.upkeepcost.04")
            self.begin(state)
            return
        payments = running_offers(self.rules, state, card)
        if len(payments) == 1 and not self.might_pay(state, seat):
            carry_out(self.rules, state, payments[0], card, True)
            self.begin(state)
            return
        state.weighed = payments
        question = self.rules.steps[PAYMENT]
        assert isinstance(question, Pay)
        question.ask(state, Frame(PAYMENT, seat, card.index, FOR_RUNNING))


def spend(ready: list[int], costs: list[tuple[int, ...]]) -> list[list[int]]:
    """Pay costs with symbols as they lie, what they name first, wild tokens last; what was spent on each."""
    spent = [[0] * KINDS for _ in costs]
    for place in range(len(costs)):
        for kind in range(WILD):
            for _ in range(costs[place][kind]):
                take_one(ready, spent[place], (kind, WILD))
    for place in range(len(costs)):
        for _ in range(costs[place][WILD]):
            take_one(ready, spent[place], (0, 1, 2, 3, WILD))
    return spent


def take_one(ready: list[int], spent: list[int], kinds: tuple[int, ...]) -> None:
    """Spend one symbol, of the first kind there is."""
    for kind in kinds:
        if ready[kind] > 0:
            ready[kind] -= 1
            spent[kind] += 1
            return


class AddCards(CVStep):
    """CV.addcv.01: events to the hand, the other cards each on the stack of its type."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        for number in state.bought[:]:
            if self.rules.cards[number].is_event:
                state.bought.remove(number)
                add_card(self.rules, state, frame.player, number, EVENT, 0)
        question = self.rules.steps[PLACE]
        assert isinstance(question, Place)
        question.begin(state, frame.player)


class Place(Question):
    """CV.addcv.04 to .07, CV.addcv.10: which card first, on which stack, under how many cards."""

    def begin(self, state: State, player: int) -> None:
        if not state.bought:
            return
        frame = Frame(PLACE, player)
        found = self.options(state, frame, player)
        if len(found) == 1:
            self.run(state, frame, player, found[0])
        else:
            self.ask(state, frame)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        for number in state.bought:
            card = self.rules.cards[number]
            if self.must_wait(state, card):
                continue
            for stack, above in places(state.players[seat], card):
                found.append(option(PLACE_VERB, number, stack, above))
            if not self.order_matters(state):
                break
        return found

    def order_matters(self, state: State) -> bool:
        """CV.addcv.07: two cards that may meet on a stack, or Early retirement beside another card."""
        taken: list[int] = []
        for number in state.bought:
            card = self.rules.cards[number]
            if card.does == NO_MORE_WORK:
                return True
            for stack in card.types:
                if stack in taken:
                    return True
                taken.append(stack)
        return False

    def must_wait(self, state: State, card: Card) -> bool:
        """CV.q.20: a work card bought with Early retirement is added first."""
        if card.does != NO_MORE_WORK:
            return False
        for number in state.bought:
            if number != card.index and self.rules.cards[number].is_work_only:
                return True
        return False

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.bought.remove(first_of(choice))
        add_card(self.rules, state, seat, first_of(choice), second_of(choice), third_of(choice))
        self.begin(state, seat)
