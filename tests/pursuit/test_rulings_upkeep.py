"""Rulings on Upkeep, Jobs and Partners."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_ON, ON_ROUND_START, Ability
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.state import UPKEEP
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import Amounts, card, job, level, plain, trait

FARM = card("farm", "item", level(upkeep={"money": 3}, upkeep_reward={"lth": 1}))
LATHE = card("lathe", "item", level(upkeep={"hourglass": 2}, upkeep_reward={"money": 1}))
ATTIC = card("attic", "item", level(upkeep={"money": 1}, upkeep_reward={"knowledge": 2}))
PLANS = plain("basic_project", *[f"plan_{number}" for number in range(1, 6)])
BOSS = job(
    "boss", "art", 3, level(upkeep={"hourglass": 2, "money": 5}), level({}, {"lth": 2}, upkeep_reward={"money": 4})
)
DECK = [FARM, LATHE, ATTIC, BOSS, *PLANS]


@rule("PH.q.28")
def test_a_retired_job_asks_for_nothing_and_pays_its_income() -> None:
    table = Table(cards=DECK)
    table.seat(0).has_aside("boss")

    table.begin("upkeep", "adult_3")

    assert table.seat(0).changed("hourglasses", "used") == {"money": 4}
    assert table.seat(0).aside() == ["boss"]


@rule("PH.q.29")
def test_the_first_income_comes_in_the_upkeep_of_the_next_round() -> None:
    table = Table(cards=DECK, seats=1)
    table.seat(0).holds("boss").has(hourglasses=2)
    table.begin("action")

    table.choose("retire")
    assert table.seat(0).changed() == {"lth": 2}

    table.choose("rest 0")
    assert table.age == "adult_2"
    assert table.seat(0).changed() == {"lth": 2, "money": 4}


@rule("PH.q.30")
def test_the_discard_that_ends_a_life_is_completed_and_nothing_more_happens() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("farm").holds("attic").has(stress=15, sth=-3, money=9)

    table.begin("upkeep", "adult_3").choose("lose farm")

    assert not table.seat(0).is_alive
    assert table.seat(0).cards() == ["attic"]
    assert table.seat(0).money == 9
    assert table.seat(0).lth == -1


@rule("PH.q.30")
def test_an_excess_of_two_on_the_last_space_ends_the_life_before_any_payment() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("farm").has(stress=15, money=9)
    for plan in PLANS:
        table.seat(0).holds(plan.id)

    table.begin("upkeep", "adult_3")

    assert not table.seat(0).is_alive
    assert table.seat(0).cards() == ["farm", *[plan.id for plan in PLANS]]
    assert table.seat(0).changed() == {"stress": 1}


@rule("PH.q.31")
def test_a_retired_jobs_income_may_come_first_and_help_to_pay() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("farm").has_aside("boss")
    table.begin("upkeep", "adult_3")
    assert sorted(table.options()) == ["collect boss", "lose farm"]

    table.choose("collect boss", "pay farm")

    assert table.seat(0).changed() == {"money": 1, "lth": 1}


@rule("PH.q.31")
def test_a_retired_jobs_income_may_come_last() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("farm").has(money=3).has_aside("boss")

    table.begin("upkeep", "adult_3").choose("pay farm")

    assert table.seat(0).changed() == {"money": 1, "lth": 1}


@rule("PH.q.32")
def test_a_player_able_to_pay_may_refuse_with_the_penalty() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("farm").has(money=3)
    table.begin("upkeep", "adult_2")
    assert table.options() == ["pay farm", "lose farm"]

    table.choose("lose farm")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("item_activity") == ["farm"]


@rule("PH.q.33")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_players_do_upkeep_from_the_first_player_on_without_effect_on_the_result(first: int, order: list[int]) -> None:
    table = Table(cards=DECK, seats=3)
    for seat, id in zip(table.seats, ("farm", "attic", "lathe"), strict=True):
        seat.holds(id).has(money=3)
    table.begin("upkeep", "adult_2", turn=first)

    asked: list[int] = []
    while table.state.phase == UPKEEP:
        asked.append(table.decider)
        table.choose(table.options("pay")[0])

    assert asked == order
    assert [seat.changed("hourglasses") for seat in table.seats] == [
        {"money": -3, "lth": 1},
        {"money": -1, "knowledge": 2},
        {"money": 1, "hourglasses": -2},
    ]


@rule("PH.q.34")
def test_abilities_of_the_start_of_a_round_work_in_the_first_round() -> None:
    early = [trait(id, Ability(ABILITY_ON, ON_ROUND_START, goods(money=1))) for id in ("lark", "wren")]
    game = Pursuit(early, "second", 1)

    state = game.start("upkeep of the first round")
    game.apply(state, 0, game.options(state, 0)[0])

    assert state.round == 1
    assert state.players[0].money == 1
    assert state.players[0].hourglasses == 6


@rule("PH.q.35")
@pytest.mark.parametrize(("hourglasses", "options"), [(1, ["lose lathe"]), (2, ["pay lathe", "lose lathe"])])
def test_a_card_whose_hourglasses_are_missing_cannot_be_kept(hourglasses: int, options: list[str]) -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("lathe").has(hourglasses=hourglasses)
    table.begin("upkeep", "adult_2")
    assert table.options() == options

    table.choose("lose lathe")

    assert table.seat(0).changed("hourglasses") == {"stress": 1, "sth": -1}


@rule("PH.q.36")
def test_a_player_without_hourglasses_after_upkeep_has_no_turn_and_lives_on() -> None:
    table = Table(cards=DECK)
    table.seat(0).holds("lathe").has(hourglasses=2)

    table.begin("upkeep", "adult_2").choose("pay lathe")

    assert table.seat(0).hourglasses == 0
    assert table.decider == 1
    table.choose("rest 0")
    assert table.decider == 1
    assert table.seat(0).is_alive
    assert table.interrupts(0) == ["leave"]


@rule("PH.q.67")
@pytest.mark.parametrize(
    ("upkeep", "has", "missing"),
    [
        ({"money": 3}, {"money": 2}, {"money": 1}),
        ({"knowledge": 1, "influence": 2}, {"knowledge": 1, "influence": 1}, {"influence": 1}),
        ({"hourglass": 2, "money": 1}, {"hourglasses": 1, "money": 1}, {"hourglass": 1}),
    ],
)
def test_nothing_is_paid_in_part_for_a_card_that_goes(upkeep: Amounts, has: Amounts, missing: Amounts) -> None:
    table = Table(cards=[card("boat", "item", level(upkeep=upkeep))])
    table.seat(0).holds("boat").has(**has)
    table.begin("upkeep", "adult_2")
    assert table.refused("pay boat") == "cannot_pay"
    assert table.missing("pay boat") == missing

    table.choose("lose boat")

    assert table.seat(0).changed("hourglasses") == {"stress": 1, "sth": -1}
