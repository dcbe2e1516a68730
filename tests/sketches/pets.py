"""Pets, sketched: bought young, they grow by themselves as long as they are fed."""

from typing import ClassVar, Final

from wellspent.games.pursuit.area import set_level
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.goods import Goods
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.reasons import CANNOT_DISCARD
from wellspent.games.pursuit.rewards import reward
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import State


class Pets(Module):
    name: ClassVar[str] = "pets"
    order: ClassVar[int] = 4

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.pet: Final = rules.add_kind("pet")

    def spend_levels(self, state: State, player: int, card: Card) -> int | None:
        # PET.action.02: always taken at L1.
        return 1 if card.kind == self.pet else None

    def upkeep_duties(self, state: State, player: int, duties: list[int]) -> None:
        # PET.upkeep.06, .07: every Pet below its final Level, also one whose Level shows no cost.
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.pet and state.level[number] < card.top and number not in duties:
                duties.append(number)

    def upkeep_price(self, state: State, player: int, card: Card) -> Goods | None:
        # PET.upkeep.03, PET.q.02: the Level left and the Level entered, as one payment.
        if card.kind != self.pet:
            return None
        left, entered = card.levels[state.level[card.index]], card.levels[state.level[card.index] + 1]
        return Goods([a + b for a, b in zip(left.upkeep.amounts, entered.cost.amounts, strict=True)])

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        if card.kind != self.pet:
            return False
        level = state.level[card.index] + 1
        set_level(self.rules, state, player, card, level)
        reward(self.rules, state, player, card, level, "PET.upkeep.01")
        return True

    def discard_reason(self, state: State, player: int, card: Card) -> int | None:
        # MOD.action.06
        return CANNOT_DISCARD if card.kind == self.pet else None
