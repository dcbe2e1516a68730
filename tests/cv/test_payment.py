"""The matching problem, against a search that tries everything one symbol at a time."""

from random import Random

import pytest

from tests.cv.deck import DECK, table
from wellspent.games.cv.cards import (
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    USE_A_NEIGHBOURS_SYMBOL,
    Card,
)
from wellspent.games.cv.game import CV
from wellspent.games.cv.means import UNKNOWN, YES, means_now
from wellspent.games.cv.offers import chosen_payment, exact_payment, purchase_offers, searched_offers, wishes_of
from wellspent.games.cv.payment import spent_of
from wellspent.games.cv.search import Search, at_a_glance, can_pay, missing
from wellspent.games.cv.state import NO_CARD, State
from wellspent.games.cv.symbols import BAD_LUCK, FACES, KINDS, PLAIN, WILD, kinds_of, lanes_of, packed, size, unpacked
from wellspent.testing import rule

ACTIVE = ("magician", "trip_around_the_world", "tutor", "trainer", "alchemist", "rabbit_foot", "friend_from_work")
EVENTS = ("holidays", "piggy_bank", "clover", "imagination", "paper_round")


def purse(game: CV, random: Random) -> State:
    """A position in phase 2 with a random purse."""
    rules = game.rules
    state = game.deal("purse")
    for id in random.sample(ACTIVE, random.randrange(4)):
        card = rules.card(id)
        if not state.players[0].stacks[card.types[0]]:
            state.players[0].stacks[card.types[0]].append(card.index)
    if random.random() < 0.5:
        state.players[1].stacks[3].append(rules.card(random.choice(["clerk", "dads_company", "teacher"])).index)
    state.active = [rules.top(state, 0, stack) for stack in range(5)]
    state.players[0].hand = [rules.card(id).index for id in random.sample(EVENTS, random.randrange(3))]
    for _ in range(random.randrange(6)):
        state.ready[random.randrange(KINDS)] += 1
    if random.random() < 0.3:
        state.loose[random.randrange(PLAIN)] += 1
    state.bad_luck = state.ready[BAD_LUCK]
    return state


class Everything:
    """Whether a cost can be paid: each symbol as a thing of its own, each effect tried on it."""

    def __init__(self, game: CV, state: State) -> None:
        self.rules = game.rules
        active = [game.rules.cards[number] for number in state.active if number != NO_CARD]
        self.arrows = {(a.source, a.target) for card in active for a in card.arrows}
        self.arrows |= {(a.target, a.source) for card in active for a in card.arrows if a.both_ways}
        self.changes = frozenset(c.does for c in active if c.does in (CHANGE_A_PLAIN_SYMBOL, CHANGE_A_BAD_LUCK))
        self.units = [(kind, True) for kind in range(KINDS) for _ in range(state.ready[kind])]
        self.units += [(kind, False) for kind in range(KINDS) for _ in range(state.loose[kind])]
        for number in state.players[0].hand:
            given = game.rules.cards[number].symbols
            self.units += [(kind, False) for kind in range(KINDS) for _ in range(given[kind])]
        self.lent: list[int] = []
        if any(card.does == USE_A_NEIGHBOURS_SYMBOL for card in active) and state.players[1].stacks[3]:
            work: Card = game.rules.cards[state.players[1].stacks[3][-1]]
            self.lent = [kind for kind in range(KINDS) if work.tokens[kind]]

    def reach(self, shown: int, changes: frozenset[int]) -> set[tuple[int, frozenset[int]]]:
        found: set[tuple[int, frozenset[int]]] = set()
        open_: list[tuple[int, frozenset[int]]] = [
            (kind, changes) for kind in (range(PLAIN) if shown == WILD else [shown])
        ]
        while open_:
            symbol, left = open_.pop()
            if (symbol, left) in found:
                continue
            found.add((symbol, left))
            open_ += [(target, left) for source, target in self.arrows if source == symbol]
            if CHANGE_A_PLAIN_SYMBOL in left and symbol < PLAIN:
                open_ += [(other, left - {CHANGE_A_PLAIN_SYMBOL}) for other in range(PLAIN)]
            if CHANGE_A_BAD_LUCK in left and symbol == BAD_LUCK:
                open_ += [(other, left - {CHANGE_A_BAD_LUCK}) for other in range(PLAIN)]
        return found

    def pays(self, cost: list[int]) -> bool:
        return any(
            self._pays(cost, [*self.units, *extra], self.changes)
            for extra in ([], *([(kind, True)] for kind in self.lent))
        )

    def _pays(self, cost: list[int], units: list[tuple[int, bool]], changes: frozenset[int]) -> bool:
        if not any(cost):
            return True
        if not units:
            return False
        (shown, is_changeable), rest = units[0], units[1:]
        if len(units) > sum(cost) and self._pays(cost, rest, changes):
            return True
        for symbol, left in self.reach(shown, changes if is_changeable else frozenset()):
            after = left if is_changeable else changes
            for asked in {symbol, WILD} if symbol < PLAIN else {symbol}:
                if cost[asked] > 0:
                    less = [amount - (kind == asked) for kind, amount in enumerate(cost)]
                    if self._pays(less, rest, after):
                        return True
        return self._pays(cost, rest, changes) if len(rest) >= sum(cost) else False


