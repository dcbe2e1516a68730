"""What has become of a life where thinking ahead ends: by the judge of positions, or by what was learned."""

from typing import Final, final

from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps.resolve import solo_goals_met

from .alone import needless
from .insight import Net, expected
from .outlook import Outlook
from .position import Judge, liked
from .weights import FORESIGHT, Weights, weights_from

# A victory alone, beside the LTH and the Life Goals that it takes (PH.solo.04).
SOLO_VICTORY: Final = 20.0
# With these opinions the network looks at positions, whatever the player's own are.
NOBODYS: Final = weights_from(FORESIGHT)


@final
class Horizon:
    """The worth of positions to one seat, in points of the final score."""

    def __init__(self, game: Pursuit, seat: int, weights: Weights, net: Net | None, grudge: float) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.weights: Final = weights
        # What was learned, if anything; and what a point that the best of the others loses is worth.
        self.net: Final = net
        self.grudge: Final = grudge if game.seats > 1 else 0.0

    def worth(self, state: State) -> float:
        mine = self._mine(state)
        if self.net is None or self.grudge <= 0.0:
            return mine
        return mine - self.grudge * self._best_of_others(state, self.net)

    def _mine(self, state: State) -> float:
        if state.finished:
            return self._outcome(state)
        if self.net is None:
            return Judge(Outlook(self.game, state, self.seat, self.weights)).value(state)
        return self._expected(state, self.seat, self.net) + self._liked(state)

    def _outcome(self, state: State) -> float:
        points = float(state.players[self.seat].lth) + self._liked(state)
        if self.game.seats > 1:
            return points
        points -= needless(self.weights, points, float(self.game.solo_threshold()))
        met = sum([1 for is_met in solo_goals_met(self.game.rules, state) if is_met])
        return points + self.weights.solo_goal * met + (SOLO_VICTORY if self.game.has_won_solo(state) else 0.0)

    def _liked(self, state: State) -> float:
        return liked(self.game.rules, self.weights, state, self.seat)

    def _best_of_others(self, state: State, net: Net) -> float:
        best = 0.0
        for seat in range(self.game.seats):
            if seat != self.seat:
                best = max(best, self._expected(state, seat, net))
        return best

    def _expected(self, state: State, seat: int, net: Net) -> float:
        if state.finished:
            return float(state.players[seat].lth)
        return expected(net, Judge(Outlook(self.game, state, seat, NOBODYS)), state)
