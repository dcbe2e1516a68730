"""Nostalgia: the four categories once they are real, their actions, and Life Goals of one's own."""

import pytest

from tests.pursuit.modules.attic import (
    LEVELS,
    attic,
    counting_goal,
    memory,
    personal_goal,
    remembers,
)
from wellspent.games.pursuit.cards import ABILITY_ON, EACH, ON_COMPLETE, REACH, Ability, Card
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.nostalgia.part import BOTH
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import level, plain

ALL = ["nostalgia", "community", "experiences"]
PRINTED = [card for card in catalog().cards("second", ALL) if card.module == "nostalgia"]
GIFT = memory("gift", level(), level({"knowledge": 2}, {"lth": 1}))
TALE = memory(
    "tale",
    level(),
    level({"knowledge": 1}, {"lth": 1}),
    level({"creativity": 2}, {"lth": 3}),
    level({"influence": 2, "hourglass": 1}, {"lth": 5}),
    mark="outcomes",
)
PASSION = memory(
    "passion",
    level(),
    level({"knowledge": 1}, {"lth": 1}),
    level({"knowledge": 2}, {"lth": 2}),
    level({"knowledge": 3}, {"lth": 4}),
    mark="repeatable",
)
GOAL = memory("goal", mark="life_goal")
CARDS = [GIFT, TALE, PASSION, GOAL]


def with_card(id: str, at: int = 1, **means: int) -> Table:
    """The first seat has realized a card and is to play."""
    table = attic(*CARDS)
    table.seat(0).has(**(means or {"knowledge": 9, "creativity": 9, "influence": 9})).holds(id, at)
    return table.begin()


# Categories.


@rule("NOS.cat.01")
@pytest.mark.parametrize("card", PRINTED, ids=[card.id for card in PRINTED])
def test_a_card_belongs_to_one_of_four_categories_and_has_its_levels(card: Card) -> None:
    [mark] = card.marks

    assert card.top + 1 == LEVELS[mark]


@rule("NOS.cat.01")
def test_every_category_has_its_share_of_the_sixty_four_cards() -> None:
    marks = [card.marks[0] for card in PRINTED]

    assert len(PRINTED) == 64
    assert all(marks.count(mark) >= 14 for mark in LEVELS)


@rule("NOS.cat.09")
@pytest.mark.parametrize(
    ("id", "lines"),
    [
        ("goal", []),
        ("gift", ["progress gift 2"]),
        ("tale", ["progress tale 2", "conclude tale 3"]),
        ("passion", ["progress passion 2", "progress passion 3", "progress passion 4"]),
    ],
)
def test_a_category_is_completed_by_so_many_card_actions(id: str, lines: list[str]) -> None:
    table = attic(*CARDS)
    remembers(table, id, BOTH)
    table.seat(0).has(knowledge=9, creativity=9, influence=9)
    table.begin()

    for line in [f"realize {id}", *lines]:
        assert table.options("realize", "progress", "conclude") == (
            [line] if "conclude" not in line else [line, "conclude tale 4"]
        )
        table.choose(line, "rest 0")

    assert table.options("realize", "progress", "conclude") == []


@rule("NOS.cat.05")
def test_an_ability_is_in_force_from_its_second_level_on() -> None:
    ability = Ability(ABILITY_ON, 0, goods(lth=1))
    table = attic(memory("gift", level(), level(abilities=[ability])))
    table.seat(0).holds("gift")
    table.begin().choose("study")
    assert table.seat(0).lth == 0

    table.choose("study", "progress gift 2", "study", "study")

    assert table.seat(0).lth == 1
    table.end_round().choose("study", "study")
    assert table.seat(0).lth == 2


@rule("NOS.cat.06", "NOS.action.03")
@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("conclude tale 3", {"creativity": -2, "lth": 3, "hourglasses": -1}),
        ("conclude tale 4", {"influence": -2, "lth": 5, "hourglasses": -2}),
    ],
)
def test_one_of_two_outcomes_is_paid_for_and_gained_and_then_no_other(line: str, changes: dict[str, int]) -> None:
    table = with_card("tale", 2).choose(line)

    assert table.seat(0).changed("hourglasses") == changes
    assert table.seat(0).level("tale") == int(line[-1])
    assert table.choose("study").options("conclude", "progress", "dedicate") == []


