"""The computer players of CV, by level."""

from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State

from ..persona import Persona
from ..protocol import Bot
from ..random_player import RandomPlayer
from .sensible import SensiblePlayer


def player(game: CV, seat: int, seed: str, who: Persona) -> Bot[State]:
    """A computer player for a seat."""
    if who.level == "random":
        return RandomPlayer(seat, seed)
    return SensiblePlayer(game, seat, seed)
