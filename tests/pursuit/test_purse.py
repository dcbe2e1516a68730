"""The purse compares all amounts at once; it must answer as if each were compared alone."""

from typing import cast

import pytest

from wellspent.engine.chance import chance_from_seed
from wellspent.engine.options import Offers
from wellspent.games.pursuit.actions.take import TakeFromRow
from wellspent.games.pursuit.cards import ABILITY_PRICE, PRICE_FIXED, PRICE_ITEM, PRICE_PROJECT
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import MOST_ASKED, PLENTY, TOO_LITTLE, covers, goods, side_by_side
from wellspent.games.pursuit.prices import can_pay
from wellspent.games.pursuit.purse import Purse, means
from wellspent.titles.pursuit.cards.catalog import catalog

AMOUNTS = ("knowledge", "creativity", "influence", "money", "hourglass", "any")


@pytest.mark.parametrize("lacking", AMOUNTS)
def test_one_thing_too_little_is_too_little(lacking: str) -> None:
    state = Pursuit(catalog().cards("second", [])).deal("a life")
    me = state.players[0]
    me.knowledge, me.creativity, me.influence, me.money = 3, 2, 1, 4
    enough = {"knowledge": 2, "creativity": 2, "influence": 1, "money": 4, "hourglass": 1, "any": 1}

    assert covers(means(me, 1, 0), goods(**enough).asked)
    assert not covers(means(me, 1, 0), goods(**{**enough, lacking: enough[lacking] + 2}).asked)


@pytest.mark.parametrize("price", [0, 1, 3, MOST_ASKED - 1, MOST_ASKED, MOST_ASKED + 1, 5000])
@pytest.mark.parametrize("money", [0, 1, 3, MOST_ASKED - 1])
def test_amounts_of_every_size_can_be_compared(money: int, price: int) -> None:
    state = Pursuit(catalog().cards("second", [])).deal("a life")
    state.players[0].money = money

    assert covers(means(state.players[0], 0, 0), goods(money=price).asked) == (money >= price)


def test_plenty_is_enough_for_everything_and_too_little_for_nothing() -> None:
    for asked in (0, 1, MOST_ASKED):
        everywhere = side_by_side(asked, asked, asked, asked, asked, asked, MOST_ASKED)
        assert covers(PLENTY, everywhere)
        assert not covers(TOO_LITTLE, everywhere)


@pytest.mark.parametrize("mood", range(-3, 4))
@pytest.mark.parametrize("lowers", [False, True])
def test_the_purse_answers_as_the_price_does(mood: int, lowers: bool) -> None:
    game = Pursuit(catalog().cards("second", []))
    state = game.deal("a life")
    me = state.players[0]
    me.sth = mood
    chance = chance_from_seed("purses", ["amounts"])
    lowering = [number for number, ability in enumerate(game.rules.abilities) if ability.kind == ABILITY_PRICE]
    answers = set()
    for _ in range(20):
        me.knowledge, me.creativity, me.influence, me.money = (chance.below(0, 6) for _ in range(4))
        if lowers:
            me.abilities = [lowering[chance.below(0, len(lowering))] for _ in range(3)]
            prices = {game.rules.abilities[number].price for number in me.abilities}
            me.changed_prices = sum(1 << price for price in prices)
        purse = Purse(game.rules, state, 0, chance.below(0, 3))
        for card in game.rules.cards:
            for lines in card.levels:
                for what in (PRICE_PROJECT, PRICE_ITEM, PRICE_FIXED):
                    payable = can_pay(game.rules, state, 0, what, card, lines.cost, purse.spare)
                    assert purse.can_pay(what, card, lines.cost) == payable
                    # The quick look never rules out what can be paid, nor grants what cannot.
                    purse.ask(what, 0)
                    assert not payable or covers(purse.at_most, card.least)
                    assert not payable or covers(purse.at_most, lines.asked)
                    assert payable or not lines.is_plain or not covers(purse.enough, lines.asked)
                    answers.add(payable)

    assert answers == {True, False}


def test_what_is_offered_in_a_playout_is_what_is_listed() -> None:
    game = Pursuit(catalog().cards("second", []))
    state = game.start("a life")
    chance = chance_from_seed("a life", ["choices"])
    while not state.finished:
        seat = game.decider(state)
        found = Offers()
        game.offer(state, seat, found)
        options = game.options(state, seat)

        assert found.take() == options
        game.apply(state, seat, options[chance.below(0, len(options))])


@pytest.mark.parametrize("other", [object(), 7, "a card", [7], goods(money=1)])
def test_what_is_no_tag_among_the_tags_is_an_error(other: object) -> None:
    game = Pursuit(catalog().cards("second", []))
    state = game.start("a life")
    action = game.rules.action("spend")
    assert isinstance(action, TakeFromRow)
    tags = cast("list[object]", action.tags)
    tags[:] = [other] * len(tags)
    purse = Purse(game.rules, state, 0, 1)

    # Compiled code asks for the class, Python for what a tag says.
    with pytest.raises((TypeError, AttributeError)):
        purse.offer_row([1, 2, 3], action.tags, 0, Offers())
