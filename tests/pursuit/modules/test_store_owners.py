"""Store Owners: a business grows with every year it is kept, until it is sold."""

import pytest

from wellspent.games.pursuit.boards import Display
from wellspent.games.pursuit.cards import ABILITY_PRICE, JOB_PILE, PRICE_UPKEEP_JOB, Ability, Card
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.store_owners import StoreOwners, StoresPart
from wellspent.games.pursuit.state import part_of
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, job, level, of_module, trait
from wellspent.titles.pursuit.texts.terms import strains, terms_of

STORES = of_module("store_owners")
KIOSK = Card(
    "kiosk",
    "store_owner",
    "job",
    [
        level({"money": 3}, {"influence": 1}, upkeep={"hourglass": 1}, upkeep_reward={"money": 2}),
        level({"knowledge": 1}, {"money": 4, "lth": 1}),
    ],
    sections=["sell"],
)
SALON = Card(
    "salon",
    "store_owner",
    "job",
    [level({}, {}, upkeep={"money": 2}), level({}, {"sth": 1, "relax": 1})],
    sections=["sell"],
)
LADDER = [job(f"step_{rank}", "art", rank, level({}, {}, upkeep={}), level({}, {"lth": 1})) for rank in (1, 2)]
SPONSOR = trait("sponsor", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_JOB, less=goods(money=9, hourglass=9)))


def table_with(*extra: Card, seats: int = 2, **means: int) -> Table:
    table = Table(StoreOwners, cards=[*STORES, KIOSK, SALON, *LADDER, SPONSOR, *extra], seats=seats)
    table.row("job", "kiosk", "salon", "step_1", "").seat(0).has(**means)
    return table


def owner(count: int, id: str = "kiosk", **means: int) -> Table:
    """A store with so many indicators on it."""
    table = table_with(**means)
    table.seat(0).holds(id)
    part_of(table.state, StoresPart).indicators[table.game.rules.card(id).index] = count
    return table


def indicators(table: Table, id: str = "kiosk") -> int:
    return part_of(table.state, StoresPart).indicators.get(table.game.rules.card(id).index, 0)


@rule("STO.comp.01", "STO.comp.02")
def test_six_stores_can_be_started_kept_and_sold() -> None:
    assert len(STORES) == 6
    for each in STORES:
        start, sale = each.levels
        assert each.sections == ["sell"]
        assert not start.cost.is_empty
        assert not start.reward.is_empty
        assert not start.upkeep.is_empty
        assert not start.upkeep_reward.is_empty
        assert not sale.cost.is_empty
        assert not sale.reward.is_empty


@rule("STO.setup.01")
def test_they_lie_in_the_job_pile() -> None:
    table = Table(StoreOwners, cards=STORES)

    assert {each.id for each in STORES} <= set(table.pile_ids("job"))


@rule("STO.action.01", "STO.action.02")
def test_a_business_starts_with_its_reward_and_one_indicator() -> None:
    table = table_with(money=3).next_cards("job", "step_2").begin().choose("hire kiosk a")

    assert table.seat(0).changed("hourglasses") == {"money": -3, "influence": 1, "hourglasses": -1}
    assert indicators(table) == 1
    assert table.row_ids("job")[0] == "step_2"


@rule("STO.action.03", "STO.action.04", "STO.action.05", "STO.q.01", "STO.q.02")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_sale_is_paid_once_and_rewarded_for_every_indicator(count: int) -> None:
    table = owner(count, knowledge=1).begin().choose("sell kiosk")

    assert table.seat(0).changed("hourglasses") == {
        "knowledge": -1,
        "money": 4 * count,
        "lth": count,
        "hourglasses": -1,
    }
    assert table.discarded("job") == ["kiosk"]
    assert (table.seat(0).measure("jobs"), table.seat(0).measure("slots")) == (0, 0)
    assert indicators(table) == 0


@rule("STO.action.03")
def test_a_sale_that_cannot_be_paid_is_refused() -> None:
    table = owner(2).begin()

    assert table.refused("sell kiosk") == "cannot_pay"
    assert table.missing("sell kiosk") == {"knowledge": 1}


@rule("STO.action.06")
def test_a_business_may_be_sold_in_its_first_round() -> None:
    table = table_with(money=3, knowledge=1, seats=1).begin().choose("hire kiosk a", "sell kiosk")

    assert table.seat(0).changed() == {"money": 1, "influence": 1, "knowledge": -1, "lth": 1}


@rule("STO.upkeep.01", "STO.upkeep.02")
def test_every_upkeep_paid_adds_an_indicator_without_limit() -> None:
    table = owner(11).begin("upkeep", "adult_2").choose("pay kiosk")

    assert table.seat(0).changed("hourglasses") == {"money": 2, "hourglasses": -1}
    assert indicators(table) == 12


@rule("STO.upkeep.03")
def test_an_unpaid_business_is_lost_with_the_penalty() -> None:
    table = owner(4).begin("upkeep", "adult_2").choose("lose kiosk")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("job") == ["kiosk"]
    assert indicators(table) == 0


@rule("STO.ex.01")
def test_started_in_adult_1_and_sold_in_adult_3() -> None:
    table = table_with(money=3).begin().choose("hire kiosk a")
    table.end_round().choose("pay kiosk")
    table.end_round().choose("pay kiosk")
    table.seat(0).has(knowledge=1)
    assert indicators(table) == 3
    table.begin("action", "adult_3", turn=0).choose("sell kiosk")

    assert table.seat(0).changed() == {"knowledge": -1, "money": 12, "lth": 3}


