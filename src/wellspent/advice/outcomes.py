"""What a game should come to for a seat, and how far off that usually is."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from wellspent import titles
from wellspent.engine.game import Game

from .prospects import Prospect


class Outcome(NamedTuple):
    """Points at the end of the game; two of three games end within the error."""

    points: float
    error: float


def outcome(game: Game[Any], view: Any, seat: int, found: Sequence[Prospect]) -> Outcome | None:
    """As of a decision whose options are worth that much; None where nothing tells."""
    best = max((each.worth for each in found), default=0.0)
    told = titles.title_of(game).outcome(game, view, seat, best) if found else None
    return None if told is None else Outcome(*told)
