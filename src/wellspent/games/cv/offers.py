"""The payments worth asking about: without those that leave no more than another, the best first.

What a payment leaves matters only by what it can still pay for in the same turn: a second card, running costs. Each
combination of these is a *plan*. One payment is as good as another if it leaves every plan of the other possible,
for no more events in all, and without a further misfortune; and if it forces no running cost that the other does not
force. What lies there must pay a running cost (CV.upkeepcost.07), and a player may want to be rid of a card
(CV.upkeepcost.06).
"""

from typing import TYPE_CHECKING, Final, final

from .cards import STACKS, Card
from .lives import may_take
from .means import Means, effects_now, means_now
from .payment import NOBODYS, Payment, is_luck_of, played_events, written
from .reasons import OK
from .rules import MISFORTUNE, MOST_PURCHASES, Rules
from .search import LUCK, LUCK_ASKED, Search, can_pay, can_pay_luck, covers
from .state import ADD, State
from .symbols import GOOD_LUCK_LANE, KINDS, LANE, LANE_MASK, PLAIN, WILD, WILD_LANE, kinds_of, size
from .ways import how_many

if TYPE_CHECKING:
    from mypy_extensions import i64

# More ways than anybody wants to read: the rest is left out.
MOST_OFFERS: Final = 24
RANK_BITS: Final = 32
MOST_WORTH: Final = 255
NEVER: Final = 99


@final
class Wishes:
    """What else this turn could pay for: running costs, and a second card at one of these prices."""

    def __init__(self, means: Means, running: list[int], prices: list[int], cards: list[int]) -> None:
        self.means: Final = means
        # What each combination of running costs comes to.
        self.bills: list[int] = [_sum_of(running, bits) for bits in range(1, 1 << len(running))]
        # A price, or none, together with any of the running costs; and how many cards could be had so.
        self.plans: list[int] = self.bills[:]
        self.weights: list[int] = [1] * len(self.bills)
        for choice in range(len(prices)):
            self.plans.append(prices[choice])
            self.plans.extend([prices[choice] + bill for bill in self.bills])
            self.weights.extend([cards[choice]] * (1 + len(self.bills)))

    def useful(self) -> "i64":
        """By symbol, as bits: whether one that is left could still pay for something."""
        asked: i64 = 0
        for plan in self.plans:
            asked |= kinds_of(plan)
        useful: i64 = 0
        ways = self.means.of_dice
        shown: i64
        for shown in range(KINDS):
            if (ways.free(shown) | ways.dear(shown)) & asked:
                useful |= 1 << shown
        return useful

    def force(self, payment: Payment) -> None:
        """Note the bills that what a payment leaves on dice and tokens would have to pay."""
        for place in range(len(self.bills)):
            if covers(payment.ready, self.bills[place]):
                payment.forced |= 1 << place

    def judge(self, rules: Rules, state: State, payment: Payment) -> None:
        """Note for every plan how many events it would take in all, those of the payment included."""
        played = how_many(payment.events)
        left = Left(rules, state, self.means, payment)
        for place in range(len(self.plans)):
            more = left.events_for(self.plans[place])
            payment.needs.append(NEVER if more == NEVER else played + more)
            if more != NEVER:
                payment.worth += self.weights[place]


def _sum_of(costs: list[int], bits: int) -> int:
    """The sum of the costs whose bits are set."""
    total = 0
    for place in range(len(costs)):
        if bits >> place & 1:
            total += costs[place]
    return total


@final
class Left:
    """What a payment leaves, and the events that could still be played with it."""

    def __init__(self, rules: Rules, state: State, means: Means, payment: Payment) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self.payment: Final = payment
        self.lying: Final[i64] = payment.ready + payment.loose
        played = played_events(rules, payment)
        self.events: Final = [number for number in means.events if number not in played]
        used = state.used | payment.used
        self.effects: Final = means.effects if used == state.used else effects_now(rules, state, used)
        # By the events that are played, as bits; worked out when they are first asked for.
        self.means: Final[list[Means | None]] = [None] * (1 << len(self.events))

    def events_for(self, plan: "i64") -> int:
        """The fewest further events with which it pays for a plan, or NEVER."""
        if covers(self.lying, plan):
            return 0
        everything = len(self.means) - 1
        if not can_pay(self.rules, self.state, self.means_with(everything), plan):
            return NEVER
        fewest = len(self.events)
        for bits in range(everything):
            count = how_many(bits)
            if count < fewest and can_pay(self.rules, self.state, self.means_with(bits), plan):
                fewest = count
        return fewest

    def means_with(self, bits: int) -> Means:
        known = self.means[bits]
        if known is None:
            payment = self.payment
            chosen = [self.events[place] for place in range(len(self.events)) if bits >> place & 1]
            known = Means(self.rules, self.state, payment.ready, payment.loose, chosen, self.effects)
            self.means[bits] = known
        return known


