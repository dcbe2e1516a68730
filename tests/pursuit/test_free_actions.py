"""Free Actions: Refresh Cards and Discard a Card."""

import pytest

from wellspent.games.pursuit.cards import JOB_PILE, MID_GAME, REACH, Card, Goal
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import goods
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import bound_on, card, job, level, reach_goal, trait

PROJECTS = [card(f"p{n}", "basic_project", level(), level()) for n in range(8)]
LADDER = card("ladder", "basic_project", level(reward={"lth": 1}), level(reward={"lth": 2}), level())
HUT = card("hut", "item", level(), level(upkeep={"money": 1}))
LOVE = card("love", "partner", level(), level(upkeep={"money": 1}))
CLERK = job("clerk", "social", 1, level(), level())
ELDER = job("elder", "social", 3, level(), level(upkeep_reward={"money": 1}))
HIKE = card("hike", "activity", level())
SPRINT = card("sprint", "single_round_project", level())
BAND = card("band", "group_project", level(), level())
LUCK = card("luck", "activity", level(effects=[Take(JOB_PILE)]))
SHY = trait("shy")
GOAL = reach_goal("rich", "money", 99)
CARDS = [LADDER, HUT, LOVE, CLERK, ELDER, HIKE, SPRINT, BAND, LUCK, SHY, GOAL]
ROW = ("p0", "p1", "p2", "p3")


def project_table(**values: int) -> Table:
    table = Table(cards=PROJECTS).goals().row("project", *ROW).next_cards("project", "p4", "p5", "p6", "p7")
    table.seat(0).has(**values)
    return table.begin()


# Refresh Cards.


@rule("PH.refresh.01", "PH.refresh.05")
@pytest.mark.parametrize(
    ("lines", "row"),
    [
        (["replace p0", "redraw"], ["p4", "p1", "p2", "p3"]),
        (["replace p3"], ["p0", "p1", "p2", "p4"]),
        (["replace p1", "replace p2", "redraw"], ["p0", "p4", "p5", "p3"]),
        (["replace p0", "replace p1", "replace p2", "replace p3"], ["p4", "p5", "p6", "p7"]),
    ],
)
def test_any_number_of_cards_of_one_row_is_exchanged_for_one_happiness(lines: list[str], row: list[str]) -> None:
    table = project_table()
    others = [table.row_ids(pile) for pile in ("item_activity", "job", "partner")]

    table.choose("refresh project", *lines)

    assert table.row_ids("project") == row
    assert table.discarded("project") == [id for id in ROW if id not in row]
    assert table.seat(0).changed("hourglasses", "used") == {"sth": -1}
    assert [table.row_ids(pile) for pile in ("item_activity", "job", "partner")] == others
    assert table.decider == 0


@rule("PH.refresh.01")
def test_at_least_one_card_must_go() -> None:
    table = project_table().choose("refresh project")

    assert table.options() == ["replace p0", "replace p1", "replace p2", "replace p3"]
    table.choose("replace p1")
    assert table.options() == ["replace p2", "replace p3", "redraw"]


@rule("PH.refresh.02", "PH.discard.02")
def test_free_actions_are_possible_only_on_the_own_turn_before_the_action() -> None:
    table = project_table()
    for seat in table.seats:
        seat.holds(f"p{4 + seat.number}")
    assert table.options("refresh", "discard") == ["refresh project", "refresh item_activity", "discard p4"]
    assert table.interrupts(1) == ["leave"]

    table.choose("study")

    assert table.decider == 1
    assert table.options("discard") == ["discard p5"]
    assert table.interrupts(0) == ["leave"]


@rule("PH.refresh.02", "PH.discard.02")
def test_there_are_no_free_actions_in_upkeep() -> None:
    table = Table(cards=CARDS).goals().row("project", "ladder")
    table.seat(0).holds("hut", 2).holds("love")

    table.begin("upkeep")

    assert table.options() == ["lose hut"]


