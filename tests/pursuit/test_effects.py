"""Effects of rewards: what they ask, what they take, and how they are bounded."""

import pytest

from wellspent.engine.names import number_of
from wellspent.games.pursuit.cards import (
    ABILITY_PRICE,
    DEEDS,
    MEASURES,
    PARTNER_PILE,
    PRICE_HIRE,
    PROJECT_PILE,
    Ability,
    Card,
    Effect,
)
from wellspent.games.pursuit.effects import Choose, Does, Gain, Take, Trade
from wellspent.games.pursuit.goods import goods
from wellspent.games.pursuit.modules.community import Community
from wellspent.games.pursuit.modules.friends import Friends
from wellspent.games.pursuit.modules.pets import Pets
from wellspent.testing import rule
from wellspent.titles.pursuit.testing import Table
from wellspent.titles.pursuit.testing.making import bound_on, card, job, level, of_module


def thing(*effects: Effect, **reward: int) -> Card:
    return card("thing", "activity", level({}, reward, effects=list(effects)))


def table_with(thing: Card, edition: str = "second", **means: int) -> Table:
    """The first seat has just taken something with an effect."""
    table = Table(cards=[thing], edition=edition).goals().row("item_activity", "thing")
    table.seat(0).has(**means)
    return table.begin()


@rule("PH.action.19", "PH.notes.10")
def test_a_stake_of_any_resources_is_paid_as_the_player_wants() -> None:
    table = Table(Friends, cards=of_module("friends")).goals()
    table.seat(0).has(money=3, influence=3, knowledge=1, sth=1).holds("monsieur_abel", 1)
    table.begin().choose("visit monsieur_abel 2")
    spent = table.seat(0)
    money, resources = spent.money, spent.measure("resources")
    assert table.options() == ["trade 2", "trade 1", "trade 0"]

    table.choose("trade 2")
    if table.options("give"):
        table.choose(table.options("give")[0])

    assert (spent.money - money, spent.measure("resources") - resources) == (6, -4)


@rule("PH.action.19", "PH.notes.10")
def test_who_stakes_resources_of_any_type_says_which() -> None:
    table = table_with(thing(Trade(goods(any=2), goods(money=3), 2)), knowledge=2, creativity=1)
    table.choose("spend thing 1")
    assert table.options() == ["trade 1", "trade 0"]
    table.choose("trade 1")

    assert table.options() == ["give 1 knowledge 1 creativity", "give 2 knowledge"]
    table.choose("give 2 knowledge")
    assert table.seat(0).changed() == {"knowledge": -2, "money": 3}


@rule("PH.notes.10", "PH.action.04", "PET.upkeep.01")
def test_a_trade_for_hourglasses_needs_hourglasses() -> None:
    table = Table(Pets, cards=of_module("pets")).goals()
    table.seat(0).holds("stray_horse", 2).has(knowledge=9, creativity=9, influence=9, money=9)
    table.begin("upkeep")
    table.seat(0).has(hourglasses=0)
    table.choose("pay stray_horse")

    assert table.options("trade") == []
    assert table.seat(0).hourglasses == 0


@rule("COM.pop.06", "PH.notes.10")
def test_a_trade_for_popularity_needs_it() -> None:
    fame = thing(Trade(goods(popularity=2), goods(lth=1), 3))
    table = Table(Community, cards=[fame]).goals().row("item_activity", "thing")
    table.seat(0).has(popularity=5)
    table.begin().choose("spend thing 1")

    assert table.options("trade") == ["trade 2", "trade 1", "trade 0"]


@rule("PH.stress.13", "PH.q.09")
@pytest.mark.parametrize(
    ("effect", "space", "most"),
    [
        (Trade(goods(stress=1), goods(money=1), 3), 14, 2),
        (Trade(goods(money=1), goods(stress=1), 3), 14, 2),
        (Trade(goods(stress=1), goods(stress=1), 3), 13, 1),
        # What is received calms before the next is received, but not before the next is paid for.
        (Trade(goods(money=1), goods(stress=1, relax=1), 4), 13, 4),
        (Trade(goods(stress=1), goods(relax=1), 3), 14, 2),
    ],
)
def test_a_trade_never_leads_two_spaces_off_the_end(effect: Trade, space: int, most: int) -> None:
    table = table_with(thing(effect), stress=space, money=9).choose("spend thing 1")

    assert table.options("trade") == [f"trade {times}" for times in range(most, -1, -1)]


