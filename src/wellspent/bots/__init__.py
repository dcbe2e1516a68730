"""Computer players. Each is given its seat's view of the table and the options, and answers with one of them."""

from collections.abc import Callable
from typing import Final, Protocol

from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from .imagine import imagine
from .random_player import RandomPlayer
from .sensible import SensiblePlayer

__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "imagine"]


class Bot(Protocol):
    """Whatever can choose. `view` is `game.view(state, seat)`, never the position itself."""

    def choose(self, view: State, options: list[int]) -> int: ...


# By name: the message that describes the bot in the texts.
BOTS: Final = {"random": "bot-random", "sensible": "bot-sensible"}
_MAKERS: Final[dict[str, Callable[[Pursuit, int, str], Bot]]] = {"random": RandomPlayer, "sensible": SensiblePlayer}


class UnknownBot(ValueError):
    """A computer player that does not exist."""


def bot(name: str, game: Pursuit, seat: int, seed: str) -> Bot:
    """A computer player for a seat; the same seed plays the same way."""
    if name not in _MAKERS:
        raise UnknownBot(f"There is no computer player '{name}'; there are: {', '.join(BOTS)}.")
    return _MAKERS[name](game, seat, seed)
