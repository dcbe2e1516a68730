"""Computer players. Each is given its seat's view of the table and the options, and answers with one of them."""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from wellspent.engine.game import Game
from wellspent.engine.state import State

from .cv import sensible as cv
from .pursuit import sensible as pursuit
from .pursuit.imagine import imagine
from .random_player import RandomPlayer

__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "imagine"]

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=State, contravariant=True)


class Bot(Protocol[V]):
    """Whatever can choose. `view` is `game.view(state, seat)`, never the position itself."""

    def choose(self, view: V, options: list[int]) -> int: ...


# By name: the message that describes the bot in the texts.
BOTS: Final = {"random": "bot-random", "sensible": "bot-sensible"}
# By the name of the game and of the bot.
_MAKERS: Final[dict[str, dict[str, Callable[[Any, int, str], Bot[Any]]]]] = {
    "pursuit": {"random": RandomPlayer, "sensible": pursuit.SensiblePlayer},
    "cv": {"random": RandomPlayer, "sensible": cv.SensiblePlayer},
}


class UnknownBot(ValueError):
    """A computer player that does not exist."""


def bot(name: str, game: Game[S], seat: int, seed: str) -> Bot[S]:
    """A computer player for a seat; the same seed plays the same way."""
    if name not in BOTS:
        raise UnknownBot(f"There is no computer player '{name}'; there are: {', '.join(BOTS)}.")
    return _MAKERS[game.name][name](game, seat, seed)
