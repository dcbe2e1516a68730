"""`wellspent cards`."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.cardfiles.examples import ITEM, PROJECT
from wellspent.commands.cards import cards
from wellspent.terminal.listing import Expected
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog, command


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(cards, arguments)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of card files in place of the real one."""
    monkeypatch.setattr(command, "card_files", lambda: sorted(tmp_path.glob("*.toml")))
    return tmp_path


def test_cards_are_listed() -> None:
    result = run()

    assert result.exit_code == 0
    assert "act_in_play" in result.output
    assert f"Cards: {len(catalog().cards('second', catalog().modules, catalog().sets))}" in result.output


def test_cards_are_filtered() -> None:
    output = run("--kind", "basic_project", "--category", "a", "--pile", "project", "--search", "star tree").output

    assert "act_in_play" in output
    assert "Cards: 1" in output


def test_an_edition_lists_its_own_cards() -> None:
    assert "concert_first" in run("--edition", "first").output
    assert "concert_first" not in run().output


def test_a_card_is_shown_as_the_edition_has_it() -> None:
    assert "full_house_first" in run("--edition", "first", "full_house").output
    assert "full_house_first" not in run("full_house").output


def test_a_list_that_goes_into_a_pipe_is_not_cut() -> None:
    output = CliRunner(env={"COLUMNS": "80"}).invoke(cards, ["--lang", "fr"]).output

    assert [id for id in catalog().entries if catalog().entries[id].card.edition != "first" and id not in output] == []


def test_the_first_edition_has_vitality_projects() -> None:
    assert "yoga" in run("--edition", "first", "--category", "V").output


def test_cards_are_listed_in_french() -> None:
    output = run("--lang", "fr", "--kind", "activity").output

    assert "Niveaux" in output
    assert "Activité" in output


def test_a_search_without_result_says_so() -> None:
    result = run("--search", "zzzz")

    assert result.exit_code == 1
    assert "No card fits." in result.output


def test_a_card_is_shown_in_full() -> None:
    output = run("car").output

    assert "Family Car" in output
    assert "4 Money → 1 Influence, 1 STH and 2 LTH" in output
    assert "↻ 3 Money → 1 LTH" in output
    assert "{name}" in output


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_every_card_can_be_shown(edition: str, lang: str) -> None:
    ids = [card.id for card in catalog().cards(edition)]
    result = run("--lang", lang, "--edition", edition, *ids)

    assert result.exit_code == 0
    assert all(id in result.output for id in ids)
    assert "'" not in result.output


def test_a_misspelt_card_gets_a_hint() -> None:
    result = run("carr")

    assert result.exit_code == 2
    assert "No card carr. Did you mean car" in result.output


@rule("PH.comp.09", "PH.comp.10", "PH.comp.11", "PH.comp.12", "PH.comp.13", "PH.comp.14")
@pytest.mark.parametrize(("edition", "numbers"), [("second", 6 + 8 + 16 + 3 + 8), ("first", 6)])
def test_the_count_agrees_with_the_rulebook(edition: str, numbers: int) -> None:
    result = run("--count", "--edition", edition)

    assert result.exit_code == 0
    assert all(f"PH.comp.{number:02}" in result.output for number in range(9, 15))
    assert len(re.findall(r"\bok\b", result.output)) == numbers
    assert "wrong" not in result.output


@rule("XP.comp.01", "XP.comp.29")
def test_box_modules_and_expansions_add_up_to_what_was_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "564 cards and 7 player aids, 571 in all"
    assert said in " ".join(run("--count").output.split())

    monkeypatch.setattr(command, "AIDS", 8)

    assert run("--count").exit_code == 1


def test_a_kind_that_a_module_brings_is_listed_and_found() -> None:
    result = run("--kind", "pet", "--lang", "fr")

    assert result.exit_code == 0
    assert "Cartes\u00a0: 28" in result.output
    assert "Animal" in result.output


def test_a_wrong_count_is_told_by_the_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "RULEBOOK", (Expected("job", 19, "PH.comp.12"),))
    result = run("--count")

    assert result.exit_code == 1
    assert "wrong" in result.output


def test_the_files_have_no_faults() -> None:
    result = run("--check")

    assert result.exit_code == 0
    assert "no faults" in result.output


def test_a_check_lists_the_faults_of_all_files(folder: Path) -> None:
    (folder / "a.toml").write_text(PROJECT.replace("wit =", "wiit ="), "utf-8")
    (folder / "b.toml").write_text(ITEM.replace("relax", "lth").replace('fr = "Four"', 'fr = ""'), "utf-8")
    result = run("--check")

    assert result.exit_code == 1
    assert "a.toml: sourdough: wiit: unknown key; did you mean wit" in result.output
    assert 'b.toml: oven: name fr: found "", expected some words' in result.output
    assert "2 faults in 2 files" in result.output


def test_outliers_are_listed() -> None:
    result = run("--balance")

    assert result.exit_code == 0
    assert "board_game_collection" in result.output
    assert "levels are far from fair" in result.output
