"""The computer players of CV, by level."""

from typing import Final

from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State

from ..chance import OWN, own_stream
from ..persona import Persona
from ..protocol import Bot
from ..random_player import RandomPlayer
from .casual import CasualPlayer
from .learned import former
from .planner import PlanningPlayer
from .sensible import SensiblePlayer
from .strong import StrongPlayer
from .taste import STACK_OF, taste_of
from .weights import CASUAL, SENSIBLE, weights_from

# The strong player as it was before it learned from games of its own kind: nobody is offered it, but the laboratory can
# measure against it.
FORMER: Final = "former"
# What a level believes that the planner does not.
BELIEFS: Final[dict[str, dict[str, float]]] = {"casual": CASUAL, "sensible": SENSIBLE}


def player(game: CV, seat: int, seed: str, who: Persona) -> Bot[State]:
    """A computer player for a seat."""
    if who.level == "random":
        return RandomPlayer(seat, seed)
    taste = taste_of(who.character or character_from(seed, seat), who.level, game.rules.cards)
    weights = weights_from({**BELIEFS.get(who.level, {}), **dict(who.weights)})
    if who.level == "casual":
        return CasualPlayer(game, seat, seed, weights, taste)
    if who.level == "sensible":
        return SensiblePlayer(game, seat, seed, weights, taste)
    if who.level == "planner":
        return PlanningPlayer(game, seat, seed, weights, taste)
    if who.level == FORMER:
        return StrongPlayer(game, seat, seed, weights, taste, who.seconds, who.playouts, former(), counts_luck=True)
    return StrongPlayer(game, seat, seed, weights, taste, who.seconds, who.playouts)


def character_from(seed: str, seat: int) -> str:
    """Who names no character gets one from the seed."""
    characters = sorted(STACK_OF)
    return characters[own_stream(f"{seed} character", seat).below(OWN, len(characters))]
