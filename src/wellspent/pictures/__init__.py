"""The words from which pictures are drawn."""

from .words import Unknown, strange_in_face, strange_in_scene

__all__ = ["Unknown", "strange_in_face", "strange_in_scene"]
