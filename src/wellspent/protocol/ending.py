"""The end of a game: its stories, and what could have been done better."""

from typing import Literal

from .base import Wire
from .table import Standing, TableInfo

Happened = Literal["gained", "played", "lost"]


class ChartLine(Wire):
    seat: int
    # At the end of each round.
    scores: list[int]


class ScoreSource(Wire):
    id: str
    title: str
    points: int


class StoryEntry(Wire):
    """A card lived, and the sentence it left. `kind` is the heading it goes under."""

    card: str
    text: str
    kind: str = ""
    happened: Happened = "gained"
    # The level that the card had come to, counted from 0.
    level: int = -1


class StoryHeading(Wire):
    """A kind of entries, by which a life can be read as well as by age: the parts of a curriculum vitae."""

    kind: str
    title: str


class StoryGoal(Wire):
    card: str
    title: str
    text: str
    points: int
    is_met: bool
    is_private: bool = False


class StoryChapter(Wire):
    age: str
    title: str
    years: str
    text: str
    entries: list[StoryEntry]
    gained: int
    total: int
    # The Pursuit: the space of the Stress track when the age began, and after every step.
    stress: list[int] = []


class StoryPage(Wire):
    seat: int
    name: str
    title: str
    quote: str
    opening: str
    chapters: list[StoryChapter]
    closing: str
    sources: list[ScoreSource]
    total: int
    epitaph: str
    headings: list[StoryHeading] = []
    goals: list[StoryGoal] = []


class Ending(Wire):
    """The end of a game: standings, chart, and a story for each life."""

    table: TableInfo
    standings: list[Standing]
    chart: list[ChartLine]
    ages: list[str]
    stories: list[StoryPage]


class Lapse(Wire):
    """A decision that cost points; `move` counts the moves before it, as in the log."""

    move: int
    round: int
    points: float
    chosen: str
    better: str
    # What the better choice would have bettered, and what the dice might have brought.
    reasons: list[str] = []


class Estimate(Wire):
    """What the game should come to for a seat, as of a move."""

    move: int
    round: int
    score: float


class Review(Wire):
    """A finished game gone through from one seat; it is ready when all decisions are done."""

    seat: int
    done: int
    total: int
    # The name of the computer player that looks back.
    adviser: str
    # The dearest first.
    lapses: list[Lapse] = []
    curve: list[Estimate] = []
