"""What players read, in every language: messages by id, and the sentences that are made of them."""

from .bundle import Texts
from .messages import LANGUAGES, Messages, TextError

__all__ = ["LANGUAGES", "Messages", "TextError", "Texts"]
