"""Advice from a computer player: the few best choices of a decision, and where a finished game lost points.

Whoever advises sees what the seat sees, nothing else.
"""

from .facts import Fact, fact_words, facts_words
from .hints import Hint, Reason, best_choices
from .lives import Made, lived_on, retold
from .outcomes import Outcome, outcome
from .prospects import IS_COMPILED, Prospect, adviser, aims, foreseen, prospects
from .review import Judged, judged, lapses, own_decisions

__all__ = [
    "IS_COMPILED",
    "Fact",
    "Hint",
    "Judged",
    "Made",
    "Outcome",
    "Prospect",
    "Reason",
    "adviser",
    "aims",
    "best_choices",
    "fact_words",
    "facts_words",
    "foreseen",
    "judged",
    "lapses",
    "lived_on",
    "outcome",
    "own_decisions",
    "prospects",
    "retold",
]
