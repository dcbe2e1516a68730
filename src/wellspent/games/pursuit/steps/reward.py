"""Rewards that need a decision."""

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of, third_of

from ..area import leave_area, place_card
from ..board import OFF_THE_TRACK
from ..cards import CHOOSE, DOES, GAIN, JOB, TAKE, Effect
from ..events import CARD_GAINED, GAINED, tell, tell_goods
from ..goods import GOODS_NAMES, HEALTH, RELAX, Goods
from ..measures import holds, measure
from ..prices import pay_plain
from ..rewards import FROM_UPKEEP, effects_of, gain
from ..rules import Rules
from ..state import NO_CARD, State
from ..tracks import get_healthier, relax
from ..verbs import FIRST, PICK, RECEIVE, TRADE
from ..verbs import GAIN as GAIN_VERB
from . import CHOOSE_CARD, CHOOSE_EFFECT, CHOOSE_TRADE, EFFECTS, REFILL
from .base import PursuitStep

# A frame of an effect carries the level, whether it comes from upkeep, and the number of the effect.
UPKEEP_BIT = FROM_UPKEEP
NUMBER_SHIFT = 1


class Effects(PursuitStep):
    """Carry out the effects of a level, one after the other."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        player = frame.player
        number = frame.extra >> NUMBER_SHIFT
        effects = effects_of(self.rules.cards[frame.card], frame.number, bool(frame.extra & UPKEEP_BIT))
        effect = effects[number]
        if number + 1 < len(effects):
            following = frame.extra + (1 << NUMBER_SHIFT)
            state.push(Frame(EFFECTS, player, frame.card, frame.number, following))
        if not holds(self.rules, state, player, effect.tests):
            return
        if effect.verb == GAIN:
            self.gain(state, player, effect, frame.card)
        elif effect.verb == CHOOSE:
            state.push(Frame(CHOOSE_EFFECT, player, frame.card, frame.number, frame.extra))
        elif effect.verb == TAKE:
            if any(card != NO_CARD for card in state.row[effect.pile]):
                state.push(Frame(CHOOSE_CARD, player, frame.card, frame.number, frame.extra))
        elif effect.verb == DOES:
            for module in self.rules.deed_askers:
                if module.carry_out(state, player, effect.deed, effect.number, self.rules.cards[frame.card]):
                    return
        elif most_trades(state, player, effect) > 0:
            state.push(Frame(CHOOSE_TRADE, player, frame.card, frame.number, frame.extra))

    def gain(self, state: State, player: int, effect: Effect, card: int) -> None:
        times = 1
        if effect.per >= 0:
            times = max(0, measure(self.rules, state, player, effect.per)) // effect.each
            if effect.most:
                times = min(times, effect.most)
        for _ in range(times):
            gain(self.rules, state, player, effect.gain, card, "PH.action.21")


def most_trades(state: State, player: int, effect: Effect) -> int:
    """How often a trade can be paid for."""
    me = state.players[player]
    most = effect.times
    have = (me.knowledge, me.creativity, me.influence, me.money)
    for good in range(4):
        asked = effect.pay.amounts[good]
        if asked > 0:
            most = min(most, have[good] // asked)
    return most


class EffectStep(PursuitStep):
    """A question that an effect asks."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def effect(self, frame: Frame) -> Effect:
        effects = effects_of(self.rules.cards[frame.card], frame.number, bool(frame.extra & UPKEEP_BIT))
        return effects[frame.extra >> NUMBER_SHIFT]


class ChooseEffect(EffectStep):
    """One of several rewards."""

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        choices = self.effect(frame).choices
        least = min(goods.stress for goods in choices)
        room = max(least, OFF_THE_TRACK - state.players[seat].stress)
        limited = self.rules.edition.limits_stress
        return [option(PICK, number) for number, goods in enumerate(choices) if not limited or goods.stress <= room]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        goods = self.effect(frame).choices[first_of(choice)]
        gain(self.rules, state, seat, goods, frame.card, "PH.action.21")


class ChooseTrade(EffectStep):
    """How often to trade, the most first."""

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        most = most_trades(state, seat, self.effect(frame))
        return [option(TRADE, times) for times in range(most, -1, -1)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        effect = self.effect(frame)
        for _ in range(first_of(choice)):
            pay_plain(self.rules, state, seat, effect.pay, frame.card, "PH.action.19")
            gain(self.rules, state, seat, effect.gain, frame.card, "PH.action.21")


class ChooseCard(EffectStep):
    """PH.notes.04, PH.notes.05: a card of a row as part of a reward, without its cost and its own reward."""

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        pile = self.effect(frame).pile
        sides = 2 if self.rules.piles[pile] in ("job", "partner") else 1
        found: list[int] = []
        for card in state.row[pile]:
            if card != NO_CARD:
                found.extend([option(RECEIVE, card, side) for side in range(sides)])
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        effect = self.effect(frame)
        card = self.rules.cards[first_of(choice)]
        row = state.row[effect.pile]
        slot = row.index(card.index)
        row[slot] = NO_CARD
        people = self.rules.piles[effect.pile] in ("job", "partner")
        if self.rules.edition.refills_people or not people:
            state.push(Frame(REFILL, 0, 0, effect.pile, slot))
        me = state.players[seat]
        if card.kind == JOB and me.job != NO_CARD:
            # PH.discard.04: the old Job goes without penalty.
            leave_area(self.rules, state, seat, self.rules.cards[me.job], "PH.discard.04")
        state.side[card.index] = second_of(choice)
        place_card(self.rules, state, seat, card, min(effect.level, card.top))
        tell(state, CARD_GAINED, seat, card.index, effect.level, 0, "PH.notes.04")


class ChooseResources(PursuitStep):
    """Resources of the player's choice."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        count = frame.number
        return [
            option(GAIN_VERB, knowledge, creativity, count - knowledge - creativity)
            for knowledge in range(count, -1, -1)
            for creativity in range(count - knowledge, -1, -1)
        ]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        me = state.players[seat]
        me.knowledge += first_of(choice)
        me.creativity += second_of(choice)
        me.influence += third_of(choice)
        if state.log is not None:
            amounts = [first_of(choice), second_of(choice), third_of(choice)]
            goods = Goods(amounts + [0] * (len(GOODS_NAMES) - 3))
            tell_goods(state, GAINED, seat, goods, frame.card, "PH.action.21")


class ChooseOrder(PursuitStep):
    """PH.q.24: Relax or Good Health first."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(FIRST, RELAX), option(FIRST, HEALTH)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if first_of(choice) == RELAX:
            relax(state, seat, frame.number)
        get_healthier(self.rules, state, seat, frame.extra)
        if first_of(choice) == HEALTH:
            relax(state, seat, frame.number)
