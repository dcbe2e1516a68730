"""Writes docs/reference from the program, or with --check says whether it is up to date.

What cards, scenarios and records may say: choice lines, reasons, spaces, kinds, effects, scenario keys.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import NODEFAULT, Struct, structs

from wellspent.engine.options import Verb
from wellspent.games.cv.reasons import REASONS as CV_REASONS
from wellspent.games.cv.verbs import VERBS as CV_VERBS
from wellspent.games.pursuit.cards import KINDS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES
from wellspent.games.pursuit.rules import Rules
from wellspent.scenario.schema import ScenarioFile, StepEntry
from wellspent.titles.cv.scenario import schema as cv
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.cards.checks import ABILITY_KEYS, EFFECT_KEYS
from wellspent.titles.pursuit.modules import find_module, module_names
from wellspent.titles.pursuit.scenario.schema import PositionEntry, PursuitFile, PursuitStep, SeatEntry

TARGET: Final = Path(__file__).resolve().parents[1] / "docs" / "reference"
HEAD: Final = "<!-- Made by tools/make_reference.py: change the program, then run it. -->\n"
BASE: Final = "the base game"


def rules_of(*names: str) -> Rules:
    modules = [find_module(name) for name in names]
    return Pursuit(catalog().cards("second", names), "second", 2, modules).rules


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(row)} |\n" for row in lines)


def by_module() -> Iterator[tuple[str, Rules]]:
    """The base game, then the base game with every module."""
    yield BASE, rules_of()
    for name in module_names():
        yield f"`{name}`", rules_of(name)


def choices() -> str:
    seen: set[str] = set()
    rows: list[list[str]] = []
    for name, rules in by_module():
        for verb in rules.verbs:
            if verb.name in seen:
                continue
            seen.add(verb.name)
            place = rules.verb_action[[each.name for each in rules.verbs].index(verb.name)]
            action = rules.actions[place] if place >= 0 else None
            kind = "an answer" if action is None else "a free action" if action.is_free else "an action"
            rows.append([line(verb), kind, name, "" if action is None else action.rule])
    words = (
        "The lines of all choices of the Pursuit, as records and scenarios have them. `CARD` is the id of a card, "
        "`LEVEL`, `ROLE` and `NUMBER` count from 1, `COUNT` from 0, `SIDE` is `a` or `b`; amounts are written "
        "`2 knowledge 1 influence`.\n\n"
    )
    of_cv = table(["line"], [[line(verb)] for verb in CV_VERBS])
    return (
        f"{words}{table(['line', 'what it is', 'comes with', 'rule'], rows)}\n## CV\n\n"
        f"[Records](../records.md#choices-and-result) tell how dice, payments and places are written.\n\n{of_cv}"
    )


def line(verb: Verb) -> str:
    return f"`{' '.join([verb.name, *(each.upper() for each in verb.arguments)])}`"


def reasons() -> str:
    seen: set[tuple[str, str]] = {("ok", "")}
    rows: list[list[str]] = []
    for name, rules in by_module():
        for reason in rules.reasons:
            if (reason.name, reason.rule) not in seen:
                seen.add((reason.name, reason.rule))
                rows.append([f"`{reason.name}`", name, reason.rule])
    extra = [["`not_asked`", "scenarios", ""], ["`not_offered`", "scenarios", ""]]
    of_cv = table(["reason", "rule"], [[f"`{each.name}`", each.rule] for each in CV_REASONS if each.rule])
    told = table(["reason", "comes with", "rule"], [*rows, *extra])
    return f"Why something is not possible.\n\n{told}\n## CV\n\n{of_cv}"


def spaces() -> str:
    seen: set[str] = set()
    rows: list[list[str]] = []
    for name, rules in by_module():
        new = [space for space in rules.spaces if space not in seen]
        seen.update(new)
        rows += [[f"`{space}`", name] for space in new]
    return "The spaces for Hourglasses, as `placed` names them.\n\n" + table(["space", "comes with"], rows)


def kinds() -> str:
    seen: set[str] = set()
    rows: list[list[str]] = []
    every = catalog().cards("second", module_names(), ["box"])
    for name, rules in by_module():
        module = name.strip("`")
        own = [card.kind_name for card in catalog().cards("second", [module]) if card.module == module]
        for kind in dict.fromkeys([*(KINDS if name == BASE else ()), *rules.kinds, *own]):
            if kind in seen:
                continue
            seen.add(kind)
            cards = [card for card in every if card.kind_name == kind]
            piles = listed(card.pile_name for card in cards)
            rows.append([f"`{kind}`", name, piles, listed(each for card in cards for each in card.sections)])
    words = (
        "The kinds of cards, the pile they lie in and the sections they have behind their levels. A card of a "
        "module's kind that a scenario defines names the module under `with`, and its `pile` where that is not the "
        "one of its kind; the section `condition` of an Event has a `cost` to pay or `needs` to meet.\n\n"
    )
    return words + table(["kind", "comes with", "pile", "sections"], rows)


def listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in dict.fromkeys(words))


def verbs(keys: dict[str, tuple[str, ...]]) -> str:
    rows = [[f"`{verb}`", ", ".join(f"`{each}`" for each in (*others, "if"))] for verb, others in keys.items()]
    return table(["verb", "goes with"], rows)


def effects() -> str:
    goods = ", ".join(f"`{name}`" for name in GOODS_NAMES)
    return (
        f"Goods: {goods}.\n\n## Effects\n\nOne verb each.\n\n{verbs(EFFECT_KEYS)}\n"
        f"## Abilities\n\nOne verb each.\n\n{verbs(ABILITY_KEYS)}"
    )


def keys_of(kind: type[Struct]) -> str:
    """The keys of a table that no table of every game has."""
    bases = [base for base in kind.__bases__ if base is not Struct]
    shared = {field.name for base in bases for field in structs.fields(base)}
    fields = [field for field in structs.fields(kind) if field.name not in shared]
    return table(["key", "if left out"], [[f"`{field.encode_name}`", left_out(field)] for field in fields])


def left_out(field: structs.FieldInfo) -> str:
    if field.required:
        return "must be there"
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    if isinstance(value, Struct) or value in ("", None, [], {}):
        return "nothing"
    return f"`{json.dumps(value)}`"


def scenario() -> str:
    parts: dict[str, type[Struct]] = {
        "Every file": ScenarioFile,
        "Every `[[then]]`": StepEntry,
        "A file of the Pursuit": PursuitFile,
        "`[position]` of the Pursuit": PositionEntry,
        "`[seat.A]` of the Pursuit": SeatEntry,
        "A `[[then]]` of the Pursuit": PursuitStep,
        "A file of CV": cv.CvFile,
        "`[position]` of CV": cv.PositionEntry,
        "`[seat.A]` of CV": cv.SeatEntry,
        "A `[[then]]` of CV": cv.CvStep,
    }
    told = "".join(f"## {title}\n\n{keys_of(kind)}\n" for title, kind in parts.items())
    return f"All keys; [Scenarios](../scenarios.md) explains them by example.\n\n{told}".rstrip() + "\n"


PAGES: Final = {
    "choices": ("Choice lines", choices),
    "reasons": ("Reasons", reasons),
    "spaces": ("Spaces", spaces),
    "kinds": ("Kinds of cards", kinds),
    "effects": ("Effects and abilities", effects),
    "scenario-keys": ("Keys of scenario files", scenario),
}


def pages() -> dict[Path, str]:
    made = {TARGET / f"{name}.md": f"{HEAD}\n# {title}\n\n{write()}" for name, (title, write) in PAGES.items()}
    listed = "".join(f"- [{title}]({name}.md)\n" for name, (title, _) in PAGES.items())
    made[TARGET / "README.md"] = f"{HEAD}\n# Reference\n\nComplete, and made from the program.\n\n{listed}"
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    is_check: bool = parser.parse_args().check
    old = [path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if is_check:
        for path in old:
            print(f"{path.relative_to(TARGET.parents[1])} is out of date: run tools/make_reference.py")
        return 1 if old else 0
    TARGET.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