@rule("PH.refresh.03")
def test_refreshing_may_be_repeated_on_the_same_or_another_row() -> None:
    table = project_table(sth=1)

    table.choose("refresh project", "replace p3", "refresh project", "replace p4")
    item = table.row_ids("item_activity")[-1]
    table.choose("refresh item_activity", f"replace {item}", "study")

    assert table.row_ids("project") == ["p0", "p1", "p2", "p5"]
    assert table.seat(0).changed() == {"sth": -3, "knowledge": 3}


@rule("PH.refresh.04")
def test_at_the_lowest_mood_a_refresh_costs_long_term_happiness() -> None:
    table = project_table(sth=-3)

    table.choose("refresh project", "replace p3")

    assert table.seat(0).changed() == {"lth": -1}


@rule("PH.refresh.06")
@pytest.mark.parametrize("pile", ["job", "partner"])
def test_in_the_teen_round_the_empty_rows_cannot_be_refreshed(pile: str) -> None:
    table = Table().goals()

    assert table.age == "teen"
    assert table.options("refresh") == ["refresh project", "refresh item_activity"]
    assert table.refused(f"refresh {pile}") == "empty_row"
    assert table.refused_by(f"refresh {pile}") == "PH.refresh.06"


@rule("PH.refresh.06")
def test_a_row_with_gaps_is_refreshed_without_filling_them() -> None:
    table = project_table().row("project", "", "p1", "", "")
    assert "refresh project" in table.options()

    table.choose("refresh project", "replace p1")

    assert (table.row_ids("project"), table.state.row[0].count(-1)) == (["p4"], 3)
    assert table.row("project", "", "").refused("refresh project") == "empty_row"


@rule("PH.refresh.07")
def test_refreshed_cards_are_discarded_before_the_new_ones_are_drawn() -> None:
    table = Table(cards=PROJECTS[:5], only=True).goals().row("project", *ROW).begin()
    assert table.pile_ids("project") == ["p4"]

    table.choose("refresh project", *[f"replace {id}" for id in ROW])

    row = table.row_ids("project")
    assert (row[0], len(row), len(table.pile_ids("project"))) == ("p4", 4, 1)
    assert set(row[1:]) < set(ROW)
    assert table.discarded("project") == []


# Discard a Card.


@rule("PH.discard.01", "PH.discard.03", "PH.discard.07")
@pytest.mark.parametrize(
    ("id", "number", "pile", "slots"),
    [("ladder", 2, "project", 1), ("hut", 2, "item_activity", 0), ("love", 2, "partner", 1), ("clerk", 1, "job", 1)],
)
def test_a_card_is_discarded_for_stress_and_happiness(id: str, number: int, pile: str, slots: int) -> None:
    table = Table(cards=CARDS).goals()
    me = table.seat(0).holds(id, number)
    table.begin()
    assert me.filled == slots

    table.choose(f"discard {id}")

    assert me.changed("hourglasses", "used") == {"stress": 1, "sth": -1}
    assert (me.cards(), me.filled, table.discarded(pile)) == ([], 0, [id])
    assert me.level(id) == 1
    assert table.decider == 0


@rule("PH.discard.02")
def test_any_number_of_cards_may_be_discarded_each_with_a_penalty() -> None:
    table = Table(cards=CARDS).goals()
    me = table.seat(0)
    for id in ("ladder", "hut", "love", "clerk"):
        me.holds(id)
    table.begin()

    table.choose("discard hut", "discard clerk", "discard ladder", "play")

    assert me.changed() == {"stress": 3, "sth": -3, "creativity": 3}
    assert me.cards() == ["love"]


@rule("PH.discard.03")
def test_a_discard_below_the_lowest_mood_costs_long_term_happiness() -> None:
    table = Table(cards=CARDS).goals()
    table.seat(0).has(sth=-3).holds("hut")
    table.begin().choose("discard hut")

    assert table.seat(0).changed() == {"stress": 1, "lth": -1}


@rule("PH.discard.04")
@pytest.mark.parametrize("retired", [False, True])
def test_a_job_gained_as_a_reward_sends_the_old_one_away_without_penalty(retired: bool) -> None:
    table = Table(cards=CARDS).goals().row("item_activity", "luck").row("job", "clerk")
    me = table.seat(0)
    me.has_aside("elder") if retired else me.holds("elder")
    table.begin()

    table.choose("spend luck 1", "receive clerk a")

    assert me.changed() == {}
    assert (me.cards(), me.aside(), table.discarded("job")) == (["luck", "clerk"], [], ["elder"])


