"""The computer players of the Pursuit of Happiness, by level."""

from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from ..persona import Persona
from ..protocol import Bot
from ..random_player import RandomPlayer
from .sensible import SensiblePlayer


def player(game: Pursuit, seat: int, seed: str, who: Persona) -> Bot[State]:
    """A computer player for a seat."""
    if who.level == "random":
        return RandomPlayer(seat, seed)
    return SensiblePlayer(game, seat, seed)
