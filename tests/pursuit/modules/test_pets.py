"""Pets: bought young, they grow by themselves as long as they are fed."""

import pytest

from wellspent.games.pursuit.cards import (
    ABILITY_PRICE,
    ITEM,
    ITEM_ACTIVITY_PILE,
    PRICE_ITEM,
    PRICE_UPKEEP_ITEM,
    PRICE_UPKEEP_OTHER,
    Ability,
)
from wellspent.games.pursuit.effects import Take
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import amounts_of, card, level, of_module, trait

PETS = of_module("pets")
NEWT = card(
    "newt",
    "pet",
    level({"money": 2}, {"knowledge": 1}, upkeep={"creativity": 1}),
    level({"influence": 1}, {"money": 3}),
    level({}, {"lth": 2}),
)
WORM = card("worm", "pet", level({}, {"sth": 1}, upkeep={"money": 1}), level({}, {"relax": 2}))
CHEAP = [
    trait("cheap", Ability(ABILITY_PRICE, price=PRICE_ITEM, less=goods(money=1))),
    trait("tidy", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_ITEM, less=goods(money=9))),
    trait("free", Ability(ABILITY_PRICE, price=PRICE_UPKEEP_OTHER, less=goods(money=9))),
]


def table_with(**means: int) -> Table:
    table = Table(Pets, cards=[*PETS, NEWT, WORM, *CHEAP]).row("item_activity", "koi", "newt", "worm", "car")
    table.seat(0).has(**means)
    return table


def fed(id: str, at: int, **means: int) -> Table:
    """A Pet at a level, fed in the next Upkeep."""
    table = table_with(**means)
    table.seat(0).holds(id, level=at)
    table.begin("upkeep", "adult_2").choose(f"pay {id}")
    return table


@rule("PET.comp.01", "PET.comp.02", "PET.q.04")
def test_28_pets_have_levels_of_which_all_but_the_last_may_ask_for_upkeep() -> None:
    assert len(PETS) == 28
    assert all(each.top >= 1 for each in PETS)
    assert {each.top for each in PETS} == {2, 3, 4}
    for each in PETS:
        assert each.levels[-1].upkeep.is_empty
        assert not each.levels[-1].has_upkeep
        assert all(lines.upkeep_reward.is_empty for lines in each.levels)
    assert next(each.top for each in PETS if each.id == "koi") == 3


@rule("PET.setup.01", "PET.base.05")
def test_pets_are_shuffled_into_the_item_activity_pile_and_may_lie_in_the_first_row() -> None:
    rows = [Table(Pets, cards=PETS, seed=str(seed)).row_ids("item_activity") for seed in range(12)]
    ids = {each.id for each in PETS}

    assert any(ids & set(row) for row in rows)
    table = Table(Pets, cards=PETS)
    assert ids <= {*table.row_ids("item_activity"), *table.pile_ids("item_activity")}


@rule("PET.ex.01", "PET.action.01")
def test_noel_takes_koi() -> None:
    table = table_with(money=5, stress=8).next_cards("item_activity", "concert").begin()
    table.choose("spend koi 1")

    assert table.seat(0).changed("hourglasses") == {"money": -5, "stress": -1, "lth": 1, "hourglasses": -1}
    assert (table.seat(0).cards(), table.seat(0).level("koi")) == (["koi"], 1)
    assert table.row_ids("item_activity") == ["concert", "newt", "worm", "car"]


@rule("PET.action.02")
def test_a_pet_is_always_taken_at_its_first_level() -> None:
    table = table_with(money=9, influence=9, creativity=9).begin()

    assert [line for line in table.options("spend") if "newt" in line] == ["spend newt 1"]
    assert table.refused("spend newt 2") == "only_first_level"
    assert {"spend car 1", "spend car 2", "spend car 3"} <= set(table.options("spend"))


@rule("PET.action.03", "PET.q.07", "PET.upkeep.05")
def test_nothing_can_be_done_with_a_pet_but_feed_it() -> None:
    table = table_with(money=9, creativity=9, influence=9)
    table.seat(0).holds("newt").holds("car")
    table.begin()

    assert [line for line in table.options() if "newt" in line] == []
    assert table.refused("discard newt") == "cannot_discard"
    assert "upgrade car 2" in table.options()


