"""What the card files of every game may contain."""

from typing import Final

from msgspec import Struct, structs

# What the memories of a card may speak of.
PLACEHOLDERS: Final = {
    "en": ("name", "they", "They", "them", "their", "Their"),
    "fr": ("name", "il", "Il"),
}


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language: each is a field. A name may have forms for her and him."""

    en: str
    fr: str
    fr_she: str = ""
    fr_he: str = ""

    def of(self, lang: str, pronoun: str = "they") -> str:
        """The words of a language, as they stand of a person; English where it has none."""
        return getattr(self, f"{lang}_{pronoun}", "") or str(getattr(self, lang, self.en))


# The languages that cards speak.
SPOKEN: Final = tuple(field.name for field in structs.fields(Text) if field.required)


class Bound(Struct, frozen=True, forbid_unknown_fields=True):
    at_most: int
