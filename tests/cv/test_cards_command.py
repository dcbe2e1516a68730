"""`wellspent cards --game cv`."""

import re

import pytest
from click.testing import CliRunner, Result

from wellspent.commands.cards import cards
from wellspent.testing import rule
from wellspent.titles.cv.cards import Catalog, catalog, command


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "220"}).invoke(cards, ["--game", "cv", *arguments])


def test_all_cards_are_listed() -> None:
    output = run().output

    assert all(card.id in output for card in catalog().cards())
    assert "Cards: 83" in output


@pytest.mark.parametrize(
    ("words", "found", "missed"),
    [
        (["--kind", "work"], ["intern", "factory"], ["jogging"]),
        (["--pile", "old_age"], ["professor", "pension"], ["jogging"]),
        (["--kind", "event", "--pile", "childhood"], ["zoo_trip"], ["bicycle", "pension_fund"]),
        (["--search", "dad"], ["job_at_dads_company"], ["intern"]),
    ],
)
def test_cards_are_filtered(words: list[str], found: list[str], missed: list[str]) -> None:
    output = run(*words).output

    assert all(id in output for id in found)
    assert not any(id in output for id in missed)


def test_cost_and_effect_are_said_in_both_languages() -> None:
    assert "3 money → " in run("--search", "used_car").output
    assert "Coût → effet" in run("--lang", "fr").output
    assert "1 bad luck each turn" in run("job_at_dads_company").output
    assert "only with at least 1 card on your Work stack" in run("early_retirement").output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_can_be_shown(lang: str) -> None:
    ids = [card.id for card in catalog().cards()]
    result = run("--lang", lang, *ids)

    assert result.exit_code == 0
    assert all(id in result.output for id in ids)
    assert "'" not in result.output
    assert not {"+1 dice", "+1 dés", "+1 rerolls", "+1 relances"} & set(map(str.strip, result.output.split("│")))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--kind", "basic_project"], "--kind: found 'basic_project', expected one of health"),
        (["--pile", "project"], "--pile: found 'project', expected one of childhood"),
        (["--category", "A"], "CV has neither categories"),
        (["magicien"], "No card magicien. Did you mean magician"),
        (["--search", "zzzz"], "No card fits."),
    ],
)
def test_what_cv_does_not_have_is_said(words: list[str], said: str) -> None:
    result = run(*words)

    assert result.exit_code > 0
    assert said in result.output


@rule("CV.comp.05", "CV.comp.06", "CV.comp.07", "CV.comp.08", "CV.comp.09", "CV.comp.10", "CV.q.40")
def test_the_count_agrees_with_the_ledger() -> None:
    result = run("--count")
    numbers = re.findall(r"(\d+) +(\d+) +(CV\.comp\.\d+) +ok", result.output)

    assert result.exit_code == 0
    assert [(int(found), int(wanted), rule) for found, wanted, rule in numbers] == [
        (12, 12, "CV.comp.05"),
        (26, 26, "CV.comp.06"),
        (20, 20, "CV.comp.07"),
        (17, 17, "CV.comp.08"),
        (8, 8, "CV.comp.09"),
    ]
    assert re.search(r"83 +83", result.output)


def test_a_count_that_differs_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = Catalog([entry for entry in catalog().entries.values() if entry.id != "professor"])
    monkeypatch.setattr(command, "catalog", lambda: fewer)

    result = run("--count")

    assert result.exit_code == 1
    assert re.search(r"16 +17 +CV\.comp\.08 +wrong", result.output)
