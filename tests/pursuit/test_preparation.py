"""The round as a whole, and its Preparation Phase."""

from itertools import groupby

import pytest

from wellspent.engine.session import Session
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.cards import ABILITY_ON, ON_ROUND_START, Ability
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain, trait

ROWS = ("project", "item_activity", "job", "partner")
LATER_AGES = AGES[1:]
HOURGLASSES = [9, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 3]


@rule("PH.round.01")
def test_a_round_is_preparation_upkeep_action_resolution() -> None:
    table = Table(cards=[card("car_park", "item", level(upkeep={}))])
    table.seat(0).holds("car_park")
    table.begin("preparation", "adult_1")
    table.choose("pay car_park")

    table.play_on("upkeep")

    told = table.story("round", "hourglasses", "upkeep_paid", "placed", "first_player")
    phases = ["round", "hourglasses", "upkeep_paid", "placed", "first_player"]
    assert [name for name, _ in groupby(told)] == [*phases, "round", "hourglasses"]


@rule("PH.round.02")
def test_the_first_round_begins_with_its_upkeep_phase() -> None:
    early = Ability(ABILITY_ON, occasion=ON_ROUND_START, gain=goods(money=1))
    session = Session(Pursuit([trait(id, early) for id in "abcd"], seats=2), "new")

    session.play(0, session.game.options(session.state, 0)[0])
    last = session.play(1, session.game.options(session.state, 1)[0])

    told = [EVENTS[event.kind] for event in last.events]
    assert [name for name, _ in groupby(told[told.index("first_player") :])] == ["first_player", "round", "gained"]
    assert [me.money for me in session.state.players] == [1, 1]


@rule("PH.round.02")
def test_the_upkeep_phase_of_the_first_round_is_empty_without_such_a_trait() -> None:
    table = Table().begin("upkeep", "teen")

    assert table.story() == []
    assert [seat.changed("hourglasses") for seat in table.seats] == [{}, {}]


@rule("PH.round.03")
def test_the_eighth_round_is_the_last() -> None:
    table = Table()
    table.seat(0).has(stress=1)

    table.begin("preparation", "old_age_3").play_on("end")

    assert table.state.finished
    assert table.age == "old_age_3"
    assert len(table.told("round")) == 1


@rule("PH.round.03")
def test_the_game_ends_earlier_when_all_lives_have_ended() -> None:
    table = Table().begin("upkeep", "teen")

    table.play_on("end")

    assert table.state.finished
    assert table.age == "old_age_2"


@rule("PH.round.04", "PH.prep.02")
def test_the_marker_moves_one_space_at_the_start_of_every_round_but_the_first() -> None:
    table = Table()
    table.begin("upkeep", "teen")
    assert table.told("round") == []

    for number in range(2, 9):
        table.seat(0).has(stress=1)
        table.begin("resolution", number - 1)

    assert [event.number for event in table.told("round")] == [2, 3, 4, 5, 6, 7, 8]


@rule("PH.prep.01")
def test_preparation_goes_from_the_marker_over_the_rows_to_the_hourglasses() -> None:
    table = Table()
    table.row("job", "ceo").row("partner", "martha")

    table.begin("preparation", "old_age_1")

    rows = ["row_discarded", "turned_up"] * 4
    assert [name for name, _ in groupby(table.story())] == ["round", "stress", *rows, "hourglasses"]


@rule("PH.prep.03")
def test_the_first_adult_round_uncovers_all_three_spaces() -> None:
    table = Table().begin("upkeep", "teen")
    assert table.covered == ["get_job", "start_relationship", "overtime"]

    table.begin("resolution", "teen")

    assert table.covered == []
    assert len(table.options("date")) == 8
    assert table.options("overtime") == ["overtime"]


