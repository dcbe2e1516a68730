"""The chance that a computer player thinks with: thinking must not change the game."""

from typing import Final

from wellspent.engine.chance import Chance, chance_from_seed

# A computer player has one stream of chance, and all its guesses come from it.
OWN: Final = 0


def own_stream(seed: str, seat: int) -> Chance:
    return chance_from_seed(f"{seed}\nseat {seat}", ["bot"])
