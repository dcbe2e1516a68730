"""The Resolution Phase."""

from itertools import groupby

import pytest

from wellspent.games.pursuit.board import SPACES
from wellspent.games.pursuit.cards import MID_GAME, REACH, Card, Goal
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Seat, Table
from wellspent.titles.pursuit.testing.making import bound_on, card, level, plain, reach_goal

# A Group Project with an Additional Reward for each number of Roles filled.
ADDITIONAL: list[dict[str, int]] = [{"money": 1}, {"knowledge": 1}, {"sth": 1}, {"lth": 5}]
CARDS = [
    card("band", "group_project", *[level()] * 4, additional=ADDITIONAL),
    card("fair", "group_project", *[level()] * 4, additional=[{"influence": 2}]),
    *plain("single_round_project", "festival", "marathon"),
    *plain("basic_project", "cello"),
]


def dies(seat: Seat, **values: int) -> Seat:
    """On the last space with one Hourglass left and another on Study: the next one there is the last."""
    return seat.has(stress=15, hourglasses=2, **values).stands_on(study=1)


@rule("PH.resolve.01")
def test_resolution_runs_in_order() -> None:
    table = Table(cards=CARDS)
    table.seat(0).holds("band").holds("festival").has(sth=1)

    table.begin("resolution")

    told = table.story("first_player", "gained", "set_aside", "round", "hourglasses")
    assert [name for name, _ in groupby(told)] == ["first_player", "gained", "set_aside", "round", "hourglasses"]


@rule("PH.resolve.01", "PH.resolve.05", "PH.ex.41")
def test_sth_of_an_additional_reward_comes_after_the_reset_and_stays() -> None:
    table = Table(cards=CARDS)
    table.seat(0).has(sth=1)
    table.seat(1).holds("band", 1).fills("band", 2)
    table.seat(0).fills("band", 3)

    table.begin("resolution")

    assert table.state.first_player == 0
    assert (table.seat(0).sth, table.seat(1).sth) == (1, 2), "for each own Role, after the reset to 0"


@rule("PH.resolve.02")
@pytest.mark.parametrize(
    ("moods", "first"), [((0, 1, 0, 0), 1), ((3, 1, 2, 0), 0), ((-3, -1, -2, -3), 1), ((0, 0, 0, 1), 3)]
)
def test_the_player_with_most_sth_becomes_first_player(moods: tuple[int, ...], first: int) -> None:
    table = Table(seats=4)
    for seat, sth in zip(table.seats, moods, strict=True):
        seat.has(sth=sth)

    table.begin("resolution")

    assert table.state.first_player == first
    assert table.decider == first


@rule("PH.resolve.02")
def test_only_the_living_can_become_first_player() -> None:
    table = Table(seats=3)
    table.seat(0).has(sth=-2)
    table.seat(1).has(sth=-1)
    table.seat(2).has_died()

    table.begin("resolution")

    assert table.state.first_player == 1


@rule("PH.resolve.03", "PH.ex.34")
@pytest.mark.parametrize(
    ("holder", "tied", "first"),
    [
        (0, (1, 3), 3),
        (0, (0, 1), 1),
        (0, (0, 1, 2, 3), 3),
        (2, (0, 3), 0),
        (2, (2, 3), 3),
        (2, (0, 1, 2, 3), 1),
        (3, (1, 2), 2),
    ],
)
def test_a_tie_goes_to_the_one_furthest_clockwise_from_the_holder(
    holder: int, tied: tuple[int, ...], first: int
) -> None:
    table = Table(seats=4)
    table.state.first_player = holder
    for number in tied:
        table.seat(number).has(sth=2)

    table.begin("resolution")

    assert table.state.first_player == first


@rule("PH.resolve.04")
def test_all_sth_indicators_go_back_to_zero() -> None:
    table = Table(seats=3)
    for seat, sth in zip(table.seats, (3, -3, 1), strict=True):
        seat.has(sth=sth)

    table.begin("resolution")

    assert [seat.sth for seat in table.seats] == [0, 0, 0]
    assert [seat.lth for seat in table.seats] == [0, 0, 0]


