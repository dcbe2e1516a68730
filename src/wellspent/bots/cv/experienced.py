"""A player of CV that knows from many games what a card is worth to the rest of its life, and to the next player."""

from typing import Final

from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State

from .insight import Insight, Net
from .learned import LEARNED
from .outlook import Outlook
from .planner import PlanningPlayer
from .rivals import Rivals
from .shop import Regard
from .taste import NO_TASTE, Taste
from .weights import WEIGHTS, Weights

# What a point that the next player loses is worth, in a game of two.
GRUDGE: Final = 0.7


class ExperiencedPlayer(PlanningPlayer):
    """The planner with a learned judgement of lives, and an eye on the next player."""

    def __init__(
        self,
        game: CV,
        seat: int,
        seed: str,
        weights: Weights = WEIGHTS,
        taste: Taste = NO_TASTE,
        grudge: float = GRUDGE,
        net: Net = LEARNED,
    ) -> None:
        super().__init__(game, seat, seed, weights, taste)
        self.grudge: Final = grudge / (game.seats - 1)
        self.net: Final = net
        # The turn and what is known about its rivals.
        self.rivals: Rivals | None = None
        self.rivals_turn: list[list[int]] = []

    def outlook(self, view: State, seat: int) -> Outlook:
        # The network has learned with the usual weights.
        return Insight(self.game, view, seat, WEIGHTS, self.net)

    def regards(self, view: State) -> list[Regard]:
        if self.grudge <= 0:
            return [self.taste]
        return [self.taste, self.rivals_of(view)]

    def rivals_of(self, view: State) -> Rivals:
        """The same all turn: cards bought in it still lie on the track to them."""
        turn = turn_of(view)
        if self.rivals is None or self.rivals_turn != turn:
            self.rivals = Rivals(self.game, view, self.seat, self, self.grudge)
            self.rivals_turn = turn
        return self.rivals


def turn_of(view: State) -> list[list[int]]:
    """What stays the same from the first throw until cards are added."""
    return [[view.round, view.turn], *[stack[:] for player in view.players for stack in player.stacks]]