def purchase_offers(rules: Rules, state: State, card: Card) -> list[Payment]:
    """The ways to buy a card, the best first, without those that are no better than another."""
    means = means_now(rules, state)
    only = _only_purchase(rules, state, means, card)
    return [only] if only is not None else searched_offers(rules, state, means, card)


def _only_purchase(rules: Rules, state: State, means: Means, card: Card) -> Payment | None:
    """The payment that leaves nothing to choose, where there is one."""
    if can_pay_luck(rules, state, means):
        return None
    return _only_payment(rules, state, means, card.cost)


def _only_payment(rules: Rules, state: State, means: Means, cost: tuple[int, ...]) -> Payment | None:
    exact = exact_payment(state, means, cost)
    return None if exact is None or _forces_any(exact, running_costs(rules, state)) else exact


def searched_offers(rules: Rules, state: State, means: Means, card: Card) -> list[Payment]:
    search = Search(rules, state, means)
    # Counting tells most often that one of the two prices is out of reach.
    if can_pay(rules, state, means, card.asks):
        search.pay(card.cost)
    if any(card.cost) and can_pay_luck(rules, state, means):
        search.pay(LUCK, True)
    payments = list(search.found.values())
    # A third of them leave nothing to weigh.
    if len(payments) == 1:
        return payments
    return _best(rules, state, payments, wishes_of(rules, state, means, card))


def running_offers(rules: Rules, state: State, card: Card) -> list[Payment]:
    """The ways to pay a running cost that is no longer among those due (CV.goodluck.09: never by 3 good luck)."""
    means = means_now(rules, state)
    only = _only_payment(rules, state, means, card.running)
    if only is not None:
        return [only]
    search = Search(rules, state, means)
    search.pay(card.running)
    wishes = Wishes(means, running_costs(rules, state), [], [])
    return _best(rules, state, list(search.found.values()), wishes)


def chosen_payment(rules: Rules, state: State, card: Card, is_running: bool, choice: int) -> Payment:
    """One of these offers by its choice, without weighing all of them again."""
    means = means_now(rules, state)
    cost = card.running if is_running else card.cost
    only = _only_payment(rules, state, means, cost) if is_running else _only_purchase(rules, state, means, card)
    if only is not None and only.choice == choice:
        return only
    search = Search(rules, state, means)
    if is_luck_of(choice):
        search.pay(LUCK, True)
    else:
        search.pay(cost)
    return search.found[choice]


def _forces_any(payment: Payment, running: list[int]) -> bool:
    for cost in running:
        if covers(payment.ready, cost):
            return True
    return False


def exact_payment(state: State, means: Means, cost: tuple[int, ...]) -> Payment | None:
    """The payment with the very symbols asked for, where there is one and none can be better.

    Whatever a symbol is changed from can be changed later too, so it never pays to spend that instead. Only the symbols
    of an event are less than those of a die to somebody who can change dice.
    """
    if cost[WILD] > 0 or (means.events and means.effects.changes):
        return None
    # What is spent of events and of dice and tokens, side by side.
    loose: i64 = 0
    ready: i64 = 0
    kind: i64 = WILD
    while kind > 0:
        kind -= 1
        asked: i64 = cost[kind]
        given = min(asked, means.played >> LANE * kind & LANE_MASK)
        if asked - given > means.dice >> LANE * kind & LANE_MASK:
            return None
        loose = loose << LANE | given
        ready = ready << LANE | asked - given
    payment = Payment(loose + ready, NOBODYS, 0, False, 0, written(loose + ready, NOBODYS, 0, False, 0))
    payment.ready = means.dice - ready
    payment.loose = means.played - loose
    payment.bad_luck = state.bad_luck
    return payment


def running_costs(rules: Rules, state: State) -> list[int]:
    """What will be due in phase 4, or is still to be settled in it."""
    found: list[int] = []
    for stack in range(STACKS):
        is_due = state.due >> stack & 1 == 1 if state.phase == ADD else rules.works(state, stack)
        if is_due and rules.cards[state.active[stack]].has_running:
            found.append(rules.cards[state.active[stack]].keeps)
    return found


