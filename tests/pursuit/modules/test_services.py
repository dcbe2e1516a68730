"""Services: like Items in everything, except that they are none."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, PRICE_ITEM, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.community.part import CommunityPart
from wellspent.games.pursuit.modules.services import Services
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, leading_goal, level, of_module, plain, trait

CARDS = of_module("services")
CLEANER = card(
    "cleaner",
    "service",
    level({"money": 1}, {"relax": 1}),
    level({"money": 3}, {"lth": 1}, upkeep={"money": 2}, upkeep_reward={"lth": 1}),
    level({"money": 5}, {"lth": 3}),
)
OTHERS = [card(f"helper_{number}", "service", level(), level(), level()) for number in range(3)]


def service_table(seats: int = 2) -> Table:
    return Table(Services, cards=[CLEANER, *OTHERS, *plain("item", "kettle", "spare")], only=True, seats=seats)


@rule("SRV.comp.01")
def test_there_are_15_services() -> None:
    assert [card.kind_name for card in CARDS] == ["service"] * 15


@rule("SRV.setup.01")
def test_they_are_shuffled_into_the_item_activity_pile() -> None:
    table = Table(Services, cards=CARDS)

    assert {card.id for card in CARDS} <= {*table.pile_ids("item_activity"), *table.row_ids("item_activity")}


@rule("SRV.action.01", "SRV.solo.01")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("number", "changed"),
    [
        (1, {"money": -1, "stress": -1}),
        (2, {"money": -3, "lth": 1}),
        (3, {"money": -5, "lth": 3}),
    ],
)
def test_a_service_is_taken_at_any_one_of_its_levels(number: int, changed: dict[str, int], seats: int) -> None:
    table = service_table(seats).row("item_activity", "cleaner", "kettle").next_cards("item_activity", "spare")
    table.seat(0).has(money=5, stress=8)
    table.begin().choose(f"spend cleaner {number}")

    assert table.seat(0).changed() == changed
    assert table.seat(0).level("cleaner") == number
    assert table.row_ids("item_activity") == ["spare", "kettle"]


@rule("SRV.action.02")
def test_an_upgrade_leads_to_any_higher_level() -> None:
    table = service_table()
    table.seat(0).has(money=8).holds("cleaner")
    table.begin()
    assert table.options("upgrade") == ["upgrade cleaner 2", "upgrade cleaner 3"]

    table.choose("upgrade cleaner 3")

    assert table.seat(0).changed() == {"money": -5, "lth": 3}


@rule("SRV.upkeep.01")
def test_a_level_with_an_upkeep_is_paid_for_and_rewarded_each_round() -> None:
    table = service_table()
    table.seat(0).has(money=2).holds("cleaner", level=2)
    table.begin("upkeep").choose("pay cleaner")

    assert table.seat(0).changed() == {"money": -2, "lth": 1}


@rule("SRV.upkeep.01")
def test_a_level_without_an_upkeep_asks_for_nothing() -> None:
    table = service_table()
    table.seat(0).holds("cleaner", level=3)
    table.begin("upkeep")

    assert table.options("pay", "lose") == []


@rule("SRV.upkeep.01")
def test_a_service_that_is_not_paid_leaves_with_the_penalty() -> None:
    table = service_table()
    table.seat(0).has(money=1).holds("cleaner", level=2)
    table.begin("upkeep")
    assert table.options() == ["lose cleaner"]

    table.choose("lose cleaner")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("item_activity") == ["cleaner"]


@rule("SRV.action.03", "SRV.q.01")
def test_a_service_may_be_given_up_with_the_penalty() -> None:
    table = service_table()
    table.seat(0).holds("cleaner")
    table.begin().choose("discard cleaner")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("item_activity") == ["cleaner"]


@rule("SRV.base.01")
def test_a_lower_price_of_items_is_not_for_services() -> None:
    thrift = trait("haggler", Ability(ABILITY_PRICE, price=PRICE_ITEM, less=goods(money=1)))
    table = Table(Services, cards=[CLEANER, thrift], only=True).row("item_activity", "cleaner")
    table.seat(0).has(money=2).holds("haggler")
    table.begin()

    assert table.options("spend") == ["spend cleaner 1"]


@rule("SRV.base.01", "SRV.ex.01")
def test_two_items_and_three_services_are_two_items() -> None:
    goal = leading_goal("collector", "items")
    table = Table(Services, cards=[CLEANER, *OTHERS, *plain("item", "kettle", "spare"), goal], only=True)
    for id in ("kettle", "spare", "cleaner", "helper_0", "helper_1"):
        table.seat(0).holds(id)

    assert table.seat(0).measure("items") == 2
    assert table.seat(0).measure("activities") == 0
    assert table.seat(0).measure("services") == 3


@rule("SRV.base.02")
def test_services_use_no_slot_and_have_no_limit() -> None:
    table = service_table().row("item_activity", "helper_2")
    for id in ("cleaner", "helper_0", "helper_1"):
        table.seat(0).holds(id)
    table.begin().choose("spend helper_2 1")

    assert table.seat(0).filled == 0
    assert table.seat(0).changed() == {}


@rule("SRV.base.03")
@pytest.mark.parametrize("sth", [-3, 3])
def test_the_mood_does_not_change_the_price(sth: int) -> None:
    table = service_table().row("item_activity", "cleaner")
    table.seat(0).has(money=1, sth=sth)
    table.begin().choose("spend cleaner 1")

    assert table.seat(0).money == 0


@rule("SRV.base.03")
def test_a_second_spend_costs_one_stress() -> None:
    table = service_table().row("item_activity", "helper_0")
    table.seat(0).stands_on(spend=1)
    table.begin().choose("spend helper_0 1")

    assert table.seat(0).changed() == {"stress": 1}


@rule("SRV.base.04")
def test_a_service_stays() -> None:
    table = service_table()
    table.seat(0).holds("helper_0", level=3)
    table.begin(round="adult_4").play_on("end")

    assert table.seat(0).cards() == ["helper_0"]


@rule("SRV.q.02")
def test_a_service_neither_starts_nor_continues_a_black_friday() -> None:
    cards = [CLEANER, *OTHERS, *plain("item", "kettle", "spare")]
    table = Table(Community, Services, cards=cards, only=True).row("item_activity", "helper_0", "kettle", "cleaner")
    table.begin()
    part_of(table.state, CommunityPart).black_friday = 1
    table.choose("spend helper_0 1")
    assert table.decider == 1
    assert table.seat(0).measure("items_bought") == 0

    table.choose("rest 0")
    table.choose("spend kettle 1")

    assert table.decider == 0
    assert [line for line in table.options() if line.startswith("buy cleaner")] == []
    assert table.options("stop") == ["stop"]
