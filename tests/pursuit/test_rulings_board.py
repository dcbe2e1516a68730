"""Rulings on the board: tracks, rounds, the split of the cards."""

from collections import Counter

import pytest

from wellspent.games.pursuit.board import AGES, SECTIONS
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level

CURE = card("cure", "activity", level({}, {"health": 1}))
FORTUNE = card("fortune", "activity", level({}, {"lth": 120}))
HOURGLASSES_BY_SPACE = [9, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 3]
HEALTH_BY_SPACE = [1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]


@rule("PH.q.01")
def test_the_stress_track_is_data_of_seven_sections_in_mirror_symmetry() -> None:
    assert [spaces for _, spaces, _ in SECTIONS] == [1, 2, 3, 3, 3, 2, 1]


@rule("PH.q.01")
@pytest.mark.parametrize("space", range(1, 16))
def test_the_track_has_fifteen_spaces_and_ends_behind_the_last(space: int) -> None:
    table = Table()
    table.seat(0).has(stress=space).stands_on(study=1)
    table.begin("action")

    table.choose("study")

    assert bool(table.seat(0).is_alive) is (space < 15)
    assert table.seat(0).stress == space + 1


@rule("PH.q.02")
@pytest.mark.parametrize(("space", "hourglasses"), [*enumerate(HOURGLASSES_BY_SPACE, start=1)])
def test_the_sections_give_nine_to_three_hourglasses(space: int, hourglasses: int) -> None:
    table = Table()
    table.seat(0).has(stress=space)

    table.begin("preparation", "adult_2")

    assert table.seat(0).hourglasses == hourglasses


@rule("PH.q.02")
def test_the_right_sections_are_yellow_orange_and_red() -> None:
    assert [(colour, hourglasses) for colour, _, hourglasses in SECTIONS[4:]] == [
        ("yellow", 5),
        ("orange", 4),
        ("red", 3),
    ]


@rule("PH.q.03")
def test_there_are_eight_rounds_one_teen_four_adult_three_old_age() -> None:
    assert [age.rpartition("_")[0] or age for age in AGES] == ["teen"] + ["adult"] * 4 + ["old_age"] * 3


@rule("PH.q.03")
@pytest.mark.parametrize("number", range(1, 9))
def test_a_round_follows_every_round_but_the_eighth(number: int) -> None:
    table = Table()
    for seat in table.seats:
        seat.has(stress=1)

    table.begin("resolution", number)

    assert table.state.finished is (number == 8)
    assert [event.number for event in table.told("round")] == ([] if number == 8 else [number + 1])


@rule("PH.q.04")
@pytest.mark.parametrize(("space", "reached"), [*enumerate(HEALTH_BY_SPACE, start=1)])
def test_good_health_keeps_the_ends_of_a_section_and_sends_the_rest_left(space: int, reached: int) -> None:
    table = Table(cards=[CURE]).row("item_activity", "cure")
    table.seat(0).has(stress=space)
    table.begin("action")

    table.choose("spend cure 1")

    assert table.seat(0).stress == reached


@rule("PH.q.05")
def test_lth_may_be_negative() -> None:
    table = Table().row("project", "yoga", "magazine")
    table.seat(0).has(sth=-3)
    table.begin("action")

    table.choose("refresh project", "replace magazine")

    assert table.seat(0).changed() == {"lth": -1}
    assert table.seat(0).lth == -1


@rule("PH.q.06")
def test_lth_has_no_upper_limit() -> None:
    table = Table(cards=[FORTUNE]).row("item_activity", "fortune")
    table.seat(0).has(lth=450)
    table.begin("action")

    table.choose("spend fortune 1")

    assert table.seat(0).lth == 570


@rule("PH.q.07")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_deck_has_jobs_of_all_nine_categories_and_levels(edition: str) -> None:
    pairs = Counter((card.field, card.rank) for card in catalog().cards(edition, []) if card.kind_name == "job")

    assert pairs == {(field, rank): 2 for field in range(3) for rank in (1, 2, 3)}


@rule("PH.q.07")
def test_a_deck_with_another_split_can_be_played() -> None:
    jobs = [job("clerk", "science", 1, level(), level()), job("chief", "science", 2, level(), level())]
    walk = card("walk", "activity", level())
    table = Table(cards=[*jobs, walk], only=True).row("job", "clerk", "chief")
    table.begin("action")

    table.choose("hire clerk a", "rest 0", "promote chief a")

    assert table.seat(0).cards() == ["chief"]
