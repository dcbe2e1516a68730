"""What a story is made of, whatever the game."""

from dataclasses import dataclass
from typing import Final, Literal

Happened = Literal["gained", "played", "lost"]
GAINED: Final = "gained"
PLAYED: Final = "played"
LOST: Final = "lost"


@dataclass(frozen=True)
class Anecdote:
    """One thing that is told: the card, the words, the age it belongs to, under which heading it goes, and whether the
    card was gained, played or lost."""

    card: str
    words: str
    age: str
    kind: str
    happened: Happened = GAINED
    # The level that the card had come to, counted from 0, and the side that lay up; -1 where there is none.
    level: int = -1
    side: int = -1


@dataclass(frozen=True)
class Chapter:
    """One age of a life, as entries and as a text. `gained` and `total`: points in this age and up to its end."""

    age: str
    title: str
    years: tuple[int, int]
    text: str
    entries: tuple[Anecdote, ...]
    gained: int
    total: int

    @property
    def came(self) -> tuple[Anecdote, ...]:
        """What came into this life."""
        return tuple(entry for entry in self.entries if entry.happened == GAINED)


@dataclass(frozen=True)
class Heading:
    """A kind of entries, by which a life can be sorted as well as by age."""

    kind: str
    title: str


@dataclass(frozen=True)
class Source:
    """Where points came from."""

    id: str
    title: str
    points: int


@dataclass(frozen=True)
class Goal:
    """A goal of the game: what it asks for, whether this life met it, and what that was worth."""

    card: str
    title: str
    words: str
    points: int
    is_met: bool
    is_private: bool = False


@dataclass(frozen=True)
class Story:
    """A life, told. `closing` is how it ended and what was left, or how things stand."""

    seat: int
    name: str
    title: str
    opening: str
    chapters: tuple[Chapter, ...]
    headings: tuple[Heading, ...]
    goals: tuple[Goal, ...]
    closing: str
    sources: tuple[Source, ...]
    total: int
    epitaph: str
    # How old they became; nothing where no age has its years.
    years: int = 0

    def under(self, heading: Heading) -> list[Anecdote]:
        """The entries of one kind, in order of age."""
        return [entry for chapter in self.chapters for entry in chapter.entries if entry.kind == heading.kind]
