"""Advice from a computer player: the few best choices of a decision, and where a finished game lost points.

Whoever advises sees what the seat sees, nothing else.
"""

from .hints import Hint, Reason, best_choices
from .lives import Made, lived_on, retold
from .prospects import IS_COMPILED, Prospect, adviser, prospects, tells_score
from .review import Judged, judged, lapses, own_decisions

__all__ = [
    "IS_COMPILED",
    "Hint",
    "Judged",
    "Made",
    "Prospect",
    "Reason",
    "adviser",
    "best_choices",
    "judged",
    "lapses",
    "lived_on",
    "own_decisions",
    "prospects",
    "retold",
    "tells_score",
]
