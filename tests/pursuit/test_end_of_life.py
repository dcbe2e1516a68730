"""Off the right end of the Stress track: the end of a life, and the limit that protects from it."""

import pytest

from wellspent.games.pursuit.cards import PARTNER_PILE, Card
from wellspent.games.pursuit.effects import Take
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, level

PLANS = [card(f"plan_{number}", "basic_project", level(), level()) for number in range(3)]
FLAMES = [card(f"flame_{number}", "partner", level()) for number in range(2)]
GARDEN = card("garden", "item", level(), level(upkeep={"money": 1}))
BAND = card("band", "group_project", *[level({"creativity": 1}) for _ in range(4)], additional=[{"money": 2, "sth": 1}])
SPRINT = card("sprint", "single_round_project", level())


def dying(**values: int) -> Table:
    """On the last space, with an Hourglass on Study; studying again ends the life."""
    table = Table(cards=[GARDEN, BAND, SPRINT]).goals()
    table.seat(0).has(stress=15, **values).stands_on(study=1)
    return table


@rule("PH.stress.06", "PH.stress.07", "PH.stress.15")
def test_a_step_past_the_last_space_ends_the_life_after_the_action() -> None:
    table = dying().begin()

    table.choose("study")

    assert not table.seat(0).is_alive
    assert table.seat(0).changed() == {"knowledge": 3, "stress": 1}
    assert [event.seat for event in table.told("life_ended")] == [0]
    assert table.events[-1] is table.told("life_ended")[0]


@rule("PH.stress.06")
def test_the_last_space_itself_ends_no_life() -> None:
    table = Table().goals()
    table.seat(0).has(stress=14).stands_on(study=1)
    table.begin().choose("study")

    assert table.seat(0).is_alive
    assert table.seat(0).stress == 15


@rule("PH.stress.07")
def test_the_fatal_action_is_completed_with_all_costs_and_rewards() -> None:
    venture = card("venture", "single_round_project", level({"stress": 1, "knowledge": 2}, {"money": 4, "lth": 3}))
    table = Table(cards=[venture]).goals().row("project", "venture").next_cards("project", "yoga")
    table.seat(0).has(stress=15, knowledge=2)
    table.begin()

    table.choose("take venture 1")

    assert table.seat(0).changed() == {"stress": 1, "knowledge": -2, "money": 4, "lth": 3}
    assert (table.seat(0).is_alive, table.seat(0).cards()) == (False, ["venture"])
    assert table.row_ids("project") == ["yoga"]


@rule("PH.stress.08", "PH.stress.09")
def test_a_dead_player_has_no_mood_and_no_unused_hourglasses() -> None:
    table = dying(sth=2, hourglasses=3).begin()

    table.choose("study")

    me = table.seat(0)
    assert (me.sth, me.lth, me.hourglasses) == (0, 0, 0)
    assert (me.used, me.placed("study")) == (2, 2)
    table.end_round()
    assert (me.used, me.placed("study")) == (0, 0)


@rule("PH.stress.10")
def test_a_dead_player_takes_no_part_in_any_later_phase() -> None:
    table = dying()
    table.seat(0).has(money=5).holds("garden", 2)
    table.begin().choose("study")
    table.mark()

    for _ in range(3):
        while table.decider == 1 and table.seat(1).hourglasses > 1:
            table.choose("rest 0")
            assert table.decider == 1
        assert table.interrupts(0) == []
        table.end_round()
        assert table.seat(0).hourglasses == 0

    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["garden"]


@rule("PH.stress.11")
def test_a_life_that_ended_in_the_action_phase_still_plays_its_resolution_phase() -> None:
    table = dying()
    table.seat(0).holds("band", 1).holds("sprint")
    table.begin().choose("study")
    table.mark()

    table.end_round()

    me = table.seat(0)
    assert me.changed() == {"money": 2}
    assert (me.aside(), me.used) == (["band", "sprint"], 0)


@rule("PH.stress.12")
def test_a_dead_player_keeps_everything_and_can_win() -> None:
    table = dying(lth=20, money=10)
    table.seat(0).holds("garden")
    table.begin().choose("study")

    table.play_on("end")

    assert table.seat(0).cards() == ["garden"]
    # Inheritance: 10 Money give 2, 3 Knowledge none.
    assert (table.seat(0).money, table.seat(0).knowledge, table.seat(0).lth) == (10, 3, 22)
    assert table.game.winners(table.state) == [0]


