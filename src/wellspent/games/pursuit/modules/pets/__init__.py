"""Pets: bought young, they grow by themselves as long as they are fed."""

from typing import ClassVar, Final

from ...area import set_aside, set_level
from ...cards import Card
from ...events import DEVELOPED, tell
from ...goods import Goods, total
from ...measures import kinds_held, of_kind
from ...module import Module
from ...reasons import CANNOT_DISCARD, ONLY_FIRST_LEVEL
from ...rewards import reward
from ...rules import Rules
from ...state import State


class Pets(Module):
    """A Pet lies in the Item - Activity row and is neither (PET.base.01)."""

    name: ClassVar[str] = "pets"
    order: ClassVar[int] = 4

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.pet: Final = rules.add_kind("pet")
        self.pets: Final = rules.add_measure("pets")
        rules.rests_on("PET.action.02", self.pet, ONLY_FIRST_LEVEL)
        rules.rests_on("MOD.action.06", self.pet, CANNOT_DISCARD)

    def spend_levels(self, card: Card) -> int | None:
        # PET.action.02: always taken at L1.
        return 1 if card.kind == self.pet else None

    def upkeep_duties(self, state: State, player: int, duties: list[int]) -> None:
        # PET.upkeep.06, PET.upkeep.07: every Pet below its final Level, also one whose Level shows no cost.
        me = state.players[player]
        if not kinds_held(self.rules, me) >> self.pet & 1:
            return
        for number in me.cards:
            card = self.rules.cards[number]
            if card.kind == self.pet and state.level[number] < card.top and number not in duties:
                duties.append(number)

    def upkeep_level(self, state: State, player: int, card: Card) -> int | None:
        # PET.upkeep.05: payment always advances it.
        return state.level[card.index] + 1 if card.kind == self.pet else None

    def upkeep_price(self, state: State, player: int, card: Card) -> Goods | None:
        # PET.upkeep.03, PET.q.02: the Level left and the Level entered, as one payment.
        level = self.upkeep_level(state, player, card)
        return None if level is None else total(card.levels[level - 1].upkeep, card.levels[level].cost)

    def upkeep_bound(self, state: State, player: int, card: Card) -> bool:
        # PET.upkeep.07: where nothing is asked, nothing is refused.
        price = self.upkeep_price(state, player, card)
        return price is not None and price.is_empty

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        level = self.upkeep_level(state, player, card)
        if level is None:
            return False
        set_level(self.rules, state, player, card, level)
        tell(state, DEVELOPED, player, card.index, level=level, rule="PET.upkeep.01")
        if level == card.top:
            # PET.upkeep.06, PET.q.01
            set_aside(self.rules, state, player, card)
        reward(self.rules, state, player, card, level, "PET.upkeep.01")
        return True

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure != self.pets:
            return 0
        me = state.players[player]
        return of_kind(self.rules, me.cards, self.pet) + of_kind(self.rules, me.aside, self.pet)


MODULE = Pets
