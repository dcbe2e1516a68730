"""The computer players of the Pursuit of Happiness, by level."""

from typing import Final

from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from ..persona import PATIENCE, Persona
from ..protocol import Bot
from ..random_player import RandomPlayer
from .characters import LONGINGS, character_of
from .learned import learned
from .planner import Manner, PlannerPlayer
from .sensible import SensiblePlayer
from .weights import CASUAL, FORESIGHT, weights_from

# Lives that a planner imagines for a choice.
LIVES: Final = 12
# Whoever advises imagines shorter ones.
ADVISED_LIVES: Final = 24
# What a point of the best of the others is worth to the strong player.
GRUDGE: Final = 0.6
# Those whom the strong player imagines try whatever they can do: nobody has more options.
ALL: Final = 1000
# The strong player without what it has learned: nobody is offered it, but the laboratory can measure against it. Alone,
# where Life Goals count and not points, the strong player is no other.
UNLEARNED: Final = "unlearned"
# What a level believes that the sensible player does not.
BELIEFS: Final[dict[str, dict[str, float]]] = {
    "casual": CASUAL,
    "planner": FORESIGHT,
    "strong": FORESIGHT,
    UNLEARNED: FORESIGHT,
}


def player(game: Pursuit, seat: int, seed: str, who: Persona) -> Bot[State]:
    """A computer player for a seat."""
    if who.level == "random":
        return RandomPlayer(seat, seed)
    longing = LONGINGS[who.character or character_of(seed, seat)]
    weights = weights_from({**BELIEFS.get(who.level, {}), **longing, **dict(who.weights)})
    if who.level == "planner":
        return PlannerPlayer(game, seat, seed, weights, planner_manner(who))
    if who.level == "strong" and game.seats > 1:
        return PlannerPlayer(game, seat, seed, weights, strong_manner(who), learned())
    if who.level in ("strong", UNLEARNED):
        return PlannerPlayer(game, seat, seed, weights, unlearned_manner(who))
    return SensiblePlayer(game, seat, seed, weights)


def adviser(game: Pursuit, seat: int, seed: str, who: Persona) -> PlannerPlayer:
    """A planner who tells what lives should come to as the strong player has learned it, whoever else does well."""
    weights = weights_from({**FORESIGHT, **dict(who.weights)})
    if game.seats == 1:
        return PlannerPlayer(game, seat, seed, weights, planner_manner(who))
    manner = Manner(8, 4.0, 4.0, 1, True, who.playouts or ADVISED_LIVES, PATIENCE, is_patient=who.playouts > 0)
    return PlannerPlayer(game, seat, seed, weights, manner, learned())


def planner_manner(who: Persona) -> Manner:
    """A few lives through this round and the next, among people who do whatever comes to their minds."""
    return Manner(4, 3.0, 4.0, 2, False, who.playouts or LIVES, PATIENCE, is_patient=who.playouts > 0)


def strong_manner(who: Persona) -> Manner:
    """As many lives as the budget allows, through the next round too if it can, among people who know their mind."""
    return Manner(8, 4.0, 4.0, 1, True, who.playouts, who.seconds, grudge=GRUDGE, further=1, tries=ALL)


def unlearned_manner(who: Persona) -> Manner:
    """Always through the next round too: whoever has learned nothing about lives must see more of them."""
    return Manner(8, 4.0, 4.0, 2, True, who.playouts, who.seconds)
