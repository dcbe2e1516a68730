"""A choice is one number: a verb and up to three small arguments.

Choices are listed by the dozen at every decision, so they are plain integers; `notation` makes the readable line.
"""

from typing import TYPE_CHECKING, Final, cast, final

if TYPE_CHECKING:
    from mypy_extensions import i64

VERB_BITS: Final = 8
ARGUMENT_BITS: Final = 16
VERB_MASK: Final = (1 << VERB_BITS) - 1
ARGUMENT_MASK: Final = (1 << ARGUMENT_BITS) - 1
FIRST_SHIFT: Final = VERB_BITS
SECOND_SHIFT: Final = VERB_BITS + ARGUMENT_BITS
THIRD_SHIFT: Final = VERB_BITS + 2 * ARGUMENT_BITS

NO_CHOICE: Final = -1
# An argument that names nothing: what a player looked for is not there at all.
NO_ARGUMENT: Final = ARGUMENT_MASK


def option(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    return verb | first << FIRST_SHIFT | second << SECOND_SHIFT | third << THIRD_SHIFT


def verb_of(choice: int) -> int:
    return choice & VERB_MASK


def first_of(choice: int) -> int:
    return choice >> FIRST_SHIFT & ARGUMENT_MASK


def second_of(choice: int) -> int:
    return choice >> SECOND_SHIFT & ARGUMENT_MASK


def third_of(choice: int) -> int:
    return choice >> THIRD_SHIFT & ARGUMENT_MASK


@final
class Verb:
    """The name of a kind of choice, and what its arguments are."""

    def __init__(self, name: str, arguments: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.arguments: Final = arguments


@final
class Offers:
    """A list of choices that keeps its room when it is emptied, for listing them at every decision.

    It passes number objects on as they are: taken as integers, compiled code would make each of them anew.
    """

    def __init__(self) -> None:
        self.room: list[object] = [0] * 64
        self.count: i64 = 0

    def append(self, choice: object) -> None:
        if self.count < len(self.room):
            self.room[self.count] = choice
        else:
            self.room.append(choice)
        self.count += 1

    def extend(self, choices: list[int]) -> None:
        room, at = self.room_for(len(choices)), self.count
        for choice in cast("list[object]", choices):
            room[at] = choice
            at += 1
        self.count = at

    def pick(self, choices: list[object], numbers: list[int]) -> None:
        """The choices that these numbers stand for; one below 0 stands for none."""
        room, at = self.room_for(len(numbers)), self.count
        number: i64
        for number in numbers:
            if number >= 0:
                room[at] = choices[number]
                at += 1
        self.count = at

    def room_for(self, more: "i64") -> list[object]:
        """The room, with places for so many more: whoever fills them raises the count."""
        while len(self.room) < self.count + more:
            self.room.append(0)
        return self.room

    def take_one(self, place: "i64") -> int:
        """One of them; the room is free again."""
        if place >= self.count:
            raise IndexError("there is nothing to choose")
        self.count = 0
        return cast("int", self.room[place])

    def take(self) -> list[int]:
        """All that was offered; the room is free again."""
        found = cast("list[int]", self.room[: self.count])
        self.count = 0
        return found
