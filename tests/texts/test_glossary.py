"""The French of the box is used everywhere, and what it is never called is found nowhere."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from wellspent.cardfiles import Text
from wellspent.texts.messages import FOLDER, message_files
from wellspent.titles.cv.cards import catalog as cv_catalog
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.texts import level_entries
from wellspent.titles.pursuit.texts import Messages

TERMS = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))["term"]
LEDGERS = sorted((Path(__file__).parents[2] / "docs" / "rules" / "fr").glob("happiness-*.md"))


def french(entry: object) -> Iterator[str]:
    """Every French text within a card."""
    if isinstance(entry, Text):
        yield entry.fr
    elif isinstance(entry, list | tuple):
        for each in entry:
            yield from french(each)
    elif isinstance(entry, dict):
        yield from french(list(entry.values()))
    elif isinstance(entry, Struct):
        yield from french(list(asdict(entry).values()))


@cache
def rules_told() -> tuple[str, ...]:
    """Messages, ledgers and what cards do."""
    texts, cards = Messages("fr", catalog()), catalog()
    found = [line for path in message_files("fr") for line in path.read_text(encoding="utf-8").splitlines()]
    found = [line for line in found if not line.startswith(("#", "story-")) and not line.lstrip().startswith(".")]
    found += [line for path in LEDGERS for line in path.read_text(encoding="utf-8").splitlines()]
    for id, entry in cards.entries.items():
        found += [texts.rule(id, number) for number in range(len(level_entries(entry.card)))]
        found += [texts.card_rule(id), *french([entry.card.condition, entry.card.solo_condition])]
    return tuple(found)


@cache
def all_told() -> tuple[str, ...]:
    cards = [entry.card for entry in catalog().entries.values()]
    games = [*french(cards), *french(list(cv_catalog().entries.values()))]
    return (*rules_told(), *games)


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term["en"])
def test_the_french_of_the_box_is_used(term: dict[str, str]) -> None:
    never = re.compile(term["never"])
    lines = all_told() if term.get("prose") else rules_told()

    assert [line for line in lines if never.search(line)] == []


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term["en"])
def test_what_a_term_is_called_is_not_what_it_is_never_called(term: dict[str, str]) -> None:
    assert not re.search(term["never"], term["fr"])


def test_a_forbidden_word_would_be_found() -> None:
    assert len(all_told()) > len(rules_told()) > 3000
    assert any("La Quête du Bonheur" in line for line in rules_told())
