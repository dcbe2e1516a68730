"""Positions as the wire has them: scenes, offers, faces, log, stories; pure functions of what a seat may know."""

from .base import Explanation, NotOver, Showing
from .games import game_infos
from .logbook import first_number, move_of
from .rulebook import rulebook

__all__ = [
    "Explanation",
    "NotOver",
    "Showing",
    "first_number",
    "game_infos",
    "move_of",
    "rulebook",
]
