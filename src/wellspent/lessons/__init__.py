"""Guided first lives: a script of lessons laid on a real game. Whatever is chosen, the guide goes on from there."""

from .about import about_of
from .guide import ASKS, LEARNER, OVER, WAITS, WATCHES, Guide, Stand, left_to_learner
from .help import help_of
from .script import Lesson, LessonError, Script, read_script, script_of

__all__ = [
    "ASKS",
    "LEARNER",
    "OVER",
    "WAITS",
    "WATCHES",
    "Guide",
    "Lesson",
    "LessonError",
    "Script",
    "Stand",
    "about_of",
    "help_of",
    "left_to_learner",
    "read_script",
    "script_of",
]
