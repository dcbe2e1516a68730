"""The balance report: what many games say about scores, seats, cards and ways to live, as one page."""

from .page import report
from .series import Series

__all__ = ["Series", "report"]
