"""What a turn can buy: baskets of cards with their prices, and the best one that some symbols pay for."""

from itertools import combinations
from typing import Final, final

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
from wellspent.games.cv.state import NO_CARD, Player, State
from wellspent.games.cv.symbols import BAD_LUCK, FACES, GOOD_LUCK, KINDS, NO_SYMBOLS, PLAIN, WILD

from .dice import hands_of
from .outlook import Outlook, Stacks
from .placing import placed

NOTHING_GIVEN: Final = list(NO_SYMBOLS)


@final
class Basket:
    """Cards to buy in one turn, what all of it costs, and the events it takes."""

    def __init__(self, value: float, cost: list[int], given: list[int], cards: list[int], spent: float) -> None:
        self.value: Final = value
        # What its events would have been worth later; the value is less by this.
        self.spent: Final = spent
        self.cost: Final = cost
        self.given: Final = given
        self.cards: Final = cards
        # The symbols that it needs besides those of its events.
        self.size: Final[int] = sum(cost) - sum(given)


@final
class Event:
    """What playing some events gives up, and the symbols that they give."""

    def __init__(self, worth: float, given: list[int]) -> None:
        self.worth: Final = worth
        self.given: Final = given


@final
class Life:
    """What a life is worth with some cards, and the running costs that are paid for it."""

    def __init__(self, value: float, running: list[int]) -> None:
        self.value: Final = value
        self.running: Final = running


class Regard:
    """What else there is to say for the cards of a turn, besides the life that they make."""

    def worth(self, cards: list[int]) -> float:
        raise NotImplementedError


@final
class Changes:
    """How the active cards let symbols be changed; a sketch of the rules that is good enough for planning."""

    def __init__(self, outlook: Outlook, state: State) -> None:
        # Arrows: from which symbol to which.
        self.sources: Final[list[int]] = []
        self.targets: Final[list[int]] = []
        self.plain = 0
        self.bad_luck = 0
        self.lent: list[int] = []
        rules = outlook.rules
        for stack in range(STACKS):
            if not rules.works(state, stack):
                continue
            card = rules.cards[state.active[stack]]
            for arrow in card.arrows:
                self._add_arrow(arrow.source, arrow.target)
                if arrow.both_ways:
                    self._add_arrow(arrow.target, arrow.source)
            if rules.can_use(state, stack):
                if card.does == CHANGE_A_PLAIN_SYMBOL:
                    self.plain += 1
                elif card.does == CHANGE_A_BAD_LUCK:
                    self.bad_luck += 1
                elif card.does == USE_A_NEIGHBOURS_SYMBOL:
                    self.lent = neighbours_symbols(rules, state)
        self.is_any: Final = len(self.sources) + self.plain + self.bad_luck + len(self.lent) > 0

    def _add_arrow(self, source: int, target: int) -> None:
        self.sources.append(source)
        self.targets.append(target)

    def misfortunes(self, bad_luck: int) -> int:
        """CV.badluck.03: bad luck that can be changed does no harm."""
        if BAD_LUCK in self.sources:
            return 0
        return max(0, bad_luck - self.bad_luck) // MISFORTUNE

    def pay(self, have: list[int], cost: list[int]) -> bool:
        left = [have[kind] - cost[kind] for kind in range(FACES)]
        for _ in range(2):
            for place in range(len(self.sources)):
                self._follow(left, self.sources[place], self.targets[place])
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

    def _follow(self, left: list[int], source: int, target: int) -> None:
        if left[target] < 0 < left[source]:
            moved = min(-left[target], left[source])
            left[target] += moved
            left[source] -= moved


def covers(have: list[int], cost: list[int]) -> bool:
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


