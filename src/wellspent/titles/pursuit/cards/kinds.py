"""The kinds of cards that files declare, each completed by the kind that it is like."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from wellspent.cardfiles.faults import Report
from wellspent.games.pursuit import kinds as rules
from wellspent.games.pursuit.kinds import AGES, PLAIN, Kind, Section

from .schema import CardEntry, CardFile, KindEntry, PrintedKind, TraitKind

OTHER: Final = "other"
# What a kind says for itself alone.
OWN: Final = ("name", "like", "trait", "printed")
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
WORD: Final = re.compile(r"[a-z][a-z_]*")
# On light and on dark ground, for a kind that says none.
GREY: Final = ("#6b6657", "#c6bfa6")


class Kinds:
    """Every kind that some files know, by name."""

    def __init__(self, files: Sequence[CardFile]) -> None:
        self._said: Final = {kind.name: kind for file in files for kind in file.kind}
        # The module that brings it.
        self.module: Final = {kind.name: file.module for file in files for kind in file.kind}
        self._whole: Final[dict[str, KindEntry]] = {}
        self._natures: Final[dict[tuple[str, str], Kind]] = {}

    def names(self) -> list[str]:
        return list(self._said)

    def of(self, name: str) -> KindEntry:
        """What is said about a kind, and about the kind that it is like where it says nothing itself."""
        if name not in self._whole:
            self._whole[name] = self._complete(name)
        return self._whole[name]

    def _complete(self, name: str) -> KindEntry:
        kind = self._said.get(name, KindEntry(name))
        if not kind.like:
            return kind
        other = self.of(kind.like)
        plain = KindEntry(name)
        names = [each for each in KindEntry.__struct_fields__ if each not in OWN]
        taken = {each: getattr(other, each) for each in names if getattr(kind, each) == getattr(plain, each)}
        return replace(kind, **taken)

    def headings(self) -> list[str]:
        """What the story of a life and the gallery sort cards under, in the order of the files."""
        return [*dict.fromkeys(self.heading(name) for name in self._said if self.of(name).heading), OTHER]

    def heading(self, name: str) -> str:
        return self.of(name).heading or OTHER

    def trait(self, name: str) -> TraitKind:
        return self.of(name).trait

    def traits(self) -> list[str]:
        """What lives can be full of, in the order of the files."""
        said = [kind.trait for kind in self._said.values()]
        return [*dict.fromkeys(name for each in said for name in (each.taken, each.completed, each.retired) if name)]

    def is_person(self, name: str) -> bool:
        return bool(self.of(name).person)

    def printed(self) -> dict[str, PrintedKind]:
        """The kinds that the rulebook of the box counts, in the order of the files."""
        return {kind.name: kind.printed for kind in self._said.values() if kind.printed is not None}

    def colour(self, name: str) -> tuple[str, str]:
        """On light and on dark ground."""
        found = self.of(name).colour
        return (found[0], found[1]) if found else GREY

    def nature(self, card: CardEntry) -> Kind:
        """The kind of a card as those see it who judge cards."""
        kind = self.of(card.kind)
        mark = next((mark for mark in card.marks if mark in kind.marked), "")
        if (card.kind, mark) not in self._natures:
            self._natures[card.kind, mark] = _nature(kind, mark)
        return self._natures[card.kind, mark]


def _nature(kind: KindEntry, mark: str) -> Kind:
    special = kind.marked.get(mark)
    if special is not None:
        kind = replace(kind, fair=special.fair, ends=special.ends or kind.ends, repeats=special.repeats or kind.repeats)
    first, last = [AGES.index(age) for age in kind.ages] or (rules.TEEN, rules.OLD)
    return Kind(
        kind.name,
        grows=bool(kind.grows),
        bound=kind.bound or 0,
        ends=kind.ends or 0,
        repeats=bool(kind.repeats),
        stays=kind.stays or PLAIN.stays,
        close=bool(kind.close),
        first_age=first,
        last_age=last,
        fair=kind.fair,
        upkeep_fair=kind.upkeep_fair or 0.0,
        token=kind.token or 0.0,
        sections={
            name: Section(each.fair, each.action, each.tokens, each.every_round)
            for name, each in kind.section.items()
            if each.fair is not None
        },
    )


def check_kind(kind: KindEntry, known: Mapping[str, KindEntry], report: Report) -> None:
    """What a declared kind must obey beyond its schema."""
    for key, word in (("name", kind.name), ("heading", kind.heading or OTHER), ("lasts", kind.lasts or OTHER)):
        if not WORD.fullmatch(word):
            report.fault(key, f'found "{word}", expected a word of small letters')
    if kind.like and report.word("like", kind.like, known, "kind of card") and _is_circle(kind, known):
        report.fault("like", f'found "{kind.like}", which is in the end like {kind.name} itself')
    if kind.colour and (len(kind.colour) != 2 or not all(map(COLOUR.fullmatch, kind.colour))):
        report.fault(
            "colour", f'found {kind.colour}, expected one for light and one for dark ground: ["#3d7a55", "#7fc79a"]'
        )
    if kind.ages and len(kind.ages) != 2:
        report.fault("ages", f"found {len(kind.ages)}, expected two: of the first level and of the last")


def _is_circle(kind: KindEntry, known: Mapping[str, KindEntry]) -> bool:
    seen = {kind.name}
    while kind.like in known:
        if kind.like in seen:
            return True
        kind = known[kind.like]
        seen.add(kind.name)
    return False