@rule("NOS.action.03")
@pytest.mark.parametrize("at", [1, 3, 4])
def test_an_outcome_is_determined_at_the_second_level_only(at: int) -> None:
    assert with_card("tale", at).options("conclude") == []


@rule("NOS.cat.07", "NOS.cat.08", "NOS.q.08", "NOS.action.04", "NOS.action.05")
def test_a_passion_is_paid_for_again_and_again_without_stress() -> None:
    table = with_card("passion", 3, knowledge=12)
    assert table.options("dedicate") == []

    table.choose("progress passion 4")
    assert table.seat(0).changed("hourglasses") == {"knowledge": -3, "lth": 4, "hourglasses": -1}

    for times in (2, 3, 4):
        table.choose("rest 0", "dedicate passion 4")
        changes = {"knowledge": -3 * times, "lth": 4 * times, "hourglasses": -times, "used": times}
        assert table.seat(0).changed("hourglasses", "used") == changes
    assert table.seat(0).level("passion") == 4


# Actions.


@rule("NOS.action.01", "NOS.action.06", "NOS.action.08")
def test_progress_goes_one_level_up_and_is_paid_for() -> None:
    table = with_card("passion", 2, knowledge=2)
    assert table.options("progress") == ["progress passion 3"]

    table.choose("progress passion 3")

    assert table.seat(0).changed("hourglasses", "used") == {"knowledge": -2, "lth": 2, "hourglasses": -1, "used": 1}
    assert sum(table.state.players[0].placed) == 0
    assert table.seat(0).level("passion") == 3
    assert table.decider == 1


@rule("NOS.action.02")
@pytest.mark.parametrize(("id", "at"), [("goal", 1), ("gift", 2), ("tale", 2), ("tale", 3), ("passion", 4)])
def test_there_is_no_progress_beyond_the_last_level(id: str, at: int) -> None:
    assert with_card(id, at).options("progress") == []


@rule("NOS.action.04")
@pytest.mark.parametrize(("id", "at"), [("goal", 1), ("gift", 2), ("tale", 4), ("passion", 3)])
def test_only_a_passion_at_its_last_level_can_be_repeated(id: str, at: int) -> None:
    assert with_card(id, at).options("dedicate") == []


@rule("NOS.action.06")
def test_an_hourglass_in_a_cost_is_a_further_one() -> None:
    table = with_card("tale", 2)
    table.seat(0).has(hourglasses=1)

    assert table.options("conclude") == ["conclude tale 3"]
    assert table.missing("conclude tale 4") == {"hourglass": 1}


@rule("NOS.action.07", "NOS.action.08")
@pytest.mark.parametrize("sth", [-3, 3])
@pytest.mark.parametrize(
    ("id", "at", "line"), [("passion", 2, "progress passion 3"), ("passion", 4, "dedicate passion 4")]
)
def test_the_mood_changes_no_price_of_a_memory(id: str, at: int, line: str, sth: int) -> None:
    price = 2 if at == 2 else 3
    table = with_card(id, at, knowledge=price, creativity=9, sth=sth)
    assert line in table.options()
    table.seat(0).has(knowledge=price - 1)
    assert table.refused(line) == "cannot_pay"
    assert table.missing(line) == {"knowledge": 1}

    table.seat(0).has(knowledge=price)
    table.choose(line)

    assert table.seat(0).knowledge == 0
    assert table.seat(0).creativity == 9


# Life Goals of one's own.


def with_goal(card: Card, *others: Card) -> Table:
    """The first seat has just realized a card with a goal."""
    table = attic(card, *others)
    remembers(table, card.id, BOTH)
    return table


