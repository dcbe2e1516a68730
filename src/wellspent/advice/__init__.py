"""Advice from a computer player: the few best choices of a decision, and where a finished game lost points.

Whoever advises sees what the seat sees, nothing else.
"""

from .hints import Hint, Reason, best_choices
from .prospects import IS_COMPILED, Prospect, adviser, prospects, tells_score
from .review import Judged, judged, lapses, own_decisions

__all__ = [
    "IS_COMPILED",
    "Hint",
    "Judged",
    "Prospect",
    "Reason",
    "adviser",
    "best_choices",
    "judged",
    "lapses",
    "own_decisions",
    "prospects",
    "tells_score",
]
