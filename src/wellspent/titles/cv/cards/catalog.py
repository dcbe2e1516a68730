"""All cards of CV with their texts."""

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import astuple

from wellspent.cardfiles import Bound
from wellspent.cardfiles.explain import explain
from wellspent.cardfiles.faults import CardFileError, Fault, Report
from wellspent.cardfiles.schema import SPOKEN
from wellspent.games.cv import cards as rules
from wellspent.games.cv.cards import Arrow, Card, Condition, Goal

from .checks import check_card
from .schema import CardEntry, CardFile, ConditionEntry, GoalEntry, SymbolsEntry

FOLDER: Final = Path(__file__).resolve().parents[3] / "games" / "cv" / "cards"
# Worked out now: two threads that read their first file at the same time would end a server.
msgspec.json.Decoder(CardFile)


class Catalog:
    """The cards of the game, in the order of their numbers."""

    def __init__(self, entries: Sequence[CardEntry]) -> None:
        self.entries: Final = {entry.id: entry for entry in sorted(entries, key=lambda entry: entry.number)}
        self._cards: Final = [rules_card(entry) for entry in self.entries.values()]

    def cards(self) -> list[Card]:
        return self._cards[:]

    def entry(self, id: str) -> CardEntry:
        """A card as its file has it: name, wit, text, memories."""
        return self.entries[id]

    def extra(self, cards: object, origin: str) -> "Catalog":
        """This catalog with a scenario's own cards, each in the place of the card with its number.

        They need no texts. Raises CardFileError.
        """
        own = [_untold(card) for card in cards] if isinstance(cards, list) else cards
        entries = _converted({"card": own}, origin)
        numbers = {entry.number for entry in entries}
        kept = [entry for entry in self.entries.values() if entry.number not in numbers]
        faults: list[Fault] = []
        _check_once([*[("the box", entry) for entry in kept], *[(origin, entry) for entry in entries]], faults)
        for entry in entries:
            check_card(entry, {each.id: each for each in [*kept, *entries]}, Report(origin, entry.id, faults))
        if faults:
            raise CardFileError(faults)
        return Catalog([*kept, *entries])

    def fingerprint(self) -> str:
        """A short mark of all that the rules read, the same on every machine."""
        return _mark(self.entries.values())

    def card_marks(self) -> dict[str, str]:
        """A mark of each card."""
        return {id: _mark([entry]) for id, entry in self.entries.items()}


def _mark(entries: Iterable[CardEntry]) -> str:
    return hashlib.sha256(msgspec.json.encode([_read_by_rules(entry) for entry in entries])).hexdigest()[:16]


@cache
def catalog() -> Catalog:
    """The cards of the box, read once per process; raises CardFileError when a file is faulty."""
    return Catalog(read_all([(path.name, path.read_bytes()) for path in card_files()]))


def card_files() -> list[Path]:
    return sorted(FOLDER.glob("*.toml"))


def read_all(files: Sequence[tuple[str, bytes]]) -> list[CardEntry]:
    """Read and check files together; raises one CardFileError with all their faults."""
    faults: list[Fault] = []
    found: list[tuple[str, CardEntry]] = []
    for origin, content in files:
        try:
            found += [(origin, entry) for entry in parse(content, origin)]
        except CardFileError as error:
            faults += error.faults
    _check(found, faults)
    if faults:
        raise CardFileError(faults)
    return [entry for _, entry in found]


def parse(content: bytes, origin: str) -> list[CardEntry]:
    """The entries of a file, checked by the schema only."""
    try:
        data = tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        raise CardFileError([Fault(origin, "", "", f"not UTF-8: {error.reason}")]) from None
    except tomllib.TOMLDecodeError as error:
        raise CardFileError([Fault(origin, "", "", f"not TOML: {error}")]) from None
    return _converted(data, origin)


def _converted(data: dict[str, object], origin: str) -> list[CardEntry]:
    try:
        return msgspec.convert(data, CardFile).card
    except msgspec.ValidationError as error:
        raise CardFileError(_explained(data, origin) or [Fault(origin, "", "", str(error))]) from None


def _untold(card: object) -> object:
    """A card that brings no texts, with its id for all of them."""
    if not isinstance(card, dict):
        return card
    word = str(card.get("name", card.get("id", "")))
    text = dict.fromkeys(SPOKEN, word)
    told = {"name": text, "wit": text, "text": text, "memory": {"taken": text}}
    return {"source": "invented", "picture": "none", **card, **told}


def _explained(data: dict[str, object], origin: str) -> list[Fault]:
    faults: list[Fault] = []
    cards = data.get("card", [])
    for place, card in enumerate(cards if isinstance(cards, list) else [], 1):
        id = card.get("id") if isinstance(card, dict) else None
        explain(card, CardEntry, Report(origin, id if isinstance(id, str) else f"card {place}", faults))
    explain({key: value for key, value in data.items() if key != "card"}, CardFile, Report(origin, "", faults))
    return faults


def _check(found: list[tuple[str, CardEntry]], faults: list[Fault]) -> None:
    _check_once(found, faults)
    ids = {entry.id: entry for _, entry in found}
    for origin, entry in found:
        check_card(entry, ids, Report(origin, entry.id, faults))


def _check_once(found: list[tuple[str, CardEntry]], faults: list[Fault]) -> None:
    """CV.comp.10: each number and each id once."""
    seen: dict[object, str] = {}
    for origin, entry in found:
        report = Report(origin, entry.id, faults)
        for key, value in (("number", entry.number), ("id", entry.id)):
            if value in seen:
                report.fault(key, f"found {value} twice ({seen[value]} has it)")
            seen[value] = origin


def rules_card(entry: CardEntry) -> Card:
    """The card as the rules see it."""
    event = entry.event
    return Card(
        entry.id,
        entry.number,
        tuple(rules.TYPES.index(name) for name in entry.types),
        _symbols(entry.cost),
        _conditions(entry.condition),
        tuple(entry.condition.has),
        _symbols(entry.tokens),
        _symbols(entry.running),
        event.dice if event is not None else entry.extra_dice,
        event.rerolls if event is not None else entry.rerolls,
        tuple(Arrow(_symbol(arrow.from_), _symbol(arrow.to), arrow.both_ways) for arrow in entry.arrows),
        entry.points,
        _symbols(event.symbols if event is not None else None),
        _goal(entry.goal),
        rules.DOES.index(entry.does) if entry.does else rules.NOTHING,
    )


def _symbols(entry: SymbolsEntry | None) -> tuple[int, ...]:
    return astuple(entry or SymbolsEntry())


def _symbol(name: str) -> int:
    return SymbolsEntry.__struct_fields__.index(name)


def _conditions(entry: ConditionEntry) -> tuple[Condition, ...]:
    names = (*rules.TYPES[: rules.STACKS], "cards")
    found: list[Condition] = []
    for stack, name in enumerate(names):
        bound: int | Bound | None = getattr(entry, name)
        if isinstance(bound, Bound):
            found.append(Condition(stack, bound.at_most, True))
        elif bound is not None:
            found.append(Condition(stack, bound))
    return tuple(found)


def _goal(entry: GoalEntry | None) -> Goal | None:
    if entry is None:
        return None
    per = tuple(getattr(entry.per, name) for name in rules.TYPES[: rules.STACKS])
    return Goal(entry.points, per, entry.per.tokens > 0)


def _read_by_rules(entry: CardEntry) -> list[object]:
    names = ("number", "id", "types", "cost", "condition", "tokens", "running", "extra_dice", "rerolls", "arrows")
    return [getattr(entry, name) for name in (*names, "points", "event", "goal", "does")]
