"""Rulings on Life Goals, the end and the solo game."""

import pytest

from wellspent.engine.session import Session
from wellspent.games.pursuit.cards import LIFE_GOAL_PILE, Card
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import GOAL_CLOSED, GOAL_OPEN, State
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, plain, reach_goal, trait

GOALS = [
    reach_goal("thrifty", "money", 3, lth=4),
    reach_goal("gone", "dead", 1, lth=4),
    reach_goal("show_off", "completed_single_round", 1, lth=4),
    reach_goal("keeper", "discards", 1, lth=4),
    reach_goal("happy", "lth", 1, lth=4),
]
SHOWS = plain("single_round_project", "show_1", "show_2")
FARMS = [card(f"farm_{number}", "item", level(upkeep={}, upkeep_reward={"lth": 1})) for number in (1, 2)]
DECK = [*GOALS, *SHOWS, *FARMS]


@rule("PH.q.58")
def test_in_the_action_phase_the_goal_goes_to_the_player_whose_action_meets_it() -> None:
    table = Table(cards=DECK).goals("thrifty").begin("action")

    table.choose("temp_job", "temp_job")

    assert [seat.changed() for seat in table.seats] == [{"money": 3, "lth": 4}, {"money": 3}]
    assert table.state.goal_winner == [0]


@rule("PH.q.58")
def test_a_goal_is_checked_after_a_free_action_before_the_turn_goes_on() -> None:
    table = Table(cards=DECK).goals("keeper")
    table.seat(0).holds("farm_1")
    table.begin("action")

    table.choose("discard farm_1")

    assert table.decider == 0
    assert table.seat(0).changed() == {"stress": 1, "sth": -1, "lth": 4}


@rule("PH.q.58")
@pytest.mark.parametrize(("held", "lth", "winner"), [(1, [4, 0], 0), (2, [0, 0], GOAL_CLOSED), (0, [0, 0], GOAL_OPEN)])
def test_a_step_of_resolution_is_one_moment_for_all_players(held: int, lth: list[int], winner: int) -> None:
    table = Table(cards=DECK).goals("show_off")
    for number in range(held):
        table.seat(number).holds(f"show_{number + 1}")

    table.begin("resolution", "adult_1")

    assert table.game.scores(table.state) == lth
    assert table.state.goal_winner == [winner]


@rule("PH.q.58")
@pytest.mark.parametrize("first", [0, 1])
def test_a_step_of_upkeep_is_one_moment_whoever_is_first(first: int) -> None:
    table = Table(cards=DECK).goals("happy")
    table.seat(0).holds("farm_1")
    table.seat(1).holds("farm_2")

    table.begin("upkeep", "adult_1", turn=first)
    table.choose(table.options("pay")[0])
    table.choose(table.options("pay")[0])

    assert table.state.goal_winner == [GOAL_CLOSED]
    assert table.game.scores(table.state) == [1, 1]


@rule("PH.q.58")
def test_a_goal_met_by_one_player_in_upkeep_is_awarded_at_the_end_of_the_step() -> None:
    table = Table(cards=DECK).goals("happy")
    table.seat(0).holds("farm_1")
    table.seat(1).holds("farm_2")
    table.begin("upkeep", "adult_1")

    table.choose("pay farm_1")
    assert table.state.goal_winner == [GOAL_OPEN]

    table.choose("lose farm_2")
    assert table.state.goal_winner == [0]
    assert table.seat(0).lth == 1 + 4


@rule("PH.q.58")
@pytest.mark.parametrize(
    ("stress", "lth", "winner"), [((15, 15, 7), [0, 0, 0], GOAL_CLOSED), ((7, 15, 7), [0, 4, 0], 1)]
)
def test_lives_that_end_by_the_same_old_age_stress_tie(stress: tuple[int, ...], lth: list[int], winner: int) -> None:
    table = Table(cards=DECK, seats=3).goals("gone")
    for seat in table.seats:
        seat.has(stress=stress[seat.number])

    table.begin("preparation", "old_age_1")

    assert table.game.scores(table.state) == lth
    assert table.state.goal_winner == [winner]


@rule("PH.q.58")
def test_the_action_that_ends_the_own_life_counts() -> None:
    table = Table(cards=DECK).goals("gone")
    table.seat(0).has(stress=15, hourglasses=2).stands_on(study=1)
    table.begin("action")

    table.choose("study")

    assert table.state.goal_winner == [0]
    assert table.seat(0).lth == 4


@rule("PH.q.58")
def test_a_player_who_died_in_the_action_phase_counts_in_its_resolution_phase() -> None:
    table = Table(cards=DECK).goals("show_off")
    table.seat(0).holds("show_1").has(stress=15, hourglasses=2).stands_on(study=1)
    table.seat(1).has(hourglasses=1)
    table.begin("action")

    table.choose("study")
    assert not table.seat(0).is_alive
    assert table.state.goal_winner == [GOAL_OPEN]

    table.choose("rest 0")
    assert table.state.goal_winner == [0]