@rule("PET.action.04", "PET.base.02", "PET.upkeep.01")
def test_any_number_of_pets_uses_no_slot_and_each_is_fed_once() -> None:
    table = table_with(money=9, creativity=9, influence=9)
    zoo = ["koi", "newt", "worm", "window_fly", "goldfish"]
    for id in zoo:
        table.seat(0).holds(id)
    assert table.seat(0).measure("slots") == 0
    assert table.seat(0).measure("pets") == 5
    table.begin("upkeep", "adult_2")
    assert table.story("stress") == []
    for id in zoo:
        table.choose(f"pay {id}")

    assert table.decider == 0
    assert table.options("pay") == []
    assert [table.seat(0).level(id) for id in zoo] == [2, 2, 2, 2, 2]


@rule("PET.upkeep.01", "PET.upkeep.03")
def test_the_level_left_names_the_upkeep_and_the_level_entered_cost_and_reward() -> None:
    table = fed("newt", 1, creativity=1, influence=1)

    assert table.seat(0).changed() == {"creativity": -1, "influence": -1, "money": 3}
    assert table.seat(0).level("newt") == 2


@rule("PET.upkeep.02", "PET.q.03")
def test_a_pet_may_be_let_go_with_a_penalty_and_gives_nothing() -> None:
    table = table_with(creativity=1, influence=1)
    table.seat(0).holds("newt")
    table.begin("upkeep", "adult_2")
    assert table.options() == ["pay newt", "lose newt"]
    table.choose("lose newt")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.seat(0).cards() == []


@rule("PET.q.02", "PET.upkeep.02")
@pytest.mark.parametrize("means", [{"creativity": 1}, {"influence": 1}])
def test_upkeep_and_level_cost_are_one_payment(means: dict[str, int]) -> None:
    table = table_with(**means)
    table.seat(0).holds("newt")
    table.begin("upkeep", "adult_2")
    assert table.options() == ["lose newt"]
    assert table.refused("pay newt") == "cannot_pay"
    table.choose("lose newt")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}


@rule("PET.upkeep.04", "PET.ex.05", "PET.upkeep.06")
def test_koi_of_adult_4_is_grown_up_in_old_age_3() -> None:
    table = table_with(money=5).begin("action", "adult_4", turn=0)
    table.choose("spend koi 1")
    levels = [table.seat(0).level("koi")]
    while table.age != "old_age_3":
        for seat in table.seats:
            seat.has(stress=1, money=5)
        table.end_round().choose("pay koi")
        levels.append(table.seat(0).level("koi"))

    assert levels == [1, 2, 3, 4]
    assert table.seat(0).aside() == ["koi"]


@rule("PET.ex.02", "PET.upkeep.06", "PET.q.01")
def test_koi_grows_up_and_is_set_aside_for_good() -> None:
    table = fed("koi", 3, money=2)

    assert table.seat(0).changed() == {"money": -2, "sth": -1, "lth": 3}
    assert (table.seat(0).cards(), table.seat(0).aside()) == ([], ["koi"])
    assert table.seat(0).measure("cards") == 1
    assert table.discarded("item_activity") == []
    table.begin("upkeep", "adult_3")
    assert table.options("pay", "lose") == []


@rule("PET.ex.03")
def test_koi_grows_up_in_the_worst_of_moods() -> None:
    table = fed("koi", 3, money=2, sth=-3)

    assert table.seat(0).changed() == {"money": -2, "lth": 2}


@rule("PET.ex.04", "PET.base.05")
def test_koi_leaves_whoever_has_one_money() -> None:
    table = table_with(money=1)
    table.seat(0).holds("koi", level=3)
    table.begin("upkeep", "adult_2").choose("lose koi")

    assert table.seat(0).changed() == {"stress": 1, "sth": -1}
    assert table.discarded("item_activity") == ["koi"]


@rule("PET.upkeep.07")
def test_a_level_without_upkeep_is_left_all_the_same() -> None:
    table = fed("newt", 2)

    assert table.seat(0).changed() == {"lth": 2}
    assert table.seat(0).aside() == ["newt"]


@rule("PET.upkeep.07", "PET.q.07")
@pytest.mark.parametrize(
    ("id", "level", "choices"), [("garden_snail", 1, ["pay garden_snail"]), ("koi", 1, ["pay koi", "lose koi"])]
)
def test_a_pet_that_asks_for_nothing_is_not_let_go(id: str, level: int, choices: list[str]) -> None:
    table = Table(Pets, cards=of_module("pets"))
    table.seat(0).has(money=1).holds(id, level=level)
    table.begin("upkeep", "adult_2")

    assert table.options() == choices


@rule("PET.base.01")
def test_a_pet_is_neither_item_nor_activity() -> None:
    table = table_with(money=5).row("item_activity", "koi", "car")
    table.seat(0).holds("cheap").holds("koi")
    table.begin().choose("spend car 1")

    assert table.seat(0).changed()["money"] == -1
    assert (table.seat(0).measure("items"), table.seat(0).measure("activities")) == (1, 0)
    assert table.game.rules.card("koi").kind != ITEM