@rule("PH1.stress.03")
def test_the_first_edition_knows_no_such_limit() -> None:
    table = table_with(thing(Trade(goods(stress=1), goods(money=1), 3)), "first", stress=15).choose("spend thing 1")

    assert table.options("trade")[0] == "trade 3"


@rule("PH.stress.14", "PH.q.09")
@pytest.mark.parametrize(
    ("effect", "space", "reason"),
    [
        (Gain(goods(stress=2)), 14, ""),
        (Gain(goods(stress=2)), 15, "too_much_stress"),
        (Gain(goods(stress=1), per=MEASURES.index("money")), 13, ""),
        (Gain(goods(stress=1), per=MEASURES.index("money")), 14, "too_much_stress"),
        (Gain(goods(stress=2), [bound_on("money", 4)]), 15, ""),
        (Choose([goods(stress=3), goods(stress=2)]), 14, ""),
        (Choose([goods(stress=3), goods(stress=2)]), 15, "too_much_stress"),
        (Trade(goods(stress=2), goods(lth=1)), 15, ""),
    ],
)
def test_the_stress_that_an_effect_brings_in_any_case_counts_for_legality(
    effect: Effect, space: int, reason: str
) -> None:
    table = table_with(thing(effect), stress=space, money=3)

    assert table.refused("spend thing 1") == reason


@rule("PH.action.19")
def test_all_of_a_trade_is_paid_before_anything_is_received() -> None:
    table = table_with(thing(Trade(goods(money=2), goods(money=1, lth=1), 3)), money=4).choose("spend thing 1")
    assert table.options() == ["trade 2", "trade 1", "trade 0"]
    table.choose("trade 2")

    assert table.story("paid", "gained") == ["paid", "gained", "gained"]
    assert table.seat(0).changed() == {"money": -2, "lth": 2}


@rule("PH.notes.04")
def test_a_card_that_is_received_beyond_its_last_level_lies_at_its_last() -> None:
    table = table_with(thing(Take(PARTNER_PILE, 7))).row("partner", "martha")
    table.choose("spend thing 1", "receive martha a")

    assert table.seat(0).level("martha") == 3
    assert [event.level for event in table.told("card_gained")] == [2]


def test_an_effect_that_nothing_carries_out_is_an_error() -> None:
    table = table_with(thing(Does(number_of(DEEDS, "nobody_does_this"))))

    with pytest.raises(LookupError, match="card thing: nothing in this game does 'nobody_does_this'"):
        table.choose("spend thing 1")


@rule("PH.project.08", "PH.notes.04")
def test_a_project_that_is_received_at_its_last_level_is_complete() -> None:
    table = table_with(thing(Take(PROJECT_PILE, 3))).row("project", "yoga")
    table.choose("spend thing 1", "receive yoga")

    assert table.seat(0).aside() == ["yoga"]
    assert table.options("advance") == []


@rule("PH.stress.13", "PH.stress.14")
@pytest.mark.parametrize("first", [Trade(goods(stress=1), goods(lth=1)), Choose([goods(stress=1), goods(money=1)])])
def test_a_choice_leaves_room_for_the_stress_that_follows(first: Effect) -> None:
    table = table_with(thing(first, Gain(goods(stress=1))), stress=15).choose("spend thing 1")

    assert table.options("trade") == []
    assert table.options("pick") in ([], ["pick 2"])


@rule("PH.action.20", "PH.job.07", "PH.notes.10")
def test_the_present_job_helps_to_pay_for_no_other() -> None:
    cheap = Ability(ABILITY_PRICE, price=PRICE_HIRE, less=goods(knowledge=1))
    agent = job("agent", "art", 1, level(abilities=[cheap]), level())
    poet = job("poet", "art", 1, level({"knowledge": 1}), level())
    table = Table(cards=[agent, poet]).goals().row("job", "poet")
    table.seat(0).holds("agent")
    table.begin()

    assert table.refused("hire poet a") == "cannot_pay"
    assert table.missing("hire poet a") == {"knowledge": 1}
    table.seat(0).has(knowledge=1)
    table.choose("hire poet a")
    assert (table.seat(0).knowledge, table.seat(0).cards()) == (0, ["poet"])
