"""The chance that a computer player thinks with: thinking must not change the game."""

from typing import Final

from wellspent.engine.chance import QuickChance, quick_chance

# A computer player has one stream of chance, and all its guesses come from it.
OWN: Final = 0


def own_stream(seed: str, seat: int) -> QuickChance:
    return quick_chance(f"{seed}\nseat {seat}", ["bot"])
