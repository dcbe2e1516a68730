"""What lies on a table, whatever the game: zones of cards and counters."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wellspent.engine.game import NOBODY


class Zone(NamedTuple):
    """A place on the table; its title is the message `GAME-zone-ID`. A hidden card is an empty id."""

    id: str
    cards: Sequence[str] = ()
    # Whose it is; nobody's lies in the middle.
    seat: int = NOBODY
    # By id; their names are the messages `GAME-counter-ID`.
    counters: Mapping[str, int] = {}


class Display(NamedTuple):
    """A position as one seat sees it. Every zone is always there, empty or not, and in the same order."""

    zones: Sequence[Zone]
    round: int = 0
    # Whose turn it is; nobody's where all choose at the same time.
    turn: int = NOBODY