@rule("PH.prep.04")
def test_overtime_is_covered_from_the_first_old_age_round_on() -> None:
    table = Table()
    table.begin("action", "adult_4")
    assert table.covered == []

    for age in ("adult_4", "old_age_1", "old_age_2"):
        table.seat(0).has(stress=1)
        table.begin("resolution", age)
        assert table.covered == ["overtime"]
        assert table.refused("overtime") == "covered"


@rule("PH.prep.05", "PH.prep.06", "PH.prep.07")
@pytest.mark.parametrize(
    ("age", "stress", "why"),
    [
        ("adult_4", 0, ""),
        ("old_age_1", 3, "PH.prep.05"),
        ("old_age_2", 6, "PH.prep.06"),
        ("old_age_3", 9, "PH.prep.07"),
    ],
)
def test_old_age_brings_stress_to_every_living_player(age: str, stress: int, why: str) -> None:
    table = Table(seats=3)
    table.seat(0).has(stress=1)
    table.seat(1).has(stress=4)
    table.seat(2).has_died()

    table.begin("preparation", age)

    assert [(event.seat, event.number, event.rule) for event in table.told("stress")] == [
        (seat, stress, why) for seat in (0, 1) if stress
    ]
    assert (table.seat(0).stress, table.seat(1).stress) == (1 + stress, 4 + stress)


@rule("PH.prep.08")
@pytest.mark.parametrize(("age", "space"), [("old_age_1", 15), ("old_age_2", 15), ("old_age_3", 7)])
def test_no_limit_protects_from_the_stress_of_old_age(age: str, space: int) -> None:
    table = Table()
    table.seat(0).has(stress=space)
    table.seat(1).has(stress=1)

    table.begin("preparation", age)

    assert [event.seat for event in table.told("life_ended")] == [0]
    assert not table.seat(0).is_alive
    assert table.decider == 1


@rule("PH.prep.09")
def test_if_nobody_is_alive_after_the_marker_the_game_ends_before_rows_and_hourglasses() -> None:
    table = Table()
    for seat in table.seats:
        seat.has(stress=15)
    rows = [table.row_ids(row) for row in ROWS]

    table.begin("preparation", "old_age_1")

    assert table.state.finished
    assert [table.row_ids(row) for row in ROWS] == rows
    assert table.story("turned_up", "hourglasses", "placed") == []


@rule("PH.prep.09")
def test_one_living_player_is_enough_for_the_round_to_go_on() -> None:
    table = Table()
    table.seat(0).has(stress=15)
    table.seat(1).has(stress=12)

    table.begin("preparation", "old_age_1")

    assert not table.state.finished
    assert (table.seat(0).hourglasses, table.seat(1).hourglasses) == (0, 3)


@rule("PH.prep.10")
def test_the_old_cards_are_discarded_before_new_ones_are_drawn() -> None:
    deck = [
        *plain("basic_project", "p1", "p2", "p3", "p4"),
        *plain("item", "i1", "i2", "i3", "i4"),
        *plain("job", "j1", "j2", "j3", "j4"),
        *plain("partner", "m1", "m2", "m3", "m4"),
    ]
    table = Table(cards=deck, only=True)
    for row, letter in zip(ROWS, "pijm", strict=True):
        table.row(row, f"{letter}1", f"{letter}2", f"{letter}3", f"{letter}4")
        assert table.pile_ids(row) == []

    table.begin("preparation", "adult_2")

    for row, letter in zip(ROWS, "pijm", strict=True):
        assert sorted(table.row_ids(row)) == [f"{letter}{number}" for number in (1, 2, 3, 4)]


@rule("PH.prep.10")
def test_every_card_still_in_a_row_goes_to_its_own_discard_pile() -> None:
    table = Table()
    table.row("project", "act_in_play", "", "yoga", "magazine").row("item_activity", "car", "concert")
    table.row("job", "ceo").row("partner", "martha")

    table.begin("preparation", "adult_2")

    assert table.discarded("project") == ["act_in_play", "yoga", "magazine"]
    assert table.discarded("item_activity") == ["car", "concert"]
    assert (table.discarded("job"), table.discarded("partner")) == (["ceo"], ["martha"])