@rule("PH.q.58")
def test_a_player_who_died_in_an_earlier_round_counts_no_more() -> None:
    table = Table(cards=DECK).goals("thrifty")
    table.seat(0).has(money=3).has_died()

    table.begin("preparation", "adult_2").choose("temp_job")

    assert table.state.goal_winner == [1]


@rule("PH.q.58")
@pytest.mark.parametrize(("alive", "scores", "winner"), [(1, [4, 0], 0), (2, [0, 0], GOAL_CLOSED)])
def test_the_step_that_ends_the_last_lives_counts_too(alive: int, scores: list[int], winner: int) -> None:
    table = Table(cards=DECK).goals("gone")
    if alive == 1:
        table.seat(1).has_died()

    table.begin("resolution", "old_age_3")

    assert table.state.finished
    assert table.state.goal_winner == [winner]
    assert table.game.scores(table.state) == scores


@rule("PH.q.59")
@pytest.mark.parametrize(("money", "winner"), [((0, 0), GOAL_CLOSED), ((4, 4), GOAL_CLOSED), ((4, 5), 1)])
def test_a_game_end_goal_without_a_single_leader_is_not_awarded(money: tuple[int, ...], winner: int) -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=4)]).goals("richest")
    for seat in table.seats:
        seat.has(money=money[seat.number])

    table.begin("resolution", "old_age_3")

    assert table.state.goal_winner == [winner]


@rule("PH.q.60")
@pytest.mark.parametrize(
    "extra",
    [
        *plain("basic_project", "extra"),
        *plain("single_round_project", "extra"),
        *plain("group_project", "extra"),
        *plain("item", "extra"),
        *plain("activity", "extra"),
        *plain("job", "extra"),
        *plain("partner", "extra"),
        trait("extra"),
    ],
    ids=lambda card: card.kind_name,
)
def test_every_card_of_the_play_area_breaks_a_tie_and_else_the_victory_is_shared(extra: Card) -> None:
    shared, decided = Table(cards=[extra]), Table(cards=[extra])
    decided.seat(1).holds("extra")

    for table in (shared, decided):
        table.begin("resolution", "old_age_3")

    assert shared.winners() == [0, 1]
    assert decided.winners() == [1]


@rule("PH.q.60")
def test_life_goals_do_not_count_as_cards() -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=4)]).goals("richest")
    table.seat(0).has(money=1)
    table.seat(1).has(lth=4)

    table.begin("resolution", "old_age_3")

    assert table.state.goal_winner == [0]
    assert table.winners() == [0, 1]


@rule("PH.q.61")
@pytest.mark.parametrize(("lth", "money", "wins"), [(49, 5, True), (49, 4, False), (46, 20, True)])
def test_the_solo_score_is_counted_after_inheritance_and_without_goal_rewards(lth: int, money: int, wins: bool) -> None:
    table = Table(cards=DECK, seats=1).goals("thrifty")
    table.seat(0).has(lth=lth, money=money)

    table.begin("resolution", "old_age_3")

    assert table.seat(0).lth == lth + money // 5
    assert table.winners() == ([0] if wins else [])


@rule("PH.q.61")
@pytest.mark.parametrize(("money", "wins"), [(3, True), (2, False)])
def test_solo_conditions_are_checked_at_the_end_of_the_game(money: int, wins: bool) -> None:
    table = Table(cards=DECK, seats=1).goals("thrifty")
    table.seat(0).has(lth=60, money=9)
    table.begin("action", "adult_1")
    table.seat(0).has(money=money)

    table.begin("resolution", "old_age_3")

    assert table.winners() == ([0] if wins else [])


def exchanging_game() -> Session[State]:
    game = Pursuit(catalog().cards("second", []), "second", 1)
    sessions = (Session(game, f"goals-{number}") for number in range(500))
    return next(session for session in sessions if session.choices(0)[0].startswith("exchange"))


@rule("PH.q.62")
@pytest.mark.parametrize("choice", [0, 1])
def test_the_player_chooses_which_goal_leaves_and_draws_from_the_other_seven(choice: int) -> None:
    session = exchanging_game()
    waiting = session.state.draw[LIFE_GOAL_PILE][:]
    before = session.state.goals[:]
    assert len(waiting) == 7

    session.choose(0, session.choices(0)[choice])

    new = [goal for goal in session.state.goals if goal not in before]
    assert len(new) == 1
    assert new[0] in waiting


@rule("PH.q.63")
def test_inheritance_does_not_use_up_what_the_goals_compare() -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=4)]).goals("richest")
    table.seat(0).has(money=10)
    table.seat(1).has(money=4)

    table.begin("resolution", "old_age_3")

    assert table.seat(0).money == 10
    assert table.game.scores(table.state) == [2 + 4, 0]
