"""The solo game: three Life Goals and 50 LTH."""

from itertools import product

import pytest

from wellspent.engine.session import Session
from wellspent.games.pursuit.cards import MEASURES
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps.resolve import solo_goals_met
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import reach_goal

PAIR = {"live_fast_die_young", "zen"}
GOALS = [
    reach_goal("thrifty", "money", 1, lth=9, solo=3),
    reach_goal("learned", "knowledge", 1, lth=9, solo=3),
    reach_goal("known", "influence", 1, lth=9, solo=3),
]


def goal_ids(session: Session[State]) -> set[str]:
    assert isinstance(session.game, Pursuit)
    return {session.game.rules.cards[number].id for number in session.state.goals}


def new_game(seats: int, both: bool) -> Session[State]:
    """The first game in which both goals of the excluded pair were drawn, or not both."""
    game = Pursuit(catalog().cards("second", []), "second", seats)
    sessions = (Session(game, f"goals-{number}") for number in range(500))
    return next(session for session in sessions if (goal_ids(session) >= PAIR) is both)


def solo_table() -> Table:
    table = Table(seats=1, cards=GOALS).goals("thrifty", "learned", "known")
    table.seat(0).has(money=3, knowledge=3, influence=3)
    return table


@rule("PH.solo.01")
def test_the_solo_game_has_the_rows_and_hourglasses_of_the_others() -> None:
    table = Table(seats=1).begin("preparation", "adult_1")

    assert [len(table.row_ids(pile)) for pile in ("project", "item_activity", "job", "partner")] == [4, 4, 4, 4]
    assert table.seat(0).hourglasses == 6


@rule("PH.solo.01")
def test_the_solo_game_has_the_rounds_of_the_others() -> None:
    table = Table(seats=1)
    table.seat(0).has(stress=1)

    table.begin("resolution", "old_age_2")
    assert table.age == "old_age_3"
    assert table.seat(0).stress == 10

    table.begin("resolution", "old_age_3")
    assert table.state.finished


@rule("PH.solo.02")
def test_three_life_goals_are_drawn() -> None:
    assert len(new_game(1, both=False).state.goals) == 3


@rule("PH.solo.03")
@pytest.mark.parametrize(("given_back", "kept"), [("zen", "live_fast_die_young"), ("live_fast_die_young", "zen")])
def test_one_of_live_fast_and_zen_is_exchanged_at_the_players_choice(given_back: str, kept: str) -> None:
    session = new_game(1, both=True)
    drawn = goal_ids(session)
    assert {line for line in session.choices(0) if line != "leave"} == {f"exchange {id}" for id in PAIR}

    session.choose(0, f"exchange {given_back}")

    assert len(session.state.goals) == 3
    assert goal_ids(session) > drawn - {given_back}
    assert kept in goal_ids(session)
    assert given_back not in goal_ids(session)


@rule("PH.solo.03")
@pytest.mark.parametrize(("seats", "both"), [(1, False), (4, True)])
def test_nothing_is_exchanged_unless_both_are_drawn_in_a_solo_game(seats: int, both: bool) -> None:
    session = new_game(seats, both)

    assert all(line.startswith("keep ") for line in session.choices(0))


@rule("PH.solo.04")
@pytest.mark.parametrize(
    ("lth", "knowledge", "wins"), [(50, 3, True), (64, 3, True), (49, 3, False), (50, 2, False), (99, 0, False)]
)
def test_the_player_wins_with_all_three_goals_and_50_lth(lth: int, knowledge: int, wins: bool) -> None:
    table = solo_table()
    table.seat(0).has(lth=lth, knowledge=knowledge)

    table.begin("resolution", "old_age_3")

    assert table.winners() == ([0] if wins else [])


@rule("PH.solo.05")
def test_the_normal_conditions_and_rewards_of_the_goals_are_ignored() -> None:
    table = Table(seats=1, cards=GOALS).goals("thrifty", "learned", "known").begin("action")

    table.choose("study", "temp_job", "interact")
    assert table.seat(0).lth == 0

    table.begin("resolution", "old_age_3")
    assert table.seat(0).lth == 0
    assert table.told("goal_reached") == []


@rule("PH.solo.06")
def test_inheritance_counts_towards_the_50_lth() -> None:
    table = solo_table()
    table.seat(0).has(lth=49, creativity=5)

    table.begin("resolution", "old_age_3")

    assert table.seat(0).lth == 50
    assert table.winners() == [0]


@rule("PH.solo.07")
def test_the_player_stays_first_player_and_sth_is_reset() -> None:
    table = Table(seats=1)
    table.seat(0).has(sth=-2)

    table.begin("resolution", "adult_1")

    assert table.state.first_player == 0
    assert table.seat(0).sth == 0


@rule("PH.solo.08")
def test_a_group_project_may_be_taken_alone_with_two_roles_at_most() -> None:
    table = Table(seats=1).row("project", "magazine", "yoga")
    table.seat(0).has(knowledge=9, creativity=9, influence=9)
    table.begin("action")

    table.choose("take magazine 1", "join magazine 3")

    assert [role.player for role in table.state.roles] == [0, 0]
    assert table.options("join") == []
    assert table.refused("join magazine 2") == "two_roles"
    assert table.refused_by("join magazine 2") == "PH.project.18"


@rule("PH.solo.04")
def test_a_condition_that_only_sets_a_limit_is_met_when_the_life_has_ended() -> None:
    table = Table(seats=1).goals("live_fast_die_young", "zen", "no_loose_ends")
    assert solo_goals_met(table.game.rules, table.state) == [False, False, False]
    table.begin(round="adult_2").interrupt(0, "leave")

    assert solo_goals_met(table.game.rules, table.state) == [True, False, False]


@rule("PH.solo.03", "PH.solo.04", "PH.stress.06")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_any_goals_that_may_lie_together_can_be_met_by_one_life_that_has_ended(edition: str) -> None:
    modules, sets = (module_names(), ["box"]) if edition == "second" else ([], [])
    goals = {card.id: card for card in catalog().cards(edition, modules, sets) if card.pile_name == "life_goal"}
    wanted = {id: card.goal.solo for id, card in goals.items() if card.goal is not None}

    for id, tests in wanted.items():
        # Both indicators have left their tracks by then.
        assert {"stress", "sth"}.isdisjoint(MEASURES[test.measure] for test in tests), id
        for other in wanted.keys() - {goals[id].excludes}:
            for most, least in product(tests, wanted[other]):
                if most.at_most and not least.at_most and most.measure == least.measure:
                    assert least.bound <= most.bound, (id, other)
