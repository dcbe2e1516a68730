"""The Upkeep Phase: Stress of excess cards, then one bill after the other."""

from typing import ClassVar

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, verb_of
from wellspent.engine.step import Refusal

from ..action import is_too_stressful, missing_for_needs
from ..area import discard_with_penalty, has_retired, slots
from ..cards import (
    ITEM,
    JOB,
    ON_ROUND_START,
    PARTNER,
    PRICE_UPKEEP_ITEM,
    PRICE_UPKEEP_JOB,
    PRICE_UPKEEP_OTHER,
    PRICE_UPKEEP_PARTNER,
    Card,
)
from ..events import UPKEEP_PAID, UPKEEP_REFUSED, tell
from ..goods import NOTHING, Goods
from ..lives import bury, end_life, finish, nobody_alive, note_goals
from ..prices import can_pay, has_one_way, is_plain, pay, pay_plain, quote, shortage, upkeep_asked, ways_to_pay
from ..reasons import CANNOT_PAY_UPKEEP, OK, REQUIREMENT, TOO_MUCH_STRESS
from ..rewards import trigger, upkeep_reward
from ..rules import Rules
from ..state import UPKEEP, State
from ..tracks import get_stress
from ..verbs import COLLECT, LEAVE, LOSE
from ..verbs import PAY as PAY_VERB
from . import BILL_DONE, BILL_PAID, BILLS, PAYMENT, SETTLE_GOALS
from .base import PursuitStep
from .turn import leave


class UpkeepStress(PursuitStep):
    """PH.upkeep.01, PH.upkeep.02: counted once, before any card is settled."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = UPKEEP
        state.push(Frame(SETTLE_GOALS))
        for player in players_in_order(self.rules, state):
            me = state.players[player]
            get_stress(state, player, max(0, me.filled - slots(self.rules, me)), "PH.upkeep.01")
            get_stress(state, player, max(0, me.partners - 1), "PH.upkeep.02")
        bury(self.rules, state)
        for player in players_in_order(self.rules, state):
            trigger(self.rules, state, player, ON_ROUND_START)


def players_in_order(rules: Rules, state: State) -> list[int]:
    """PH.q.33: the living, clockwise from the First Player."""
    order = rules.clockwise[state.first_player]
    return [player for player in order if state.players[player].is_alive]


class BillsOfAll(PursuitStep):
    """Every living player settles every card that has an upkeep."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.push(Frame(SETTLE_GOALS))
        for player in players_in_order(self.rules, state)[::-1]:
            state.players[player].due = duties(self.rules, state, player)
            state.push(Frame(BILL_DONE, player))


def duties(rules: Rules, state: State, player: int) -> list[int]:
    """PH.upkeep.03, PH.upkeep.14: Items, Partners, the Job, and a retired Job's income."""
    me = state.players[player]
    due = [number for number in me.cards if rules.lines(rules.cards[number], state.level[number]).has_upkeep]
    if has_retired(me):
        due.append(me.job)
    for module in rules.answerers.upkeep_duties:
        module.upkeep_duties(state, player, due)
    return due


def settled(rules: Rules, state: State, player: int, card: Card) -> tuple[Goods, Goods]:
    """What settling a bill asks for and gives: of the level that the card has, or that paying leads to."""
    lines = rules.lines(card, state.level[card.index])
    me = state.players[player]
    if card.index == me.job and has_retired(me):
        return NOTHING, lines.upkeep_reward
    asked = upkeep_asked(rules, state, player, card)
    for module in rules.answerers.upkeep_level:
        level = module.upkeep_level(state, player, card)
        if level is not None:
            return asked, card.levels[level].reward
    return asked, lines.upkeep_reward


class BillDone(PursuitStep):
    """After each bill: has the life ended, and is anything left to settle?"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        player = frame.player
        me = state.players[player]
        if not me.is_alive:
            # PH.q.50: who has left while others settled theirs.
            return
        note_goals(self.rules, state, player)
        if me.is_doomed:
            # PH.upkeep.19: nothing more is paid or received; cards not yet settled stay.
            end_life(self.rules, state, player)
            return
        if not me.due:
            return
        if self.only_income(state, player):
            number = me.due[0]
            me.due = me.due[1:]
            state.push(frame)
            card = self.rules.cards[number]
            upkeep_reward(self.rules, state, player, card, state.level[number], "PH.upkeep.14")
            return
        state.push(Frame(BILLS, player))

    def only_income(self, state: State, player: int) -> bool:
        """Whether nothing is left but a retired Job's income: no decision."""
        me = state.players[player]
        return me.due == [me.job] and has_retired(me)