@rule("PH.discard.05")
@pytest.mark.parametrize("id", ["sprint", "band", "hike", "shy"])
def test_these_cards_in_force_cannot_be_discarded(id: str) -> None:
    table = Table(cards=CARDS).goals("rich")
    table.seat(0).holds(id)
    table.begin()

    assert table.options("discard") == []
    assert table.refused(f"discard {id}") == "cannot_discard"
    assert table.refused_by(f"discard {id}") == "PH.discard.05"


@rule("PH.discard.05")
@pytest.mark.parametrize("id", ["ladder", "sprint", "band"])
def test_a_completed_project_cannot_be_discarded(id: str) -> None:
    table = Table(cards=CARDS).goals("rich")
    table.seat(0).has_aside(id)
    table.begin()

    assert table.options("discard") == []
    assert table.refused(f"discard {id}") == "cannot_discard"
    assert "discard rich" not in table.options()


@rule("PH.discard.06")
def test_a_retired_job_and_an_item_without_upkeep_may_be_discarded() -> None:
    table = Table(cards=CARDS).goals()
    me = table.seat(0).holds("hut", 1).has_aside("elder")
    table.begin()
    assert table.options("discard") == ["discard hut", "discard elder"]

    table.choose("discard elder", "discard hut")

    assert (me.cards(), me.aside(), me.changed()) == ([], [], {"stress": 2, "sth": -2})
    assert table.end_round().seat(0).money == 0


@rule("PH.discard.07")
def test_the_slot_of_a_discarded_card_is_free_at_once() -> None:
    table = Table(cards=[*CARDS, *PROJECTS]).goals().row("project", "p3")
    table.seat(0).has(sth=1)
    for id in ("p0", "p1", "ladder"):
        table.seat(0).holds(id)
    table.begin()

    table.choose("discard ladder", "take p3 1")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("PH.discard.08")
def test_a_discard_that_ends_the_life_ends_the_turn_with_its_penalty() -> None:
    table = Table(cards=CARDS).goals()
    me = table.seat(0).has(stress=15, sth=-3).holds("hut").holds("love")
    table.begin()

    table.choose("discard hut")

    assert (me.is_alive, me.lth, me.used, me.hourglasses) == (False, -1, 0, 0)
    assert me.cards() == ["love"]
    assert table.decider == 1
    assert table.choose("study").decider == 1


@rule("PH.discard.08", "PH.q.47", "PH.q.58")
def test_a_discard_that_ends_the_life_ends_the_turn_though_a_life_goal_asks_first() -> None:
    aim = Goal(MID_GAME, REACH, -1, [bound_on("dead", 1)], goods(any=1), [bound_on("dead", 1)])
    table = Table(cards=[*CARDS, Card("early", "life_goal", "life_goal", [], goal=aim)]).goals("early")
    table.seat(0).has(stress=15).holds("hut").holds("love")
    table.begin().choose("discard hut")

    assert table.decider == 0
    table.choose("gain 1 influence")

    assert (table.seat(0).is_alive, table.seat(0).influence, table.seat(0).cards()) == (False, 1, ["love"])
    assert table.decider == 1


@rule("PH.discard.09")
def test_rewards_of_a_discarded_card_are_kept() -> None:
    table = Table(cards=CARDS).goals().row("project", "ladder")
    table.seat(1).has(hourglasses=0)
    table.begin()

    table.choose("take ladder 1", "advance ladder 2", "discard ladder")

    assert table.seat(0).changed() == {"lth": 3, "stress": 1, "sth": -1}


@rule("PH.refresh.01", "PH.setup.23")
def test_the_first_refresh_is_free_and_the_second_is_not_however_many_cards_say_so() -> None:
    table = project_table()
    table.seat(0).holds("curious").holds("weather_watching", 3)

    table.choose("refresh project", "replace p3")
    assert table.seat(0).changed() == {}

    table.choose("refresh project", "replace p4")
    assert table.seat(0).changed() == {"sth": -1}
