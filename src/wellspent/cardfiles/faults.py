"""What is wrong with a card file, said so that its author can mend it."""

from collections.abc import Iterable
from typing import NamedTuple


class Fault(NamedTuple):
    file: str
    card: str
    key: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


class CardFileError(ValueError):
    """Everything found wrong, one line each: `file: card: key: message`."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


class Report:
    """Collects the faults of one card."""

    def __init__(self, file: str, card: str, faults: list[Fault]) -> None:
        self.file = file
        self.card = card
        self.faults = faults

    def fault(self, key: str, message: str) -> None:
        self.faults.append(Fault(self.file, self.card, key, message))

    def word(self, key: str, found: str, known: Iterable[str], what: str) -> bool:
        """Whether a word is one of the known ones; a fault with a hint if not."""
        if found in (known := tuple(known)):
            return True
        self.fault(key, f'found "{found}", expected {a(what)}{hint(found, known)}')
        return False


def a(what: str) -> str:
    return ("an " if what[0] in "aeiou" else "a ") + what


def hint(found: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    known = list(known)
    if near := get_close_matches(found.lower(), known, n=2, cutoff=0.6):
        return f"; did you mean {' or '.join(near)}?"
    return f" ({', '.join(known)})" if len(known) <= 20 else ""


def described(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case int() | float():
            return str(value)
        case dict():
            return "a table"
        case list():
            return "a list"
    return f"a {type(value).__name__}"
