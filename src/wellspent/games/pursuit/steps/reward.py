"""Rewards that need a decision."""

from typing import ClassVar

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of, third_of

from ..cards import Effect
from ..effects import PLACE_SHIFT, TIMES_SHIFT, Trade, effect_of, effects_of
from ..events import GAINED, tell_goods
from ..goods import GOODS_NAMES, HEALTH, RELAX, Goods
from ..measures import holds
from ..prices import payment_options
from ..rules import Rules
from ..state import State
from ..tracks import get_healthier, relax
from ..verbs import FIRST, GIVE
from ..verbs import GAIN as GAIN_VERB
from . import EFFECTS
from .base import PursuitStep


class Effects(PursuitStep):
    """Carry out the effects of a level, one after the other."""

    holds: ClassVar[tuple[str, ...]] = ("card", "level", "effect")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        effect = effect_of(self.rules, frame)
        following = frame.extra + (1 << PLACE_SHIFT)
        if following >> PLACE_SHIFT < len(effects_of(self.rules, frame)):
            state.push(Frame(EFFECTS, frame.player, frame.card, frame.number, following))
        if holds(self.rules, state, frame.player, effect.tests):
            effect.begin(self.rules, state, frame)


class EffectStep(PursuitStep):
    """A question that an effect asks."""

    holds: ClassVar[tuple[str, ...]] = ("card", "level", "effect")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)

    def effect(self, frame: Frame) -> Effect:
        return effect_of(self.rules, frame)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return self.effect(frame).options(self.rules, state, frame, seat)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        self.effect(frame).chosen(self.rules, state, frame, seat, choice)


class ChooseStake(EffectStep):
    """Which Resources a trade is paid with."""

    def trade(self, frame: Frame) -> Trade:
        effect = self.effect(frame)
        assert isinstance(effect, Trade)
        return effect

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return payment_options(GIVE, self.trade(frame).ways(state, seat, frame.extra >> TIMES_SHIFT))

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        mix = (first_of(choice), second_of(choice), third_of(choice))
        self.trade(frame).carry_out(self.rules, state, seat, frame.card, frame.extra >> TIMES_SHIFT, mix)


class ChooseResources(PursuitStep):
    """Resources of the player's choice."""

    holds: ClassVar[tuple[str, ...]] = ("card", "count")

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

    holds: ClassVar[tuple[str, ...]] = ("card", "relax", "health")

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
