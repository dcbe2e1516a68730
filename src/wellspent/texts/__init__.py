"""What players read, in every language: messages by id, and how sentences become a story."""

from .messages import LANGUAGES, Speech, TextError, read_languages

__all__ = ["LANGUAGES", "Speech", "TextError", "read_languages"]