@rule("PH.stress.13", "PH.stress.15")
@pytest.mark.parametrize(("stress", "points", "legal"), [(15, 1, True), (15, 2, False), (14, 2, True), (14, 3, False)])
def test_an_action_goes_at_most_one_space_off(stress: int, points: int, legal: bool) -> None:
    table = Table(cards=[card("feat", "activity", level({"stress": points}))]).goals().row("item_activity", "feat")
    table.seat(0).has(stress=stress)
    table.begin()

    assert (table.options("spend") == ["spend feat 1"]) is legal
    if legal:
        table.choose("spend feat 1")
        assert not table.seat(0).is_alive
    else:
        assert table.refused("spend feat 1") == "too_much_stress"
        assert table.refused_by("spend feat 1") == "PH.stress.13"


@rule("PH.stress.13", "PH.stress.15")
def test_a_free_action_and_a_repetition_may_be_the_last_step_but_overtime_not() -> None:
    table = dying()
    table.seat(0).holds("garden")
    table.begin()

    assert {"study", "discard garden"} <= set(table.options())
    assert table.refused("overtime") == "overtime_stress"


@rule("PH.stress.14")
@pytest.mark.parametrize(
    ("cost", "reward", "again", "held", "total"),
    [
        (1, 0, True, 0, 2),
        (1, 1, True, 0, 3),
        (1, 1, True, 3, 4),
        (0, 2, False, 3, 3),
        (0, 0, True, 3, 2),
    ],
)
def test_all_stress_of_taking_a_project_counts(cost: int, reward: int, again: bool, held: int, total: int) -> None:
    feat = card("feat", "single_round_project", level({"stress": cost}, {"stress": reward, "relax": 3, "health": 2}))
    for stress, legal in ((16 - total, True), (17 - total, False)):
        table = Table(cards=[feat, *PLANS]).goals().row("project", "feat")
        table.seat(0).has(stress=stress)
        table.seat(0).stands_on(take_project=int(again))
        for plan in PLANS[:held]:
            table.seat(0).holds(plan.id)
        table.begin()
        assert (table.options("take") == ["take feat 1"]) is legal
        if legal:
            table.choose("take feat 1")
            assert (table.seat(0).is_alive, table.seat(0).stress) == (False, 16)


@rule("PH.stress.14")
@pytest.mark.parametrize(("stress", "legal"), [(13, True), (14, False)])
def test_the_stress_of_an_additional_partner_counts(stress: int, legal: bool) -> None:
    table = Table(cards=[*FLAMES, *PLANS]).goals().row("partner", "flame_0")
    me = table.seat(0).has(stress=stress).stands_on(start_relationship=1)
    for id in ("flame_1", "plan_0", "plan_1"):
        me.holds(id)
    table.begin()

    assert ("date flame_0 a" in table.options()) is legal
    assert table.refused("date flame_0 a") == ("" if legal else "too_much_stress")


@rule("PH.stress.14")
@pytest.mark.parametrize(("held", "legal"), [(1, True), (2, False)])
def test_the_stress_of_a_card_taken_as_a_reward_counts_with_the_present_card_once(held: int, legal: bool) -> None:
    steps = level({"stress": 1}, effects=[Take(PARTNER_PILE)])
    check_quest(card("quest", "basic_project", level(), steps, level()), PLANS[:held], legal)


@rule("PH.stress.14", "PH.slots.16")
@pytest.mark.parametrize(("held", "legal"), [(1, True), (2, False)])
def test_a_completed_project_has_left_its_slot_to_the_partner_it_brings(held: int, legal: bool) -> None:
    last = level(effects=[Take(PARTNER_PILE)])
    check_quest(card("quest", "basic_project", level(), last), [FLAMES[1], *PLANS[:held]], legal)


def check_quest(quest: Card, held: list[Card], legal: bool) -> None:
    """Whether the second Level, which brings a Partner, can be borne at 15 Stress beside these cards."""
    table = Table(cards=[quest, *FLAMES, *PLANS]).goals().row("partner", "flame_0")
    table.seat(0).has(stress=15).holds("quest")
    for each in held:
        table.seat(0).holds(each.id)
    table.begin()

    assert ("advance quest 2" in table.options()) is legal
    assert table.refused("advance quest 2") == ("" if legal else "too_much_stress")


