"""What a position of CV is made of, for whoever advises."""

from typing import Final

from wellspent.advice.facts import Fact
from wellspent.advice.readings import Weighing
from wellspent.bots.cv.experienced import ExperiencedPlayer
from wellspent.bots.cv.insight import Insight
from wellspent.bots.cv.learned import LEARNED
from wellspent.bots.cv.outlook import ASPECTS, turns_left
from wellspent.bots.cv.weights import WEIGHTS
from wellspent.engine.options import option
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.games.cv.steps import FIRST_THROW, PICK, REROLL, SELECT
from wellspent.games.cv.verbs import DONE

from .foresight import Foresight

# How far off what is expected usually is, as `wellspent calibrate` measures it: with no turn left, with one card left,
# and more for each turn.
LAST_ERROR: Final = 2.0
LEAST_ERROR: Final = 6.8
ERROR_A_TURN: Final = 0.62
# The network has learned from players who play as it advises. Others make less of their turns, and the fewer play, the
# more turns there are: so many points less for each turn, shared by the seats, all but a few of the last ones.
TOO_GOOD: Final = 2.3
NEARLY_OVER: Final = 1.2


class CvReading:
    def __init__(self, game: CV, view: State, seat: int) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seat: Final = seat
        self.outlook: Final = Insight(game, view, seat, WEIGHTS, LEARNED)
        # Before the dice lie still, everything is odds; in the draft, cards have not been passed on.
        self.can_read = view.agenda[-1].step not in (PICK, FIRST_THROW, REROLL)
        self.is_measured = True
        self.trust = 0.0
        self.usual: Final = self.player("", "")
        # What was bought before is none of the choice's doing.
        self.foresight: Final = Foresight(game, self._without_more(view) if view.bought else view, seat)

    def player(self, level: str, seed: str) -> ExperiencedPlayer:
        """The same for every level: it knows best, and does not take long. What others lose is no gain here."""
        return ExperiencedPlayer(self.game, self.seat, seed, grudge=0.0)

    def is_settled(self, state: State) -> bool:
        return state.agenda[-1].step in (FIRST_THROW, REROLL)

    def is_done(self, state: State) -> bool:
        """Whether another card is bought is another choice."""
        is_bought = len(state.bought) > len(self.view.bought) and state.agenda[-1].step == SELECT
        return is_bought or self.is_settled(state)

    def aspects(self, state: State) -> dict[str, float]:
        me = state.players[self.seat]
        return dict(zip(ASPECTS, self.outlook.aspects(me.stacks, me.hand), strict=True))

    def plan(self, state: State) -> str:
        return ""

    def facts(self, state: State) -> list[Fact]:
        return self.foresight.facts(self._without_more(state))

    def _without_more(self, state: State) -> State:
        """Once the cards bought so far lie in their stacks."""
        then = self.game.copy(state)
        while self.game.deciders(then) == [self.seat] and not self.is_settled(then):
            self.game.apply(then, self.seat, self._going_on(then))
        return then

    def _going_on(self, state: State) -> int:
        """The end of the purchases; whatever else is asked is answered as usual."""
        if state.agenda[-1].step == SELECT:
            return option(DONE)
        return self.usual.choose(self.game.view(state, self.seat), self.game.options(state, self.seat))

    def aims(self) -> list[Fact]:
        return self.foresight.aims()

    def is_search(self, choice: int) -> bool:
        return False

    def hopes(self, player: Weighing, choice: int) -> dict[str, float]:
        if self.view.agenda[-1].step not in (FIRST_THROW, REROLL):
            return {}
        assert isinstance(player, ExperiencedPlayer)
        return {self.game.rules.cards[card].id: chance for card, chance in player.hopes(self.view, choice).items()}


def outcome(game: CV, view: State, best: float) -> tuple[float, float] | None:
    """In the draft, cards have not been passed on: nothing tells."""
    if view.agenda[-1].step == PICK:
        return None
    turns = turns_left(game, view, WEIGHTS)
    if turns <= 0:
        return best, LAST_ERROR
    return best - too_good(turns, game.seats), LEAST_ERROR + ERROR_A_TURN * turns


def too_good(turns: float, seats: int) -> float:
    """How much more than is usual the network expects."""
    return max(0.0, TOO_GOOD * turns / seats - NEARLY_OVER)
