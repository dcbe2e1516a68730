"""Playing on in an imagined world: quick, and sensible enough to show what a choice leads to."""

from typing import Final, final

from wellspent.engine.options import verb_of
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import CHOOSE_STAKE, PAYMENT, REFRESH

from .outlook import Outlook
from .position import Judge
from .sensible import NEVER, SensiblePlayer
from .weights import Weights

# Of the options that it knows, it usually tries so many.
TRIES: Final = 5
# What it has not tried yet comes first.
UNKNOWN: Final = 1e9
# Room for the rounds of a game, in what it remembers for each seat.
ROUNDS: Final = 16


@final
class Habit:
    """Remembers what options gained when they were last tried, and tries only the best of them again."""

    def __init__(self, game: Pursuit, weights: Weights) -> None:
        self.game: Final = game
        self.weights: Final = weights
        self.tries = TRIES
        self.lives: Final = [SensiblePlayer(game, seat, "", weights) for seat in range(game.seats)]
        self.outlooks: Final[dict[int, Outlook]] = {}
        # By seat and round: what an option gained.
        self.gains: Final[list[dict[int, float]]] = [{} for _ in range(ROUNDS * game.seats)]

    def forget(self) -> None:
        self.outlooks.clear()
        for gains in self.gains:
            gains.clear()

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        step = state.agenda[-1].step
        if step in (PAYMENT, CHOOSE_STAKE):
            return options[0]
        life = self.lives[seat]
        if step == REFRESH:
            return life.choose(state, options)
        judge = Judge(self._outlook(state, seat))
        gains = self.gains[ROUNDS * seat + state.round]
        now = judge.value(state)
        best, most = options[0], NEVER
        free, gained = -1, self.weights.whim
        for choice in self._promising(life, gains, options):
            gain = life.after(judge, state, choice) - now
            gains[choice] = gain
            if life.is_free(state, choice):
                if gain > gained:
                    free, gained = choice, gain
            elif gain > most:
                best, most = choice, gain
        return best if free < 0 else free

    def _outlook(self, state: State, seat: int) -> Outlook:
        """Prices depend on little but the life ahead."""
        me = state.players[seat]
        key = ((seat * ROUNDS + state.round) * 32 + int(me.stress)) * 16 + int(me.hourglasses)
        found = self.outlooks.get(key)
        if found is None:
            found = self.outlooks[key] = Outlook(self.game, state, seat, self.weights)
        found.view = state
        return found

    def _promising(self, life: SensiblePlayer, gains: dict[int, float], options: list[int]) -> list[int]:
        """What it has not tried yet, and the best of what it has."""
        worth = [choice for choice in options if verb_of(choice) != life.refresh]
        if len(worth) <= self.tries:
            return worth
        known = [gains.get(choice, UNKNOWN) for choice in worth]
        bar = sorted(known, reverse=True)[self.tries - 1]
        return [choice for choice, gain in zip(worth, known, strict=True) if gain >= bar]
