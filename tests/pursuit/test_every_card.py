"""What holds of every level of every card, in both editions and with all modules: nothing is drawn by chance here."""

from collections.abc import Iterator
from functools import cache

import pytest

from wellspent import titles
from wellspent.engine.events import Event
from wellspent.games.pursuit.action import charge
from wellspent.games.pursuit.board import STRESS_END
from wellspent.games.pursuit.cards import (
    PRICE_ACTIVITY,
    PRICE_FIXED,
    PRICE_HIRE,
    PRICE_ITEM,
    PRICE_PROJECT,
    PRICE_PROMOTION,
    Card,
)
from wellspent.games.pursuit.effects import Does
from wellspent.games.pursuit.events import PAID
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, HOURGLASS, POPULARITY
from wellspent.games.pursuit.modules.events import EventsPart
from wellspent.games.pursuit.prices import shortage
from wellspent.games.pursuit.purse import purse_for_action
from wellspent.games.pursuit.reasons import OK
from wellspent.games.pursuit.rewards import reward, upkeep_reward
from wellspent.games.pursuit.state import State, part_of
from wellspent.games.pursuit.steps import PAYMENT, TURN
from wellspent.testing import rule
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.modules import find_module
from wellspent.titles.pursuit.scenario import position
from wellspent.titles.pursuit.testing.invariants import invariants
from wellspent.titles.pursuit.testing.inventing import invented

# The last is the second edition with cards that chance has written from all their words.
DECKS = ("second", "first", "invented")
# What a player has to pay with, by the good that is missing; what may be anything is given as something.
KEPT_AS = {"any": "creativity", "hourglass": "hourglasses"}
PRICES = {
    "basic_project": PRICE_PROJECT,
    "single_round_project": PRICE_PROJECT,
    "group_project": PRICE_PROJECT,
    "item": PRICE_ITEM,
    "activity": PRICE_ACTIVITY,
}


@cache
def table_of(deck: str) -> tuple[Pursuit, State]:
    """A game of everything that an edition has, at the first turn of an adult without means."""
    title, edition = titles.title("pursuit"), "first" if deck == "first" else "second"
    modules = title.modules_of(edition, 2)
    cards = catalog().cards(edition, modules, title.sets_of(edition))
    if deck == "invented":
        cards = invented(cards, "every card")
    game = Pursuit(cards, edition, 2, [find_module(name) for name in modules])
    state = position.blank_position(game, "every card")
    position.begin(game, state, "action", position.round_number("adult_2"))
    for me in state.players:
        me.knowledge = me.creativity = me.influence = me.money = 0
        me.sth = me.lth = me.popularity = 0
        me.hourglasses, me.used = 1, 5
    return game, state


def levels_of(game: Pursuit) -> Iterator[tuple[Card, int, int]]:
    """Every card, level and kind of price."""
    for card in game.rules.cards:
        for level in range(len(card.levels)):
            price = (PRICE_PROMOTION if level else PRICE_HIRE) if card.kind_name == "job" else PRICE_FIXED
            yield card, level, PRICES.get(card.kind_name, price)


def give(state: State, amounts: list[int], besides: int = -1) -> None:
    """Give the first player these goods, all or all but one of a kind."""
    me = state.players[0]
    for good, amount in enumerate(amounts):
        if amount == 0:
            continue
        name = KEPT_AS.get(GOODS_NAMES[good], GOODS_NAMES[good])
        setattr(me, name, getattr(me, name) + amount - (good == besides))


def in_mood(deck: str, circumstances: str) -> tuple[Pursuit, State]:
    game, start = table_of(deck)
    state = game.copy(start)
    if circumstances == "glum":
        state.players[0].sth = -2
    elif circumstances == "breakthrough" and deck != "first":
        part_of(state, EventsPart).in_force = game.rules.card("technological_breakthrough").index
    return game, state


@rule("PH.action.04", "PH.sth.09", "EVT.base.02")
@pytest.mark.parametrize("circumstances", ["plain", "glum", "breakthrough"])
@pytest.mark.parametrize("deck", DECKS)
def test_what_is_missing_is_the_sum_that_is_paid_and_one_less_is_refused(deck: str, circumstances: str) -> None:
    game, start = in_mood(deck, circumstances)
    for card, level, price in levels_of(game):
        place = f"{card.id} {level + 1}"
        missing = shortage(game.rules, start, 0, price, card, card.levels[level].cost, 0)
        assert is_unpaid(game, start, card, level, price) == any(missing), place
        for good, amount in enumerate(missing):
            if amount:
                state = game.copy(start)
                give(state, missing, good)
                assert is_unpaid(game, state, card, level, price), place
        state = game.copy(start)
        log: list[Event] = []
        state.log = log
        give(state, missing)
        assert not is_unpaid(game, state, card, level, price), place
        charge(game.rules, state, 0, price, card, level, 0, "")
        pay_somehow(game, state)
        assert paid_in(log) == sum(missing), place


def is_unpaid(game: Pursuit, state: State, card: Card, level: int, price: int) -> bool:
    """Whether the first player lacks something of a price, whatever the level requires."""
    if card.levels[level].cost.popularity > state.players[0].popularity:
        return True
    return purse_for_action(game.rules, state, 0).unpaid(price, card, level) != OK


def pay_somehow(game: Pursuit, state: State) -> None:
    """Answer how to pay, where there is more than one way."""
    if state.agenda[-1].step == PAYMENT:
        game.apply(state, 0, game.options(state, 0)[0])


def paid_in(log: list[Event]) -> int:
    return sum(sum(event.goods[: HOURGLASS + 1]) + event.goods[POPULARITY] for event in log if event.kind == PAID)


@rule("PH.notes.10", "PH.action.21", "PH.stress.13")
@pytest.mark.parametrize("means", ["nothing", "plenty", "no space left"])
@pytest.mark.parametrize("answer", [0, -1])
@pytest.mark.parametrize("deck", DECKS)
def test_every_reward_can_be_carried_out_and_leaves_nothing_negative(deck: str, answer: int, means: str) -> None:
    game, start = table_of(deck)
    for card, level, is_upkeep in rewards_of(game):
        state = game.copy(start)
        me = state.players[0]
        position.hold(game, state, 0, card, min(level, card.top))
        if means != "nothing":
            me.knowledge = me.creativity = me.influence = me.money = 20
        if means == "no space left":
            me.stress = STRESS_END
        (upkeep_reward if is_upkeep else reward)(game.rules, state, 0, card, level, "")
        answer_all(game, state, answer, f"{card.id} {level + 1}")


def rewards_of(game: Pursuit) -> Iterator[tuple[Card, int, bool]]:
    """Every Reward with effects of its own; what modules do is for their tests."""
    for card, level, _ in levels_of(game):
        lines = card.levels[level]
        for is_upkeep, effects in ((False, lines.effects), (True, lines.upkeep_effects)):
            if effects and not any(isinstance(effect, Does) for effect in effects):
                yield card, level, is_upkeep


def answer_all(game: Pursuit, state: State, answer: int, place: str) -> None:
    """Answer every question of a reward, until somebody has a turn again."""
    game.settle(state)
    while state.agenda[-1].step != TURN:
        assert invariants(game, state) == [], place
        seat = game.decider(state)
        game.apply(state, seat, game.options(state, seat)[answer])
    assert invariants(game, state) == [], place
