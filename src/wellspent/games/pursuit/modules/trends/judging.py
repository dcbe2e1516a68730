"""How computer players judge what the module brings."""

from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.readers import Scored

from ...measures import ALL, completed
from ...module import Module
from ...state import look_at
from . import ROWS, TrendsPart


class Trends(Scored):
    """TRD.end.01: tables of completed Projects; so Projects of a Trend promise more."""

    def __init__(self, outlook: Outlook, module: Module) -> None:
        super().__init__(outlook, module)
        view = outlook.view
        for number in look_at(view, TrendsPart).trends:
            card = self.rules.cards[number]
            done = completed(self.rules, view.players[self.seat], ALL, card.category)
            rows = [0, *[card.numbers[row] for row in ROWS]]
            more = rows[min(done + 1, len(rows) - 1)] - rows[min(done, len(rows) - 1)]
            outlook.completing[card.category] += self.weights.scored * more


READER = Trends