@rule("STO.base.01")
def test_a_store_is_a_job_with_a_slot_and_only_one_is_held() -> None:
    table = table_with()
    table.seat(0).holds("step_1")
    table.begin().choose("hire salon a")

    assert table.seat(0).cards() == ["salon"]
    assert (table.seat(0).measure("jobs"), table.seat(0).measure("slots")) == (1, 1)


@rule("STO.base.02")
def test_another_job_ends_the_store_without_penalty_and_without_a_sale() -> None:
    table = owner(5).begin().choose("hire step_1 a")

    assert table.seat(0).changed() == {}
    assert table.seat(0).cards() == ["step_1"]
    assert indicators(table) == 0


@rule("STO.base.03")
def test_a_store_has_no_ladder_and_no_promotion_finds_it() -> None:
    table = owner(1)
    table.seat(1).holds("step_1")
    table.row("job", "salon").next_cards("job", "toy_shop", "step_2").begin()
    assert table.options("promote", "retire") == []
    assert table.refused("promote") == "only_sold"
    assert table.seat(0).measure("job_rank") == 0
    table.choose("rest 0", "promote step_1 a")

    assert table.seat(1).cards() == ["step_2"]


@rule("STO.base.04")
@pytest.mark.parametrize("sth", [-2, 2])
def test_no_mood_changes_its_costs(sth: int) -> None:
    table = table_with(money=3, sth=sth).begin().choose("hire kiosk a")
    assert table.seat(0).changed() == {"money": -3, "influence": 1}
    sold = owner(1, knowledge=1, sth=sth).begin().choose("sell kiosk")
    assert sold.seat(0).changed() == {"knowledge": -1, "money": 4, "lth": 1}


@rule("STO.base.05")
def test_giving_a_store_up_costs_the_penalty_and_brings_nothing() -> None:
    table = owner(3).begin().choose("discard kiosk")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert indicators(table) == 0


@rule("STO.end.01")
def test_an_unsold_store_is_worth_a_card_and_no_more() -> None:
    table = owner(9)
    table.begin().interrupt(0, "leave").interrupt(1, "leave").play_on("end")

    assert table.seat(0).lth == 0
    assert table.seat(0).measure("cards") == 1
    assert table.winners() == [0]


@rule("STO.solo.01")
def test_a_store_can_be_kept_alone() -> None:
    table = table_with(seats=1, money=3).begin().choose("hire kiosk a")

    assert indicators(table) == 1


@rule("STO.q.03", "STO.q.04")
def test_a_store_that_is_a_reward_starts_with_no_indicator_and_sells_for_nothing() -> None:
    legacy = card("legacy", "activity", *[level(effects=[Take(JOB_PILE, 0)])] * 3)
    table = table_with(legacy, seats=1, knowledge=1).row("item_activity", "legacy", "", "", "")
    table.begin().choose("spend legacy 1", "receive kiosk a")
    assert indicators(table) == 0
    assert table.seat(0).changed() == {}
    table.choose("sell kiosk")

    assert table.seat(0).changed() == {"knowledge": -1}
    assert table.discarded("job") == ["kiosk"]


@rule("STO.q.05")
def test_rewards_of_a_sale_come_one_by_one() -> None:
    table = owner(3, "salon", sth=2, stress=8).begin().choose("sell salon")

    assert table.seat(0).changed() == {"sth": 1, "lth": 2, "stress": -1}


@rule("STO.action.03", "STO.q.04", "STO.q.05", "PH.stress.13")
@pytest.mark.parametrize(
    ("count", "stress", "refusal"), [(0, 15, ""), (1, 15, ""), (3, 13, ""), (3, 14, "too_much_stress")]
)
def test_the_stress_of_a_sale_counts_for_every_indicator(count: int, stress: int, refusal: str) -> None:
    stall = Card("stall", "store_owner", "job", [level(upkeep={}), level({}, {"stress": 1})], sections=["sell"])
    table = table_with(stall, stress=stress)
    table.seat(0).holds("stall")
    part_of(table.state, StoresPart).indicators[table.game.rules.card("stall").index] = count
    table.begin()

    assert table.refused("sell stall") == refusal
    assert table.options("sell") == ([] if refusal else ["sell stall"])


@rule("STO.action.03", "STO.q.05")
@pytest.mark.parametrize(("count", "told"), [(0, []), (1, [(1, "PH.q.21")]), (3, [(3, "PH.q.21")])])
def test_what_a_sale_brings_of_stress_is_told(count: int, told: list[tuple[int, str]]) -> None:
    stall = Card("stall", "store_owner", "job", [level(upkeep={}), level({}, {"stress": 1})], sections=["sell"])
    table = table_with(stall, stress=8)
    table.seat(0).holds("stall").holds("yoga").holds("pottery").holds("sourdough")
    part_of(table.state, StoresPart).indicators[table.game.rules.card("stall").index] = count
    game, state = table.begin().game, table.state
    choice = next(each for each in game.options(state, 0) if game.notation(each) == "sell stall")

    assert strains(game.rules, state, 0, choice, terms_of(game.rules, state, 0, choice)) == told


@rule("STO.q.06")
def test_an_upkeep_that_is_waived_counts_as_paid() -> None:
    table = owner(1, "salon")
    table.seat(0).holds("sponsor")
    table.begin("upkeep", "adult_2").choose("pay salon")

    assert table.seat(0).changed() == {}
    assert indicators(table, "salon") == 2


def test_the_indicators_lie_on_the_card() -> None:
    table = owner(3).begin()
    display = Display(2)
    table.game.rules.modules[0].show(table.state, 1, display)

    assert display.tokens == {table.game.rules.card("kiosk").index: {"indicator": 3}}