@rule("PH.resolve.06")
def test_each_player_receives_the_additional_rewards_of_every_group_project_joined() -> None:
    table = Table(cards=CARDS, seats=3)
    table.seat(0).holds("band", 1)
    table.seat(1).holds("fair", 1).fills("band", 4)
    table.seat(0).fills("fair", 2)

    table.begin("resolution")

    assert table.seat(0).changed() == {"money": 1, "knowledge": 1, "influence": 2}
    assert table.seat(1).changed() == {"money": 1, "knowledge": 1, "influence": 2}
    assert table.seat(2).changed() == {}


@rule("PH.resolve.07")
def test_single_round_projects_are_set_aside_as_completed_and_basic_ones_stay() -> None:
    goal = reach_goal("maker", "completed_single_round", 2, lth=4)
    table = Table(cards=[*CARDS, goal]).goals("maker")
    table.seat(0).holds("festival", 1).holds("marathon", 4).holds("cello", 2)
    assert table.seat(0).filled == 3

    table.begin("resolution")

    assert (table.seat(0).cards(), table.seat(0).aside()) == (["cello"], ["festival", "marathon"])
    assert table.seat(0).filled == 1
    assert table.seat(0).changed() == {"lth": 4}


@rule("PH.resolve.08")
def test_a_group_project_is_set_aside_and_completed_for_its_initiator_only() -> None:
    goal = reach_goal("leader", "completed_group", 1, lth=4)
    table = Table(cards=[*CARDS, goal]).goals("leader")
    table.seat(1).holds("fair", 1)
    table.seat(0).fills("fair", 2).fills("fair", 3)

    table.begin("resolution")

    assert (table.seat(0).cards(), table.seat(0).aside()) == ([], [])
    assert (table.seat(1).cards(), table.seat(1).aside(), table.seat(1).filled) == ([], ["fair"], 0)
    assert (table.seat(0).lth, table.seat(1).lth) == (0, 4)


@rule("PH.resolve.08")
def test_no_role_can_be_filled_once_the_group_project_is_set_aside() -> None:
    table = Table(cards=CARDS)
    table.seat(0).holds("fair", 1)

    table.begin("resolution")

    assert table.options("join") == []
    assert table.state.roles == []


@rule("PH.resolve.09")
def test_every_hourglass_goes_back_to_the_supply() -> None:
    table = Table(cards=CARDS)
    for seat in table.seats:
        seat.has(stress=1, hourglasses=7, used=2).stands_on(study=2, take_project=1, rest=1)

    table.begin("resolution", "old_age_3")

    assert table.state.finished
    for seat in table.seats:
        assert (seat.hourglasses, seat.used) == (0, 0)
        assert [seat.placed(space) for space in SPACES] == [0] * 10


@rule("PH.resolve.09")
def test_in_the_next_round_no_hourglass_stands_on_a_space() -> None:
    table = Table()
    table.seat(0).has(sth=1).stands_on(study=3)
    table.begin("resolution")

    table.choose("study")

    assert table.told("stress") == []
    assert table.seat(0).hourglasses == 5


@rule("PH.resolve.10")
@pytest.mark.parametrize("space", [1, 6, 8, 9, 15])
def test_stress_indicators_do_not_move_at_the_end_of_a_round(space: int) -> None:
    table = Table()
    table.seat(0).has(stress=space, sth=3)

    table.begin("resolution", "adult_1")

    assert table.seat(0).stress == space


@rule("PH.resolve.11")
def test_with_somebody_alive_the_next_round_begins() -> None:
    table = Table()
    table.seat(0).has_died()

    table.begin("resolution", "adult_1")

    assert (table.age, table.decider, table.state.finished) == ("adult_2", 1, False)


@rule("PH.resolve.11")
def test_with_nobody_alive_the_game_ends_after_the_resolution_phase() -> None:
    table = Table(cards=CARDS)
    dies(table.seat(0)).holds("festival")
    dies(table.seat(1))
    table.begin()

    table.choose("study")
    assert not table.state.finished
    table.choose("study")

    assert table.state.finished
    assert table.age == "adult_1"
    assert table.seat(0).aside() == ["festival"]
    assert table.story("round", "set_aside", "game_over") == ["set_aside", "game_over"]


