"""Paying is a small matching problem: which symbols, changed or not, stand for the symbols asked for.

In a list, `numbers[place] += 1` would be done by Python, number objects and all; written out it is compiled.
"""

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
        # Every heap of equal symbols: where it lies, what it shows, how many are left.
        self.origin: list[int] = []
        self.shown: list[int] = []
        self.left: list[int] = []
        self.asked: list[int] = []
        self.is_luck = False
        self.first_only = False
        self.is_found = False
        self.spent: list[int] = [0] * KINDS
        self.borrowed = NOBODYS
        self.used = 0
        self.opened: list[int] = [0] * len(means.events)
        self.bad_luck = 0
        self.found: dict[int, Payment] = {}
        self._lay_out()

    def _lay_out(self) -> None:
        means = self.means
        for kind in range(KINDS):
            self._add_heap(LOOSE, kind, means.loose[kind])
        for kind in range(KINDS):
            self._add_heap(READY, kind, means.ready[kind])
        for kind in means.borrowed:
            self._add_heap(BORROWED, kind, 1)
        for place in range(len(means.events)):
            given = self.rules.cards[means.events[place]].symbols
            for kind in range(KINDS):
                self._add_heap(FROM_HAND + place, kind, given[kind])

    def _add_heap(self, origin: int, kind: int, count: int) -> None:
        if count > 0:
            self.origin.append(origin)
            self.shown.append(kind)
            self.left.append(count)

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
        left = 0
        for count in self.left:
            left += count
        if len(self.asked) <= left:
            self._pay(0, 0)

    def _pay(self, place: int, start: int) -> None:
        if place == len(self.asked):
            self._note()
            return
        asked = self.asked[place]
        # Equal symbols are taken in the order of the heaps, or each payment would be found many times.
        heap = start if place > 0 and self.asked[place - 1] == asked else 0
        while heap < len(self.left):
            if self.left[heap] > 0 and not (self.origin[heap] == BORROWED and self.borrowed != NOBODYS):
                self._pay_from(heap, place, asked)
                if self.is_found and self.first_only:
                    return
                if self.origin[heap] == LOOSE and self.shown[heap] == asked:
                    # What is lost anyway, and cannot be changed, goes first.
                    return
            heap += 1

    def _pay_from(self, heap: int, place: int, asked: int) -> None:
        origin = self.origin[heap]
        shown = self.shown[heap]
        means = self.means
        ways = means.ways if origin == READY or origin == BORROWED else means.event_ways
        for way in ways[shown][asked]:
            if way & self.used:
                continue
            bad_luck = self._bad_luck(origin, shown, asked)
            self._take(heap, origin, shown, way, bad_luck)
            self._pay(place + 1, heap)
            self._put_back(heap, origin, shown, way, bad_luck)
            if self.is_found and self.first_only:
                return

    def _bad_luck(self, origin: int, shown: int, asked: int) -> int:
        """CV.badluck.02, CV.badluck.03, CV.q.07, CV.q.19: how the bad luck that counts changes."""
        if origin == READY:
            return (1 if asked == BAD_LUCK else 0) - (1 if shown == BAD_LUCK else 0)
        return 1 if origin == BORROWED and asked == BAD_LUCK else 0

    def _take(self, heap: int, origin: int, shown: int, way: int, bad_luck: int) -> None:
        self.left[heap] = self.left[heap] - 1
        self.spent[shown] = self.spent[shown] + 1
        self.used |= way
        self.bad_luck += bad_luck
        if origin == BORROWED:
            self.borrowed = shown
        elif origin >= FROM_HAND:
            self.opened[origin - FROM_HAND] = self.opened[origin - FROM_HAND] + 1

    def _put_back(self, heap: int, origin: int, shown: int, way: int, bad_luck: int) -> None:
        self.left[heap] = self.left[heap] + 1
        self.spent[shown] = self.spent[shown] - 1
        self.used &= ~way
        self.bad_luck -= bad_luck
        if origin == BORROWED:
            self.borrowed = NOBODYS
        elif origin >= FROM_HAND:
            self.opened[origin - FROM_HAND] = self.opened[origin - FROM_HAND] - 1

    def _note(self) -> None:
        self.is_found = True
        if self.first_only:
            return
        events = 0
        for place in range(len(self.opened)):
            if self.opened[place] > 0:
                events |= 1 << self.rules.symbol_events.index(self.means.events[place])
        used = self.used | (self.means.lender if self.borrowed != NOBODYS else 0)
        bad_luck = self.state.bad_luck + self.bad_luck
        choice = written(self.spent, self.borrowed, used, self.is_luck, events)
        known = self.found.get(choice)
        if known is None or known.bad_luck > bad_luck:
            payment = Payment(self.spent[:], self.borrowed, used, self.is_luck, events, choice)
            payment.bad_luck = bad_luck
            self._note_rest(payment)
            self.found[choice] = payment

    def _note_rest(self, payment: Payment) -> None:
        """What is left behind it: dice and tokens, and whatever events have given."""
        ready, loose = [0] * KINDS, [0] * KINDS
        for heap in range(len(self.left)):
            origin, shown = self.origin[heap], self.shown[heap]
            if origin == READY:
                ready[shown] = ready[shown] + self.left[heap]
            elif origin == LOOSE or (origin >= FROM_HAND and self.opened[origin - FROM_HAND] > 0):
                loose[shown] = loose[shown] + self.left[heap]
        payment.ready = ready
        payment.loose = loose


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
    of_events: i64 = means.of_events.fitting[kinds]
    of_dice: i64 = means.of_dice.fitting[kinds]
    return size(asked & these) - size(means.given & of_events) - size(means.dice & of_dice)


def _helped(means: Means, kinds: "i64") -> "i64":
    """How many more could by an effect, at most."""
    free, dear = means.of_dice.free, means.of_dice.dear
    helped: i64 = 0
    if means.changes:
        for shown in range(KINDS):
            if dear[shown] & kinds and not free[shown] & kinds:
                helped += means.ready[shown]
        helped = min(helped, len(means.changes))
    for shown in means.borrowed:
        if (free[shown] | dear[shown]) & kinds:
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