@rule("PET.base.01", "PET.q.06")
@pytest.mark.parametrize(("ability", "paid"), [("tidy", -1), ("free", 0)])
def test_only_an_ability_that_names_any_upkeep_lowers_that_of_a_pet(ability: str, paid: int) -> None:
    table = table_with(money=1)
    table.seat(0).holds(ability).holds("koi")
    table.begin("upkeep", "adult_2").choose("pay koi")

    assert table.seat(0).changed().get("money", 0) == paid
    assert table.seat(0).level("koi") == 2


@rule("PET.base.03")
def test_a_second_spend_on_a_pet_costs_stress() -> None:
    table = table_with(money=2)
    table.seat(0).stands_on(spend=1)
    table.begin().choose("spend newt 1")

    assert table.seat(0).changed() == {"money": -2, "knowledge": 1, "stress": 1}


@rule("PET.base.04")
@pytest.mark.parametrize("sth", [-2, 2])
def test_no_mood_changes_what_a_pet_costs(sth: int) -> None:
    table = table_with(money=2, creativity=1, influence=1, sth=sth).begin()
    table.choose("spend newt 1")
    assert table.seat(0).changed() == {"money": -2, "knowledge": 1}
    grown = fed("newt", 1, creativity=1, influence=1, sth=sth)
    assert grown.seat(0).changed() == {"creativity": -1, "influence": -1, "money": 3}


@rule("PET.base.05")
def test_a_refresh_may_send_a_pet_away() -> None:
    table = table_with().begin().choose("refresh item_activity", "replace koi", "redraw")

    assert table.discarded("item_activity") == ["koi"]


@rule("PET.base.06")
def test_what_one_pet_brings_may_feed_the_next() -> None:
    table = table_with(creativity=1, influence=1)
    table.seat(0).holds("newt").holds("koi", level=3)
    table.begin("upkeep", "adult_2")
    assert table.refused("pay koi") == "cannot_pay"
    table.choose("pay newt", "pay koi")

    assert table.seat(0).changed() == {"creativity": -1, "influence": -1, "money": 1, "sth": -1, "lth": 3}


@rule("PET.base.07")
@pytest.mark.parametrize(("stress", "moved"), [(7, 0), (9, -2), (8, -1)])
def test_relax_from_a_pet_stays_inside_the_section(stress: int, moved: int) -> None:
    table = fed("worm", 1, money=1, stress=stress)

    assert table.seat(0).changed().get("stress", 0) == moved


@rule("PET.end.01")
def test_pets_of_the_dead_stay_and_give_nothing_more() -> None:
    table = table_with(money=9)
    table.seat(0).holds("koi", level=3).has_died()
    table.begin("upkeep", "adult_2")

    assert table.decider == 1
    assert table.seat(0).cards() == ["koi"]
    assert table.seat(0).changed() == {}


@rule("PET.solo.01")
def test_pets_live_with_one_player_as_with_more() -> None:
    table = Table(Pets, cards=PETS, seats=1)
    table.seat(0).has(money=2).holds("koi", level=3)
    table.begin("upkeep", "adult_2").choose("pay koi")

    assert table.seat(0).changed() == {"money": -2, "sth": -1, "lth": 3}


@rule("PET.q.05")
def test_a_pet_that_is_a_reward_comes_without_cost_and_reward() -> None:
    shelter = card("shelter", "activity", *[level(effects=[Take(ITEM_ACTIVITY_PILE, 0)])] * 3)
    table = Table(Pets, cards=[*PETS, shelter]).row("item_activity", "shelter", "koi", "", "")
    table.begin().choose("spend shelter 1", "receive koi")

    assert table.seat(0).changed() == {}
    assert table.seat(0).level("koi") == 1
    table.seat(0).has(money=1)
    table.begin("upkeep", "adult_2")
    assert table.options("pay") == ["pay koi"]


def test_koi_has_the_values_of_the_ledger() -> None:
    koi = next(each for each in PETS if each.id == "koi")

    assert amounts_of(koi, 1, "cost") == {"money": 5}
    assert amounts_of(koi, 1, "reward") == {"lth": 1, "relax": 1}
    assert amounts_of(koi, 3, "upkeep") == {"money": 2}
    assert amounts_of(koi, 4, "cost") == {"sth": 1}
    assert amounts_of(koi, 4, "reward") == {"lth": 3}
