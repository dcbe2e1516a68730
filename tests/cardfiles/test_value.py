"""The value model, and the document that states it."""

import re
from pathlib import Path

import pytest

from wellspent.engine.names import number_of
from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.cards import Ability, Card, Effect, Level
from wellspent.games.pursuit.effects import Choose, Gain, Take, Trade
from wellspent.games.pursuit.goods import GOODS_NAMES, goods
from wellspent.games.pursuit.kinds import ADULT, OLD
from wellspent.titles.pursuit.cards import catalog, value
from wellspent.titles.pursuit.cards.value import WORTH, Balance, level_balance, price, worth
from wellspent.titles.pursuit.testing.making import nature

DOCUMENT = Path(__file__).parents[2] / "docs" / "balance.md"


def item(level: Level) -> Card:
    return Card("thing", "item", "item_activity", [Level(), level, Level()], nature=nature("item"))


def test_every_good_has_its_worth() -> None:
    assert set(WORTH) == set(GOODS_NAMES)


def test_the_document_states_the_model() -> None:
    model = DOCUMENT.read_text("utf-8").split("\n## ")[1]
    rows = re.findall(r"^\| `(\w+)` \| ([-\d.]+) \| ([-\d.]+) \| ([-\d.]+) \|", model, re.M)

    assert {good: tuple(map(float, amounts)) for good, *amounts in rows} == WORTH


@pytest.mark.parametrize(
    ("row", "id", "level"),
    [
        ("Act in Play L1", "act_in_play", 1),
        ("Learn Cooking L2", "learn_cooking", 2),
        ("Learn Cooking L3", "learn_cooking", 3),
        ("Singing Festival L3", "singing_festival", 3),
        ("E-Sports L4", "e_sports", 4),
        ("Car L2", "car", 2),
        ("Board Game Collection L3", "board_game_collection", 3),
        ("HR Executive, Hiring", "hr_executive", 1),
        ("HR Executive, Promotion", "hr_executive", 2),
        ("Martha L2", "martha", 2),
    ],
)
def test_the_document_weighs_the_cards_as_the_model_does(row: str, id: str, level: int) -> None:
    [cells] = re.findall(rf"^\| {row} \| (.+) \|$", DOCUMENT.read_text("utf-8"), re.M)
    takes, gives, _, fair = map(float, cells.split(" | "))
    weighed = level_balance(catalog().card(id), level - 1)

    assert (weighed.spent, weighed.gained, weighed.fair) == pytest.approx((takes, gives, fair))


def test_stress_is_taken_away_from_a_reward_and_added_to_a_cost() -> None:
    assert worth(goods(lth=1, stress=1), ADULT) == pytest.approx(2.1 - 1.5)
    assert price(goods(money=2, stress=1), OLD) == 4


def test_short_term_happiness_beyond_its_track_is_worth_lth() -> None:
    assert worth(goods(sth=5), OLD) == pytest.approx(3 * 2.0 + 2 * 2.3)


def test_a_level_is_weighed_against_its_cost_and_the_action() -> None:
    weighed = level_balance(item(Level(cost=goods(money=4), reward=goods(influence=1, sth=1, lth=2))), 1)

    assert weighed.spent == 7
    assert weighed.off == pytest.approx(0.2)
    assert not weighed.is_far


def test_upkeep_is_weighed_by_itself() -> None:
    level = Level(upkeep=goods(money=6), upkeep_reward=goods(lth=1), has_upkeep=True)
    weighed = level_balance(item(level), 1)

    assert weighed.upkeep_off == pytest.approx(-3.9)
    assert weighed.is_upkeep_far


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Gain(goods(money=4)), 4),
        (Gain(goods(money=4), [rules.Test(0, 1, False)]), 2),
        (Gain(goods(money=1), per=rules.MEASURES.index("items")), 2),
        (Gain(goods(money=1), per=rules.MEASURES.index("lth"), each=4, most=3), 3),
        (Choose([goods(money=1), goods(hourglass=1)]), 3),
        (Trade(goods(money=2), goods(hourglass=1), 2), 2),
        (Trade(goods(money=2), goods(money=1), 2), 0),
        (Take(rules.PARTNER_PILE, 1), 6),
    ],
)
def test_effects_have_their_worth(effect: Effect, expected: float) -> None:
    assert value.effect_worth(effect, ADULT) == expected


def test_an_ability_counts_for_the_rounds_it_is_in_force() -> None:
    ability = Ability(rules.ABILITY_ON, rules.ON_ROUND_START, goods(money=1))

    assert level_balance(item(Level(abilities=[ability])), 1).gained == value.ROUNDS_LAST


def test_an_ability_that_listens_to_what_a_module_brings_has_its_worth() -> None:
    ability = Ability(rules.ABILITY_ON, number_of(rules.OCCASIONS, "buy_item"), goods(money=1))

    assert 0 < level_balance(item(Level(abilities=[ability])), 1).gained < value.ROUNDS_LAST


@pytest.mark.parametrize(("gained", "is_far"), [(5.4, False), (5.6, True), (2.4, True), (2.6, False)])
def test_cheap_levels_may_be_off_by_one_and_a_half(gained: float, is_far: bool) -> None:
    assert Balance("thing", 0, spent=4, gained=gained, fair=0).is_far == is_far


@pytest.mark.parametrize(("gained", "is_far"), [(19.9, False), (20.1, True)])
def test_dear_levels_may_be_off_by_a_quarter(gained: float, is_far: bool) -> None:
    assert Balance("thing", 0, spent=16, gained=gained, fair=0).is_far == is_far


@pytest.mark.parametrize("edition", ["second", "first"])
def test_most_levels_are_near_their_worth(edition: str) -> None:
    cards = catalog().cards(edition)

    assert 10 * len(value.outliers(cards)) < len(value.balances(cards))
