"""A player of CV who lives for today: points at once, a soft spot for one card of the track, and moods."""

from typing import Final

from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State

from ..chance import OWN
from .sensible import SensiblePlayer
from .shop import Regard
from .taste import NO_TASTE, Taste
from .weights import Weights

# How many points it would give up for the card it has fallen in love with this turn.
LOVE: Final = 4.0


class CasualPlayer(SensiblePlayer):
    """The sensible player in love."""

    def __init__(self, game: CV, seat: int, seed: str, weights: Weights, taste: Taste = NO_TASTE) -> None:
        super().__init__(game, seat, seed, weights, taste)
        self.mood_turn: list[int] = []
        self.mood: Taste = NO_TASTE

    def regards(self, view: State) -> list[Regard]:
        turn = [view.round, view.turn]
        if self.mood_turn != turn and view.track:
            self.mood_turn = turn
            self.mood = Taste([view.track[self.stream.below(OWN, len(view.track))]], LOVE)
        return [self.taste, self.mood]