@rule("PH.stress.14", "PH.slots.16")
def test_a_job_retired_from_has_left_its_slot_to_the_partner_it_brings() -> None:
    boss = job("boss", "art", 3, level(), level(effects=[Take(PARTNER_PILE)]))
    table = Table(cards=[boss, *FLAMES, *PLANS]).goals().row("partner", "flame_0")
    table.seat(0).has(stress=15).holds("boss").holds("flame_1").holds(PLANS[0].id)
    table.begin().choose("retire", "receive flame_0 a")

    assert table.seat(0).is_alive == 0


@rule("PH.stress.14", "PH.slots.15")
def test_another_job_fills_no_slot_more_for_the_partner_it_brings() -> None:
    clerk = job("clerk", "art", 1, level(), level())
    singer = job("singer", "art", 1, level(effects=[Take(PARTNER_PILE)]), level())
    table = Table(cards=[clerk, singer, *FLAMES, *PLANS]).goals().row("partner", "flame_0").row("job", "singer")
    table.seat(0).has(stress=15).holds("clerk").holds("flame_1")
    table.begin()

    assert table.refused("hire singer a") == ""


@rule("PH.stress.14", "PH.cardaction.13")
def test_a_joined_project_fills_no_slot_for_the_partner_it_brings() -> None:
    choir = card("choir", "group_project", level(), level(effects=[Take(PARTNER_PILE)]))
    table = Table(cards=[choir, *FLAMES, *PLANS]).goals().row("partner", "flame_0")
    table.seat(1).holds("choir", 1)
    table.seat(0).has(stress=15).holds("flame_1").holds(PLANS[0].id)
    table.begin()

    assert table.refused("join choir 2") == ""


@rule("PH.stress.14", "PH.notes.09")
def test_a_partner_who_is_not_there_brings_no_stress() -> None:
    fling = card("fling", "activity", level(effects=[Take(PARTNER_PILE)]))
    table = Table(cards=[fling, *FLAMES, *PLANS]).goals().row("partner", "").row("item_activity", "fling")
    table.seat(0).has(stress=15).holds("flame_1").holds(PLANS[0].id).holds(PLANS[1].id)
    table.begin().choose("spend fling 1")

    assert table.seat(0).stress == 15
    assert table.seat(0).is_alive


@rule("PH.stress.14", "PH.cardaction.34")
@pytest.mark.parametrize(
    ("stress", "cost", "reward", "end"),
    [
        (15, {}, {"health": 1}, 14),
        (14, {"stress": 1}, {"health": 1}, 14),
        (14, {}, {"relax": 1}, 14),
        (15, {"stress": 1}, {}, 0),
        (15, {"stress": 1}, {"health": 1}, 0),
        (15, {}, {"stress": 1, "health": 1}, 0),
    ],
)
def test_the_stress_of_placing_a_promoted_job_counts_after_the_reward(
    stress: int, cost: Amounts, reward: Amounts, end: int
) -> None:
    jobs = [job("one", "art", 1, level(), level(cost, reward)), job("two", "art", 2, level(), level())]
    table = Table(cards=[*jobs, *PLANS]).goals().row("job", "two")
    me = table.seat(0).has(stress=stress).holds("one")
    for plan in PLANS:
        me.holds(plan.id)
    table.begin()

    if not end:
        assert table.refused("promote two a") == "too_much_stress"
        return
    table.choose("promote two a")
    assert (me.is_alive, me.stress) == (True, end)


@rule("PH.stress.16")
@pytest.mark.parametrize("reward", [{"relax": 2}, {"health": 3}, {"relax": 1, "health": 1}])
def test_what_relaxes_later_in_the_fatal_action_brings_nobody_back(reward: Amounts) -> None:
    table = Table(cards=[card("feat", "activity", level({"stress": 1}, reward))]).goals().row("item_activity", "feat")
    table.seat(0).has(stress=15)
    table.begin()

    table.choose("spend feat 1")

    assert (table.seat(0).is_alive, table.seat(0).stress) == (False, 16)