def wishes_of(rules: Rules, state: State, means: Means, card: Card) -> Wishes:
    """What could still be paid for in the turn in which a card is bought."""
    prices: list[int] = []
    cards: list[int] = []
    if state.purchases + 1 < MOST_PURCHASES:
        me = state.players[state.player]
        others = [number for number in state.track if number != card.index]
        takeable = [number for number in others if may_take(rules, me, rules.cards[number]) == OK]
        for number in takeable:
            asked = rules.cards[number].asks
            if asked and can_pay(rules, state, means, asked):
                prices.append(asked)
                cards.append(1)
        if takeable and can_pay_luck(rules, state, means):
            prices.append(LUCK_ASKED)
            cards.append(len(takeable))
    return Wishes(means, running_costs(rules, state), prices, cards)


def _best(rules: Rules, state: State, payments: list[Payment], wishes: Wishes) -> list[Payment]:
    """The best first, without those that leave nothing that another does not leave as well."""
    useful = wishes.useful()
    for payment in payments:
        payment.rank = _rank(payment)
        wishes.force(payment)
    found: list[Payment] = []
    for payment in sorted(payments, key=_by_rank):
        if not _leaves_less(payment, found, useful):
            found.append(payment)
    if len(found) == 1:
        return found
    for payment in found:
        wishes.judge(rules, state, payment)
        # First without misfortune, then with few events, then with the most that stays possible.
        spoiled = (payment.bad_luck // MISFORTUNE) * 16 + how_many(payment.events)
        payment.rank += (spoiled * 256 + MOST_WORTH - min(payment.worth, MOST_WORTH)) << RANK_BITS
    best: list[Payment] = []
    for payment in sorted(found, key=_by_rank):
        if not _reaches_less(payment, best):
            best.append(payment)
    return best[:MOST_OFFERS]


def _by_rank(payment: Payment) -> int:
    return payment.rank


def _rank(payment: Payment) -> int:
    """Smaller is better: the fewest events, bad luck, wilds, good luck and effects."""
    rank = how_many(payment.events)
    rank = rank * 32 + payment.bad_luck
    rank = rank * 32 + (payment.spent >> WILD_LANE)
    rank = rank * 32 + (payment.spent >> GOOD_LUCK_LANE & LANE_MASK)
    rank = (rank * 32 + how_many(payment.used)) * 32
    return rank + size(payment.spent)


def _reaches_less(payment: Payment, others: list[Payment]) -> bool:
    """Whether another leaves every plan of this one possible, for no more events and misfortunes."""
    for other in others:
        if (
            other.events & ~payment.events == 0
            and other.forced & ~payment.forced == 0
            and other.bad_luck // MISFORTUNE <= payment.bad_luck // MISFORTUNE
            and _needs_no_more(other.needs, payment.needs)
        ):
            return True
    return False


def _needs_no_more(ours: list[int], theirs: list[int]) -> bool:
    for place in range(len(ours)):
        if ours[place] > theirs[place]:
            return False
    return True


def _leaves_less(payment: Payment, others: list[Payment], useful: "i64") -> bool:
    for other in others:
        if _is_as_good(other, payment, useful):
            return True
    return False


def _is_as_good(one: Payment, other: Payment, useful: "i64") -> bool:
    """Whether a payment leaves at least what the other one leaves."""
    if one.events & ~other.events or one.bad_luck > other.bad_luck or one.forced & ~other.forced:
        return False
    if useful == 0:
        return True
    if one.used & ~other.used:
        return False
    wild = (one.ready >> WILD_LANE) - (other.ready >> WILD_LANE)
    if useful >> WILD & 1 and (wild < 0 or one.loose >> WILD_LANE < other.loose >> WILD_LANE):
        return False
    short: i64 = 0
    kind: i64
    for kind in range(WILD):
        if not useful >> kind & 1:
            continue
        fewer = _fewer(one.ready, other.ready, kind) + _fewer(one.loose, other.loose, kind)
        if fewer > 0 and kind >= PLAIN:
            return False
        short += fewer
    return short == 0 or short <= wild


def _fewer(ours: "i64", theirs: "i64", kind: "i64") -> "i64":
    """How many symbols of a kind are less than in the other heap."""
    return max(0, (theirs >> LANE * kind & LANE_MASK) - (ours >> LANE * kind & LANE_MASK))
