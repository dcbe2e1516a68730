"""What a turn can buy: baskets of cards with their prices, and the best one that some symbols pay for."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from wellspent.games.cv.cards import (
    CANCEL_MISFORTUNE,
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    STACKS,
    USE_A_NEIGHBOURS_SYMBOL,
)
from wellspent.games.cv.lives import may_take
from wellspent.games.cv.means import neighbours_symbols, playable_events
from wellspent.games.cv.reasons import OK
from wellspent.games.cv.rules import LUCK_PRICE, MISFORTUNE, MOST_DICE, MOST_PURCHASES
from wellspent.games.cv.state import Player, State
from wellspent.games.cv.symbols import BAD_LUCK, FACES, GOOD_LUCK, KINDS, NO_SYMBOLS, PLAIN, WILD

from .dice import hands_of
from .outlook import Outlook, Stacks
from .placing import placed

Symbols = Sequence[int]


class Basket(NamedTuple):
    """Cards to buy in one turn, what all of it costs, and the events it takes."""

    value: float
    cost: tuple[int, ...]
    given: tuple[int, ...]
    cards: tuple[int, ...]
    # The symbols that it needs besides those of its events.
    size: int


class Changes:
    """How the active cards let symbols be changed; a sketch of the rules that is good enough for planning."""

    def __init__(self, outlook: Outlook, state: State) -> None:
        self.arrows: list[tuple[int, int]] = []
        self.plain = 0
        self.bad_luck = 0
        self.lent: list[int] = []
        rules = outlook.rules
        for stack in range(STACKS):
            if not rules.works(state, stack):
                continue
            card = rules.cards[state.active[stack]]
            for arrow in card.arrows:
                self.arrows.append((arrow.source, arrow.target))
                if arrow.both_ways:
                    self.arrows.append((arrow.target, arrow.source))
            if rules.can_use(state, stack):
                self.plain += card.does == CHANGE_A_PLAIN_SYMBOL
                self.bad_luck += card.does == CHANGE_A_BAD_LUCK
                if card.does == USE_A_NEIGHBOURS_SYMBOL:
                    self.lent = neighbours_symbols(rules, state)
        self.is_any: Final = bool(self.arrows or self.plain or self.bad_luck or self.lent)

    def misfortunes(self, bad_luck: int) -> int:
        """CV.badluck.03: bad luck that can be changed does no harm."""
        if any(source == BAD_LUCK for source, _ in self.arrows):
            return 0
        return max(0, bad_luck - self.bad_luck) // MISFORTUNE

    def pay(self, have: Symbols, cost: Symbols) -> bool:
        left = [have[kind] - cost[kind] for kind in range(FACES)]
        for source, target in self.arrows * 2:
            if left[target] < 0 < left[source]:
                moved = min(-left[target], left[source])
                left[target] += moved
                left[source] -= moved
        for kind in self.lent:
            if kind == WILD or kind < PLAIN or left[kind] < 0:
                place = kind if kind != WILD else left.index(min(left[:PLAIN]))
                left[place] += 1
                break
        if left[GOOD_LUCK] < 0 or left[BAD_LUCK] < 0:
            return False
        short = -sum([count for count in left[:PLAIN] if count < 0])
        spare = sum([count for count in left[:PLAIN] if count > 0])
        changed = min(short, self.plain, spare)
        wilds = have[WILD] + min(self.bad_luck, left[BAD_LUCK])
        return short - changed <= wilds and spare + wilds - short >= cost[WILD]


def pays(have: Symbols, cost: Symbols) -> bool:
    """Whether symbols as they lie pay a cost."""
    if have[4] < cost[4] or have[5] < cost[5]:
        return False
    wild = have[6]
    spare = 0
    for kind in (0, 1, 2, 3):
        left = have[kind] - cost[kind]
        if left < 0:
            wild += left
            if wild < 0:
                return False
        else:
            spare += left
    return spare + wild >= cost[6]


class Shop:
    """Everything that a seat could still buy this turn, the best first."""

    def __init__(self, outlook: Outlook, state: State) -> None:
        self.outlook: Final = outlook
        self.state: Final = state
        self.me: Final[Player] = state.players[outlook.seat]
        self.changes: Final = Changes(outlook, state)
        self.running: Final = self._running()
        self.most_luck: Final = 2 if self.me.tokens[GOOD_LUCK] >= LUCK_PRICE else 1
        self.baskets: Final = sorted(self._baskets(), key=lambda basket: -basket.value)
        self.losses: Final = self._losses()

    def _running(self) -> list[int]:
        """Stacks whose active card asks for a running cost this turn."""
        rules, state = self.outlook.rules, self.state
        return [
            stack
            for stack in range(STACKS)
            if rules.works(state, stack) and rules.cards[state.active[stack]].has_running
        ]

    def _baskets(self) -> Iterator[Basket]:
        rules, state = self.outlook.rules, self.state
        takeable = [number for number in state.track if may_take(rules, self.me, rules.cards[number]) == OK]
        events = self._events()
        for size in range(MOST_PURCHASES - state.purchases + 1):
            for cards in combinations(takeable, size):
                yield from self._ways(cards, events)

    def _events(self) -> list[tuple[float, tuple[int, ...]]]:
        """No event, each event that gives symbols, and all of them: what is given up, and the symbols."""
        cards, outlook = self.outlook.rules.cards, self.outlook
        playable = playable_events(outlook.rules, self.state)
        found = [(outlook.event_worth(number), cards[number].symbols) for number in playable]
        if len(found) > 1:
            given = tuple(sum(symbols) for symbols in zip(*[each[1] for each in found], strict=True))
            found.append((sum(each[0] for each in found), given))
        return [(0.0, NO_SYMBOLS), *found]

    def _ways(self, cards: tuple[int, ...], events: list[tuple[float, tuple[int, ...]]]) -> Iterator[Basket]:
        """With the running costs paid or not, each card for its price or for luck (CV.goodluck.01)."""
        rules = self.outlook.rules
        adding = [*self.state.bought, *cards]
        due = [rules.cards[self.state.active[stack]].running for stack in self.running]
        results = [(placed(self.outlook, self.me.stacks, self.me.hand, adding), due)]
        if self.running:
            kept = [held[:-1] if stack in self.running else held for stack, held in enumerate(self.me.stacks)]
            results.append((placed(self.outlook, kept, self.me.hand, adding), []))
        # CV.goodluck.06: twice only with a lot of good luck.
        for lucky in range(min(len(cards), self.most_luck) + 1):
            for by_luck in combinations(cards, lucky):
                prices = [rules.cards[number].cost for number in cards if number not in by_luck]
                for value, running in results:
                    cost = [sum(column) for column in zip(*prices, *running, NO_SYMBOLS, strict=True)]
                    cost[GOOD_LUCK] += LUCK_PRICE * lucky
                    for spent, given in events:
                        if sum(cost) <= MOST_DICE + sum(self.me.tokens) + sum(given):
                            yield Basket(value - spent, tuple(cost), given, cards, sum(cost) - sum(given))

    def _losses(self) -> list[float]:
        """What none, one, two or three misfortunes cost."""
        outlook = self.outlook
        cancelling = [n for n in self.me.hand if outlook.rules.cards[n].does == CANCEL_MISFORTUNE]
        stacks, found = [held[:] for held in self.me.stacks], [0.0]
        now = outlook.value(stacks, [])
        for _ in range(3):
            if cancelling:
                found.append(found[-1] + outlook.event_worth(cancelling.pop()))
                continue
            left = [self._without(stacks, stack) for stack in range(STACKS) if stacks[stack]]
            if left:
                stacks = max(left, key=lambda each: outlook.value(each, []))
            then = outlook.value(stacks, [])
            found.append(found[-1] + now - then)
            now = then
        return found

    def _without(self, stacks: Stacks, stack: int) -> Stacks:
        return [held[:-1] if place == stack else held for place, held in enumerate(stacks)]

    # Questions.

    def best(self, have: Symbols, track: Sequence[int] | None = None) -> Basket:
        """The best basket that these symbols pay for, of these cards of the track; at worst the empty one."""
        can_pay = self.changes.pay if self.changes.is_any else pays
        most = sum(have) + len(self.changes.lent)
        for basket in self.baskets:
            if basket.size > most or (track is not None and not set(basket.cards) <= set(track)):
                continue
            given = basket.given
            if can_pay(
                have if given is NO_SYMBOLS else [have[kind] + given[kind] for kind in range(KINDS)], basket.cost
            ):
                return basket
        return self.baskets[-1]

    def worth(self, have: Symbols, bad_luck: int) -> float:
        """What the turn is worth with these symbols, and so much bad luck that counts."""
        return self.best(have).value - self.losses[min(3, self.changes.misfortunes(bad_luck))]

    def worths(self, dice: int) -> list[float]:
        """By hand of all dice: what the turn is worth if it is the last throw."""
        tokens = self.me.tokens
        hands = hands_of(dice)
        found: list[float] = []
        for hand in hands.hands[hands.full :]:
            have = [*[tokens[face] + hand[face] for face in range(FACES)], tokens[WILD]]
            found.append(self.worth(have, have[BAD_LUCK]))
        return found
