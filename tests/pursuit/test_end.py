"""The end of the game: when it comes, Inheritance, Life Goals, who wins."""

import pytest

from wellspent.games.pursuit.cards import GAME_END, Card
from wellspent.games.pursuit.state import GOAL_CLOSED
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, reach_goal

PLANS = [card(f"plan_{number}", "basic_project", level(), level()) for number in range(1, 6)]
CHOIR = card("choir", "group_project", *[level({}, {"lth": 1})] * 4, additional=[{"money": 1}, {"lth": 2}])


def end_by_age(table: Table) -> Table:
    """PH.resolve.13: with Old Age 3 every life ends."""
    return table.begin("resolution", "old_age_3")


def crowded(table: Table, seat: int, *ids: str) -> None:
    for id in ids:
        table.seat(seat).holds(id)


@rule("PH.end.01")
@pytest.mark.parametrize(("other_stress", "is_over"), [(15, True), (7, False)])
def test_the_game_ends_when_the_lives_of_all_players_have_ended(other_stress: int, is_over: bool) -> None:
    table = Table()
    table.seat(0).has(stress=15)
    table.seat(1).has(stress=other_stress)

    table.begin("preparation", "old_age_1")

    assert not table.seat(0).is_alive
    assert table.state.finished is is_over


@rule("PH.resolve.13", "PH.stress.06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_log_cites_what_ended_a_life(edition: str) -> None:
    old = end_by_age(Table(edition=edition).goals())
    worn_out = Table(edition=edition).goals()
    worn_out.seat(0).has(stress=15)
    worn_out.begin("preparation", "old_age_1")

    assert [event.rule for event in old.told("life_ended")] == ["PH.resolve.13"] * 2
    assert [event.rule for event in worn_out.told("life_ended")] == ["PH.stress.06"]


@rule("PH.end.02")
def test_the_check_in_preparation_ends_the_game_before_anything_is_dealt() -> None:
    table = Table()
    for seat in table.seats:
        seat.has(stress=15)

    table.begin("preparation", "old_age_1")

    assert table.state.finished
    assert table.told("turned_up") == table.told("hourglasses") == []


@rule("PH.end.02")
def test_the_game_ends_in_the_middle_of_upkeep_if_the_last_life_does() -> None:
    table = Table(seats=1, cards=PLANS)
    table.seat(0).has(stress=14, money=3).holds("car", 2)
    crowded(table, 0, "plan_1", "plan_2", "plan_3", "plan_4", "plan_5")

    table.begin("upkeep", "adult_2")

    assert table.state.finished
    assert table.seat(0).cards() == ["car", "plan_1", "plan_2", "plan_3", "plan_4", "plan_5"]


@rule("PH.end.02", "PH.end.03")
def test_a_last_life_that_ends_in_the_action_phase_still_sees_the_resolution_phase() -> None:
    table = Table(cards=[CHOIR])
    table.seat(0).holds("choir").has(stress=15, hourglasses=2).stands_on(study=1)
    table.seat(1).has_died()
    table.begin("action")

    table.choose("study")

    assert table.state.finished
    assert table.seat(0).changed() == {"stress": 1, "knowledge": 3, "money": 1}
    assert table.seat(0).aside() == ["choir"]
    assert table.told("round") == []


@rule("PH.end.04", "PH.end.05")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ({"knowledge": 12, "creativity": 4, "influence": 5, "money": 14}, 5),
        ({"knowledge": 4, "creativity": 4}, 0),
        ({"knowledge": 4, "creativity": 4, "influence": 4, "money": 4}, 0),
        ({"knowledge": 5}, 1),
        ({"creativity": 9}, 1),
        ({"influence": 10}, 2),
        ({"money": 25}, 5),
    ],
)
def test_inheritance_is_one_lth_for_every_five_of_a_type(left: dict[str, int], points: int) -> None:
    table = Table().goals()
    table.seat(0).has(**left)

    end_by_age(table)

    assert table.seat(0).lth == points
    assert [event.number for event in table.told("inherited")] == [points, 0]


@rule("PH.end.06")
def test_game_end_goals_are_checked_after_inheritance() -> None:
    table = Table(cards=[leading_goal("happiest", "lth", lth=4)]).goals("happiest")
    table.seat(0).has(lth=3)
    table.seat(1).has(lth=2, money=10)

    end_by_age(table)

    assert table.game.scores(table.state) == [3, 8]


@rule("PH.end.06")
def test_a_mid_game_goal_is_not_checked_at_the_end() -> None:
    goals = [reach_goal("during", "lth", 2, lth=7), reach_goal("finally", "lth", 2, lth=5, timing=GAME_END)]
    table = Table(cards=goals).goals("during", "finally")
    table.seat(0).has(money=10)

    end_by_age(table)

    assert table.seat(0).lth == 2 + 5


