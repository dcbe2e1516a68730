"""The sentences of CV in one language: choices, reasons, events, questions."""

from .bundle import CvTexts

__all__ = ["CvTexts"]
