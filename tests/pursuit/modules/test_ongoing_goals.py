"""Ongoing Life Goals: they reward everybody, every time."""

import pytest

from wellspent.games.pursuit.board import SOLO_GOALS
from wellspent.games.pursuit.cards import EACH, MEASURES, ONGOING, REACH, Card, Goal
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.nostalgia import Nostalgia
from wellspent.games.pursuit.modules.ongoing_goals import OngoingGoals
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import bound_on, card, level, of_module, plain, reach_goal

CARDS = of_module("ongoing_goals")


def each_goal(id: str, measure: str, solo: int = 1) -> Card:
    tests = [bound_on(measure, solo)] if solo else []
    goal = Goal(ONGOING, EACH, MEASURES.index(measure), [], goods(lth=1), tests)
    return Card(id, "ongoing_life_goal", "life_goal", [], goal=goal)


def state_goal(id: str, measure: str, bound: int) -> Card:
    goal = Goal(ONGOING, REACH, -1, [bound_on(measure, bound)], goods(lth=2), [bound_on(measure, bound)])
    return Card(id, "ongoing_life_goal", "life_goal", [], goal=goal)


FINISHER = each_goal("finisher", "completed_projects")
SAVER = state_goal("saver", "money", 5)
PROJECTS = plain("basic_project", "one", "two") + plain("single_round_project", "quick", "quicker")


def goal_table(*goals: Card, seats: int = 2, cards: list[Card] | None = None) -> Table:
    table = Table(OngoingGoals, cards=[*goals, *PROJECTS, *(cards or [])], only=True, seats=seats)
    return table.goals(*(goal.id for goal in goals))


@rule("OLG.comp.01", "OLG.q.05")
def test_there_are_three() -> None:
    assert [card.kind_name for card in CARDS] == ["ongoing_life_goal"] * 3
    assert all(card.goal is not None and card.goal.timing == ONGOING and card.goal.solo for card in CARDS)


