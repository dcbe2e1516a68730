"""A profile's key, and the six words that say it: one list for each language, with the same numbers."""

import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from mnemonic import Mnemonic

from wellspent.server.keys import PROFILE, profile_key
from wellspent.server.problems import Problem

WORDS: Final = 6
BITS: Final = 11
LISTS: Final = {"en": "english", "fr": "french"}
# The first four letters tell all words apart.
ENOUGH: Final = 4


@cache
def words(lang: str) -> tuple[str, ...]:
    """The words of a language in their order; English for one that has none."""
    listed = Mnemonic(LISTS.get(lang, LISTS["en"])).wordlist
    return tuple(unicodedata.normalize("NFC", word) for word in listed)


def words_of(key: str, lang: str) -> list[str]:
    """The six words of a profile's key."""
    number = int(key.removeprefix(PROFILE), 16)
    return [words(lang)[number >> BITS * place & (1 << BITS) - 1] for place in reversed(range(WORDS))]


def key_of_words(text: str, lang: str) -> str:
    """The key that six words say, in whichever language; raises Problem, which names the word that is none."""
    said = [_folded(word) for word in text.replace(",", " ").split()]
    said = [word for word in said if not word.isdigit()]
    if len(said) != WORDS:
        raise Problem("words", count=len(said))
    langs = sorted(LISTS, key=lambda each: (-_fitting(said, each), each != lang))
    found = [_number(word, langs[0]) for word in said]
    for place, number in enumerate(found):
        if number < 0:
            raise _unknown(place + 1, said[place], langs[0])
    return profile_key(_together(found))


def _together(numbers: Sequence[int]) -> int:
    value = 0
    for number in numbers:
        value = value << BITS | number
    return value


def _unknown(place: int, word: str, lang: str) -> Problem:
    near = get_close_matches(word, _numbers(lang), 1, 0.7)
    if near:
        return Problem("word-near", number=place, word=word, near=words(lang)[_numbers(lang)[near[0]]])
    return Problem("word", number=place, word=word)


def _fitting(said: Sequence[str], lang: str) -> int:
    return sum(_number(word, lang) >= 0 for word in said)


def _number(word: str, lang: str) -> int:
    """The place of a word in its list, -1 where it has none; its first letters are enough."""
    if word in _numbers(lang):
        return _numbers(lang)[word]
    return _beginnings(lang).get(word, -1) if len(word) == ENOUGH else -1


@cache
def _numbers(lang: str) -> Mapping[str, int]:
    return {_folded(word): number for number, word in enumerate(words(lang))}


@cache
def _beginnings(lang: str) -> Mapping[str, int]:
    return {word[:ENOUGH]: number for word, number in _numbers(lang).items()}


def _folded(word: str) -> str:
    """Without accents, capitals and stops: as people type it."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if letter.isalnum())
