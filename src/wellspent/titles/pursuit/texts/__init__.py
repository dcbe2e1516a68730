"""The sentences of the Pursuit in one language: choices, reasons, events, questions."""

from .bundle import Texts
from .messages import Messages

__all__ = ["Messages", "Texts"]
