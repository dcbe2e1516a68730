"""Health Activities: one step after the other."""

import pytest

from wellspent.games.pursuit.cards import ABILITY_PRICE, PRICE_ACTIVITY, Ability
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.health_activities import HealthActivities
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import card, level, of_module, plain, trait

CARDS = of_module("health_activities")
SAUNA = card(
    "sauna",
    "health_activity",
    level({"money": 1}, {"relax": 1}),
    level({"knowledge": 2}, {"sth": 1}),
    level({"money": 2}, {"health": 1, "lth": 1}),
)
DECK = [SAUNA, *plain("activity", "picnic_one", "picnic_two")]


def health_table(*row: str, seats: int = 2) -> Table:
    table = Table(HealthActivities, cards=DECK, only=True, seats=seats).row("item_activity", *row)
    return table.next_cards("item_activity", "picnic_two")


@rule("HAC.comp.01")
def test_there_are_five_with_three_levels_each() -> None:
    assert [len(card.levels) for card in CARDS] == [3] * 5


@rule("HAC.setup.01")
def test_they_are_shuffled_into_the_item_activity_pile() -> None:
    table = Table(HealthActivities, cards=CARDS)

    assert {card.id for card in CARDS} <= {*table.pile_ids("item_activity"), *table.row_ids("item_activity")}


@rule("HAC.action.01", "HAC.q.01", "HAC.solo.01")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_is_taken_at_level_1_only(seats: int) -> None:
    table = health_table("sauna", seats=seats)
    table.seat(0).has(money=9, knowledge=9, stress=8)
    table.begin()
    assert table.options("spend") == ["spend sauna 1"]
    assert table.refused("spend sauna 3") == "only_first_level"

    table.choose("spend sauna 1")

    assert table.seat(0).changed() == {"money": -1, "stress": -1}
    assert table.seat(0).level("sauna") == 1
    assert table.row_ids("item_activity") == ["picnic_two"]


@rule("HAC.action.02", "HAC.action.05", "HAC.q.01")
def test_it_goes_on_one_level_at_a_time_and_never_by_an_upgrade() -> None:
    table = health_table()
    table.seat(0).has(money=9, knowledge=2).holds("sauna")
    table.begin()
    assert table.options("exercise", "upgrade") == ["exercise sauna 2"]
    assert table.refused("exercise sauna 3") == "next_level_only"

    table.choose("exercise sauna 2")

    assert table.seat(0).changed("hourglasses") == {"knowledge": -2, "sth": 1, "hourglasses": -1}
    assert table.seat(0).level("sauna") == 2


@rule("HAC.action.03", "HAC.base.04")
def test_at_level_3_it_is_complete_and_set_aside() -> None:
    table = health_table()
    table.seat(0).has(money=2, stress=9).holds("sauna", level=2)
    table.begin().choose("exercise sauna 3")

    # Good Health: from the right end of light blue to the right end of turquoise.
    assert table.seat(0).changed() == {"money": -2, "stress": -3, "lth": 1}
    assert table.seat(0).aside() == ["sauna"]
    table.choose("rest 0")
    assert table.options("exercise") == []


@rule("HAC.action.04", "HAC.ex.01")
def test_taken_and_completed_in_one_round_it_needs_three_hourglasses() -> None:
    table = health_table("sauna", seats=1)
    table.seat(0).has(money=3, knowledge=2, hourglasses=3)
    table.begin().choose("spend sauna 1", "exercise sauna 2")
    assert (table.seat(0).hourglasses, table.seat(0).used, table.seat(0).placed("spend")) == (1, 2, 1)

    table.choose("exercise sauna 3")

    assert table.seat(0).aside() == ["sauna"]
    assert (table.seat(0).money, table.seat(0).knowledge) == (0, 0)


@rule("HAC.base.01")
def test_it_is_an_activity_before_and_after_completion() -> None:
    table = health_table()
    table.seat(0).holds("sauna").holds("picnic_one")
    assert (table.seat(0).measure("activities"), table.seat(0).measure("top_activities")) == (2, 0)

    table.seat(0).has_aside("sauna")

    assert (table.seat(0).measure("activities"), table.seat(0).measure("top_activities")) == (2, 1)


@rule("HAC.base.01")
def test_a_lower_price_of_activities_is_for_it_too() -> None:
    thrift = trait("saver", Ability(ABILITY_PRICE, price=PRICE_ACTIVITY, less=goods(money=1)))
    table = Table(HealthActivities, cards=[*DECK, thrift], only=True, seats=1).row("item_activity", "sauna")
    table.seat(0).has(money=1, knowledge=2).holds("saver")
    table.begin().choose("spend sauna 1", "exercise sauna 2", "exercise sauna 3")

    assert table.seat(0).money == 0


@rule("HAC.base.02", "HAC.q.02", "MOD.action.06")
def test_it_uses_no_slot_has_no_upkeep_is_no_project_and_cannot_be_given_up() -> None:
    table = health_table()
    table.seat(0).holds("sauna", level=2)
    table.begin()
    assert table.options("discard") == []
    assert table.refused("discard sauna") == "cannot_discard"
    assert table.seat(0).filled == 0
    assert (table.seat(0).measure("active_projects"), table.seat(0).measure("completed_H")) == (0, 0)
    table.begin("upkeep", "adult_2")
    assert table.options("pay", "lose") == []


@rule("HAC.base.03")
@pytest.mark.parametrize("sth", [-3, 3])
def test_the_mood_does_not_change_its_prices(sth: int) -> None:
    table = health_table("sauna", seats=1)
    table.seat(0).has(money=1, knowledge=2, sth=sth)
    table.begin().choose("spend sauna 1", "exercise sauna 2")

    assert (table.seat(0).money, table.seat(0).knowledge) == (0, 0)


@rule("HAC.base.03")
def test_a_second_spend_costs_stress_and_going_on_never_does() -> None:
    table = health_table("sauna", seats=1)
    table.seat(0).has(money=1, knowledge=2, stress=7).stands_on(spend=1)
    table.begin().choose("spend sauna 1")
    assert table.seat(0).stress == 7

    table.choose("exercise sauna 2")

    assert table.seat(0).stress == 7
    assert [event.number for event in table.told("stress")] == [1]


@rule("HAC.q.03")
def test_an_unfinished_one_stays_at_the_end_of_a_life_without_loss() -> None:
    table = health_table()
    table.seat(0).has(stress=15).stands_on(study=1).holds("sauna")
    table.begin().choose("study")

    assert not table.state.players[0].is_alive
    assert table.seat(0).cards() == ["sauna"]
    assert table.seat(0).lth == 0
