"""The games there are, and what can be chosen for them."""

from typing import Literal

from .base import Wire

# Modules are `expansion` or `module`. Computer players: `character` if they have one, `budget` if one also says how
# long they think.
ChoiceKind = Literal["", "expansion", "module", "character", "budget"]

# How a life is told: age by age, or under the headings of a curriculum vitae.
Telling = Literal["ages", "headings"]

ExerciseKind = Literal["pay", "afford", "place", "throw"]


class Choice(Wire):
    """An edition, module, preset, set of cards or computer player that can be chosen."""

    id: str
    name: str
    text: str
    picture: str = ""
    # Presets: what they switch on.
    modules: list[str] = []
    sets: list[str] = []
    kind: ChoiceKind = ""
    fewest_seats: int = 1
    # Modules: the tokens and tracks that they bring.
    tokens: list[str] = []
    # A computer player that plays worse where there is little time for many thoughts.
    thinks_ahead: bool = False


class Section(Wire):
    id: str
    spaces: int
    # Hourglasses on the Stress track, the Score on that of Popularity.
    number: int


class Track(Wire):
    """A track as data: its ends and the sections of it, from left to right."""

    id: str
    name: str
    low: int
    high: int
    sections: list[Section] = []


class About(Wire):
    """What matters about something: what its module says in a sentence, and the ids of a few rules."""

    text: str
    rules: list[str]


class Exercise(Wire):
    """Something to try where one reads how a game is played: pay, choose what can be paid, place, throw."""

    kind: ExerciseKind
    # What one has, by good or symbol; of dice, how many and how often they may be thrown again.
    purse: dict[str, int]
    card: str = ""
    level: int = 0
    cards: list[str] = []
    # What spaces give.
    spaces: dict[str, dict[str, int]] = {}


class HelpStep(Wire):
    """A step of how a game is played: a picture, cards as examples, something to try."""

    picture: str
    cards: list[str] = []
    exercise: Exercise | None = None


class LessonLine(Wire):
    """A lesson as the list of them has it."""

    title: str
    text: str
    rule: str


class GameInfo(Wire):
    id: str
    name: str
    text: str
    fewest_seats: int
    most_seats: int
    editions: list[Choice]
    modules: list[Choice]
    sets: list[Choice]
    presets: list[Choice]
    bots: list[Choice]
    tracks: list[Track] = []
    # Words of this game by id: `space-study`, `pile-job`, `kind-item`, `good-money`, `age-teen`, `measure-cards`, …
    words: dict[str, str] = {}
    # What the life of a computer player may be about.
    characters: list[Choice] = []
    # What somebody teaches, in order; nothing where nobody does.
    lessons: list[LessonLine] = []
    # Somebody gives advice, and looks back when it is over.
    has_advice: bool = False
    # Goods whose drawing has another name than they.
    signs: dict[str, str] = {}
    # What is counted in the end.
    score: str = "points"
    # How many rounds there usually are.
    rounds: int = 8
    # The beginnings of the ids of its rules.
    areas: list[str] = []
    # How it is played, step by step; the words are messages of its own.
    steps: list[HelpStep] = []
    telling: Telling = "ages"
    # The answers to “What is this?”: `kind-item`, `space-rest`, `track-stress`, `board-school`, `module-pets`.
    about: dict[str, About] = {}
    # The standing orders that mean something in it.
    orders: list[str] = []
    # How many cards there are in its usual edition, with those of every module and set.
    cards: int = 0
