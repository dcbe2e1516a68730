"""How computer players judge what the module brings."""

from wellspent.bots.pursuit.readers import Reader

from ...state import State
from . import StoresPart


class Stores(Reader):
    """A business is worth what lies on it; what the card promises counts the first indicator."""

    def value(self, state: State) -> float:
        job = state.players[self.seat].job
        for part in state.parts:
            if isinstance(part, StoresPart) and job in part.indicators:
                card = self.rules.cards[job]
                return self.outlook.sale(card, part.indicators[job]) - self.outlook.sale(card, 1)
        return 0.0


READER = Stores
