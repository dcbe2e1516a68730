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
    # The level that the card had come to, counted from 0, and the side that lay up; -1 where there is none.
    level: int = -1
    side: int = -1


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


class Deed(Wire):
    """A choice in words, and the card that it is about, where there is one."""

    line: str
    text: str
    card: str = ""
    # The level or role, counted from 0, and the side; -1 where there is none.
    level: int = -1
    side: int = -1


class Weight(Wire):
    """By how many points a choice betters or worsens something."""

    points: float
    text: str


class Lapse(Wire):
    """A decision that cost points; `move` counts the moves before it, as in the log."""

    move: int
    round: int
    points: float
    chosen: Deed
    better: Deed
    # What the better choice would have bettered or worsened.
    weights: list[Weight] = []
    # What the dice might have brought.
    hopes: list[str] = []


class Estimate(Wire):
    """What the game should come to for a seat, as of a move; or what it had come to."""

    move: int
    round: int
    score: float
    # Two of three games end within so many points of it; 0 where it is certain.
    error: float = 0.0


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
    # Whether the curve is what had been reached by then: alone, goals count for more than points.
    is_count: bool = False


class Road(Wire):
    """A choice, and what the lives that went on from it came to; each life has the same cards to come on both roads."""

    deed: Deed
    scores: list[int] = []


class WhatIf(Wire):
    """A decision of a finished game taken twice, as it was and otherwise; it is ready when all lives are lived."""

    move: int
    round: int
    seat: int
    done: int
    total: int
    # The name of the computer player that plays on for everybody.
    player: str
    # What the game came to in truth.
    real: int
    chosen: Road
    other: Road


class Choices(Wire):
    """What could have been chosen at a decision of a finished game; the first is what was chosen."""

    move: int
    round: int
    seat: int
    deeds: list[Deed]