@rule("PH.end.06")
def test_a_goal_that_was_awarded_is_not_awarded_again() -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=4)]).goals("richest")
    table.state.goal_winner = [1]
    table.seat(0).has(money=3)

    end_by_age(table)

    assert table.game.scores(table.state) == [0, 0]


@rule("PH.end.06", "PH.q.59")
@pytest.mark.parametrize(("money", "scores"), [((4, 1), [0, 0]), ((5, 1), [5, 0]), ((5, 5), [1, 1])])
def test_a_goal_for_the_most_may_ask_for_so_much_as_well(money: tuple[int, ...], scores: list[int]) -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=4, at_least=5)]).goals("richest")
    for seat, amount in zip(table.seats, money, strict=True):
        seat.has(money=amount)

    end_by_age(table)

    assert table.game.scores(table.state) == scores


@rule("PH.end.07")
def test_a_player_may_receive_several_life_goals() -> None:
    goals = [leading_goal("richest", "money", lth=4), leading_goal("wisest", "knowledge", lth=3)]
    table = Table(cards=goals).goals("richest", "wisest")
    table.seat(1).has(money=1, knowledge=1)

    end_by_age(table)

    assert table.game.scores(table.state) == [0, 7]
    assert [event.seat for event in table.told("goal_reached")] == [1, 1]


@rule("PH.end.08")
@pytest.mark.parametrize(
    "goal", [leading_goal("goal", "money", lth=4), reach_goal("goal", "money", 2, lth=4, timing=GAME_END)]
)
@pytest.mark.parametrize(("money", "scores"), [((3, 3, 1), [0, 0, 0]), ((3, 1, 1), [4, 0, 0])])
def test_a_tie_for_a_life_goal_gives_it_to_nobody(goal: Card, money: tuple[int, ...], scores: list[int]) -> None:
    table = Table(cards=[goal], seats=3).goals("goal")
    for seat, amount in zip(table.seats, money, strict=True):
        seat.has(money=amount)

    end_by_age(table)

    assert table.game.scores(table.state) == scores
    is_tied = not any(scores)
    assert table.state.goal_winner == [GOAL_CLOSED if is_tied else 0]
    assert [event.rule for event in table.told("goal_closed")] == (["PH.end.08"] if is_tied else [])


@rule("PH.end.09", "PH.end.10", "PH.end.11")
@pytest.mark.parametrize(
    ("lth", "cards", "winners"),
    [
        ((10, 11, 9), (3, 0, 3), [1]),
        ((11, 11, 9), (1, 2, 3), [1]),
        ((11, 11, 11), (2, 1, 2), [0, 2]),
        ((-1, -2, -3), (0, 0, 0), [0]),
    ],
)
def test_most_lth_wins_then_most_cards_then_the_victory_is_shared(
    lth: tuple[int, ...], cards: tuple[int, ...], winners: list[int]
) -> None:
    items = [card(f"thing_{seat}_{number}", "item", level()) for seat in range(3) for number in range(3)]
    table = Table(seats=3, cards=items).goals()
    for seat in table.seats:
        seat.has(lth=lth[seat.number])
        crowded(table, seat.number, *[f"thing_{seat.number}_{number}" for number in range(cards[seat.number])])

    end_by_age(table)

    assert table.winners() == winners


@rule("PH.end.10")
def test_cards_set_aside_break_a_tie_and_discarded_ones_do_not() -> None:
    table = Table(cards=PLANS).goals().thrown_away("plan_3", "plan_4")
    table.seat(0).has_aside("plan_1").has_aside("plan_2")
    table.seat(1).holds("plan_5").has(discards=2)

    end_by_age(table)

    assert table.winners() == [0]


@rule("PH.end.12")
def test_a_life_that_ended_early_scores_and_wins_like_any_other() -> None:
    table = Table(cards=[leading_goal("richest", "money", lth=4)]).goals("richest")
    table.seat(0).has(lth=7, money=10).has_died()
    table.seat(1).has(lth=12, money=4)

    end_by_age(table)

    assert table.game.scores(table.state) == [7 + 2 + 4, 12]
    assert table.winners() == [0]


@rule("PH.end.13")
@pytest.mark.parametrize("left", [{"sth": 3}, {"hourglasses": 9}, {"stress": 1}])
def test_hourglasses_sth_and_calm_are_worth_nothing_at_the_end(left: dict[str, int]) -> None:
    table = Table().goals()
    table.seat(0).has(**left)

    end_by_age(table)

    assert table.state.finished
    assert table.game.scores(table.state) == [0, 0]
