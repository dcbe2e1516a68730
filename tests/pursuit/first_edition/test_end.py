"""First edition: the end of the game, and the solo game."""

import pytest

from wellspent.engine.session import Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, plain, reach_goal

PARTY = card("party", "group_project", *[level()] * 4, additional=[{"money": 5}])
SOLO_GOALS = [reach_goal(id, "money", 1, lth=9, solo=3) for id in ("goal_1", "goal_2", "goal_3")]
PAIR = {"live_fast_die_young_first", "zen"}


@rule("PH1.end.01")
def test_the_game_ends_the_moment_all_players_are_dead_and_the_round_is_not_finished() -> None:
    table = Table(edition="first", cards=[PARTY])
    table.seat(0).holds("party", 1).has(stress=15, hourglasses=2).stands_on(study=1)
    table.seat(1).has_died()
    table.begin("action")

    table.choose("study")

    assert table.state.finished
    assert table.seat(0).money == 0
    assert table.told("first_player") == []


@rule("PH1.end.02")
def test_every_drawn_goal_is_checked_after_inheritance() -> None:
    goals = [reach_goal("happy", "lth", 2, lth=7), leading_goal("happiest", "lth", lth=4)]
    table = Table(edition="first", cards=goals).goals("happy", "happiest")
    table.seat(0).has(lth=1)
    table.seat(1).has(money=14)

    table.begin("resolution", "old_age_3")

    assert table.game.scores(table.state) == [1, 2 + 7 + 4]


@rule("PH1.end.03")
@pytest.mark.parametrize(("cards", "winners"), [(("a",), [0]), ((), [0, 1])])
def test_the_tied_player_with_the_most_cards_wins(cards: tuple[str, ...], winners: list[int]) -> None:
    table = Table(edition="first", cards=plain("basic_project", "a", "b")).thrown_away("b")
    for id in cards:
        table.seat(0).has_aside(id)
    table.seat(1).has(discards=1)

    table.begin("resolution", "old_age_3")

    assert table.winners() == winners


@rule("PH1.solo.01")
def test_the_solo_game_has_the_rows_of_two_players() -> None:
    table = Table(edition="first", seats=1).begin("preparation", "adult_1")

    assert [len(table.row_ids(pile)) for pile in ("project", "item_activity", "job", "partner")] == [3, 3, 2, 2]


def solo_sessions() -> list[Session[State]]:
    game = Pursuit(catalog().cards("first", []), "first", 1)
    return [Session(game, f"goals-{number}") for number in range(60)]


@rule("PH1.solo.02")
def test_three_goals_are_drawn_and_their_normal_conditions_and_rewards_are_ignored() -> None:
    assert {len(session.state.goals) for session in solo_sessions()[:5]} == {3}

    table = Table(edition="first", seats=1, cards=SOLO_GOALS).goals("goal_1", "goal_2", "goal_3")
    table.seat(0).has(lth=60, money=2)
    table.begin("resolution", "old_age_3")
    assert table.seat(0).lth == 60
    assert table.winners() == []


@rule("PH1.solo.03")
def test_live_fast_and_zen_are_exchanged_when_both_are_drawn() -> None:
    asked = 0
    for session in solo_sessions():
        cards = Pursuit(catalog().cards("first", []), "first", 1).rules.cards
        has_both = {cards[number].id for number in session.state.goals} >= PAIR
        assert session.choices(0)[0].startswith("exchange") is has_both
        asked += has_both

    assert asked > 0


@rule("PH1.solo.04")
@pytest.mark.parametrize(("lth", "money", "wins"), [(50, 3, True), (49, 3, False), (50, 2, False), (49, 5, True)])
def test_the_solo_game_is_won_with_all_goals_and_50_lth(lth: int, money: int, wins: bool) -> None:
    table = Table(edition="first", seats=1, cards=SOLO_GOALS).goals("goal_1", "goal_2", "goal_3")
    table.seat(0).has(lth=lth, money=money)

    table.begin("resolution", "old_age_3")

    assert table.winners() == ([0] if wins else [])
