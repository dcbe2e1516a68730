"""Rulings on the end of a life."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, leading_goal, level, plain

PARTY = card("party", "group_project", *[level()] * 4, additional=[{"sth": 2, "money": 1}])
SHOW = card("show", "single_round_project", *[level()] * 4)
BOSS = job("boss", "art", 3, level(), level(upkeep_reward={"money": 4}))
THINGS = plain("item", "thing_1", "thing_2")
DECK = [PARTY, SHOW, BOSS, *THINGS]
ROWS = ("project", "item_activity", "job", "partner")


def last_breath(seats: int = 2) -> Table:
    """Seat A stands on the last space with an Hourglass on Study; the others have one Hourglass each."""
    table = Table(cards=DECK, seats=seats)
    for seat in table.seats[1:]:
        seat.has(hourglasses=1)
    table.seat(0).has(stress=15, hourglasses=3).stands_on(study=1)
    return table


@rule("PH.q.43")
def test_a_player_dead_in_the_action_phase_gets_rewards_and_cards_but_no_token_and_no_sth() -> None:
    table = last_breath()
    table.seat(0).holds("party", 1).holds("show").has(sth=3)
    table.seat(1).has(sth=-3)
    table.begin("action")

    table.choose("study", "rest 0")

    assert table.age == "adult_2"
    assert table.seat(0).money == 1
    assert table.seat(0).aside() == ["party", "show"]
    assert (table.seat(0).sth, table.seat(0).lth) == (0, 0)
    assert table.state.first_player == 1
    assert table.seat(0).used == 0


@rule("PH.q.44")
def test_only_unused_hourglasses_go_back_at_once() -> None:
    table = last_breath()
    table.seat(0).has(hourglasses=2)
    table.begin("action")

    table.choose("study")

    assert table.seat(0).placed("study") == 2
    assert table.seat(0).used == 2
    assert table.seat(0).hourglasses == 0


@rule("PH.q.45")
def test_the_token_stays_with_a_dead_first_player_and_the_next_alive_begins() -> None:
    table = Table(seats=3)
    table.seat(0).has_died()
    table.seat(1).has_died()

    table.begin("action")

    assert table.state.first_player == 0
    assert table.decider == 2


@rule("PH.q.45")
@pytest.mark.parametrize(("holder", "next_holder"), [(0, 3), (2, 1), (3, 2)])
def test_distance_for_ties_is_measured_from_the_seat_of_the_holder_even_if_dead(holder: int, next_holder: int) -> None:
    table = Table(seats=4)
    table.seat(0).has_died()
    table.state.first_player = holder

    table.begin("resolution", "adult_1")

    assert table.state.first_player == next_holder


@rule("PH.q.46")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_others_play_on_with_the_same_rows(edition: str) -> None:
    tables = [Table(seats=3, edition=edition) for _ in range(2)]
    tables[1].seat(0).has_died()
    tables[1].seat(2).has_died()

    rows = [[len(table.begin("preparation", "adult_2").row_ids(pile)) for pile in ROWS] for table in tables]

    assert rows[0] == rows[1]
    assert tables[1].decider == 1
    tables[1].choose("rest 0")
    assert tables[1].decider == 1


@rule("PH.q.47")
def test_a_discard_that_ends_the_life_is_legal_and_ends_the_turn() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("thing_1").has(stress=15, sth=-3)
    table.begin("action")

    table.choose("discard thing_1")

    assert not table.seat(0).is_alive
    assert table.seat(0).lth == -1
    assert table.seat(0).used == 0
    assert table.decider == 1


@rule("PH.q.48", "PH.q.49")
def test_a_dead_players_goods_change_no_more_not_even_by_a_retired_job() -> None:
    table = Table(cards=DECK)
    table.seat(0).has_aside("boss").holds("car", 2).has(money=7, knowledge=2, lth=5).has_died()

    table.begin("preparation", "adult_3")

    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["car"]


@rule("PH.q.49")
def test_a_retired_job_pays_the_living() -> None:
    table = Table(cards=DECK)
    table.seat(0).has_aside("boss")

    table.begin("preparation", "adult_3")

    assert table.seat(0).changed() == {"money": 4}


@rule("PH.q.48")
def test_inheritance_and_life_goals_still_reach_a_dead_player() -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=3)]).goals("richest")
    table.seat(0).has(money=5, lth=5).has_died()

    table.begin("resolution", "old_age_3")

    assert table.seat(0).lth == 5 + 1 + 3


@rule("PH.q.50")
def test_a_player_who_leaves_dies_without_the_resolution_phase_of_the_round() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("party", 1).has(lth=9, sth=2)
    table.seat(1).has(hourglasses=1)
    table.begin("action")

    table.interrupt(0, "leave")
    assert not table.seat(0).is_alive
    assert (table.seat(0).sth, table.seat(0).hourglasses) == (0, 0)
    assert table.decider == 1

    table.choose("rest 0")
    assert table.seat(0).money == 0
    assert table.seat(0).lth == 9


@rule("PH.q.50")
def test_a_player_may_leave_in_anothers_turn_but_not_inside_an_action() -> None:
    lawn = card("lawn", "basic_project", level({"knowledge": 1, "influence": 1}), level())
    table = Table(cards=[lawn]).row("project", "lawn")
    table.seat(0).has(sth=1, knowledge=1, influence=1)
    table.begin("action")
    assert table.interrupts(1) == ["leave"]

    table.choose("take lawn 1")
    assert table.options("give")
    assert table.interrupts(0) == table.interrupts(1) == []

    table.choose("give 1 knowledge")
    table.interrupt(0, "leave")
    assert table.seat(0).cards() == ["lawn"]
    assert table.decider == 1


@rule("PH.q.50")
def test_the_score_of_a_player_who_left_is_ranked() -> None:
    table = Table(seats=2).goals()
    table.seat(0).has(lth=9)
    table.begin("action", "old_age_3")

    table.interrupt(0, "leave").interrupt(1, "leave")

    assert table.state.finished
    assert table.winners() == [0]


@rule("PH.q.50", "PH.q.58")
@pytest.mark.parametrize(("phase", "leaving"), [("action", 0), ("action", 1), ("upkeep", 0), ("upkeep", 1)])
def test_leaving_reaches_no_life_goal_at_whatever_moment(phase: str, leaving: int) -> None:
    flats = plain("item", "flat_1", "flat_2", lines=level(upkeep={"money": 1}))
    table = Table(cards=flats).goals("live_fast_die_young")
    table.seat(0).holds("flat_1")
    table.seat(1).holds("flat_2")
    table.begin(phase, "adult_2").interrupt(leaving, "leave").play_on("end")

    assert [event.seat for event in table.told("goal_reached")] == [1 - leaving]