class Bills(PursuitStep):
    """PH.upkeep.04, PH.upkeep.10: the player chooses the order, and whether to pay."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def price(self, state: State, player: int, card: Card) -> Goods:
        return upkeep_asked(self.rules, state, player, card)

    def is_bound(self, state: State, player: int, card: Card) -> bool:
        for module in self.rules.answerers.upkeep_bound:
            if module.upkeep_bound(state, player, card):
                return True
        return False

    def refuse(self, state: State, player: int, card: Card) -> int:
        """PH.upkeep.12, MOD.q.14: in full or not at all, and never by more Stress than one space off the end."""
        for module in self.rules.answerers.upkeep_reason:
            reason = module.upkeep_reason(state, player, card)
            if reason != OK:
                return reason
        goods = self.price(state, player, card)
        me = state.players[player]
        if is_too_stressful(self.rules, me, goods.stress):
            return TOO_MUCH_STRESS
        what = price_of_bill(card)
        return OK if can_pay(self.rules, state, player, what, card, goods, me.hourglasses) else CANNOT_PAY_UPKEEP

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        me = state.players[seat]
        for number in me.due:
            if number == me.job and has_retired(me):
                found.append(option(COLLECT, number))
                continue
            card = self.rules.cards[number]
            if self.refuse(state, seat, card) == OK:
                found.append(option(PAY_VERB, number))
                if self.is_bound(state, seat, card):
                    continue
            found.append(option(LOSE, number))
        return found

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        me = state.players[seat]
        for number in me.due:
            card = self.rules.cards[number]
            if number == me.job and has_retired(me):
                continue
            reason = self.refuse(state, seat, card)
            if reason != OK:
                found.append(Refusal(option(PAY_VERB, number), reason, tuple(self.missing(state, seat, card, reason))))
        return found

    def missing(self, state: State, player: int, card: Card, reason: int) -> list[int]:
        """Of the price, or of what the level that paying leads to wants to be there."""
        if reason == REQUIREMENT:
            for module in self.rules.answerers.upkeep_level:
                level = module.upkeep_level(state, player, card)
                if level is not None:
                    return missing_for_needs(self.rules, state, player, card.levels[level])
        goods, what = self.price(state, player, card), price_of_bill(card)
        return shortage(self.rules, state, player, what, card, goods, state.players[player].hourglasses)

    def interrupts(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(LEAVE)] if state.players[seat].is_alive else []

    def interrupt(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        leave(self.rules, state, seat)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        number = first_of(choice)
        card = self.rules.cards[number]
        me = state.players[seat]
        me.due = [other for other in me.due if other != number]
        state.push(Frame(BILL_DONE, seat))
        if verb_of(choice) == COLLECT:
            upkeep_reward(self.rules, state, seat, card, state.level[number], "PH.upkeep.14")
        elif verb_of(choice) == LOSE:
            self.lose(state, seat, card)
        else:
            self.pay(state, seat, card)

    def lose(self, state: State, player: int, card: Card) -> None:
        tell(state, UPKEEP_REFUSED, player, card.index, rule="PH.upkeep.09")
        for module in self.rules.answerers.upkeep_refused:
            if module.upkeep_refused(state, player, card):
                return
        discard_with_penalty(self.rules, state, player, card, "PH.upkeep.09")

    def pay(self, state: State, player: int, card: Card) -> None:
        state.push(Frame(BILL_PAID, player, card.index))
        goods = self.price(state, player, card)
        what = price_of_bill(card)
        me = state.players[player]
        if is_plain(self.rules, me, what, goods):
            pay_plain(self.rules, state, player, goods, card.index, "PH.upkeep.03")
            return
        price = quote(self.rules, state, player, what, card, goods)
        if has_one_way(me, price):
            way = ways_to_pay(me, price)[0]
            pay(self.rules, state, player, goods, price.money, price.hourglass, way, card.index, "PH.upkeep.03")
        else:
            state.push(Frame(PAYMENT, player, card.index, state.level[card.index], what))


def price_of_bill(card: Card) -> int:
    """What kind of price a bill is; one that leads to a Level is no Upkeep Cost of a Job (SCH.upkeep.01)."""
    return PRICE_UPKEEP_OTHER if card.nature.grows else price_of_kind(card.kind)


def price_of_kind(kind: int) -> int:
    if kind == ITEM:
        return PRICE_UPKEEP_ITEM
    if kind == JOB:
        return PRICE_UPKEEP_JOB
    return PRICE_UPKEEP_PARTNER if kind == PARTNER else PRICE_UPKEEP_OTHER


class BillPaid(PursuitStep):
    """PH.upkeep.05: the Upkeep Reward comes at once."""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        card = self.rules.cards[frame.card]
        tell(state, UPKEEP_PAID, frame.player, card.index, level=state.level[card.index], rule="PH.upkeep.05")
        for module in self.rules.answerers.upkeep_paid:
            if module.upkeep_paid(state, frame.player, card):
                return
        upkeep_reward(self.rules, state, frame.player, card, state.level[card.index], "PH.upkeep.05")


class UpkeepEndCheck(PursuitStep):
    """PH.upkeep.18: if nobody is alive, the game is over."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if nobody_alive(state):
            finish(state)
