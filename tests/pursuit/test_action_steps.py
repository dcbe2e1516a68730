"""The steps within an action: what comes first, and what never happens."""

import pytest

from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, plain

CARDS = [
    *plain("basic_project", "cello", "chess", "choir"),
    *plain("item", "vase"),
    *plain("job", "clerk", "cook"),
    *plain("partner", "ada", "bea"),
]
ORDERED = ("stress", "placed", "discarded", "paid", "hired", "took", "gained", "joined", "turned_up", "life_ended")


@rule("PH.action.11")
def test_the_stress_of_repetition_comes_before_the_effect() -> None:
    bath = card("bath", "activity", level(reward={"relax": 1}))
    table = Table(cards=[bath]).row("item_activity", "bath")
    table.seat(0).has(stress=9).stands_on(spend=1)
    table.begin()

    table.choose("spend bath 1")

    assert table.seat(0).stress == 10, "first from 9 into the next section, where Relax finds nothing"


@rule("PH.action.18")
def test_nothing_is_traded_lent_or_given_between_players() -> None:
    table = Table(cards=CARDS).row("project", "choir").row("job", "cook").row("partner", "bea")
    for id in ("cello", "vase", "ada", "clerk"):
        table.seat(0).holds(id)
    for seat in table.seats:
        seat.has(knowledge=20, creativity=20, influence=20, money=20)
    table.begin()
    game, state = table.game, table.state

    for choice in game.options(state, 0):
        after = game.copy(state)
        game.apply(after, 0, choice)
        other = after.players[1]
        assert (other.knowledge, other.creativity, other.influence, other.money) == (20, 20, 20, 20)
    assert table.options("give", "gain", "trade") == []


@rule("PH.action.19")
@pytest.mark.parametrize("good", ["knowledge", "money"])
def test_a_reward_never_helps_to_pay_its_own_cost(good: str) -> None:
    loop = card("loop", "activity", level(cost={good: 2}, reward={good: 5}))
    table = Table(cards=[loop]).row("item_activity", "loop")
    table.seat(0).has(**{good: 1})
    table.seat(1).has(**{good: 2})
    table.begin()
    assert table.refused("spend loop 1") == "cannot_pay"
    assert table.missing("spend loop 1") == {good: 1}

    table.choose("rest 0", "spend loop 1")

    assert table.seat(1).changed() == {good: 3}
    assert table.story("paid", "gained") == ["paid", "gained"]


@rule("PH.action.19")
def test_a_reward_of_hourglasses_does_not_pay_an_hourglass() -> None:
    loop = card("loop", "activity", level(cost={"hourglass": 1}, reward={"hourglass": 1}))
    table = Table(cards=[loop]).row("item_activity", "loop")
    table.seat(0).has(hourglasses=1)
    table.begin()

    assert table.refused("spend loop 1") == "cannot_pay"
    assert table.missing("spend loop 1") == {"hourglass": 1}


@rule("PH.action.20")
def test_the_steps_of_getting_another_job_come_in_order() -> None:
    chef = plain("job", "chef", lines=level(cost={"money": 1}, reward={"money": 6}))
    table = Table(cards=[*CARDS, *chef]).row("job", "chef")
    for id in ("cello", "chess", "choir", "clerk"):
        table.seat(0).holds(id)
    table.seat(0).has(money=1, stress=14, hourglasses=3).stands_on(get_job=1)
    table.begin()

    table.choose("hire chef a")

    steps = ["stress", "placed", "discarded", "paid", "stress", "hired", "gained", "turned_up", "life_ended"]
    assert table.story(*ORDERED) == steps
    assert [event.rule for event in table.told("stress")] == ["PH.action.06", "PH.slots.11"]


@rule("PH.action.20")
def test_the_steps_of_taking_a_group_project_come_in_order() -> None:
    show = plain("group_project", "show", lines=level(cost={"money": 1}, reward={"lth": 1}))
    table = Table(cards=[*CARDS, *show]).row("project", "show")
    for id in ("cello", "chess", "choir"):
        table.seat(0).holds(id)
    table.seat(0).has(money=1, stress=14, hourglasses=3).stands_on(take_project=1)
    table.begin()

    table.choose("take show 2")

    steps = ["stress", "placed", "paid", "stress", "took", "gained", "joined", "turned_up", "life_ended"]
    assert table.story(*ORDERED) == steps
    assert table.seat(0).lth == 1


@rule("PH.action.21", "PH.q.25")
def test_a_reward_is_received_in_full_without_a_question() -> None:
    feast = card("feast", "activity", level(reward={"sth": 5, "stress": 2, "relax": 1, "knowledge": 1, "lth": -1}))
    table = Table(cards=[feast]).row("item_activity", "feast").begin()

    table.choose("spend feast 1")

    assert table.seat(0).changed() == {"knowledge": 1, "sth": 3, "lth": 2 - 1, "stress": 2 - 1}
    assert table.decider == 1
