"""What a card file of CV may contain. `docs/card-authors-cv.md` explains the keys by example."""

from typing import Literal

from msgspec import Struct
from msgspec import field as spelt

from wellspent.cardfiles import Bound, Text

TypeName = Literal["health", "knowledge", "relationship", "work", "possession", "event", "life_goal"]
SymbolName = Literal["health", "knowledge", "relationship", "money", "good_luck", "bad_luck"]
Special = Literal[
    "cancel_misfortune",
    "start_the_game",
    "only_in_old_age",
    "change_a_plain_symbol",
    "use_a_neighbours_symbol",
    "no_more_work",
    "change_a_bad_luck",
    "reroll_bad_luck",
    "count_double",
    "",
]


class SymbolsEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many of each, in the order of the rules."""

    health: int = 0
    knowledge: int = 0
    relationship: int = 0
    money: int = 0
    good_luck: int = 0
    bad_luck: int = 0
    wild: int = 0


class ArrowEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    to: SymbolName
    from_: SymbolName = spelt(name="from")
    both_ways: bool = False


class ConditionEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Numbers of cards in the taker's CV, and cards of which one must be there."""

    health: int | Bound | None = None
    knowledge: int | Bound | None = None
    relationship: int | Bound | None = None
    work: int | Bound | None = None
    possession: int | Bound | None = None
    cards: int | Bound | None = None
    has: list[str] = []


class EventEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of these."""

    symbols: SymbolsEntry | None = None
    dice: int = 0
    rerolls: int = 0


class PerEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The cards of one set by stack, or tokens."""

    health: int = 0
    knowledge: int = 0
    relationship: int = 0
    work: int = 0
    possession: int = 0
    tokens: int = 0


class GoalEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    points: int
    per: PerEntry


class MemoryEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    taken: Text | None = None
    lost: Text | None = None
    played: Text | None = None


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One `[[card]]`."""

    number: int
    id: str
    types: list[TypeName]
    source: Literal["rulebook", "public", "invented"]
    picture: str
    name: Text
    wit: Text
    cost: SymbolsEntry = SymbolsEntry()
    condition: ConditionEntry = ConditionEntry()
    tokens: SymbolsEntry = SymbolsEntry()
    running: SymbolsEntry = SymbolsEntry()
    extra_dice: int = 0
    rerolls: int = 0
    arrows: list[ArrowEntry] = []
    points: int = 0
    event: EventEntry | None = None
    goal: GoalEntry | None = None
    does: Special = ""
    scene: str = ""
    text: Text | None = None
    memory: MemoryEntry = MemoryEntry()


class CardFile(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole file."""

    card: list[CardEntry] = []
