"""What the card files of every game may contain."""

from typing import Final

from msgspec import Struct

# What the memories of a card may speak of.
PLACEHOLDERS: Final = {
    "en": ("name", "they", "They", "them", "their", "Their"),
    "fr": ("name", "il", "Il"),
}


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in both languages; the name of a Job may have French forms for her and him."""

    en: str
    fr: str
    fr_she: str = ""
    fr_he: str = ""

    def of(self, lang: str, pronoun: str = "they") -> str:
        """The words of a language, as they stand of a person."""
        if lang != "fr":
            return self.en
        return {"she": self.fr_she, "he": self.fr_he}.get(pronoun, "") or self.fr


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    at_most: int