@rule("NOS.cat.02", "NOS.cat.03")
def test_a_mid_game_goal_is_fulfilled_once_and_by_its_owner_alone() -> None:
    table = with_goal(memory("hoard", mark="life_goal", goal=personal_goal("mid_game", "money", 3, lth=5)))
    table.begin().choose("realize hoard", "temp_job")
    assert [seat.lth for seat in table.seats] == [0, 0]

    table.choose("temp_job")
    assert table.seat(0).lth == 5
    assert len(table.told("personal_goal")) == 1

    table.choose("study", "temp_job")
    assert table.seat(0).lth == 5


@rule("NOS.cat.02", "NOS.q.07")
def test_a_goal_about_a_state_is_looked_at_as_soon_as_it_is_realized() -> None:
    table = with_goal(memory("hoard", mark="life_goal", goal=personal_goal("mid_game", "money", 3, lth=5)))
    table.seat(0).has(money=3)
    table.begin().choose("realize hoard")

    assert table.seat(0).changed() == {"lth": 5}


@rule("NOS.cat.03", "NOS.cat.04", "NOS.q.07")
def test_an_ongoing_goal_counts_every_time_but_not_the_past() -> None:
    projects = plain("basic_project", "past", "next", "last")
    table = with_goal(memory("end", mark="life_goal", goal=counting_goal(EACH, "completed_basic", lth=2)), *projects)
    table.seat(0).has_aside("past").holds("next", 3).holds("last", 3)
    table.begin().choose("realize end")
    assert table.seat(0).lth == 0

    table.choose("study", "advance next 4")
    assert table.seat(0).lth == 2

    table.choose("study", "advance last 4")
    assert table.seat(0).lth == 4
    assert len(table.told("personal_goal")) == 2


@rule("NOS.cat.03")
@pytest.mark.parametrize(("money", "lth"), [(4, 0), (5, 3 + 1)])
def test_a_game_end_goal_is_looked_at_once_at_the_end(money: int, lth: int) -> None:
    table = with_goal(memory("hoard", mark="life_goal", goal=personal_goal("game_end", "money", 5)))
    table.seat(0).has(money=money)
    table.begin(round="old_age_3").choose("realize hoard")
    assert table.seat(0).lth == 0

    table.play_on("end")

    # Five Money are an Inheritance of one besides.
    assert table.seat(0).lth == lth
    assert len(table.told("personal_goal")) == (1 if lth else 0)


@rule("NOS.cat.03")
def test_a_game_end_goal_is_scored_for_a_life_that_has_ended() -> None:
    table = with_goal(memory("hoard", mark="life_goal", goal=personal_goal("game_end", "money", 1)))
    table.seat(0).has_died().has(money=1).holds("hoard")
    table.begin(round="old_age_3").play_on("end")

    assert table.seat(0).lth == 3


@rule("NOS.q.17")
def test_all_that_react_to_an_event_apply() -> None:
    projects = plain("basic_project", "next")
    gift = memory("gift", level(), level(abilities=[Ability(ABILITY_ON, ON_COMPLETE, goods(lth=1))]))
    goals = [memory(id, mark="life_goal", goal=counting_goal(EACH, "completed_basic", lth=2)) for id in ("one", "two")]
    table = attic(gift, *goals, *projects)
    table.seat(0).holds("gift", 2).holds("one").holds("two").holds("next", 3)
    table.begin().choose("advance next 4")

    assert table.seat(0).changed() == {"lth": 5}


@rule("NOS.base.05")
@pytest.mark.parametrize("card", [card for card in PRINTED if card.goal], ids=lambda card: card.id)
def test_no_printed_goal_compares_its_owner_with_others(card: Card) -> None:
    goal = card.goal

    assert goal is not None
    assert goal.aim in (REACH, EACH)
    assert goal.tests or goal.aim == EACH or card.levels[0].abilities
    assert goal.reward.lth > 0


@rule("NOS.cat.02")
def test_whoever_died_fulfils_no_mid_game_goal_any_more() -> None:
    table = attic(memory("hoard", mark="life_goal", goal=personal_goal("mid_game", "money", 3)))
    table.seat(0).has_died().has(money=3).holds("hoard")
    table.begin().choose("study").end_round()

    assert table.seat(0).lth == 0
    assert table.told("personal_goal") == []
