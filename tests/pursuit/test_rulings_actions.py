"""Rulings on actions: the order of their parts, and what is legal."""

import pytest

from wellspent.games.pursuit.cards import Card, Level
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, plain

PLANS = plain("basic_project", "plan_1", "plan_2", "plan_3")
FRIENDS = plain("partner", "robin", "sascha")
CLERK = job("clerk", "social", 1, level({"knowledge": 1}, {"money": 2}), level({}, {"lth": 1}))
CHIEF = job("chief", "social", 2, level(), level())
OTHER = job("other", "art", 1, level({"knowledge": 1}, {"money": 4}), level())
CURE = card("cure", "activity", level({"stress": 1}, {"health": 1, "relax": 1}))
TOIL = card("toil", "activity", level({"stress": 2}), level({}, {"stress": 2}))


def busy(table: Table, *ids: str) -> Table:
    for id in ids:
        table.seat(0).holds(id)
    return table


@rule("PH.q.08")
def test_an_action_goes_from_the_hourglass_over_job_price_slot_and_reward_to_the_row_and_the_life() -> None:
    table = Table(cards=[*PLANS, CLERK, OTHER]).row("job", "other", "ceo").next_cards("job", "civil_servant")
    busy(table, "plan_1", "plan_2", "plan_3", "clerk")
    table.seat(0).has(knowledge=1, stress=14).stands_on(get_job=1)
    table.begin("action")

    table.choose("hire other a")

    parts = ["stress", "discarded", "paid", "stress", "gained", "turned_up", "life_ended"]
    assert table.story(*parts) == parts
    assert [event.rule for event in table.told("stress")] == ["PH.action.06", "PH.slots.11"]
    assert table.row_ids("job") == ["civil_servant", "ceo"]


@rule("PH.q.09")
@pytest.mark.parametrize(
    ("stress", "line", "reason"),
    [
        (14, "spend toil 1", ""),
        (15, "spend toil 1", "too_much_stress"),
        (14, "spend toil 2", ""),
        (15, "spend toil 2", "too_much_stress"),
        (15, "spend cure 1", ""),
    ],
)
def test_any_stress_after_the_step_off_the_end_makes_an_action_illegal(stress: int, line: str, reason: str) -> None:
    table = Table(cards=[TOIL, CURE]).row("item_activity", "toil", "cure")
    table.seat(0).has(stress=stress)
    table.begin("action")

    assert table.refused(line) == reason
    assert (line in table.options()) is (reason == "")


@rule("PH.q.09")
def test_relax_and_good_health_after_the_step_off_the_end_do_nothing() -> None:
    table = Table(cards=[CURE]).row("item_activity", "cure")
    table.seat(0).has(stress=15)
    table.begin("action")

    table.choose("spend cure 1")

    assert not table.seat(0).is_alive
    assert table.told("relaxed") == table.told("healthier") == []


@rule("PH.q.09")
def test_good_health_before_the_stress_of_the_same_action_counts() -> None:
    clinic = job("clinic", "social", 1, level(), level({}, {"health": 1}))
    table = Table(cards=[*PLANS, clinic, CHIEF]).row("job", "chief")
    busy(table, "plan_1", "plan_2", "plan_3", "clinic").seat(0).has(stress=15)
    table.begin("action")

    table.choose("promote chief a")

    assert table.seat(0).stress == 13 + 1


@rule("PH.q.10")
@pytest.mark.parametrize(("stress", "reason"), [(12, ""), (13, "overtime_stress")])
def test_the_limit_of_overtime_includes_the_stress_of_repetition(stress: int, reason: str) -> None:
    table = Table()
    table.seat(0).has(stress=stress).stands_on(overtime=1)
    table.begin("action")

    assert table.refused("overtime") == reason
    assert ("overtime" in table.options()) is (reason == "")


@rule("PH.q.11")
@pytest.mark.parametrize(
    ("at_hand", "on_overtime", "gained", "stress"),
    [(6, 0, 2, 2), (7, 1, 1, 3), (7, 2, 0, 3), (8, 0, 1, 2), (9, 0, 0, 2)],
)
def test_a_gain_of_hourglasses_ends_at_nine_pieces_used_ones_included(
    at_hand: int, on_overtime: int, gained: int, stress: int
) -> None:
    table = Table()
    table.seat(0).has(stress=1, hourglasses=at_hand + on_overtime).stands_on(overtime=on_overtime)
    table.begin("action")

    table.choose("overtime")

    assert table.seat(0).hourglasses == at_hand - 1 + gained
    assert table.seat(0).changed() == {"stress": stress}


@rule("PH.q.12")
def test_a_surcharge_that_cannot_be_paid_makes_the_action_illegal() -> None:
    table = Table(cards=[card("lawn", "basic_project", level({"money": 2}), level())]).row("project", "lawn")
    table.seat(0).has(sth=-1, money=9)
    table.begin("action")

    assert table.refused("take lawn 1") == "cannot_pay_surcharge"
    assert table.missing("take lawn 1") == {"any": 1}


@rule("PH.q.12")
def test_a_discount_is_voluntary_and_may_be_partial() -> None:
    lawn = card("lawn", "basic_project", level({"knowledge": 1, "influence": 2}), level())
    table = Table(cards=[lawn]).row("project", "lawn")
    table.seat(0).has(sth=2, knowledge=1, influence=2)
    table.begin("action")

    table.choose("take lawn 1")

    assert sorted(table.options()) == [
        "give 1 influence",
        "give 1 knowledge",
        "give 1 knowledge 1 influence",
        "give 1 knowledge 2 influence",
        "give 2 influence",
    ]


