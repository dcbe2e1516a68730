"""How many sequences of 1, 2 and 3 decisions there are from fixed positions.

After a change that is meant to change them: tools/make_fixtures.py counts.
"""

from pathlib import Path

import pytest

from wellspent.testing.counting import CountedPosition, count_sequences, position_of, read_counts

COUNTS = Path(__file__).resolve().parents[1] / "counts" / "pursuit.toml"


def name(counted: CountedPosition) -> str:
    return f"{counted.edition}-{counted.seats}-round-{counted.round}"


@pytest.mark.parametrize("counted", read_counts(COUNTS), ids=name)
def test_as_many_sequences_of_decisions_as_ever(counted: CountedPosition) -> None:
    game, state = position_of(counted)

    assert state.round == counted.round
    assert tuple(count_sequences(game, state, depth) for depth in (1, 2, 3)) == counted.counts


def test_the_positions_are_of_both_editions_all_numbers_of_players_and_all_ages() -> None:
    positions = read_counts(COUNTS)

    assert {(each.edition, each.seats) for each in positions} == {
        (edition, seats) for edition in ("first", "second") for seats in (1, 2, 3, 4)
    }
    assert {each.round for each in positions} >= {1, 2, 4, 6, 7}
