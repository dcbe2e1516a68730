"""What a position is made of, by game: the evaluation of its computer players, aspect by aspect.

Whoever advises has no character: the seat's own taste is what counts.
"""

from typing import Any, Final, Protocol, cast

from wellspent.bots.cv.experienced import ExperiencedPlayer
from wellspent.bots.cv.insight import Insight
from wellspent.bots.cv.learned import LEARNED
from wellspent.bots.cv.outlook import ASPECTS as CV_ASPECTS
from wellspent.bots.cv.weights import WEIGHTS as CV_WEIGHTS
from wellspent.bots.persona import Persona
from wellspent.bots.pursuit.characters import LONGINGS
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.plans import best_plans
from wellspent.bots.pursuit.players import player as pursuit_player
from wellspent.bots.pursuit.position import ASPECTS, Judge
from wellspent.bots.pursuit.weights import WEIGHTS
from wellspent.engine.game import Game
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State as CvState
from wellspent.games.cv.steps import FIRST_THROW, PICK, REROLL
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import REFRESH, TURN

INDIFFERENT: Final = tuple((name, 0.0) for longing in LONGINGS.values() for name in longing)


class Weighing(Protocol):
    """A computer player of any level but the lowest."""

    def choose(self, view: Any, options: list[int]) -> int: ...

    def weigh(self, view: Any, options: list[int]) -> list[float]: ...


class Reading(Protocol):
    """Reads what can come of one decision."""

    # Whether what follows the choices is known well enough to be read.
    can_read: bool
    # Whether the worths of this decision are points; else they are nothing but an order.
    is_measured: bool
    # How far second thoughts are to be trusted against a first look; 0 where there are none.
    trust: float

    def player(self, level: str, seed: str) -> Weighing: ...

    def is_settled(self, state: Any) -> bool:
        """Whether the choice has been carried out, its further questions included."""

    def aspects(self, state: Any) -> dict[str, float]: ...

    def plan(self, state: Any) -> str:
        """The id of the card that should come next; nothing where there is no plan."""

    def hopes(self, player: Weighing, choice: int) -> dict[str, float]:
        """By the id of a card: how likely the dice bring it this turn, after a choice; nothing where no dice do."""


class PursuitReading:
    def __init__(self, game: Pursuit, view: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.judge: Final = Judge(Outlook(game, view, seat, WEIGHTS))
        self.is_measured = self.can_read = view.agenda[-1].step != REFRESH
        # A few imagined lives are an uncertain witness: the first look keeps its say.
        self.trust = 0.5

    def player(self, level: str, seed: str) -> Weighing:
        return cast(Weighing, pursuit_player(self.game, self.seat, seed, Persona(level, weights=INDIFFERENT)))

    def is_settled(self, state: State) -> bool:
        return state.agenda[-1].step == TURN

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

    def hopes(self, player: Weighing, choice: int) -> dict[str, float]:
        return {}


class CvReading:
    def __init__(self, game: CV, view: CvState, seat: int) -> None:
        self.game: Final = game
        self.view: Final = view
        self.seat: Final = seat
        self.outlook: Final = Insight(game, view, seat, CV_WEIGHTS, LEARNED)
        # Before the dice lie still, everything is odds; in the draft, cards have not been passed on.
        self.can_read = view.agenda[-1].step not in (PICK, FIRST_THROW, REROLL)
        self.is_measured = True
        self.trust = 0.0

    def player(self, level: str, seed: str) -> ExperiencedPlayer:
        """The same for every level: it knows best, and does not take long. What others lose is no gain here."""
        return ExperiencedPlayer(self.game, self.seat, seed, grudge=0.0)

    def is_settled(self, state: CvState) -> bool:
        return state.agenda[-1].step in (FIRST_THROW, REROLL)

    def aspects(self, state: CvState) -> dict[str, float]:
        me = state.players[self.seat]
        return dict(zip(CV_ASPECTS, self.outlook.aspects(me.stacks, me.hand), strict=True))

    def plan(self, state: CvState) -> str:
        return ""

    def hopes(self, player: Weighing, choice: int) -> dict[str, float]:
        if self.view.agenda[-1].step not in (FIRST_THROW, REROLL):
            return {}
        assert isinstance(player, ExperiencedPlayer)
        return {self.game.rules.cards[card].id: chance for card, chance in player.hopes(self.view, choice).items()}


def tells_score(game: Game[Any], view: Any) -> bool:
    """Whether the worths of a decision are what the game should come to, as those of other such decisions are."""
    step: int = view.agenda[-1].step
    # Alone, goals count for more than points.
    return step != PICK if isinstance(game, CV) else step == TURN and game.seats > 1


def reading_of(game: Game[Any], view: Any, seat: int) -> Reading:
    if isinstance(game, CV):
        return CvReading(game, view, seat)
    assert isinstance(game, Pursuit)
    return PursuitReading(game, view, seat)
