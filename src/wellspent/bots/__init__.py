"""Computer players. Each is given its seat's view of the table and the options, and answers with one of them."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from wellspent.engine.game import Game
from wellspent.engine.state import State

from .cv.players import player as cv_player
from .outside import outside_names, outside_player
from .persona import CHARACTERS, LEVELS, Persona, UnknownBot, persona
from .protocol import Bot
from .pursuit.imagine import imagine
from .pursuit.players import player as pursuit_player

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "Persona",
    "UnknownBot",
    "bot",
    "bot_like",
    "imagine",
    "outside_names",
    "persona",
]

S = TypeVar("S", bound=State)

# By the name of the game.
_PLAYERS: Final[dict[str, Callable[[Any, int, str, Persona], Bot[Any]]]] = {
    "pursuit": pursuit_player,
    "cv": cv_player,
}


def bot(name: str, game: Game[S], seat: int, seed: str) -> Bot[S]:
    """A computer player for a seat; the same seed plays the same way."""
    return bot_like(persona(name, game.name), game, seat, seed)


def bot_like(who: Persona, game: Game[S], seat: int, seed: str) -> Bot[S]:
    """The same for whoever is more than a name."""
    if who.level not in LEVELS:
        try:
            return outside_player(who.level, game, seat, seed)
        except (ImportError, AttributeError) as error:
            raise UnknownBot(f"The computer player '{who.level}' cannot be loaded: {error}.") from error
    return _PLAYERS[game.name](game, seat, seed, who)
