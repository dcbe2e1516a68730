"""What the card files of every game may contain."""

from typing import Final

from msgspec import Struct

# What the memories of a card may speak of.
PLACEHOLDERS: Final = {
    "en": ("name", "they", "They", "them", "their", "Their"),
    "fr": ("name", "il", "Il"),
}


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in both languages."""

    en: str
    fr: str

    def of(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    at_most: int