@final
class Shop:
    """Everything that a seat could still buy this turn, the best first."""

    def __init__(self, outlook: Outlook, state: State, regards: list[Regard]) -> None:
        self.regards: Final = regards
        self.outlook: Final = outlook
        self.state: Final = state
        self.me: Final[Player] = state.players[outlook.seat]
        self.changes: Final = Changes(outlook, state)
        self.running: Final = self._running()
        self.most_luck: Final = 2 if self.me.tokens[GOOD_LUCK] >= LUCK_PRICE else 1
        self.baskets: Final = sorted(self._baskets(), key=_worst_last)
        # Those that are not dearer than a better one.
        self.worthwhile: Final = self._worthwhile()
        self.losses: Final = self._losses()

    def _running(self) -> list[int]:
        """Stacks whose active card asks for a running cost this turn."""
        rules, state = self.outlook.rules, self.state
        return [
            stack
            for stack in range(STACKS)
            if rules.works(state, stack) and rules.cards[state.active[stack]].has_running
        ]

    def _baskets(self) -> list[Basket]:
        rules, state = self.outlook.rules, self.state
        takeable = [number for number in state.track if may_take(rules, self.me, rules.cards[number]) == OK]
        events = self._events()
        found: list[Basket] = []
        for size in range(MOST_PURCHASES - state.purchases + 1):
            for cards in combinations(takeable, size):
                self._add_ways(list(cards), events, found)
        return found

    def _events(self) -> list[Event]:
        """No event, each event that gives symbols, and all of them."""
        cards, outlook = self.outlook.rules.cards, self.outlook
        playable = playable_events(outlook.rules, self.state)
        found = [Event(outlook.event_worth(number), list(cards[number].symbols)) for number in playable]
        if len(found) > 1:
            given = added([each.given for each in found])
            found.append(Event(sum([each.worth for each in found]), given))
        return [Event(0.0, NOTHING_GIVEN), *found]

    def _lives(self, cards: list[int]) -> list[Life]:
        """With the running costs paid, or not."""
        rules = self.outlook.rules
        adding = [*self.state.bought, *cards]
        due = added([list(rules.cards[self.state.active[stack]].running) for stack in self.running])
        found = [Life(placed(self.outlook, self.me.stacks, self.me.hand, adding), due)]
        if self.running:
            kept = [held[:-1] if stack in self.running else held for stack, held in enumerate(self.me.stacks)]
            found.append(Life(placed(self.outlook, kept, self.me.hand, adding), NOTHING_GIVEN))
        return found

    def _add_ways(self, cards: list[int], events: list[Event], found: list[Basket]) -> None:
        """Each card for its price or for luck (CV.goodluck.01)."""
        rules = self.outlook.rules
        lives = self._lives(cards)
        regarded = 0.0
        for regard in self.regards:
            regarded += regard.worth(self.state.bought + cards)
        # CV.goodluck.06: twice only with a lot of good luck.
        for lucky in range(min(len(cards), self.most_luck) + 1):
            for by_luck in combinations(cards, lucky):
                price = added([list(rules.cards[number].cost) for number in cards if number not in by_luck])
                price[GOOD_LUCK] += LUCK_PRICE * lucky
                for life in lives:
                    cost = added([price, life.running])
                    for event in events:
                        if sum(cost) <= MOST_DICE + sum(self.me.tokens) + sum(event.given):
                            found.append(
                                Basket(life.value - event.worth + regarded, cost, event.given, cards, event.worth)
                            )

    def _worthwhile(self) -> list[Basket]:
        found: list[Basket] = []
        for basket in self.baskets:
            if not _is_beaten(basket, found):
                found.append(basket)
        return found

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

    def best(self, have: list[int], wanted: int = NO_CARD) -> Basket | None:
        """The best basket that these symbols pay for, or the best with a card."""
        most = len(self.changes.lent)
        for count in have:
            most += count
        for basket in self.baskets if wanted != NO_CARD else self.worthwhile:
            if basket.size <= most and (wanted == NO_CARD or wanted in basket.cards) and self.pays(have, basket):
                return basket
        return None

    def staying(self, have: list[int]) -> float:
        """What the turn is worth if no other card is bought."""
        for basket in self.baskets:
            if not basket.cards and self.pays(have, basket):
                return basket.value
        return self.baskets[-1].value

    def pays(self, have: list[int], basket: Basket) -> bool:
        if basket.given is not NOTHING_GIVEN:
            have = added([have, basket.given])
        return self.changes.pay(have, basket.cost) if self.changes.is_any else covers(have, basket.cost)

    def worth(self, have: list[int], bad_luck: int) -> float:
        """What the turn is worth with these symbols, and so much bad luck that counts."""
        basket = self.best(have)
        value = basket.value if basket is not None else self.baskets[-1].value
        return value - self.loss(bad_luck)

    def loss(self, bad_luck: int) -> float:
        """What so much bad luck costs."""
        return self.losses[min(len(self.losses) - 1, self.changes.misfortunes(bad_luck))]

    def worths(self, dice: int) -> list[float]:
        """By hand of all dice: what the turn is worth if it is the last throw."""
        return [self.worth(have, have[BAD_LUCK]) for have in self.hands(dice)]

    def hands(self, dice: int) -> list[list[int]]:
        """The symbols of tokens and dice, by hand of all dice."""
        tokens = self.me.tokens
        hands = hands_of(dice)
        found: list[list[int]] = []
        for hand in hands.hands[hands.full :]:
            have = [tokens[face] + hand[face] for face in range(FACES)]
            have.append(tokens[WILD])
            found.append(have)
        return found


def added(rows: list[list[int]]) -> list[int]:
    """The sum, symbol by symbol."""
    total = [0] * KINDS
    for row in rows:
        for kind in range(KINDS):
            total[kind] += row[kind]
    return total


def _is_beaten(basket: Basket, better: list[Basket]) -> bool:
    return any(other.given is basket.given and _is_cheaper(other, basket) for other in better)


def _is_cheaper(one: Basket, other: Basket) -> bool:
    """Whether whoever can pay the other can pay the one."""
    return all(one.cost[kind] <= other.cost[kind] for kind in range(KINDS))


def _worst_last(basket: Basket) -> float:
    return -basket.value