@rule("OLG.setup.01", "OLG.setup.02")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_they_are_shuffled_among_the_others_and_take_the_place_of_one(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(12):
        table = Table(OngoingGoals, cards=CARDS, seats=seats)
        state = table.game.start(str(seed))
        kinds = [table.game.rules.cards[number].kind_name for number in state.goals]
        assert len(kinds) == (SOLO_GOALS if seats == 1 else seats)
        seen.add(kinds.count("ongoing_life_goal"))

    assert len(seen) > 1


@rule("OLG.action.01", "OLG.ex.01", "OLG.action.02", "OLG.q.01")
def test_two_projects_in_a_round_are_rewarded_twice_and_the_next_player_as_well() -> None:
    table = goal_table(FINISHER)
    table.seat(0).has(hourglasses=2).holds("one", level=3).holds("two", level=3)
    table.seat(1).has(hourglasses=2).holds("quick")
    table.begin().choose("advance one 4", "rest 0", "advance two 4")
    assert table.seat(0).changed() == {"lth": 2}
    assert table.seat(1).changed() == {}

    table.choose("rest 0")

    # OLG.action.03: a Single-Round Project is completed in the Resolution Phase.
    assert table.seat(1).changed() == {"lth": 1}


@rule("OLG.action.01")
def test_what_is_done_twice_in_one_moment_is_rewarded_twice() -> None:
    table = goal_table(FINISHER)
    table.seat(0).holds("quick").holds("quicker")
    table.begin("resolution")

    assert table.seat(0).lth == 2


@rule("OLG.action.03")
def test_the_reward_comes_at_once() -> None:
    table = goal_table(FINISHER)
    table.seat(0).holds("one", level=3)
    table.begin().choose("advance one 4")

    assert table.story("completed", "goal_reached") == ["completed", "goal_reached"]
    assert table.seat(0).lth == 1


@rule("OLG.action.03", "OLG.q.02")
def test_in_the_upkeep_phase_it_is_looked_at_after_every_bill() -> None:
    lines = level({}, {}, upkeep={"knowledge": 1}, upkeep_reward={"money": 5})
    costly = level({}, {}, upkeep={"money": 5})
    cards = [card("source", "item", lines, lines, lines), card("drain", "item", costly, costly, costly)]
    table = goal_table(SAVER, cards=cards)
    table.seat(0).has(knowledge=1).holds("source").holds("drain")
    table.begin("upkeep").choose("pay source", "pay drain")

    assert table.seat(0).money == 0
    assert table.seat(0).changed()["lth"] == 2


@rule("OLG.action.04")
def test_a_life_that_ended_in_this_action_phase_may_still_fulfil_it_in_the_resolution_phase() -> None:
    table = goal_table(FINISHER)
    table.seat(0).has(stress=15).stands_on(study=1).holds("quick")
    table.begin().choose("study")
    table.mark()
    table.end_round()

    assert table.seat(0).changed() == {"lth": 1}


@rule("OLG.action.04")
def test_a_life_that_ended_earlier_can_no_longer_fulfil_it() -> None:
    table = goal_table(SAVER)
    table.seat(0).has_died().has(money=9)
    table.begin(turn=1).end_round()

    assert table.seat(0).lth == 0


@rule("OLG.action.05", "OLG.end.01")
def test_it_stays_open_and_is_not_scored_at_the_end() -> None:
    table = goal_table(SAVER)
    table.seat(0).has(money=4)
    table.begin(round="old_age_3").choose("temp_job")
    assert table.seat(0).lth == 2
    assert table.state.goal_winner == [-1]

    table.play_on("end")

    # 7 Money leave 1 LTH.
    assert table.seat(0).lth == 3
    assert table.state.goal_winner == [-1]
    assert table.ids(table.state.goals) == ["saver"]


@rule("OLG.q.02")
def test_a_state_is_rewarded_on_every_change_to_fulfilled_and_not_continuously() -> None:
    sink = card("sink", "item", level({"money": 3}), level(), level())
    table = goal_table(SAVER, seats=2, cards=[sink, *plain("item", "other")])
    table.row("item_activity", "sink").next_cards("item_activity", "other")
    table.seat(0).has(money=4, hourglasses=5)
    table.seat(1).has(hourglasses=0)
    table.begin().choose("temp_job")
    assert table.seat(0).lth == 2
    table.choose("study")
    assert table.seat(0).lth == 2
    table.choose("spend sink 1")
    assert table.seat(0).money == 4

    table.choose("temp_job")

    assert table.seat(0).lth == 4


@rule("OLG.q.04")
def test_two_players_who_fulfil_it_at_the_same_moment_are_both_awarded() -> None:
    table = goal_table(FINISHER)
    table.seat(0).holds("quick")
    table.seat(1).holds("quicker")
    table.begin("resolution")

    assert [table.seat(0).lth, table.seat(1).lth] == [1, 1]


@rule("OLG.solo.01")
def test_alone_only_the_solo_condition_counts() -> None:
    table = goal_table(FINISHER, seats=1)
    table.seat(0).holds("one", level=3)
    table.begin().choose("advance one 4")

    assert table.seat(0).lth == 0
    assert table.game.has_won_solo(table.state) is False
    table.seat(0).has(lth=50)
    assert table.game.has_won_solo(table.state) is True


@rule("OLG.solo.01")
def test_alone_a_goal_without_a_solo_condition_is_replaced_by_another_draw() -> None:
    cards = [each_goal(f"endless_{number}", "roles", solo=0) for number in range(4)]
    cards += [reach_goal(f"plain_{number}", "money", 5) for number in range(3)]
    table = Table(OngoingGoals, cards=cards, only=True, seats=1)
    for seed in range(6):
        state = table.game.start(str(seed))
        assert sorted(table.ids(state.goals)) == ["plain_0", "plain_1", "plain_2"]


@rule("OLG.q.03")
def test_a_personal_ongoing_goal_is_a_card_of_its_own() -> None:
    table = Table(OngoingGoals, Nostalgia, cards=[*CARDS, *of_module("nostalgia")], seats=2)

    assert {card.kind_name for card in table.game.rules.cards if card.pile_name == "life_goal"} == {
        "life_goal",
        "ongoing_life_goal",
    }


@pytest.mark.parametrize(
    ("id", "means", "line", "lth"),
    [
        ("and_done", {}, "advance sourdough 4", 1),
        ("breathing_space", {"stress": 4}, "rest 0", 0),
    ],
)
def test_the_cards_of_the_box_reward_what_they_say(id: str, means: dict[str, int], line: str, lth: int) -> None:
    table = Table(OngoingGoals, cards=CARDS).goals(id)
    table.seat(0).has(creativity=9, influence=9, **means).holds("sourdough", level=3)
    before = 4 if line.startswith("advance") else 0
    table.begin().choose(line)

    assert table.seat(0).changed().get("lth", 0) == before + lth


@rule("OLG.action.01")
def test_breathing_space_is_rewarded_when_stress_comes_down_to_the_green() -> None:
    bed = plain("item", "bed_of_ease", lines=level({}, {"health": 1}))
    table = Table(OngoingGoals, cards=[*CARDS, *bed]).goals("breathing_space")
    table.row("item_activity", "bed_of_ease")
    table.seat(0).has(stress=4)
    table.begin().choose("spend bed_of_ease 1")

    assert table.seat(0).stress == 2
    assert table.seat(0).changed()["lth"] == 2
