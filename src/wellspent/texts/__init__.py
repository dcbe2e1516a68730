"""What players read, in every language: messages by id, and how sentences become a story."""

from .messages import LANGUAGES, Speech, TextError

__all__ = ["LANGUAGES", "Speech", "TextError"]
