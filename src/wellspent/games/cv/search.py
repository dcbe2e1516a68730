"""Paying is a small matching problem: which symbols, changed or not, stand for the symbols asked for."""

from typing import TYPE_CHECKING, Final, final

from .cards import Card
from .means import NO, UNKNOWN, YES, Means
from .payment import NOBODYS, Payment, written
from .rules import LUCK_PRICE, Rules
from .state import State
from .symbols import (
    BAD_LUCK,
    BAD_LUCK_LANE,
    GOOD_LUCK,
    GOOD_LUCK_LANE,
    KINDS,
    LANE,
    LANE_MASK,
    LANES_OF,
    PLAIN_LANES,
    WILD,
    WILD_LANE,
    kinds_of,
    packed,
    size,
    unpacked,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# CV.goodluck.01
LUCK: Final = (0, 0, 0, 0, LUCK_PRICE, 0, 0)
LUCK_ASKED: Final = LUCK_PRICE << GOOD_LUCK_LANE
# Where a symbol comes from: an event played before, a die or token, a neighbour; then the events in hand by place.
LOOSE: Final = 0
READY: Final = 1
BORROWED: Final = 2
FROM_HAND: Final = 3
# A heap is written as one number: where it lies, and in the lowest bits what it shows.
ORIGIN: Final = 3
SHOWN: Final = (1 << ORIGIN) - 1


def covers(lying: "i64", asked: "i64") -> bool:
    """Whether symbols as they lie pay a cost."""
    wild = lying >> WILD_LANE
    spare: i64 = 0
    lane: i64 = 0
    while lane < PLAIN_LANES:
        left = (lying >> lane & LANE_MASK) - (asked >> lane & LANE_MASK)
        if left < 0:
            wild += left
        else:
            spare += left
        lane += LANE
    if lying >> GOOD_LUCK_LANE & LANE_MASK < asked >> GOOD_LUCK_LANE & LANE_MASK:
        return False
    if lying >> BAD_LUCK_LANE & LANE_MASK < asked >> BAD_LUCK_LANE & LANE_MASK:
        return False
    return wild >= 0 and spare + wild >= asked >> WILD_LANE


@final
class Search:
    """Tries symbol by symbol; what it takes it puts back."""

    def __init__(self, rules: Rules, state: State, means: Means) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.means: Final = means
        # What is left, side by side: on dice and tokens, of events played before, and of each event in hand.
        self.ready: i64 = means.dice
        self.loose: i64 = means.played
        self.hand: list[int] = [rules.cards[number].gives for number in means.events]
        # Every heap of equal symbols: where it lies, and what it shows.
        self.heaps: list[int] = []
        self.asked: list[int] = []
        self.is_luck = False
        self.first_only = False
        self.is_found = False
        self.spent: i64 = 0
        self.borrowed: i64 = NOBODYS
        self.used: i64 = 0
        self.bad_luck: i64 = 0
        self.found: dict[int, Payment] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        self._add_heaps(LOOSE, self.loose)
        self._add_heaps(READY, self.ready)
        for kind in self.means.borrowed:
            self.heaps.append(BORROWED << ORIGIN | kind)
        place: i64 = FROM_HAND
        for given in self.hand:
            self._add_heaps(place, given)
            place += 1

    def _add_heaps(self, origin: "i64", symbols: "i64") -> None:
        kind: i64 = 0
        while symbols > 0:
            if symbols & LANE_MASK:
                self.heaps.append(origin << ORIGIN | kind)
            symbols >>= LANE
            kind += 1

    def can_pay(self, cost: tuple[int, ...], is_luck: bool = False) -> bool:
        self.first_only = True
        self._begin(cost, is_luck)
        return self.is_found

    def pay(self, cost: tuple[int, ...], is_luck: bool = False) -> None:
        """Collect every way to pay a cost."""
        self.first_only = False
        self._begin(cost, is_luck)

    def _begin(self, cost: tuple[int, ...], is_luck: bool) -> None:
        self.is_luck = is_luck
        self.is_found = False
        self.asked = []
        for kind in (BAD_LUCK, GOOD_LUCK, 0, 1, 2, 3, WILD):
            for _ in range(cost[kind]):
                self.asked.append(kind)
        if len(self.asked) <= size(self.means.dice) + size(self.means.given) + len(self.means.borrowed):
            self._pay(0, 0)

    def _pay(self, place: "i64", start: "i64") -> None:
        if place == len(self.asked):
            self._note()
            return
        asked: i64 = self.asked[place]
        # Equal symbols are taken in the order of the heaps, or each payment would be found many times.
        heap = start if place > 0 and self.asked[place - 1] == asked else 0
        while heap < len(self.heaps):
            lies: i64 = self.heaps[heap]
            origin = lies >> ORIGIN
            shown = lies & SHOWN
            if self._is_left(origin, shown):
                self._pay_from(heap, origin, shown, place, asked)
                if self.is_found and self.first_only:
                    return
                if origin == LOOSE and shown == asked:
                    # What is lost anyway, and cannot be changed, goes first.
                    return
            heap += 1

    def _is_left(self, origin: "i64", shown: "i64") -> bool:
        """Whether there is still a symbol on a heap."""
        if origin == READY:
            return self.ready >> LANE * shown & LANE_MASK > 0
        if origin == LOOSE:
            return self.loose >> LANE * shown & LANE_MASK > 0
        if origin == BORROWED:
            return self.borrowed == NOBODYS
        left: i64 = self.hand[origin - FROM_HAND]
        return left >> LANE * shown & LANE_MASK > 0

    def _pay_from(self, heap: "i64", origin: "i64", shown: "i64", place: "i64", asked: "i64") -> None:
        ways = self.means.of_dice if origin == READY or origin == BORROWED else self.means.of_events
        if ways.free(shown) >> asked & 1:
            self._pay_by(0, heap, origin, shown, place, asked)
        elif ways.dear(shown) >> asked & 1:
            for way in ways.table[shown][asked]:
                if not way & self.used:
                    self._pay_by(way, heap, origin, shown, place, asked)
                    if self.is_found and self.first_only:
                        return

    def _pay_by(self, way: "i64", heap: "i64", origin: "i64", shown: "i64", place: "i64", asked: "i64") -> None:
        """Take a symbol by these effects, pay the rest, and put it back."""
        one: i64 = 1
        one <<= LANE * shown
        bad_luck = self._bad_luck(origin, shown, asked)
        self._take(origin, one)
        self.borrowed = shown if origin == BORROWED else self.borrowed
        self.used |= way
        self.bad_luck += bad_luck
        self._pay(place + 1, heap)
        self._take(origin, -one)
        self.borrowed = NOBODYS if origin == BORROWED else self.borrowed
        self.used &= ~way
        self.bad_luck -= bad_luck

    def _take(self, origin: "i64", one: "i64") -> None:
        self.spent += one
        if origin == READY:
            self.ready -= one
        elif origin == LOOSE:
            self.loose -= one
        elif origin >= FROM_HAND:
            left: i64 = self.hand[origin - FROM_HAND]
            self.hand[origin - FROM_HAND] = left - one

    def _bad_luck(self, origin: "i64", shown: "i64", asked: "i64") -> "i64":
        """CV.badluck.02, CV.badluck.03, CV.q.07, CV.q.19: how the bad luck that counts changes."""
        if origin == READY:
            return (1 if asked == BAD_LUCK else 0) - (1 if shown == BAD_LUCK else 0)
        return 1 if origin == BORROWED and asked == BAD_LUCK else 0

    def _note(self) -> None:
        self.is_found = True
        if self.first_only:
            return
        events, loose = 0, self.loose
        for place in range(len(self.hand)):
            number = self.means.events[place]
            if self.hand[place] != self.rules.cards[number].gives:
                events |= 1 << self.rules.symbol_events.index(number)
                # What an event gives beyond what is spent lies there now.
                loose += self.hand[place]
        used = self.used | self.means.effects.lender if self.borrowed != NOBODYS else self.used
        bad_luck = self.state.bad_luck + self.bad_luck
        choice = written(self.spent, self.borrowed, used, self.is_luck, events)
        known = self.found.get(choice)
        if known is None or known.bad_luck > bad_luck:
            payment = Payment(self.spent, self.borrowed, used, self.is_luck, events, choice)
            payment.bad_luck = bad_luck
            payment.ready = self.ready
            payment.loose = loose
            self.found[choice] = payment


def can_pay(rules: Rules, state: State, means: Means, asked: "i64") -> bool:
    if covers(means.lying, asked):
        return True
    if means.is_plain:
        return False
    answer = at_a_glance(means, asked)
    return Search(rules, state, means).can_pay(tuple(unpacked(asked))) if answer == UNKNOWN else answer == YES


def at_a_glance(means: Means, asked: "i64") -> int:
    """Whether a cost can be paid, by counting for every set of the symbols it asks for how many there are to pay them.

    A matching exists where there are enough for every set (Hall). An effect helps one symbol, so beyond those that fit
    without any only as many count as there are effects; where it takes them, counting may not be enough to tell.
    """
    asks = kinds_of(asked)
    answer = YES
    chosen = asks
    while chosen > 0:
        short = _short(means, asked, chosen)
        if short > 0:
            if short > _helped(means, chosen):
                return NO
            answer = UNKNOWN
        chosen = chosen - 1 & asks
    return answer


def _short(means: Means, asked: "i64", kinds: "i64") -> "i64":
    """How many more symbols of these kinds are asked for than could stand for one of them without an effect."""
    these: i64 = LANES_OF[kinds]
    of_dice: i64 = means.of_dice.fitting[kinds]
    if means.of_events is means.of_dice:
        return size(asked & these) - size(means.given + means.dice & of_dice)
    of_events: i64 = means.of_events.fitting[kinds]
    return size(asked & these) - size(means.given & of_events) - size(means.dice & of_dice)


def _helped(means: Means, kinds: "i64") -> "i64":
    """How many more could by an effect, at most."""
    ways = means.of_dice
    helped: i64 = 0
    if means.effects.changes:
        shown: i64
        for shown in range(KINDS):
            if ways.dear(shown) & kinds and not ways.free(shown) & kinds:
                helped += means.dice >> LANE * shown & LANE_MASK
        helped = min(helped, len(means.effects.changes))
    for lent in means.borrowed:
        if (ways.free(lent) | ways.dear(lent)) & kinds:
            return helped + 1
    return helped


def can_pay_luck(rules: Rules, state: State, means: Means) -> bool:
    """CV.goodluck.01, asked once."""
    if means.luck == UNKNOWN:
        means.luck = YES if can_pay(rules, state, means, LUCK_ASKED) else NO
    return means.luck == YES


def can_buy(rules: Rules, state: State, means: Means, card: Card) -> bool:
    """CV.select.02 or CV.goodluck.01."""
    return can_pay(rules, state, means, card.asks) or can_pay_luck(rules, state, means)


def missing(rules: Rules, state: State, means: Means, cost: tuple[int, ...]) -> list[int]:
    """The fewest symbols that a cost is short of."""
    absent = [0] * KINDS
    for count in range(1, sum(cost) + 1):
        if _is_short_of(rules, state, means, list(cost), absent, count, 0):
            return absent
    return absent


def _is_short_of(
    rules: Rules, state: State, means: Means, cost: list[int], absent: list[int], count: int, start: int
) -> bool:
    if count == 0:
        return can_pay(rules, state, means, packed(cost))
    for kind in range(start, KINDS):
        if cost[kind] == 0:
            continue
        cost[kind] -= 1
        absent[kind] += 1
        if _is_short_of(rules, state, means, cost, absent, count - 1, kind):
            return True
        cost[kind] += 1
        absent[kind] -= 1
    return False
