"""How computer players judge what the module brings."""

from typing import Final

from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.plans import card_plans
from wellspent.bots.pursuit.readers import Reader

from ...module import Module
from ...state import NO_CARD, State
from .part import MOST_DESIRE, ExperiencesPart


class Experiences(Reader):
    """Dreams: Desire is LTH once they come true, and as much is lost if they do not (EXP.desire.03, EXP.desire.04)."""

    def __init__(self, outlook: Outlook, module: Module) -> None:
        super().__init__(outlook, module)
        self._gains: Final[dict[int, float]] = {}

    def value(self, state: State) -> float:
        total = 0.0
        for part in state.parts:
            if isinstance(part, ExperiencesPart):
                for number, desire in zip(part.dreams[self.seat], part.desires[self.seat], strict=True):
                    if number != NO_CARD:
                        total += self._dream(number, desire)
        return total

    def _dream(self, number: int, desire: int) -> float:
        gain = self._gain(number)
        rounds = self.outlook.rounds
        later = min(float(MOST_DESIRE), desire + rounds)
        soon = min(float(MOST_DESIRE), desire + min(1.0, rounds))
        weights = self.weights
        chance = weights.likely if gain > 0 else weights.unlikely
        return chance * (soon + weights.dreamed * gain) - (1 - chance) * later

    def _gain(self, number: int) -> float:
        """What taking the card would bring, if there is time for it."""
        found = self._gains.get(number)
        if found is None:
            card, outlook = self.rules.cards[number], self.outlook
            me = outlook.view.players[self.seat]
            space = outlook.spaces.get(card.pile, -1)
            plans = card_plans(outlook, me, card, space) if space >= 0 else []
            found = max([0.0, *[plan.gain for plan in plans if plan.hours(me) <= outlook.hours]])
            self._gains[number] = found
        return found


READER = Experiences
