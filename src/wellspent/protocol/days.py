"""The life of the day: one life from one seed for everybody on a server, once; afterwards all lives side by side."""

from typing import Literal

from .base import Wire

# Not begun; begun; lived; or begun, and not ended in time.
DayState = Literal["new", "begun", "lived", "spent"]


class DaySign(Wire):
    """One of the signs that tell a life and give nothing of it away."""

    id: str
    sign: str
    text: str


class DayBar(Wire):
    """How many lives came to a score from `least` to `most`: of people, and of computer players."""

    least: int
    most: int
    people: int
    computers: int = 0


class DayLife(Wire):
    """My own life of the day. `percentile`: it was happier than so many of 100; -1 while too few have lived."""

    table: str
    seat: int
    score: int
    place: int
    years: int
    goals: int
    of_goals: int
    row: list[DaySign]
    percentile: int = -1
    # The how-manieth of the day it was.
    rank: int = 0


class DayBest(Wire):
    """The happiest life of a day that is over."""

    day: str
    number: int
    table: str
    seat: int
    name: str
    score: int
    title: str
    quote: str
    stamps: list[str]
    is_mine: bool = False
    # What I came to on that day; -1 where I did not live it.
    mine: int = -1
    # The side that each stamp lay on; -1 where there is one only.
    sides: list[int] = []


class DayGame(Wire):
    """The life of today in one game."""

    game: str
    state: DayState
    # Of its seed: it was told the day before, and whoever has the seed can check it.
    commitment: str
    # Cards that say what is aimed at, and the computer players one meets.
    aims: list[str]
    against: list[str]
    # The score that wins, alone; 0 where others are to be beaten.
    par: int = 0
    table: str = ""
    # How many people have lived it; how they and the computer players did is told once one has lived it oneself.
    people: int = 0
    computers: int = 0
    of_computers: int = 0
    bars: list[DayBar] = []
    median: int = 0
    highest: int = 0
    mine: DayLife | None = None
    best: DayBest | None = None


class DaySeed(Wire):
    """What fixes the cards of a day: the hash of its seed, told the day before, and the seed once the day is over."""

    day: str
    game: str
    commitment: str
    seed: str = ""


class Day(Wire):
    """Today. `ends` is when the next life begins; `week` has the last seven days, today last: lived or not."""

    day: str
    number: int
    ends: int
    games: list[DayGame]
    streak: int
    week: list[bool]
    # Of tomorrow, and of the latest day that is over.
    seeds: list[DaySeed]


class HomeDayGame(Wire):
    game: str
    state: DayState
    people: int
    table: str = ""
    score: int = 0


class HomeDay(Wire):
    """The life of the day, as home tells of it."""

    number: int
    games: list[HomeDayGame]
