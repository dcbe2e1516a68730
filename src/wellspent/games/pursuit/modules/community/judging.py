"""How computer players judge what the module brings."""

from typing import Final

from wellspent.bots.pursuit.readers import Reader

from ...board import SCORE_OF
from ...cards import Card
from ...state import State
from .part import CommunityPart

# What the deeds of its cards bring, in Resources.
EFFECTS: Final = {"black_friday": 2.0}


class Community(Reader):
    """Popularity, which pays in every round and fades, and the Outcomes that wait."""

    def value(self, state: State) -> float:
        popularity = state.players[self.seat].popularity
        total = 0.0
        for later in range(min(popularity, round(self.outlook.rounds) + 1)):
            total += SCORE_OF[popularity - later]
        for part in state.parts:
            if isinstance(part, CommunityPart):
                for number, engaged in zip(part.slots, part.engaged, strict=True):
                    if engaged >> self.seat & 1:
                        total += self.weights.due * self._outcome(state, self.rules.cards[number])
        return total

    def _outcome(self, state: State, card: Card) -> float:
        best = 0.0
        for lines in card.levels[1 : card.top + 1]:
            gain = self.outlook.reward(lines) - self.outlook.price(lines.cost)
            best = max(best, gain * self.met(state, lines.needs))
        return best


READER = Community
