"""What a position of the Pursuit is made of, for whoever advises."""

from dataclasses import replace
from typing import Final, cast

from wellspent.advice.facts import Fact
from wellspent.advice.readings import Weighing
from wellspent.bots.pursuit.characters import LONGINGS
from wellspent.bots.pursuit.horizon import NOBODYS
from wellspent.bots.pursuit.insight import INPUTS, inputs_of
from wellspent.bots.pursuit.learned import learned
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.plans import best_plans
from wellspent.bots.pursuit.players import adviser
from wellspent.bots.pursuit.players import player as pursuit_player
from wellspent.bots.pursuit.position import ASPECTS, Judge
from wellspent.bots.pursuit.weights import WEIGHTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import BILLS, BILLS_OF_ALL, REFRESH, TURN
from wellspent.players import persona

from .foresight import Foresight

# PH.refresh.01: whoever refreshes a row has other cards before them, and nothing else.
SEARCH: Final = "refresh"
# Who advises where there is time to think.
THOUGHTFUL: Final = "planner"
# Sensible players come to what the network expects with so much foresight.
FORESIGHT: Final = 0.4
# By round, how far off what is expected usually is (`wellspent calibrate`), and by how much more with modules.
ERRORS: Final = (12.0, 11.7, 10.2, 8.6, 7.4, 5.8, 4.4, 3.2, 3.8)
WITH_MODULES: Final = 1.5
INDIFFERENT: Final = tuple((name, 0.0) for longing in LONGINGS.values() for name in longing)


class PursuitReading:
    def __init__(self, game: Pursuit, view: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.judge: Final = Judge(Outlook(game, view, seat, WEIGHTS))
        self.foresight: Final = Foresight(self.judge, view, seat)
        self.is_measured = self.can_read = view.agenda[-1].step != REFRESH
        # A few imagined lives are an uncertain witness: the first look keeps its say.
        self.trust = 0.5

    def player(self, level: str, seed: str) -> Weighing:
        who = replace(persona(level, self.game.name), weights=INDIFFERENT)
        if who.level == THOUGHTFUL:
            return adviser(self.game, self.seat, seed, who)
        return cast(Weighing, pursuit_player(self.game, self.seat, seed, who))

    def is_settled(self, state: State) -> bool:
        return state.agenda[-1].step == TURN

    def is_done(self, state: State) -> bool:
        return state.agenda[-1].step in (TURN, BILLS, BILLS_OF_ALL)

    def aspects(self, state: State) -> dict[str, float]:
        return dict(zip(ASPECTS, self.judge.aspects(state), strict=True))

    def plan(self, state: State) -> str:
        """Of what is in sight now: what is turned up later nobody knows."""
        me = state.players[self.seat]
        if not me.is_alive or me.hourglasses == 0:
            return ""
        seen = {plan.card.index for plan in self.judge.plans}
        found = [plan for plan in best_plans(self.judge.outlook, state, len(seen)) if plan.card.index in seen]
        return found[0].card.id if found else ""

    def facts(self, state: State) -> list[Fact]:
        return self.foresight.facts(state)

    def aims(self) -> list[Fact]:
        return self.foresight.aims()

    def is_search(self, choice: int) -> bool:
        return self.game.notation(choice).startswith(SEARCH)

    def hopes(self, player: Weighing, choice: int) -> dict[str, float]:
        return {}


def outcome(game: Pursuit, view: State, seat: int) -> tuple[float, float] | None:
    """What the strong player has learned to expect. Alone, goals count for more than points."""
    if view.agenda[-1].step != TURN or game.seats == 1:
        return None
    judge = Judge(Outlook(game, view, seat, NOBODYS))
    inputs = inputs_of(judge, view, judge.aspects(view))
    inputs[INPUTS.index("played_with_foresight")] = FORESIGHT
    points = float(view.players[seat].lth) + learned().value(inputs)
    return points, ERRORS[view.round] * (WITH_MODULES if game.rules.modules else 1.0)
