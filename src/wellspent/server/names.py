"""Names, and the marks that are kept where there is none: each reader finds them in their own language."""

from collections.abc import Iterable

from wellspent.texts import LANGUAGES

from .problems import speech

# Between the message that stands for a name and its number. No name has a comma, so nobody is called like a mark.
COMMA = ","


def unnamed(seat: int) -> str:
    """Of a seat that nobody has given a name."""
    return f"seat-name{COMMA}{seat + 1}"


def somebody(others: Iterable[str], seat: int) -> str:
    """Of whoever is forgotten; with a number where another one at the table reads alike."""
    mark = f"somebody{COMMA}0"
    return f"somebody{COMMA}{seat + 1}" if is_taken(mark, others) else mark


def is_name(kept: str) -> bool:
    return COMMA not in kept


def spoken(kept: str, lang: str) -> str:
    """A name as it is read."""
    if is_name(kept):
        return kept
    message, number = kept.split(COMMA)
    return speech(lang).say(message, number=int(number))


def readings(kept: str) -> set[str]:
    """All that a name may read like, in whichever language."""
    return {spoken(kept, lang).casefold() for lang in LANGUAGES}


def is_taken(kept: str, others: Iterable[str]) -> bool:
    """Whether somebody could take one for another."""
    return any(readings(kept) & readings(other) for other in others)
