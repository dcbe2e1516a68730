"""The ledgers as the program reads them."""

import re
from pathlib import Path

import pytest

from wellspent import ledger

LEDGERS = Path(__file__).parents[1] / "docs" / "rules"
FRENCH = sorted((LEDGERS / "fr").glob("*.md"))


@pytest.mark.parametrize(("area", "count"), [("PH", 483), ("PH1", 121), ("CV", 309)])
def test_an_area_has_all_its_rules(area: str, count: int) -> None:
    assert len(ledger.rules(area)) == count


def test_the_four_ledgers_hold_every_rule_once() -> None:
    ids = [rule.id for rule in ledger.rules()]

    assert len(ids) == len(set(ids)) == 604 + 409 + 572 + 309


def test_a_rule_knows_its_place_and_its_text() -> None:
    rule = ledger.rule("PH.stress.05")

    assert (rule.area, rule.section, rule.heading) == ("PH", "stress", "Stress track")
    assert rule.text.startswith("Each point of Stress moves")
    assert rule.marks == ()


def test_a_rule_stands_under_all_its_headings() -> None:
    assert ledger.rule("PH1.round.01").headings == ("First edition", "Round structure")
    assert ledger.rule("PET.upkeep.01").headings == ("4. Pets (PET)", "Upkeep Phase")


@pytest.mark.parametrize(
    ("id", "marks"),
    [
        ("PH.prep.05", ("2e",)),
        ("PH1.stress.01", ("1e", "ruling")),
        ("PH.q.02", ("ruling",)),
        ("PH.rest.05", ("ruling",)),
    ],
)
def test_marks_tell_edition_and_ruling(id: str, marks: tuple[str, ...]) -> None:
    rule = ledger.rule(id)

    assert rule.marks == marks
    assert not rule.text.startswith("[")


def test_only_the_answers_to_open_questions_are_rulings() -> None:
    assert ledger.rule("PH.q.15").is_ruling
    assert not ledger.rule("PH.rest.05").is_ruling


@pytest.mark.parametrize(
    ("id", "links"),
    [
        ("PH.rest.05", ("PH.q.15",)),
        ("PH.stress.24", ("PH.stress.20", "PH.stress.21", "PH.stress.22")),
        ("PH.q.50", ("PH.stress.08", "PH.stress.09", "PH.stress.10")),
    ],
)
def test_links_are_read_in_full(id: str, links: tuple[str, ...]) -> None:
    assert ledger.rule(id).links == links


def test_every_link_leads_to_a_rule() -> None:
    lost = {(rule.id, link) for rule in ledger.rules() for link in rule.links if ledger.find(link) is None}

    assert lost == set()


def test_mentions_are_links_the_other_way() -> None:
    assert "PH1.stress.03" in [rule.id for rule in ledger.mentions("PH.stress.13")]


def test_a_section_is_listed_in_order() -> None:
    assert [rule.id for rule in ledger.rules("PH.rest")] == [f"PH.rest.0{n}" for n in range(1, 6)]


def test_a_search_wants_every_word() -> None:
    found = [rule.id for rule in ledger.search("Hourglass limit 9")]

    assert "PH.notes.06" in found
    assert "PH.rest.01" not in found
    assert ledger.search(" ") == []


def test_an_unknown_id_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        ledger.rule("PH.stress.99")


def ids_of(path: Path) -> list[str]:
    return re.findall(r"^- \*\*([A-Z0-9]+\.[a-z]+\.\d+)\*\*", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_a_french_ledger_has_the_rules_of_the_english_one(path: Path) -> None:
    assert ids_of(path) == ids_of(LEDGERS / path.name)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.name)
def test_a_french_rule_says_the_same_in_french(path: Path) -> None:
    french = ledger.translated("fr")
    pairs = [(ledger.rule(id), french[id]) for id in ids_of(path)]

    assert [here.id for there, here in pairs if here.text == there.text] == []
    assert [here.id for there, here in pairs if (here.marks, here.links) != (there.marks, there.links)] == []
    assert [here.id for there, here in pairs if len(here.headings) != len(there.headings)] == []
