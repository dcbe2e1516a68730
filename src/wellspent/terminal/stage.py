"""What a game brings to the table: its words, its scenes, its turns, its stories."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from wellspent import titles
from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import Boundary, Session
from wellspent.people import Person
from wellspent.story import Story
from wellspent.texts.sentences import Sentences

from .look import Look
from .pieces import Block
from .scene import LogLine, Scene


class Stage(ABC):
    """One game in progress, as a terminal shows it in one language."""

    # Whether the players hide something from each other, so that nobody may look while the keyboard is passed on.
    hides_hands: ClassVar[bool]
    # Events that are seen on the table; the whole log has them.
    quiet: ClassVar[tuple[int, ...]]
    # The message that says who won.
    won: ClassVar[str] = "terminal-won"
    # What the help shows: a choice, something to ask why about, a rule.
    examples: Mapping[str, str]

    def __init__(
        self,
        session: Session[Any],
        people: Sequence[Person],
        look: Look,
    ) -> None:
        self.session: Final = session
        self.people: Final = list(people)
        self.look: Final = look

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    @property
    @abstractmethod
    def texts(self) -> Sentences: ...

    @abstractmethod
    def speak(self, lang: str) -> None:
        """Change the language."""

    def say(self, id: str, **args: str | int) -> str:
        return self.texts.say(f"terminal-{id}", **args)

    @abstractmethod
    def scene(self, seat: int, log: tuple[LogLine, ...] = ()) -> Scene:
        """The table as a seat sees it now."""

    def event(self, event: Event) -> str | None:
        """One line of the log, or None for what another line tells already."""
        return self.texts.event(self.session.game, event, self.names)

    def boundary(self, boundary: Boundary) -> str:
        """Why nothing before this point can be taken back."""
        return self.texts.boundary(boundary, self.names)

    @abstractmethod
    def begins(self, event: Event) -> str:
        """The title of the part of the game that an event begins, if it does."""

    def warning(self, seat: int, choice: int) -> str:
        """What must be said before a choice is made, and wants a yes; nothing for most."""
        return ""

    def foreseen(self, seat: int) -> str:
        """What somebody should know in time; it is said once for as long as it is true."""
        return ""

    @abstractmethod
    def moves_of_turn(self, seat: int) -> int:
        """How many of the last moves a restart of this turn would take back."""

    @abstractmethod
    def legend(self) -> list[Text]:
        """The signs and what they stand for."""

    def how_to(self) -> list[str]:
        """What else can be typed in this game."""
        return []

    # The end.

    def story(self, seat: int) -> Story:
        pronouns = tuple(person.pronoun for person in self.people)
        return titles.title_of(self.session.game).story(self.session, self.names, pronouns, self.texts.lang, seat)

    @abstractmethod
    def story_lines(self, story: Story, width: int) -> Block:
        """A life as this game tells it."""

    @abstractmethod
    def points(self, points: int) -> Text:
        """A score with its sign."""

    @property
    @abstractmethod
    def total_title(self) -> str:
        """What the score is called."""

    # The log.

    def end_notes(self) -> list[str]:
        """What decided a finished game, besides the points."""
        return []

    def entries(self, events: Sequence[Event], seat: int) -> list[LogLine]:
        """Lines of the log that a seat may read."""
        shown = [event for event in events if event.only_for in (EVERYBODY, seat)]
        told = [(event.seat, self.event(event)) for event in shown]
        return [LogLine(owner, words) for owner, words in told if words]


def stage_for(session: Session[Any], people: Sequence[Person], lang: str, look: Look | None = None) -> Stage:
    """The stage of whatever game a session plays."""
    return titles.title_of(session.game).stage(session, people, lang, look or Look())
