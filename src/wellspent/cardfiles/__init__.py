"""Card files: what the files of every game share, and how their faults are told."""

from .faults import CardFileError, Fault
from .schema import Bound, Text

__all__ = ["Bound", "CardFileError", "Fault", "Text"]
