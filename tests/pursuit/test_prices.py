"""Prices: what is payable, what is missing and what is paid are one sum."""

from random import Random

import pytest

from wellspent.games.pursuit.goods import GOODS_NAMES, goods
from wellspent.games.pursuit.prices import Price, has_one_way, is_payable, lacking, ways_to_pay
from wellspent.games.pursuit.state import Player, new_player
from wellspent.testing import rule

RESOURCES = ("knowledge", "creativity", "influence")
GIVEN = {"any": "creativity", "hourglass": "hourglasses"}


def price_of(random: Random) -> Price:
    """A price that cards, the Mood and Events may come to."""
    price = Price(goods(**{name: max(0, random.randrange(-2, 4)) for name in (*RESOURCES, "any", "money")}))
    for name in ("rebate", "surcharge", "discount", "swap", "besides"):
        setattr(price, name, max(0, random.randrange(-3, 3)))
    return price


def purse_of(random: Random) -> Player:
    me = new_player(0)
    me.knowledge, me.creativity, me.influence, me.money = (random.randrange(4) for _ in range(4))
    return me


@rule("PH.action.04", "PH.sth.05", "PH.sth.16", "EVT.base.02")
@pytest.mark.parametrize("seed", range(4))
def test_a_price_is_payable_exactly_where_there_is_a_way_to_pay_it(seed: int) -> None:
    random = Random(seed)
    for _ in range(400):
        me, price = purse_of(random), price_of(random)
        ways = ways_to_pay(me, price)

        assert is_payable(me, price, 0) == (bool(ways) and price.money <= me.money)
        if ways:
            assert min(sum(way) for way in ways) == price.due()
            assert has_one_way(me, price) == (len(ways) == 1)


@rule("PH.action.04", "EVT.effect.05")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_missing_makes_it_payable_and_one_less_does_not(seed: int) -> None:
    random = Random(seed)
    for _ in range(400):
        me, price = purse_of(random), price_of(random)
        missing = lacking(me, price, 0)
        assert is_payable(me, price, 0) == (not any(missing))
        lacks = [GOODS_NAMES[good] for good, amount in enumerate(missing) for _ in range(amount)]
        for place in range(len(lacks) + 1):
            less = me.copy()
            for name in lacks[:place] + lacks[place + 1 :]:
                name = GIVEN.get(name, name)
                setattr(less, name, getattr(less, name) + 1)

            assert is_payable(less, price, less.hourglasses - me.hourglasses) == (place == len(lacks))
