"""The choices of a decision, grouped and numbered, and what a typed line means among them."""

import re
from dataclasses import dataclass
from typing import Final

from wellspent.engine.step import Refusal

# What may be done outside any group: answers to a question.
ANSWERS: Final = "answers"
LEAVING: Final = "leaving"


@dataclass(frozen=True)
class Item:
    """One choice that can be typed."""

    number: int
    choice: int
    group: str
    notation: str


class Menu:
    """What a seat may choose now, and why not for everything else that it could look for."""

    def __init__(
        self, items: list[Item], refusals: list[Refusal], interrupts: list[Item], groups: tuple[str, ...] = (ANSWERS,)
    ) -> None:
        self.items: Final = items
        self.interrupts: Final = interrupts
        # In the order in which they are shown.
        self.groups: Final = groups
        self.number_of: Final = {item.choice: item.number for item in items}
        self.refusals: Final = {refusal.choice: refusal for refusal in refusals}

    def number(self, choice: int) -> int:
        """The number to type for a choice, 0 if it is not possible."""
        return self.number_of.get(choice, 0)

    def refusal(self, choice: int) -> Refusal | None:
        return self.refusals.get(choice)

    def group(self, name: str) -> list[Item]:
        return [item for item in self.items if item.group == name]

    def only(self) -> Item | None:
        """The one choice that an empty line accepts."""
        return self.items[0] if len(self.items) == 1 else None


def find_items(menu: Menu, typed: str) -> list[Item]:
    """What a line may mean: a number, a notation, or the beginning of one or several."""
    words = " ".join(typed.casefold().split())
    if words.isdecimal():
        return [item for item in menu.items if item.number == int(words)]
    exact = [item for item in [*menu.items, *menu.interrupts] if item.notation == words]
    if exact:
        return exact[:1]
    # Leaving the game is never guessed from a beginning.
    beginning = [item for item in menu.items if item.notation.startswith(words)]
    return beginning or [item for item in menu.items if holds_words(item.notation, words)]


def holds_words(text: str, words: str) -> bool:
    """`spend piano`, `take sour 1`: each typed word begins a word of the text, in any order."""
    parts = _parts(text)
    return bool(_parts(words)) and all(any(part.startswith(word) for part in parts) for word in _parts(words))


def _parts(text: str) -> list[str]:
    return re.split(r"[\s_’']+", text.casefold().strip(" _’'")) if text.strip(" _’'") else []
