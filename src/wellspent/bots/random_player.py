"""A player without a plan: every option is as good as any other."""

from typing import Final

from .chance import OWN, own_stream


class RandomPlayer:
    """Chooses uniformly, from its own seed, in any game."""

    def __init__(self, seat: int, seed: str) -> None:
        self.stream: Final = own_stream(seed, seat)

    def choose(self, view: object, options: list[int]) -> int:
        return options[self.stream.below(OWN, len(options))]
