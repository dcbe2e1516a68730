"""How many sequences of 1, 2 and 3 decisions there are from fixed positions.

After a change that is meant to change them: tools/make_fixtures.py counts.
"""

from pathlib import Path

import pytest

from wellspent.games.cv.steps import STEP_NAMES
from wellspent.testing.counting import CountedPosition, count_sequences, position_of, read_counts

COUNTS = Path(__file__).resolve().parents[1] / "counts"
PURSUIT, CV = (read_counts(COUNTS / f"{game}.toml") for game in ("pursuit", "cv"))
# Steps of CV that run by themselves.
NOT_ASKED = {"assistance.check", "add.cards"}


def name(counted: CountedPosition) -> str:
    return f"{counted.edition or counted.game}-{counted.seats}-round-{counted.round}-{counted.decisions}"


@pytest.mark.parametrize("counted", [*PURSUIT, *CV], ids=name)
def test_as_many_sequences_of_decisions_as_ever(counted: CountedPosition) -> None:
    state = position_of(counted)

    assert state.round == counted.round
    assert tuple(count_sequences(counted.kit, state, depth) for depth in (1, 2, 3)) == counted.counts


def test_the_positions_of_the_pursuit_are_of_both_editions_all_numbers_of_players_and_all_ages() -> None:
    assert {(each.edition, each.seats) for each in PURSUIT} == {
        (edition, seats) for edition in ("first", "second") for seats in (1, 2, 3, 4)
    }
    assert {each.round for each in PURSUIT} >= {1, 2, 4, 6, 7}


def test_the_positions_of_cv_are_of_all_numbers_of_players_and_of_every_question() -> None:
    asked = {counted.kit.steps[position_of(counted).agenda[-1].step] for counted in CV}

    assert {each.seats for each in CV} == {2, 3, 4}
    assert asked == {name for name in STEP_NAMES if name.split(".")[0] != "cleanup"} - NOT_ASKED
