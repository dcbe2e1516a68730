"""The Popularity track: along it, beyond it, and what it is worth every round."""

import pytest

from tests.pursuit.modules.neighbourhood import engage, gains, happening, happenings, open_table
from wellspent.games.pursuit.board import POPULARITY_END, SCORE_OF
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level

PLAIN = happenings(*[f"fete_{number}" for number in range(8)])


def moving(change: int, popularity: int) -> Table:
    """A seat at some Popularity engages in a card that changes it."""
    table = open_table(cards=[happening("fame", level(reward={"popularity": change}), level())])
    table.seat(0).has(popularity=popularity)
    return table.begin().choose("engage fame")


@rule("COM.pop.01", "COM.pop.02", "COM.q.01")
def test_six_sections_of_one_and_five_times_three_spaces_score_0_to_5() -> None:
    assert list(SCORE_OF) == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
    assert POPULARITY_END == 15


@rule("COM.pop.03")
@pytest.mark.parametrize(("change", "before", "after"), [(1, 0, 1), (3, 5, 8), (-2, 7, 5), (-1, 1, 0)])
def test_popularity_moves_the_own_indicator(change: int, before: int, after: int) -> None:
    table = moving(change, before)

    assert [seat.popularity for seat in table.seats] == [after, 0]
    assert table.seat(0).changed() == {}


@rule("COM.pop.04")
@pytest.mark.parametrize(("change", "before", "lth"), [(3, 14, 2), (1, 14, 0), (2, 15, 2), (3, 10, 0)])
def test_beyond_the_right_end_lies_lth(change: int, before: int, lth: int) -> None:
    table = moving(change, before)

    assert table.seat(0).popularity == min(15, before + change)
    assert table.seat(0).changed() == ({"lth": lth} if lth else {})
    assert gains(table, "COM.pop.04") == ({0: lth} if lth else {})


@rule("COM.pop.05", "COM.q.07")
@pytest.mark.parametrize(("before", "told"), [(0, []), (2, [-2])])
def test_beyond_the_left_end_lies_nothing(before: int, told: list[int]) -> None:
    table = moving(-3, before)

    assert table.seat(0).popularity == 0
    assert table.seat(0).changed() == {}
    assert [event.number for event in table.told("popularity")] == told


@rule("COM.pop.06", "COM.q.07")
@pytest.mark.parametrize(("popularity", "reason"), [(1, "cannot_pay"), (2, ""), (3, "")])
def test_a_popularity_cost_is_paid_in_full_or_not_at_all(popularity: int, reason: str) -> None:
    table = open_table(cards=[happening("price", level({"popularity": 2}, {"money": 4}), level())])
    table.seat(0).has(popularity=popularity)
    table.begin()

    assert table.refused("engage price") == reason
    if reason:
        assert table.missing("engage price") == {"popularity": 1}
    else:
        table.choose("engage price")
        assert table.seat(0).popularity == popularity - 2
        assert table.seat(0).changed() == {"money": 4}


@rule("COM.pop.07", "XP.order.03")
def test_everybody_gains_lth_for_the_score_behind_the_outcomes() -> None:
    rise = happening("rise", level(), level(reward={"popularity": 3}))
    table = open_table(cards=[rise, *PLAIN], board=["rise"])
    table.seat(0).has(popularity=3)
    table.seat(1).has(popularity=10)
    engage(table, 0, "rise").begin("resolution", "adult_1")
    assert gains(table, "COM.pop.07") == {}

    table.choose("outcome rise 2")

    # 6 Popularity, Score 2.
    assert gains(table, "COM.pop.07") == {0: 2, 1: 4}


@rule("COM.pop.08", "COM.q.09", "XP.life.05", "XP.life.12")
def test_the_dead_gain_it_in_every_resolution_phase_that_is_played() -> None:
    table = open_table(cards=PLAIN, board=[], seats=3)
    table.seat(0).has_died().has(popularity=5)
    table.seat(2).has_died()
    for age, score, left in (("adult_2", 2, 4), ("adult_3", 2, 3), ("adult_4", 1, 2)):
        table.mark()
        table.begin("resolution", age)

        assert gains(table, "COM.pop.07") == {0: score}
        assert table.seat(0).popularity == left


@rule("COM.pop.08", "COM.q.09", "XP.life.12")
def test_it_is_gained_in_the_phase_after_the_last_death_too() -> None:
    table = open_table(
        cards=[happening("dive", level({"stress": 1}), level(reward={"lth": 5})), *PLAIN], board=["dive"]
    )
    table.seat(0).has(stress=15, hourglasses=1, popularity=4)
    table.seat(1).has_died().has(popularity=9)
    table.begin().choose("engage dive", "outcome dive 2")

    assert table.state.finished
    assert gains(table, "COM.pop.07") == {0: 2, 1: 3}
    assert table.seat(0).changed()["lth"] == 7


@rule("COM.pop.09")
def test_every_indicator_moves_one_space_left_at_the_end_of_the_phase() -> None:
    table = open_table(cards=PLAIN, board=[], seats=4)
    for seat, popularity in enumerate((4, 0, 1, 15)):
        table.seat(seat).has(popularity=popularity)
    table.seat(3).has_died()
    table.begin("resolution", "adult_1")

    assert [seat.popularity for seat in table.seats] == [3, 0, 0, 14]
    # The Score that counted was the one before the move.
    assert gains(table, "COM.pop.07") == {0: 2, 2: 1, 3: 5}


@rule("COM.pop.10")
def test_popularity_lasts_from_round_to_round_and_is_worth_nothing_at_the_end() -> None:
    table = open_table(cards=PLAIN, board=[])
    table.seat(0).has(popularity=9)
    table.begin("resolution", "adult_1")
    assert table.seat(0).popularity == 8

    table.mark()
    table.begin("resolution", "old_age_3")

    assert table.state.finished
    assert table.seat(0).changed()["lth"] == 3
    assert [event.number for event in table.told("inherited")] == [0, 0]


@rule("COM.pop.11")
def test_indicators_may_share_a_space() -> None:
    table = open_table(cards=[happening("fair", level(reward={"popularity": 2}), level(), marks=["multiple"])], seats=3)
    table.begin().choose(*["engage fair"] * 3)

    assert [seat.popularity for seat in table.seats] == [2, 2, 2]