@rule("CV.select.02", "CV.select.03", "CV.icons.09", "CV.cards.28")
def test_the_search_finds_a_payment_exactly_where_there_is_one() -> None:
    game = CV(DECK, 2)
    random = Random(7)
    paid = 0
    for _ in range(700):
        state = purse(game, random)
        cost = [0] * KINDS
        for _ in range(random.randrange(1, 4)):
            cost[random.randrange(KINDS)] += 1
        expected = Everything(game, state).pays(cost)
        found = can_pay(game.rules, state, means_now(game.rules, state), packed(cost))

        assert found == expected, (state.ready, state.loose, cost)
        paid += found
    assert 100 < paid < 600


def test_what_is_seen_at_a_glance_is_what_the_search_finds() -> None:
    game = CV(DECK, 2)
    random = Random(11)
    answers = [0, 0, 0]
    for _ in range(900):
        state = purse(game, random)
        means = means_now(game.rules, state)
        cost = tuple(random.randrange(3) if random.random() < 0.4 else 0 for _ in range(KINDS))
        answer = at_a_glance(means, packed(list(cost)))
        answers[answer] += 1
        if answer != UNKNOWN:
            assert (answer == YES) == Search(game.rules, state, means).can_pay(cost), (state.ready, state.loose, cost)
    # NO, YES, UNKNOWN: most of them are clear.
    assert min(answers) > 20
    assert answers[UNKNOWN] < 200


@rule("CV.select.17")
def test_a_chosen_payment_is_the_one_that_was_offered() -> None:
    game = CV(DECK, 2)
    random = Random(12)
    several = 0
    for _ in range(300):
        state = purse(game, random)
        state.track = [game.rules.card(id).index for id in random.sample(("used_car", "gym", "dog", "jewel"), 3)]
        card = game.rules.cards[state.track[0]]
        offers = purchase_offers(game.rules, state, card)
        several += len(offers) > 1
        for offer in offers:
            chosen = chosen_payment(game.rules, state, card, False, offer.choice)
            assert (chosen.ready, chosen.loose) == (offer.ready, offer.loose)
            assert (chosen.bad_luck, chosen.used, chosen.events) == (offer.bad_luck, offer.used, offer.events)
    assert several > 15


@rule("CV.select.02")
def test_what_is_missing_would_be_enough() -> None:
    game = CV(DECK, 2)
    random = Random(8)
    for _ in range(300):
        state = purse(game, random)
        means = means_now(game.rules, state)
        cost = [random.randrange(3) for _ in range(FACES)] + [random.randrange(2)]
        if can_pay(game.rules, state, means, packed(cost)):
            continue
        lacks = missing(game.rules, state, means, tuple(cost))
        less = [amount - lacked for amount, lacked in zip(cost, lacks, strict=True)]

        assert sum(lacks) > 0
        assert can_pay(game.rules, state, means, packed(less))


@rule("CV.select.17")
def test_every_offer_is_a_payment_and_none_leaves_less_than_another() -> None:
    game = CV(DECK, 2)
    random = Random(9)
    for _ in range(300):
        state = purse(game, random)
        state.track = [game.rules.card(id).index for id in random.sample(("used_car", "gym", "dog", "jewel"), 3)]
        card = game.rules.cards[state.track[0]]
        for payment in purchase_offers(game.rules, state, card):
            assert sum(spent_of(payment.choice)) in (sum(card.cost), 3)
            assert min([*unpacked(payment.ready), *unpacked(payment.loose)]) >= 0


def test_no_payment_that_the_long_search_offers_leaves_more_than_the_exact_one() -> None:
    game = CV(DECK, 2)
    random = Random(10)
    compared = 0
    for _ in range(900):
        state = purse(game, random)
        ids = random.sample(("flat", "gym", "course", "friends", "clerk"), 4)
        state.track = [game.rules.card(id).index for id in ids]
        card = game.rules.card(ids[0])
        means = means_now(game.rules, state)
        exact = exact_payment(state, means, card.cost)
        if exact is not None:
            wishes = wishes_of(game.rules, state, means, card)
            wishes.judge(game.rules, state, exact)
            for offer in searched_offers(game.rules, state, means, card):
                offer.needs = []
                wishes.judge(game.rules, state, offer)
                if not offer.is_luck:
                    assert all(mine <= theirs for mine, theirs in zip(exact.needs, offer.needs, strict=True))
            compared += 1
    assert compared > 50


@rule("CV.select.17", "CV.upkeepcost.03")
def test_the_first_offer_keeps_running_costs_payable() -> None:
    game = table().lay("dog", "yacht", "villa")
    game.seat(0).holds("child")
    game.select("money", "health", "knowledge", "bad_luck")
    game.choose("buy dog")
    if game.question() == "select.pay":
        game.choose(game.options()[0])

    assert game.left()["money"] == 1


@pytest.mark.parametrize(
    ("line", "dice"),
    [("pay 1 health 1 money by knowledge", ("health", "money", "good_luck", "relationship"))],
)
@rule("CV.cards.08", "CV.select.17")
def test_a_payment_says_what_it_uses(line: str, dice: tuple[str, ...]) -> None:
    game = table().lay("flat", "friends", "course")
    game.seat(0).holds("magician", "dog")
    game.select(*dice)
    game.choose("buy flat")

    assert game.question() == "select.pay"
    assert line in game.options()


def test_symbols_side_by_side_are_the_symbols() -> None:
    random = Random(5)
    for _ in range(200):
        counts, kinds = [random.randrange(9) for _ in range(KINDS)], random.randrange(1 << KINDS)
        heap = packed(counts)

        assert unpacked(heap) == counts
        assert size(heap) == sum(counts)
        assert kinds_of(heap) == sum(1 << kind for kind in range(KINDS) if counts[kind])
        assert unpacked(heap & lanes_of(kinds)) == [counts[kind] if kinds >> kind & 1 else 0 for kind in range(KINDS)]
