"""Playing at random inside the engine: for measuring, and for players that think in playouts."""

from typing import TypeVar

from .chance import QuickChance
from .game import Game
from .options import Offers
from .state import State

S = TypeVar("S", bound=State)


def play_at_random(game: Game[S], state: S, chance: QuickChance, stream: int = 0) -> int:
    """Play a position to its end with choices drawn from a stream of one's own; the number of decisions."""
    decisions = 0
    luck = chance.lift(stream)
    found = Offers()
    while not state.finished:
        seat = game.decider(state)
        game.offer(state, seat, found)
        game.apply(state, seat, found.take_one(luck.below(found.count)))
        decisions += 1
    chance.put_back(stream, luck)
    return decisions
