"""Old Age: growing Stress, and the last rounds of a life."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level

BAND = card("band", "group_project", level(), level(), additional=[{"money": 3}])
GARDEN = card("garden", "item", level(upkeep={"money": 1}))
OLD_AGE = [("old_age_1", 3), ("old_age_2", 6), ("old_age_3", 9)]


def reach(age: str, *stress: int) -> Table:
    """Players on these spaces who reach an age."""
    table = Table(cards=[BAND, GARDEN], seats=len(stress)).goals()
    for seat, space in zip(table.seats, stress, strict=True):
        seat.has(stress=space)
    return table.begin("preparation", age)


@rule("PH.oldage.03")
def test_the_stress_of_old_age_grows_each_round() -> None:
    for age, points in OLD_AGE:
        table = reach(age, 1, 2)
        assert [seat.changed()["stress"] for seat in table.seats] == [points, points]
    assert reach("adult_4", 1, 2).seat(0).changed() == {}


@rule("PH.oldage.02")
@pytest.mark.parametrize("age", ["old_age_1", "old_age_2", "old_age_3"])
def test_overtime_is_not_available_in_old_age(age: str) -> None:
    assert reach(age, 1, 1).refused("overtime") == "covered"
    assert "overtime" in reach("adult_4", 1, 1).options()


@rule("PH.oldage.04")
@pytest.mark.parametrize("stress", [7, 8, 9, 10, 12])
def test_without_good_health_nobody_survives_the_start_of_the_second_old_age_round(stress: int) -> None:
    table = reach("old_age_1", stress, stress)
    assert table.seat(0).stress == stress + 3

    table.play_on("end")

    assert [seat.rounds_lived for seat in table.seats] == [6, 6]


@rule("PH.oldage.04", "PH.oldage.05")
@pytest.mark.parametrize(("stress", "after", "alive"), [(7, 10, False), (4, 7, True)])
def test_one_good_health_in_time_is_enough_for_the_second_old_age_round(stress: int, after: int, alive: bool) -> None:
    table = reach("old_age_1", stress, 1)
    assert table.seat(0).stress == after
    if table.decider == 0:
        assert table.options("rest") == ["rest 0"]

    table.end_round()

    assert (table.age, table.seat(0).is_alive) == ("old_age_2", alive)
    assert table.seat(0).stress == (13 if alive else 16)


@rule("PH.oldage.06", "PH.oldage.07")
def test_whoever_lives_in_the_third_old_age_round_plays_it_and_dies_at_its_end() -> None:
    table = reach("old_age_3", 6, 6)
    me = table.seat(0)
    me.holds("band", 1)
    assert (me.stress, me.hourglasses) == (15, 3)

    table.choose("study", "study", "play", "play")
    assert me.is_alive
    table.choose("rest 0", "rest 0")

    assert table.state.finished
    assert (me.is_alive, me.rounds_lived, table.state.round) == (False, 8, 8)
    assert (me.knowledge, me.creativity, me.money, me.aside()) == (3, 3, 3, ["band"])


@rule("PH.oldage.08")
@pytest.mark.parametrize(("age", "stress"), [("old_age_1", 13), ("old_age_2", 10), ("old_age_3", 7)])
def test_a_life_that_ends_at_the_start_of_a_round_takes_no_further_part(age: str, stress: int) -> None:
    table = Table(cards=[BAND, GARDEN]).goals()
    me = table.seat(0).has(stress=stress, hourglasses=0, money=3).holds("garden")
    table.seat(1).has(stress=1)

    table.begin("preparation", age)

    assert (me.is_alive, me.hourglasses) == (False, 0)
    assert (table.decider, me.cards(), me.money) == (1, ["garden"], 3)
    table.choose("study")
    assert table.decider == 1


@rule("PH.oldage.09")
@pytest.mark.parametrize(("stress", "alive"), [(5, True), (6, True), (7, False)])
def test_the_start_of_the_third_old_age_round_is_survived_from_space_six(stress: int, alive: bool) -> None:
    table = reach("old_age_3", stress, 1)

    assert table.seat(0).is_alive is alive
    assert table.seat(0).stress == (stress + 9 if alive else 16)
