"""First edition: Stress, Old Age and Short-Term Happiness."""

import pytest

from wellspent.testing import rule
from wellspent.titles import title
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, plain

CURE = card("cure", "activity", level({}, {"health": 1}), level({"stress": 1}, {"health": 1, "money": 2}))
TOIL = card("toil", "activity", level({"stress": 4}, {"money": 5}))
CHOIR = card("choir", "group_project", *[level()] * 4, additional=[{"money": 1}, {"money": 1}])
LAWN = card("lawn", "basic_project", level({"knowledge": 2}), level())
DECK = [CURE, TOIL, CHOIR, LAWN, *plain("single_round_project", "show"), *plain("item", "thing")]
HEALTH_BY_SPACE = [1, 1, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13]


def first(seats: int = 2) -> Table:
    return Table(edition="first", cards=DECK, seats=seats).row("item_activity", "cure", "toil")


def dying() -> Table:
    table = first()
    table.seat(0).has(stress=15, hourglasses=4, sth=2).stands_on(study=1)
    return table


@rule("PH1.stress.01")
def test_the_action_that_ends_the_life_is_completed() -> None:
    table = dying().begin("action")

    table.choose("study")

    assert table.seat(0).knowledge == 3
    assert not table.seat(0).is_alive


@rule("PH1.stress.01")
def test_a_discard_that_ends_the_life_is_completed() -> None:
    table = dying()
    table.seat(0).holds("thing").has(sth=-3)
    table.begin("action")

    table.choose("discard thing")

    assert not table.seat(0).is_alive
    assert table.seat(0).lth == -1


@rule("PH1.stress.02")
def test_the_round_is_over_at_once_for_a_player_who_died() -> None:
    table = dying()
    table.seat(0).holds("choir", 1)
    table.seat(1).has(hourglasses=2)
    table.begin("action")

    table.choose("study")
    assert table.decider == 1
    table.choose("rest 0")
    assert table.decider == 1
    table.choose("rest 0")

    assert table.age == "adult_2"
    assert (table.seat(0).money, table.seat(0).hourglasses) == (0, 0)
    assert table.decider == 1


@rule("PH1.stress.03")
@pytest.mark.parametrize(("edition", "is_legal"), [("first", True), ("second", False)])
def test_no_limit_forbids_going_far_off_the_end(edition: str, is_legal: bool) -> None:
    table = Table(edition=edition, cards=DECK).row("item_activity", "toil")
    table.seat(0).has(stress=15)
    table.begin("action")

    assert ("spend toil 1" in table.options()) is is_legal
    if is_legal:
        table.choose("spend toil 1")
        assert table.seat(0).money == 5
        assert not table.seat(0).is_alive


@rule("PH1.stress.03")
@pytest.mark.parametrize(("stress", "reason"), [(13, ""), (14, "overtime_stress")])
def test_overtime_alone_has_a_limit(stress: int, reason: str) -> None:
    table = first()
    table.seat(0).has(stress=stress)
    table.begin("action")

    assert table.refused("overtime") == reason


@rule("PH1.stress.04")
def test_a_dead_players_unused_hourglasses_go_back_and_filled_roles_stay_filled() -> None:
    table = dying()
    table.seat(0).holds("choir", 1)
    table.seat(1).fills("choir", 2).has(hourglasses=1)
    table.begin("action")

    table.choose("study")
    assert (table.seat(0).sth, table.seat(0).hourglasses) == (0, 0)
    assert table.seat(0).placed("study") == 2
    assert table.refused("join choir 1") == "role_filled"

    table.choose("rest 0")
    assert table.seat(1).money == 2


@rule("PH1.stress.04")
def test_nothing_brings_a_removed_indicator_back() -> None:
    table = first()
    table.seat(0).has(stress=15)
    table.begin("action")

    table.choose("spend cure 2")

    assert not table.seat(0).is_alive
    assert table.told("healthier") == []


@rule("PH1.stress.05", "PH1.stress.06", "PH1.stress.07")
@pytest.mark.parametrize(("space", "reached"), [*enumerate(HEALTH_BY_SPACE, start=1)])
def test_good_health_keeps_the_ordinal_place(space: int, reached: int) -> None:
    table = first()
    table.seat(0).has(stress=space)
    table.begin("action")

    table.choose("spend cure 1")

    assert table.seat(0).stress == reached


@rule("PH1.stress.08")
def test_a_life_starts_on_the_first_space_of_the_central_section() -> None:
    table = first()

    assert [seat.stress for seat in table.seats] == [7, 7]
    assert [seat.hourglasses for seat in table.seats] == [6, 6]


@rule("PH1.stress.09")
def test_projects_of_the_round_of_death_count_as_completed_in_the_scoring() -> None:
    goal = leading_goal("doer", "completed_projects", lth=4)
    table = Table(edition="first", cards=[*DECK, goal]).goals("doer")
    table.seat(0).holds("show").holds("choir", 1).has(stress=15, hourglasses=2).stands_on(study=1)
    table.seat(1).has_died()
    table.begin("action")

    table.choose("study")

    assert table.state.finished
    assert table.seat(0).aside() == ["show", "choir"]
    assert table.seat(0).lth == 4


@rule("PH1.oldage.01")
@pytest.mark.parametrize(("age", "stress"), [("adult_4", 0), ("old_age_1", 3), ("old_age_2", 6), ("old_age_3", 9)])
def test_old_age_brings_three_six_and_nine_stress(age: str, stress: int) -> None:
    table = first()
    table.seat(0).has(stress=1)

    table.begin("preparation", age)

    assert table.seat(0).stress == 1 + stress


@rule("PH1.oldage.02")
def test_a_player_alive_in_old_age_3_plays_it_and_dies_at_its_end() -> None:
    table = first(seats=1)
    table.seat(0).has(stress=1)
    table.begin("preparation", "old_age_3")
    assert table.seat(0).hourglasses == 5

    for _ in range(5):
        assert table.seat(0).is_alive
        table.choose("rest 0")

    assert not table.seat(0).is_alive
    assert table.state.finished


@rule("PH1.sth.01")
def test_most_sth_makes_the_first_player() -> None:
    table = first(seats=3)
    table.seat(1).has(sth=2)

    table.begin("resolution", "adult_1")

    assert table.state.first_player == 1


@rule("PH1.sth.01")
@pytest.mark.parametrize(("sth", "least"), [(3, 0), (1, 1), (0, 2), (-1, 3), (-3, 5)])
def test_sth_changes_the_cost_of_a_project(sth: int, least: int) -> None:
    table = first().row("project", "lawn")
    table.seat(0).has(sth=sth, knowledge=5)
    table.begin("action")

    table.choose("take lawn 1")
    if table.options("give"):
        table.choose(table.options("give")[0])

    assert table.seat(0).knowledge == 5 - least


@rule("PH1.sth.01")
def test_a_refresh_costs_one_sth() -> None:
    table = first().begin("action")

    table.choose("refresh item_activity")

    assert table.seat(0).changed() == {"sth": -1}


@rule("PH1.oldage.01", "PH1.end.01")
@pytest.mark.parametrize(("lang", "wrong", "right"), [("en", "years", "last life"), ("fr", "années", "dernière vie")])
def test_the_edition_is_said_to_end_at_once_and_not_to_have_harder_years(lang: str, wrong: str, right: str) -> None:
    words = title("pursuit").texts(lang).say("edition-about-first")

    assert wrong not in words
    assert right in words
