"""Hints at the table and from the command line, and reviews."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.library import GameSetup, write_record
from wellspent.people import people_of
from wellspent.terminal.keeping import load

from .games import NAMES, Sitting, cv_setup, random_game, setup_for, stopped_where


def said(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words))
    return result.exit_code, result.output


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game that chance has played."""
    path = tmp_path / "chance.record"
    path.write_text(write_record(setup_for(2), random_game(setup_for(2))), encoding="utf-8")
    return path


def test_a_hint_shows_three_choices_with_the_numbers_to_type(tmp_path: Path) -> None:
    setup = setup_for(1)
    sitting = Sitting(setup, ["hint", "quit"], tmp_path, session=random_game(setup, 12))
    before = len(sitting.table.session.moves)

    sitting.play()

    shown = sitting.shown.split("The best choices now")[1]
    assert len(sitting.table.session.moves) == before
    numbers = {item.number for item in sitting.table.scene(0).menu.items}
    rows = [row.split()[0] for row in shown.splitlines() if row[:4].strip().isdecimal()]
    assert len(rows) == 3
    assert {int(row) for row in rows} <= numbers
    assert "+" in shown


@pytest.mark.parametrize("setup", [setup_for(2), cv_setup(2)])
def test_a_hint_is_given_in_french_too(tmp_path: Path, setup: GameSetup) -> None:
    sitting = Sitting(setup, ["conseil", "quit"], tmp_path, lang="fr", session=random_game(setup, 30))

    sitting.play()

    assert "Les meilleurs choix" in sitting.shown


def test_where_there_is_one_choice_no_advice_is_needed(tmp_path: Path) -> None:
    setup = cv_setup(2)
    session = stopped_where(
        setup, lambda found: len(found.game.options(found.state, found.game.decider(found.state))) == 1
    )
    sitting = Sitting(setup, ["hint", "quit"], tmp_path, session=session)

    sitting.play()

    assert "There is only one choice." in sitting.shown


def test_the_command_gives_the_hint_of_whoever_must_decide(tmp_path: Path) -> None:
    path = tmp_path / "running.record"
    path.write_text(write_record(setup_for(2), random_game(setup_for(2), 20)), encoding="utf-8")

    status, shown = said("hint", str(path))

    assert status == 0, shown
    session = load(path).session
    assert NAMES[session.game.deciders(session.state)[0]] in shown
    assert "The best choices now" in shown


def test_there_is_no_hint_for_a_game_that_is_over(finished: Path) -> None:
    status, shown = said("hint", str(finished))

    assert status == 1
    assert "wellspent review" in shown


def test_a_review_tells_where_points_were_lost(finished: Path) -> None:
    status, shown = said("review", str(finished), "--seat", "a")

    assert status == 0, shown
    assert "Where Ines lost points" in shown
    assert "Where Omar lost points" not in shown
    assert "about −" in shown
    assert shown.count("Chosen: ") == shown.count("Better: ") == 5
    score = load(finished).session.game.scores(load(finished).session.state)[0]
    assert f"In the end: {score}" in shown


def test_a_review_without_a_seat_is_of_every_person(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    title, rest = text.split("\n", 1)
    finished.write_text(f"{title}\n# seat A planner:artist@3s she\n{rest}", encoding="utf-8")

    status, shown = said("review", str(finished), "--lang", "fr")

    assert status == 0, shown
    assert "Où Omar a perdu des points" in shown
    assert "Ines" not in shown


def test_a_review_of_cv_calls_a_round_what_the_game_calls_it(tmp_path: Path) -> None:
    path = tmp_path / "cv.record"
    path.write_text(write_record(cv_setup(2), random_game(cv_setup(2), 30)), encoding="utf-8")

    status, shown = said("review", str(path), "--seat", "a", "--lang", "fr")

    assert status == 0, shown
    assert "Manche 1" in shown
    assert "Tour 1" not in shown


@pytest.mark.parametrize("seat", ["C", "x", "AB", ""])
def test_a_seat_that_is_not_there_is_refused(finished: Path, seat: str) -> None:
    status, shown = said("review", str(finished), "--seat", seat)

    assert status == 2
    assert "the seats are A, B" in shown


def test_a_faulty_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "faulty.record"
    path.write_text("wellspent record 1\ngame chess\n", encoding="utf-8")

    for command in ("hint", "review"):
        status, shown = said(command, str(path))
        assert status == 1
        assert "faulty.record" in shown


def test_remarks_name_computer_players_as_one_names_them() -> None:
    text = "wellspent record 1\n# seat A planner:artist@3s she\n# seat B human they\n"

    people = people_of(text, ["Ines", "Omar"], "pursuit")

    assert [person.bot for person in people] == ["planner:artist@3s", ""]


@pytest.mark.parametrize("name", ["genius", "planner:pirate", "strong@x"])
def test_a_remark_or_an_option_with_an_unknown_computer_player_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no"):
        people_of(f"# seat A {name} she\n", ["Ines", "Omar"], "pursuit")

    status, shown = said("play", "--watch", "--bot", name, "--bot", "random")
    assert status == 2
    assert "choose from" in shown or "no budget" in shown


def test_levels_and_characters_play_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    status, shown = said(
        "play", "--game", "cv", "--watch", "--bot", "casual:hedonist", "--bot", "random", "--seed", "x"
    )

    assert status == 0, shown
    assert [person.bot for person in load(tmp_path / "wellspent-x.record").people] == ["casual:hedonist", "random"]
