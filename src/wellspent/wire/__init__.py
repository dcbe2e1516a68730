"""Positions as the wire has them: scenes, offers, faces, log, stories; pure functions of what a seat may know."""

from .base import Explanation, NotOver, Showing
from .faces import faces
from .games import game_infos
from .logbook import first_number
from .making import showing_for
from .rulebook import rulebook

__all__ = [
    "Explanation",
    "NotOver",
    "Showing",
    "faces",
    "first_number",
    "game_infos",
    "rulebook",
    "showing_for",
]
