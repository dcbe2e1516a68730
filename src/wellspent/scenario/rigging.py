"""Chance that shows what a scenario wants."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from wellspent.engine.chance import MODULUS_ONE, MODULUS_TWO, QuickChance, SealedChance, quick_chance
from wellspent.engine.state import State

MOST_TRIES: Final = 5_000_000
# With more dice in one step the search would take too long.
MOST_RIGGED: Final = 7


def rig(state: State, stream: int, faces: Sequence[int], sides: int) -> None:
    """Let the next dice of a stream show these faces, counted from 0, one after the other."""
    if isinstance(state.chance, SealedChance):
        # Only quick streams can be begun where one likes.
        state.chance = quick_chance(state.chance.seed, state.chance.names)
    state.chance.numbers[2 * stream : 2 * stream + 2] = _rigged(tuple(faces), sides)


def not_thrown(state: State, stream: int, faces: Sequence[int], sides: int) -> int:
    """How many of the faces that a stream was rigged with have not been shown."""
    numbers = state.chance.numbers[2 * stream : 2 * stream + 2]
    chance = QuickChance([*_rigged(tuple(faces), sides)])
    for shown in range(len(faces)):
        if chance.numbers == numbers:
            return len(faces) - shown
        chance.below(0, sides)
    return 0


@cache
def _rigged(faces: tuple[int, ...], sides: int) -> tuple[int, int]:
    """A pair of numbers from which a stream goes on with these faces."""
    for attempt in range(1, MOST_TRIES):
        numbers = (attempt * 48271 % (MODULUS_ONE - 1) + 1, attempt * 69621 % (MODULUS_TWO - 1) + 1)
        chance = QuickChance([*numbers])
        if all(chance.below(0, sides) == face for face in faces):
            return numbers
    raise LookupError("no such dice")