@rule("PH.resolve.12")
def test_a_life_that_ended_in_the_action_phase_takes_part_in_resolution() -> None:
    table = Table(cards=CARDS)
    dies(table.seat(0), sth=3).holds("band", 1).fills("band", 2).holds("festival")
    table.seat(1).has(hourglasses=1)
    table.begin()

    table.choose("study", "rest 0")

    assert not table.seat(0).is_alive
    assert table.seat(0).changed() == {"stress": 1, "sth": -3, "knowledge": 3 + 2, "money": 2}
    assert table.seat(0).aside() == ["band", "festival"]
    assert (table.seat(0).used, table.seat(0).placed("study")) == (0, 0)
    assert table.state.first_player == 1


@rule("PH.resolve.12")
def test_a_life_that_ended_before_the_action_phase_does_not() -> None:
    table = Table(cards=CARDS)
    table.seat(1).holds("band", 2)
    table.seat(0).has_died().fills("band", 1)

    table.begin("resolution")

    assert table.seat(0).changed() == {}
    assert table.seat(1).changed() == {"money": 1, "knowledge": 1}


@rule("PH.resolve.13")
@pytest.mark.parametrize(("age", "lives_on"), [("old_age_2", True), ("old_age_3", False)])
def test_after_old_age_3_every_remaining_life_ends(age: str, lives_on: bool) -> None:
    table = Table(cards=CARDS)
    for seat in table.seats:
        seat.has(stress=1)
    table.seat(0).holds("band", 1)

    table.begin("resolution", age)

    assert [bool(seat.is_alive) for seat in table.seats] == [lives_on] * 2
    assert table.state.finished != lives_on
    assert table.seat(0).changed()["money"] == 1
    assert {event.rule for event in table.told("life_ended")} == (set() if lives_on else {"PH.resolve.13"})


@rule("PH.resolve.13", "PH.q.58")
@pytest.mark.parametrize(("second_money", "points"), [(0, [5, 0]), (3, [0, 0])])
def test_the_end_of_the_last_round_can_still_meet_a_mid_game_goal(second_money: int, points: list[int]) -> None:
    goal = Goal(MID_GAME, REACH, -1, [bound_on("dead", 1), bound_on("money", 3)], goods(lth=5), [])
    table = Table(cards=[Card("last_coin", "life_goal", "life_goal", [], goal=goal)]).goals("last_coin")
    table.seat(0).has(stress=1, money=3)
    table.seat(1).has(stress=1, money=second_money)

    table.begin("resolution", "old_age_3")

    assert table.game.scores(table.state) == points


@rule("PH.resolve.13", "PH.q.58", "PH.notes.11")
def test_what_the_reward_of_a_goal_of_the_last_moment_asks_is_still_asked() -> None:
    goal = Goal(MID_GAME, REACH, -1, [bound_on("dead", 1), bound_on("money", 3)], goods(any=5), [])
    table = Table(cards=[Card("last_coin", "life_goal", "life_goal", [], goal=goal)]).goals("last_coin")
    table.seat(0).has(stress=1, money=3)
    table.seat(1).has(stress=1)
    table.begin("resolution", "old_age_3")

    assert not table.state.finished
    table.choose("gain 5 knowledge")

    assert table.state.finished
    assert table.game.scores(table.state) == [1, 0]


@rule("PH.resolve.14")
def test_if_nobody_is_alive_the_token_stays_and_the_other_steps_are_carried_out() -> None:
    table = Table(cards=CARDS, seats=3)
    table.state.first_player = 1
    dies(table.seat(0)).has(hourglasses=0).holds("band", 1)
    dies(table.seat(1))
    table.seat(2).has_died().fills("band", 2)
    table.seat(0).has(is_alive=False, is_doomed=True, resolves=True)
    table.begin("action", turn=1)

    table.choose("study")

    assert table.state.finished
    assert table.state.first_player == 1
    assert table.told("first_player") == []
    assert table.seat(0).changed() == {"money": 1, "knowledge": 1}
    assert table.seat(0).aside() == ["band"]
    assert table.seat(2).changed() == {}
    assert [seat.used for seat in table.seats] == [0, 0, 0]