@rule("PH.prep.11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("age", LATER_AGES)
def test_four_cards_are_drawn_for_each_row_whatever_the_round_and_the_players(seats: int, age: str) -> None:
    table = Table(seats=seats)
    table.seat(0).has(stress=1)

    table.begin("preparation", age)

    assert [len(table.row_ids(row)) for row in ROWS] == [4, 4, 4, 4]


@rule("PH.prep.12")
@pytest.mark.parametrize("row", ["job", "partner"])
def test_jobs_and_partners_come_from_the_bottom_of_their_pile(row: str) -> None:
    table = Table()
    bottom_up = table.pile_ids(row)

    table.begin("preparation", "adult_1")
    assert table.row_ids(row) == bottom_up[:4]
    table.seat(0).has(knowledge=30, creativity=30, influence=30, money=30)
    table.choose(table.options("hire" if row == "job" else "date")[0])

    assert table.row_ids(row) == [bottom_up[4], *bottom_up[1:4]]


@rule("PH.prep.12")
def test_projects_come_from_the_top_of_their_pile() -> None:
    table = Table()
    bottom_up = table.pile_ids("project")

    table.begin("preparation", "adult_1")

    assert table.row_ids("project") == bottom_up[:-5:-1]


@rule("PH.prep.13")
@pytest.mark.parametrize(("space", "hourglasses"), list(enumerate(HOURGLASSES, 1)))
def test_the_stress_section_alone_sets_the_stock_of_a_round(space: int, hourglasses: int) -> None:
    table = Table(seats=3)
    table.seat(0).has(stress=space, hourglasses=2)
    table.seat(1).has_died()

    table.begin("resolution", "adult_1")

    assert (table.seat(0).hourglasses, table.seat(0).used) == (hourglasses, 0)
    assert table.seat(1).hourglasses == 0


@rule("PH.prep.13", "PH.notes.06")
def test_an_hourglass_gained_and_spent_after_the_return_lies_in_the_supply_again() -> None:
    table = Table()
    table.seat(0).has(stress=1)
    table.begin("resolution", "adult_1")
    # A Legacy or a dream comes after all Hourglasses went back.
    table.seat(0).has(hourglasses=0, used=1)

    table.begin("preparation", "adult_2")

    assert (table.seat(0).hourglasses, table.seat(0).used) == (9, 0)


@rule("PH.prep.14")
def test_hourglasses_are_counted_after_the_stress_of_age_and_before_that_of_upkeep() -> None:
    table = Table(cards=plain("basic_project", "a", "b", "c", "d"))
    table.seat(0).has(stress=6)
    for id in "abcd":
        table.seat(0).holds(id)

    table.begin("preparation", "old_age_1")

    assert table.seat(0).stress == 6 + 3 + 1 == 10
    assert table.seat(0).hourglasses == 6, "6 on space 9, where 7 were shown before and 5 are shown now"


@rule("PH.prep.14")
def test_stress_got_later_in_a_round_changes_only_the_next_number() -> None:
    table = Table()
    table.seat(0).has(stress=9).stands_on(study=1)
    table.begin()

    table.choose("study")
    assert table.seat(0).stress == 10
    assert table.seat(0).hourglasses + table.seat(0).used == 6
    table.begin("resolution")

    assert table.seat(0).hourglasses == 5


@rule("PH.prep.11", "PH.setup.05")
def test_a_whole_game_has_no_jobs_and_partners_in_its_first_round_only() -> None:
    game = Pursuit(catalog().cards("second"), seats=2)
    state = game.start("whole game")
    sizes: dict[int, list[int]] = {}

    while not state.finished:
        if state.round:
            sizes.setdefault(state.round, [len(row) for row in state.row[:4]])
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])

    assert sizes.pop(1) == [4, 4, 0, 0]
    assert set(map(tuple, sizes.values())) == {(4, 4, 4, 4)}
