"""A player without a plan: every option is as good as any other."""

from typing import Final

from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

from .imagine import OWN, own_stream


class RandomPlayer:
    """Chooses uniformly, from its own seed."""

    def __init__(self, game: Pursuit, seat: int, seed: str) -> None:
        self.game: Final = game
        self.stream: Final = own_stream(seed, seat)

    def choose(self, view: State, options: list[int]) -> int:
        return options[self.stream.below(OWN, len(options))]
