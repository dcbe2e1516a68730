"""How computer players judge what the module brings."""

from wellspent.bots.pursuit.readers import Reader

from ...state import NO_CARD, State
from . import FACES, RelativesPart


class Relatives(Reader):
    """A Legacy, if the Requirement is met when the day comes."""

    def value(self, state: State) -> float:
        for part in state.parts:
            if isinstance(part, RelativesPart) and part.relatives and part.relatives[self.seat] != NO_CARD:
                lines = self.rules.cards[part.relatives[self.seat]].levels[0]
                alive = 1.0
                for later in range(round(self.outlook.rounds) + 1):
                    alive *= 1 - min(FACES, part.space[self.seat] + later) / FACES
                return (1 - alive) * self.met(state, lines.needs) * self.outlook.reward(lines) * self.weights.due
        return 0.0


READER = Relatives
