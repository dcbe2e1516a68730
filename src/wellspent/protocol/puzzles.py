"""Puzzles: what would you do?"""

from .base import Wire
from .ending import Deed, Weight
from .news import News


class PuzzleLine(Wire):
    """A puzzle of the day, before one looks at it."""

    id: str
    game: str
    edition: str
    round: int
    # How many sit at the table.
    seats: int


class PuzzleDay(Wire):
    """The puzzles of a day; `number` counts the days."""

    number: int
    puzzles: list[PuzzleLine]


class PuzzleTable(Wire):
    """The table of a puzzle, as whoever has to decide sees it."""

    id: str
    news: News


class PuzzleAnswer(Wire):
    """What was best and why, beside what was chosen; `behind` is -1 where that was not even considered."""

    best: Deed
    chosen: Deed
    is_best: bool
    behind: float
    # The name of the computer player that found it.
    player: str
    weights: list[Weight] = []
    # What else was considered, the best first, and how many points each stays behind.
    others: list[Deed] = []
    others_behind: list[float] = []
