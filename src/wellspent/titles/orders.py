"""What standing orders ask of a title."""

from collections.abc import Mapping
from typing import NamedTuple


class Onward(NamedTuple):
    """A card of a seat that can be gone on with: the choice that does it, and what is lacking to pay for it now."""

    card: str
    choice: int
    lacks: Mapping[str, int]
