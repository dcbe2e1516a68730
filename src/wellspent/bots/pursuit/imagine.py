"""A position to think with: what a seat sees, with everything hidden filled in by chance."""

from wellspent.engine.chance import Chance
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from ..chance import OWN


def imagine(game: Pursuit, view: State, stream: Chance) -> State:
    """A full position that fits a view: hidden piles in a random order, fresh chance for whatever comes."""
    state = game.copy(view)
    state.draw = [pile[:] for pile in state.draw]
    for pile in state.draw:
        stream.shuffle(OWN, pile)
    state.chance = stream.fresh(OWN, state.chance.streams())
    return state
