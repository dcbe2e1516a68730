"""What a card file may contain. `docs/card-authors.md` explains the keys by example."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec import field as spelt

from wellspent.cardfiles import Bound, Text
from wellspent.games.pursuit.cards import (
    CATEGORIES,
    FIELDS,
    KINDS,
    MEASURES,
    OCCASIONS,
    PILE_OF_KIND,
    PILES,
    PRICE_FIXED,
    PRICES,
)
from wellspent.games.pursuit.goods import GOODS_NAMES

# The words a card may use, where the schema says no more than "a string". Files of modules add to them: see `Words`.
WORDS: Final = {
    "measure": tuple(MEASURES),
    "occasion": tuple(OCCASIONS),
    "space": tuple(OCCASIONS[:10]),
    "price": tuple(PRICES[:PRICE_FIXED]),
    "category": tuple(CATEGORIES),
    "field": tuple(FIELDS),
    "kind": KINDS,
    "row": PILES[:4],
    "pile": PILES,
    "good": GOODS_NAMES,
    "deed": (),
}


class GoodsEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    knowledge: int = 0
    creativity: int = 0
    influence: int = 0
    money: int = 0
    hourglass: int = 0
    any: int = 0
    sth: int = 0
    lth: int = 0
    stress: int = 0
    relax: int = 0
    health: int = 0
    popularity: int = 0


TestEntry = dict[str, int | Bound]


class EffectEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One verb (`gain`, `choose`, `trade`, `take`, `does`) and what belongs to it."""

    gain: GoodsEntry | None = None
    if_: TestEntry | None = spelt(default=None, name="if")
    per: str | None = None
    each: int | None = None
    max: int | None = None
    choose: list[GoodsEntry] | None = None
    trade: GoodsEntry | None = None
    for_: GoodsEntry | None = spelt(default=None, name="for")
    times: int | None = None
    take: str | None = None
    level: int | None = None
    does: str | None = None
    number: int | None = None


class AbilityEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One verb (`on`, `price`, `slots`, `calm`, `free_refresh`, `does`) and what belongs to it."""

    on: str | None = None
    gain: GoodsEntry | None = None
    first: bool = False
    price: str | None = None
    less: GoodsEntry | None = None
    any: int | None = None
    category: str | None = None
    slots: int | None = None
    calm: list[str] | None = None
    free_refresh: int | None = None
    does: str | None = None
    number: int | None = None


class LevelEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Level, a Role, or the Hiring, Promotion or Retirement of a Job."""

    name: Text | None = None
    scene: str = ""
    cost: GoodsEntry | None = None
    needs: TestEntry | None = None
    reward: GoodsEntry | None = None
    upkeep: GoodsEntry | None = None
    upkeep_reward: GoodsEntry | None = None
    effects: list[EffectEntry] = []
    upkeep_effects: list[EffectEntry] = []
    abilities: list[AbilityEntry] = []
    text: Text | None = None
    aside: Text | None = None
    memory: Text | None = None
    on: str | None = None


class AimEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    most: str | None = None
    least: str | None = None
    reach: TestEntry | None = None
    each: str | None = None


class MemoryEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    taken: Text | None = None
    top: Text | None = None
    lost: Text | None = None


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One `[[card]]` of any kind. `SHAPES` tells which keys a kind has."""

    id: str
    kind: str = ""
    pile: str = ""
    category: str = ""
    field: str = ""
    rank: int = 0
    source: Literal["rulebook", "public", "printed", "invented", ""] = ""
    picture: str = ""
    # The words its picture is drawn from: one for the card, or one for each side; faces likewise.
    scene: str = ""
    scenes: list[str] = []
    face: str = ""
    faces: list[str] = []
    name: Text | None = None
    sides: list[Text] = []
    wit: Text | None = None
    text: Text | None = None
    memory: MemoryEntry = MemoryEntry()
    level: list[LevelEntry] = []
    section: dict[str, LevelEntry] = {}
    additional: list[GoodsEntry] = []
    hire: LevelEntry | None = None
    promotion: LevelEntry | None = None
    retirement: LevelEntry | None = None
    start: GoodsEntry | None = None
    abilities: list[AbilityEntry] = []
    timing: Literal["mid_game", "game_end", "ongoing", ""] = ""
    aim: AimEntry | None = None
    reward: GoodsEntry | None = None
    solo: TestEntry | None = None
    condition: Text | None = None
    solo_condition: Text | None = None
    excludes: str = ""
    edition: Literal["first", "second", ""] = ""
    replaces: str = ""
    needs_modules: list[str] = spelt(default_factory=list, name="with")
    marks: list[str] = []
    numbers: dict[str, int] = {}


# Signs before the lines of a card; the web table has a drawing of each.
Icon = Literal["bell", "check", "clock", "flag", "hint", "hire", "home", "loop", "people", "person", "rise", ""]


class SectionKind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A section that cards of a kind have: how it is weighed, and the sign before its line."""

    fair: float | None = None
    action: bool = False
    tokens: int = 0
    every_round: bool = False
    icon: Icon = ""


class MarkKind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """In what cards with a mark differ from others of their kind."""

    fair: list[float] | None = None
    ends: int = 0
    repeats: bool = False


class TraitKind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a life is told to be full of that took such cards, completed them or retired from them."""

    taken: str = ""
    completed: str = ""
    retired: str = ""


class PrintedKind(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of a kind the box has by its rulebook, and where that says so."""

    cards: int
    rule: str


class KindEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One `[[kind]]`: what it does not say is as with the kind that it is like."""

    name: str
    like: str = ""
    # What the story of a life and the gallery sort it under, and its colour on light and on dark ground.
    heading: str = ""
    colour: list[str] = []
    # By what such cards make a life worth telling: the messages `story-title-…`, `story-epitaph-…`, `story-count-…`.
    trait: TraitKind = TraitKind()
    # Somebody, not something: no story says that they came next, or how long they took.
    person: bool | None = None
    # How whoever is on it is drawn: a child grows with the levels, a love ages with the player; both it and a companion
    # are seen beside the player in the end.
    figure: Literal["child", "love", "companion", "other", ""] = ""
    # What others say of such a card whose memory somebody tells: that it was in the news, or nothing.
    retold: Literal["news", "nothing", ""] = ""
    # Of those that a life ends with, only the one that brought most is told.
    best_only: bool | None = None
    # How long its abilities hold, where that is not as long as it is there: the message `rule-while-…`.
    lasts: str = ""
    # How its cards go on.
    grows: bool | None = None
    bound: int | None = None
    ends: int | None = None
    repeats: bool | None = None
    stays: Literal["any", "last", "none", "aside", ""] = ""
    close: bool | None = None
    # What is fair: at which ages its first and its last level are usually reached, and what they gain over their price.
    ages: list[Literal["teen", "adult", "old"]] = []
    fair: list[float] | None = None
    upkeep_fair: float | None = None
    token: float | None = None
    section: dict[str, SectionKind] = {}
    marked: dict[str, MarkKind] = {}
    # On the face of the card: signs before its first lines, and numbers that are drawn as a table of LTH.
    icons: list[Icon] = []
    table: list[str] = []
    printed: PrintedKind | None = None


class SpaceEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[space]]`: what a space of the board looks like."""

    name: str
    picture: str


class CardFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole file. A module declares its kinds and names the words it brings: piles, measures, occasions, deeds."""

    module: str = ""
    # What the module looks like where it is chosen; else as its first card does.
    picture: str = ""
    set: str = ""
    piles: list[str] = []
    measures: list[str] = []
    occasions: list[str] = []
    fields: list[str] = []
    deeds: list[str] = []
    # What abilities are worth that such a deed is, in Resources and all rounds together.
    worth: dict[str, float] = {}
    # Sources of happiness that a life can be told by.
    traits: list[str] = []
    # What LTH that comes by a rule is put down to, in the story of a life.
    sources: dict[str, str] = {}
    kind: list[KindEntry] = []
    space: list[SpaceEntry] = []
    card: list[CardEntry] = []


class Shape(NamedTuple):
    """Which keys a kind has besides the ones of every card, and how many levels."""

    needs: tuple[str, ...]
    may: tuple[str, ...] = ()
    levels: int = 0


# PH.q.27, PH1.project.05: 4 Levels or Roles for Projects, 3 Levels for Items, Activities and Partners.
SHAPES: Final = {
    "basic_project": Shape(("name", "category", "level"), levels=4),
    "single_round_project": Shape(("name", "category", "level"), levels=4),
    "group_project": Shape(("name", "category", "level", "additional"), levels=4),
    "item": Shape(("name", "level"), levels=3),
    "activity": Shape(("name", "level"), levels=3),
    "job": Shape(("sides", "field", "rank", "hire"), ("promotion", "retirement")),
    "partner": Shape(("sides", "level"), levels=3),
    "child_trait": Shape(("name", "start", "abilities")),
    "life_goal": Shape(("name", "timing", "aim", "reward", "solo", "condition", "solo_condition"), ("excludes",)),
}
# Kinds that a module brings may use everything and say which pile they belong to.
OTHER_SHAPE: Final = Shape(("pile",), tuple(CardEntry.__struct_encode_fields__))
# Keys of every card.
COMMON: Final = frozenset(
    (
        *(
            "id",
            "kind",
            "pile",
            "source",
            "picture",
            "scene",
            "scenes",
            "face",
            "faces",
            "name",
            "wit",
            "text",
            "memory",
        ),
        *("edition", "replaces", "with", "marks", "numbers"),
    )
)
# Texts every card of the box has; a scenario's own cards need none of them.
TOLD: Final = ("source", "picture", "wit")

NO_GOODS: Final = GoodsEntry()


class Words:
    """The words that the cards of some files may use: those of the base game, and what modules bring."""

    def __init__(self, files: Iterable[CardFile]) -> None:
        self.words: Final = {sort: list(words) for sort, words in WORDS.items()}
        # The module that a word comes from.
        self.module: Final[dict[tuple[str, str], str]] = {}
        for file in files:
            self._add("kind", [kind.name for kind in file.kind], file.module)
            self._add("pile", file.piles, file.module)
            self._add("measure", file.measures, file.module)
            self._add("occasion", file.occasions, file.module)
            self._add("field", file.fields, file.module)
            self._add("deed", file.deeds, file.module)

    def _add(self, sort: str, words: list[str], module: str) -> None:
        for word in words:
            if word not in self.words[sort]:
                self.words[sort].append(word)
                self.module[sort, word] = module

    def __getitem__(self, sort: str) -> list[str]:
        return self.words[sort]


def shape(kind: str) -> Shape:
    return SHAPES.get(kind, OTHER_SHAPE)


def pile(card: CardEntry) -> str:
    return card.pile or PILE_OF_KIND.get(card.kind, "")
