"""What every title has that says no more of itself than its rules, its display and its words: a plain table."""

from .display import Display, Zone
from .game import CannotLie, PlainGame

__all__ = ["CannotLie", "Display", "PlainGame", "Zone"]
