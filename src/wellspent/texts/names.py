"""Names in a sentence: what a language does to the words around them. Everything that makes sentences asks here."""

import re
import unicodedata
from typing import Final

# Words that lose their e before a vowel: de, que and their kin.
ELIDED: Final = r"\b(d|qu|jusqu|lorsqu|puisqu|quoiqu)e "
VOWELS: Final = "aeiouœæø"
# A title with its article behind de or à: `de « Le gala »` becomes `du « Gala »`.
CONTRACTED: Final = re.compile(r"\b([Dd]e|[Àà]) «\u00a0(Les?) (\w)")
# A title that begins with a vowel behind de or que: `de « Une nuit »` becomes `d’« Une nuit »`.
ELIDED_TITLE: Final = re.compile(r"\b(d|qu)e «\u00a0(\w+)", re.IGNORECASE)
# Words that only have a capital where a sentence begins.
BEGINNING: Final = re.compile(r"^(?:Les?|La|L(?=’)|Cela|Vous|Votre|Vos|Une?|Il|À)\b")
# Words of titles whose h is not heard, and words that begin with a vowel before which nothing is elided.
MUTE_NOUNS: Final = re.compile(r"h(?:erbi|erit|istoir|iver|orlo|otel|umor)")
NEVER_ELIDED: Final = ("onze", "oui")
CONTRACTIONS: Final = {"de Le": "du", "de Les": "des", "à Le": "au", "à Les": "aux"}
# Names whose h is not heard; before any other h nothing is elided (d’Hélène, de Harry).
MUTE_H: Final = re.compile(
    r"h(?:adri|anna|ect|elen|eloise|enri|ercul|ermi|erve|ila|ippo|omer|onor|orac|orten|ubert|ugo|ugue|yac)"
)


def is_heard_as_vowel(name: str) -> bool:
    """Whether French elides before a name."""
    plain = _plain(name)
    if plain[:1] == "h":
        return MUTE_H.match(plain) is not None
    if plain[:1] == "y":
        # d’Yves, de Yuki.
        return len(plain) > 1 and plain[1] not in VOWELS
    return plain[:1] != "" and plain[0] in VOWELS


def elide(text: str, name: str) -> str:
    """A French text with `de` and `que` as they stand before a name: `de Ada` becomes `d’Ada`."""
    if not name or not is_heard_as_vowel(name):
        return text
    return re.sub(ELIDED + re.escape(name), rf"\1’{_literal(name)}", text, flags=re.IGNORECASE)


def inside(text: str) -> str:
    """A French sentence behind a colon: `Sinon : cela prend 1 Argent`; terms and names keep their capitals."""
    return BEGINNING.sub(lambda found: found[0].lower(), text)


def contract(text: str) -> str:
    """A French text with `de`, `que` and `à` as they stand before a title: before its article, or its vowel."""
    return ELIDED_TITLE.sub(_elided_title, CONTRACTED.sub(_contracted, text))


def _elided_title(found: re.Match[str]) -> str:
    word = _plain(found[2])
    is_elided = word not in NEVER_ELIDED and (is_heard_as_vowel(word) or MUTE_NOUNS.match(word) is not None)
    return f"{found[1]}’«\u00a0{found[2]}" if is_elided else found[0]


def _contracted(found: re.Match[str]) -> str:
    word, article, letter = found.groups()
    short = CONTRACTIONS[f"{word.lower()} {article}"]
    return f"{short.capitalize() if word[0].isupper() else short} «\u00a0{letter.upper()}"


def possessive(name: str) -> str:
    """`Ines’s`."""
    return f"{name}’s"


def _literal(name: str) -> str:
    return name.replace("\\", r"\\")


def _plain(name: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
