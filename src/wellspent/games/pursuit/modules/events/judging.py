"""How computer players judge what the module brings."""

from typing import Final

from wellspent.bots.numbers import add_up
from wellspent.bots.pursuit.readers import Reader
from wellspent.bots.pursuit.weights import OCCASIONS_A_ROUND

from ...cards import Card
from ...state import NO_CARD, State
from . import CONDITION, POSITIVE, EventsPart

# What the deeds of its cards bring, in Resources.
EFFECTS: Final = {"lose_half_money": -4.0}


class Events(Reader):
    """The Event announced: what it will bring as things stand, or may bring."""

    def value(self, state: State) -> float:
        for part in state.parts:
            if isinstance(part, EventsPart) and part.pending != NO_CARD and self.outlook.rounds > 0:
                return self._pending(state, self.rules.cards[part.pending], bool(part.pending_met >> self.seat & 1))
        return 0.0

    def _pending(self, state: State, card: Card, is_met: bool) -> float:
        chance = 1.0 if is_met else self.met(state, card.levels[card.section(CONDITION)].needs)
        if not is_met and not card.levels[card.section(CONDITION)].needs:
            chance = 0.0
        effect = self._effect(state, card) * self.weights.due
        return effect * (chance if POSITIVE in card.marks else 1 - chance)

    def _effect(self, state: State, card: Card) -> float:
        outlook, lines = self.outlook, card.levels[0]
        found = outlook.reward(lines) - outlook.price(lines.cost)
        found += add_up([outlook.ability(ability) for ability in lines.abilities])
        numbers = card.numbers
        eased = float(numbers.get("project_discount", 0) - numbers.get("project_surcharge", 0))
        eased += (numbers.get("project_swap", 0) - numbers.get("project_money", 0)) / 2
        return found + eased * outlook.wanted * OCCASIONS_A_ROUND["advance"] * 2


READER = Events
