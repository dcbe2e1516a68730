"""What a life is about: characters see more in some cards than these bring."""

from typing import Final

from ..chance import OWN, own_stream

# In LTH for each level; see Weights.
LONGINGS: Final[dict[str, dict[str, float]]] = {
    "artist": {"beauty": 0.5},
    "careerist": {"ambition": 1.0},
    "family": {"devotion": 0.7},
    "hedonist": {"pleasure": 0.25},
    "scholar": {"mind": 0.3},
}


def character_of(seed: str, seat: int) -> str:
    """The character that a seed chooses for a seat."""
    names = sorted(LONGINGS)
    return names[own_stream(f"{seed}\ncharacter", seat).below(OWN, len(names))]
