"""First edition: the Upkeep Phase."""

from itertools import groupby

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain

PLANS = plain("basic_project", "plan_1", "plan_2")
FRIENDS = plain("partner", "robin", "sascha")
LATHE = card("lathe", "item", level(upkeep={"hourglass": 2}, upkeep_reward={"money": 1}))
GRIND = card("grind", "group_project", *[level()] * 4, additional=[{"stress": 1}])
DECK = [*PLANS, *FRIENDS, LATHE, GRIND]
HOURGLASSES_BY_SPACE = [9, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 3]


@rule("PH1.upkeep.01")
def test_upkeep_runs_from_the_marker_over_rows_and_hourglasses_to_the_bills() -> None:
    table = Table(edition="first", cards=DECK, seats=1)
    for id in ("plan_1", "plan_2", "robin", "sascha", "lathe"):
        table.seat(0).holds(id)

    table.begin("preparation", "old_age_1").choose("pay lathe")

    story = table.story("round", "stress", "turned_up", "hourglasses", "upkeep_paid")
    assert [part for part, _ in groupby(story)] == [
        "round",
        "stress",
        "turned_up",
        "hourglasses",
        "stress",
        "upkeep_paid",
    ]
    assert [event.rule for event in table.told("stress")] == ["PH.prep.05", "PH.upkeep.01", "PH.upkeep.02"]


@rule("PH1.upkeep.01")
def test_the_hourglasses_are_counted_before_the_stress_of_excess_cards() -> None:
    table = Table(edition="first", cards=DECK, seats=1)
    table.seat(0).has(stress=9)
    for id in ("plan_1", "plan_2", "robin", "sascha"):
        table.seat(0).holds(id)

    table.begin("preparation", "adult_2")

    assert table.seat(0).stress == 11
    assert table.seat(0).hourglasses == 6


@rule("PH1.upkeep.02")
def test_the_game_ends_at_once_when_the_old_age_stress_takes_everybody() -> None:
    table = Table(edition="first")
    for seat in table.seats:
        seat.has(stress=15)

    table.begin("preparation", "old_age_1")

    assert table.state.finished
    assert table.told("turned_up") == []


@rule("PH1.upkeep.02")
def test_the_game_ends_at_once_when_a_bill_takes_the_last_life() -> None:
    table = Table(edition="first", cards=DECK, seats=1)
    table.seat(0).holds("lathe").holds("car", 2).has(stress=15, money=3)

    table.begin("upkeep", "adult_2").choose("lose lathe")

    assert table.state.finished
    assert table.seat(0).cards() == ["car"]


@rule("PH1.upkeep.02")
def test_the_game_ends_at_once_when_the_end_of_the_round_takes_the_last_life() -> None:
    table = Table(edition="first", cards=DECK, seats=1)
    table.seat(0).holds("grind", 1).has(stress=15, sth=2)

    table.begin("resolution", "adult_2")

    assert table.state.finished
    assert table.told("first_player") == table.told("round") == []


SIZES = [(1, 3, 2), (2, 3, 2), (3, 3, 3), (4, 4, 4)]


@rule("PH1.upkeep.03", "PH1.upkeep.04", "PH1.upkeep.05", "PH1.upkeep.06")
@pytest.mark.parametrize(("seats", "open_row", "people"), SIZES)
@pytest.mark.parametrize("age", ["adult_1", "adult_4", "old_age_1"])
def test_each_row_is_dealt_anew(seats: int, open_row: int, people: int, age: str) -> None:
    table = Table(edition="first", seats=seats).row("project", "yoga").row("job", "ceo").row("partner", "martha")
    table.row("item_activity", "car")

    table.begin("preparation", age)

    sizes = [len(table.row_ids(pile)) for pile in ("project", "item_activity", "job", "partner")]
    assert sizes == [open_row, open_row, people, people]
    assert [table.discarded(pile) for pile in ("project", "item_activity", "job", "partner")] == [
        ["yoga"],
        ["car"],
        ["ceo"],
        ["martha"],
    ]


@rule("PH1.upkeep.05", "PH1.upkeep.06")
@pytest.mark.parametrize(("seats", "open_row"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_no_jobs_and_partners_are_dealt_in_the_teen_round(seats: int, open_row: int) -> None:
    table = Table(edition="first", seats=seats).begin("preparation", "teen")

    sizes = [len(table.row_ids(pile)) for pile in ("project", "item_activity", "job", "partner")]
    assert sizes == [open_row, open_row, 0, 0]


@rule("PH1.upkeep.07")
def test_dead_players_count_for_the_size_of_the_rows() -> None:
    table = Table(edition="first", seats=4)
    table.seat(1).has_died()
    table.seat(2).has_died()

    table.begin("preparation", "adult_2")

    assert [len(table.row_ids(pile)) for pile in ("project", "item_activity", "job", "partner")] == [4, 4, 4, 4]


@rule("PH1.upkeep.08")
@pytest.mark.parametrize(("space", "hourglasses"), [*enumerate(HOURGLASSES_BY_SPACE, start=1)])
def test_the_sections_beside_the_central_one_add_to_six_hourglasses_or_take_away(space: int, hourglasses: int) -> None:
    table = Table(edition="first")
    table.seat(0).has(stress=space)

    table.begin("preparation", "adult_2")

    assert table.seat(0).hourglasses == hourglasses
    assert table.seat(1).hourglasses == 6


@rule("PH1.upkeep.09")
def test_hourglasses_spent_on_upkeep_are_gone_until_the_end_of_the_round() -> None:
    table = Table(edition="first", cards=DECK, seats=1)
    table.seat(0).holds("lathe").has(hourglasses=3)

    table.begin("upkeep", "adult_2").choose("pay lathe")
    assert (table.seat(0).hourglasses, table.seat(0).used) == (1, 2)

    table.choose("rest 0")
    assert (table.seat(0).hourglasses, table.seat(0).used) == (6, 0)
