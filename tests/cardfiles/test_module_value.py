"""What the cards of modules are worth, by the same model as all others."""

import pytest

from wellspent.games.pursuit.cards import Card
from wellspent.titles.pursuit.cards import value
from wellspent.titles.pursuit.testing.making import card, level, nature, of_module

MODULES = ("friends", "mutual_friends", "pets", "stand_alone_jobs", "store_owners")


@pytest.mark.parametrize("module", MODULES)
def test_every_level_is_near_its_worth(module: str) -> None:
    cards = of_module(module)

    assert len(value.balances(cards)) >= sum(len(each.levels) for each in cards)
    assert [(far.card, far.level + 1) for far in value.outliers(cards)] == []


def test_a_pet_grows_by_its_upkeep_and_without_an_action() -> None:
    newt = card("newt", "pet", level({"money": 2}, {}, upkeep={"money": 3}), level({"knowledge": 1}, {"money": 9}))
    first, last = value.balances([newt])

    assert (first.spent, first.has_upkeep) == (5.0, False)
    assert (last.spent, last.gained) == (4.0, 9.0)


def test_a_store_is_worth_its_indicators() -> None:
    lines = [
        level({"money": 6}, {"money": 2}, upkeep={"money": 1}, upkeep_reward={"money": 2}),
        level({}, {"money": 4}),
    ]
    kiosk = Card("kiosk", "store_owner", "job", lines, sections=["sell"], nature=nature("store_owner"))
    [start, sale] = value.balances([kiosk])

    assert (start.spent, start.gained) == (9.0, 4.5)
    assert (start.upkeep_spent, start.upkeep_gained) == (1.0, 4.5)
    assert (sale.spent, sale.gained) == (3.0 + 3 * 2.5, 12.0)