@rule("PH.q.13")
@pytest.mark.parametrize(
    ("sth", "lines", "paid", "after"),
    [
        (1, level({"knowledge": 2, "sth": 1}), ["give 1 knowledge", "give 2 knowledge"], 0),
        (-1, level({"knowledge": 2}, {"sth": 3}), ["give 3 knowledge"], 2),
        (0, level({"knowledge": 2, "sth": 1}), ["give 2 knowledge"], -1),
    ],
)
def test_the_sth_before_the_changes_of_the_action_sets_the_price(
    sth: int, lines: Level, paid: list[str], after: int
) -> None:
    table = Table(cards=[card("lawn", "basic_project", lines, level())]).row("project", "lawn")
    table.seat(0).has(sth=sth, knowledge=9)
    table.begin("action")

    table.choose("take lawn 1")
    if len(paid) > 1:
        assert table.options() == paid
        table.choose(paid[0])

    assert table.seat(0).changed()["knowledge"] == -int(paid[0].split()[1])
    assert table.seat(0).sth == after


@rule("PH.q.14")
@pytest.mark.parametrize("age", ["teen", "adult_1", "old_age_3"])
def test_rest_and_the_four_earning_actions_are_always_available(age: str) -> None:
    table = Table()
    table.seat(0).has(stress=15)
    table.begin("action", age)

    assert {"rest 0", "study", "play", "interact", "temp_job"} <= set(table.options())


@rule("PH.q.14")
@pytest.mark.parametrize("space", ["study", "play", "interact", "temp_job"])
def test_a_repeated_earning_action_is_legal_even_on_the_last_space(space: str) -> None:
    table = Table()
    table.seat(0).has(stress=15).stands_on(**{space: 1})
    table.begin("action")

    table.choose(space)

    assert not table.seat(0).is_alive


@rule("PH.q.14")
def test_rest_costs_nothing_however_often() -> None:
    table = Table()
    table.seat(0).has(stress=15).stands_on(rest=2)
    table.begin("action")

    table.choose("rest 0")

    assert table.seat(0).changed("hourglasses") == {"hourglasses": -1}


@rule("PH.q.15")
@pytest.mark.parametrize(
    ("stress", "options"), [(7, ["rest 0"]), (8, ["rest 1", "rest 0"]), (9, ["rest 2", "rest 1", "rest 0"])]
)
def test_a_player_rests_as_far_as_wanted_and_the_most_is_offered_first(stress: int, options: list[str]) -> None:
    table = Table()
    table.seat(0).has(stress=stress)
    table.begin("action")

    assert table.options("rest") == options
    table.choose(options[-1])

    assert table.seat(0).changed() == {}


@rule("PH.q.16")
@pytest.mark.parametrize(("others", "stress"), [(2, 0), (3, 1)])
@pytest.mark.parametrize("line", ["hire other a", "promote chief a"])
def test_a_new_job_costs_a_slot_only_beside_three_other_active_cards(line: str, others: int, stress: int) -> None:
    table = Table(cards=[*PLANS, CLERK, CHIEF, OTHER]).row("job", "other", "chief")
    busy(table, "clerk", *["plan_1", "plan_2", "plan_3"][:others]).seat(0).has(knowledge=1)
    table.begin("action")

    table.choose(line)

    assert table.seat(0).changed().get("stress", 0) == stress
    assert table.discarded("job") == ["clerk"]


@rule("PH.q.17")
def test_a_second_partner_as_fourth_card_costs_two_stress() -> None:
    table = Table(cards=[*PLANS, *FRIENDS]).row("partner", "sascha")
    busy(table, "plan_1", "plan_2", "robin")
    table.begin("action")

    table.choose("date sascha a")

    assert table.seat(0).changed() == {"stress": 2}
    assert [event.rule for event in table.told("stress")] == ["PH.slots.11", "PH.partner.06"]


@rule("PH.q.22")
@pytest.mark.parametrize(("first", "stress"), [("take magazine 1", 0), ("take act_in_play 1", 1)])
def test_a_take_project_after_a_group_project_costs_no_stress(first: str, stress: int) -> None:
    table = Table(seats=1).row("project", "magazine", "act_in_play", "learn_cooking")
    table.seat(0).has(knowledge=9, creativity=9, influence=9)
    table.begin("action")
    table.choose(first)
    table.mark()

    table.choose("take learn_cooking 1")

    assert table.seat(0).changed().get("stress", 0) == stress


def unreachable() -> list[tuple[Card, str, str]]:
    return [
        (card("choice", "activity", level({"money": 4})), "spend choice 1", "cannot_pay"),
        (card("choice", "activity", level({"hourglass": 1})), "spend choice 1", "cannot_pay"),
        (card("choice", "activity", level({}, needs={"knowledge": 1})), "spend choice 1", "requirement"),
        (card("choice", "activity", level({"stress": 2})), "spend choice 1", "too_much_stress"),
    ]


@rule("PH.q.23")
@pytest.mark.parametrize(("offered", "line", "reason"), unreachable())
def test_an_action_that_cannot_be_carried_through_is_not_begun(offered: Card, line: str, reason: str) -> None:
    table = Table(cards=[offered]).row("item_activity", "choice")
    table.seat(0).has(money=3, stress=15, hourglasses=1)
    table.begin("action")

    assert line not in table.options()
    assert table.refused(line) == reason
