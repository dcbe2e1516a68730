import pytest
from click.testing import CliRunner

from wellspent.commands.calibrate import calibrate
from wellspent.lab.calibration import Foretold, by_round, by_tenth, fit_of, foretold, foretold_in
from wellspent.lab.results import Match
from wellspent.lab.simulate import play_game

GAMES = Match(("sensible", "sensible"), games=2, seed="calibration", game="cv")


def test_an_error_is_honest_where_two_of_three_are_within_it() -> None:
    found = [Foretold(1, 60.0, 5.0, score) for score in (57.0, 64.0, 72.0)]

    fit = fit_of(found)

    assert (fit.told, fit.expected, fit.error) == (3, 60.0, 5.0)
    assert fit.within == pytest.approx(2 / 3)
    assert fit.wrong == pytest.approx(((9 + 16 + 144) / 3) ** 0.5)
    assert fit.score == pytest.approx(193 / 3)


def test_rounds_are_told_apart_and_tenths_go_from_the_least_that_was_expected_to_the_most() -> None:
    found = [Foretold(1 + place % 2, float(place), 1.0, 0.0) for place in range(40)]

    assert {round: fit.told for round, fit in by_round(found).items()} == {1: 20, 2: 20}
    assert [fit.expected for fit in by_tenth(found)] == [4 * part + 1.5 for part in range(10)]


def test_asking_changes_no_game() -> None:
    played = play_game(GAMES, 0)
    found = foretold(GAMES, 0)

    assert found
    assert {each.score for each in found} <= {float(life.score) for life in played.lives}
    assert {each.round for each in found} <= set(range(played.rounds + 1))


def test_every_game_is_asked_about_in_its_turn() -> None:
    assert list(foretold_in(GAMES)) == [foretold(GAMES, 0), foretold(GAMES, 1)]


def test_the_command_shows_rounds_and_the_curve() -> None:
    found = CliRunner().invoke(calibrate, ["--game", "cv", "--games", "1", "--jobs", "1"])

    assert found.exit_code == 0, found.output
    assert "within it" in found.output
    assert "The curve" in found.output


def test_alone_no_hint_tells_a_score() -> None:
    found = CliRunner().invoke(calibrate, ["--games", "1", "--players", "sensible", "--jobs", "1"])

    assert found.exit_code == 1
    assert "No hint" in found.output
