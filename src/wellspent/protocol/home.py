"""Home: whose turn it is in which life, and what else could be done this evening."""

from typing import Literal

from .base import Pronoun, Wire
from .days import HomeDay
from .http import Summary
from .table import TableInfo

Against = Literal["people", "computers"]


class HomeLife(Wire):
    """A game that goes on. `recap`: the loudest thing that others did `since` my last choice, and what waits for me."""

    summary: Summary
    recap: str = ""
    # When I last chose something; 0 where nobody else has done anything since.
    since: int = 0
    # At a table where somebody learns: which lesson, of how many, and what it is about.
    lesson: int = 0
    of_lessons: int = 0
    lesson_title: str = ""


class Companion(Wire):
    """Somebody who sat at a table. `bot`: a computer player."""

    seat: int
    name: str
    score: int
    place: int
    bot: str = ""


class LifeLine(Wire):
    """A life that was lived. Place 0 has won."""

    table: str
    seat: int
    game: str
    score: int
    place: int
    finished: int
    title: str
    company: list[Companion]
    years: int = 0
    day: str = ""
    is_read: bool = False


class Invitation(Wire):
    """A seat that is kept for me, or that is free for anybody."""

    table: TableInfo
    # Who laid the table, -1 where nobody of it sits there.
    host: int
    free: int = 1


class Home(Wire):
    lives: list[HomeLife]
    # Finished, and their story not read yet; and how many lives there are in all.
    ended: list[LifeLine] = []
    count: int = 0
    invitations: list[Invitation] = []
    # Of the server, where it has such.
    open: list[Invitation] = []
    can_open: bool = False
    # Bytes that a browser brings here once to play without the server; 0 where it offers no such thing.
    offline: int = 0
    day: HomeDay | None = None
    # What the owner of the server has to say to whoever may not play here any more.
    barred: str = ""


class LivesWith(Wire):
    """Somebody one has played with, or the level of a computer player: how many games, and how many one has won."""

    name: str
    games: int
    won: int
    bot: str = ""
    # How somebody with a profile looks now.
    colour: str = ""
    pronoun: Pronoun = "they"
    face: str = ""


class Lives(Wire):
    """Who I have been: my lives, the latest first, and what they add up to."""

    lives: list[LifeLine]
    years: int
    # Cards by kind, and lives by how they ended.
    kinds: dict[str, int]
    ends: dict[str, int]
    company: list[LivesWith]


class MetCard(Wire):
    """A card that crossed my path: first at this moment, up to this level (counted from 1), in so many lives."""

    game: str
    card: str
    first: int
    level: int
    lives: int


class PostmarkTold(Wire):
    """What lives may be remembered for. `at` and `table` tell which one earned it; 0 where none has yet."""

    game: str
    id: str
    # The card whose picture it has.
    picture: str
    name: str
    text: str
    count: int
    need: int
    # Counted over all lives, not in one.
    is_sum: bool = False
    at: int = 0
    table: str = ""


class RatingTold(Wire):
    """How strong I am, by Glicko-2: in 95 of 100 cases between `low` and `high`; `steps` are the latest, in order."""

    against: Against
    game: str
    seats: int
    rating: int
    low: int
    high: int
    games: int
    steps: list[int]


class Album(Wire):
    """What is left of my lives."""

    cards: list[MetCard]
    postmarks: list[PostmarkTold]
    ratings: list[RatingTold]
    # By game, the level that is about as strong as I am.
    levels: dict[str, str] = {}
