"""One complete way to pay, and how it is carried out.

A payment is written into a choice as a whole, so that it can be read without the position.
"""

from typing import TYPE_CHECKING, Final, final

from wellspent.engine.options import FIRST_SHIFT, SECOND_SHIFT, THIRD_SHIFT, first_of, second_of

from .cards import CHANGE_A_BAD_LUCK, STACKS, USE_A_NEIGHBOURS_SYMBOL, Card
from .events import BOUGHT, EFFECT_USED, NEIGHBOURS_SYMBOL, PLAYED, RUNNING_PAID, tell, tell_symbols
from .rules import Rules
from .state import State
from .symbols import KINDS, LANE, LANE_MASK, unpacked
from .verbs import PAY

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODYS: Final = -1


@final
class Payment:
    """One complete way to pay."""

    def __init__(self, spent: "i64", borrowed: int, used: int, is_luck: bool, events: int, choice: int) -> None:
        # By symbol shown: how many are spent, wherever they come from, side by side.
        self.spent: Final[i64] = spent
        self.borrowed: Final = borrowed
        # Once-per-turn effects, as bits of stacks; the lender of a borrowed symbol among them.
        self.used: Final = used
        self.is_luck: Final = is_luck
        # Events played for it, as bits of their places among the game's symbol events.
        self.events: Final = events
        # As it is written.
        self.choice: Final = choice
        # What it leaves: symbols on dice and tokens, those of events, both side by side, and bad luck that counts.
        self.ready: i64 = 0
        self.loose: i64 = 0
        self.bad_luck: i64 = 0
        # By plan: the events it would take; how much stays possible; and the place among the offers.
        self.needs: list[int] = []
        # Which running costs, or several together, would have to be paid with what it leaves, as bits.
        self.forced = 0
        self.worth = 0
        self.rank = 0


def written(spent: "i64", borrowed: "i64", used: int, is_luck: bool, events: int) -> int:
    counts: i64 = 0
    kind: i64 = KINDS
    while kind > 0:
        kind -= 1
        counts = counts << 4 | spent >> LANE * kind & LANE_MASK
    symbols: i64 = PAY | counts << FIRST_SHIFT | borrowed + 1 << SECOND_SHIFT + 12
    third = used | (1 if is_luck else 0) << STACKS | events << STACKS + 1
    return symbols | third << THIRD_SHIFT


def spent_of(choice: int) -> list[int]:
    first, second = first_of(choice), second_of(choice)
    found = [first >> 4 * kind & 15 for kind in range(4)]
    return found + [second >> 4 * kind & 15 for kind in range(3)]


def borrowed_of(choice: int) -> int:
    return (second_of(choice) >> 12) - 1


def used_of(choice: int) -> int:
    return choice >> THIRD_SHIFT & ((1 << STACKS) - 1)


def is_luck_of(choice: int) -> bool:
    return choice >> THIRD_SHIFT + STACKS & 1 == 1


def events_of(choice: int) -> int:
    return choice >> THIRD_SHIFT + STACKS + 1


def carry_out(rules: Rules, state: State, payment: Payment, card: Card, is_running: bool) -> None:
    """Spend what a payment says; events that are played for it go to the box."""
    player = state.player
    for number in played_events(rules, payment):
        state.players[player].hand.remove(number)
        state.box.append(number)
        tell(state, PLAYED, player, number, rule="CV.round.07")
    if payment.borrowed != NOBODYS:
        tell(state, NEIGHBOURS_SYMBOL, player, number=payment.borrowed, rule="CV.cards.09")
    state.ready = unpacked(payment.ready)
    state.loose = unpacked(payment.loose)
    state.bad_luck = payment.bad_luck
    state.used |= payment.used
    if state.log is not None:
        tell_effects(rules, state, payment)
        tell_paid(state, payment, card, is_running)


def tell_effects(rules: Rules, state: State, payment: Payment) -> None:
    """What changed a symbol that is spent: it is told as it was."""
    for stack in range(STACKS):
        if payment.used >> stack & 1 == 0:
            continue
        card = rules.cards[state.active[stack]]
        if card.does != USE_A_NEIGHBOURS_SYMBOL:
            rule = "CV.cards.13" if card.does == CHANGE_A_BAD_LUCK else "CV.cards.08"
            tell(state, EFFECT_USED, state.player, card.index, rule=rule)


def tell_paid(state: State, payment: Payment, card: Card, is_running: bool) -> None:
    spent = unpacked(payment.spent)
    if is_running:
        tell_symbols(state, RUNNING_PAID, state.player, spent, card.index, 0, "CV.upkeepcost.03")
    else:
        number = 1 if payment.is_luck else 0
        rule = "CV.goodluck.01" if payment.is_luck else "CV.select.02"
        tell_symbols(state, BOUGHT, state.player, spent, card.index, number, rule)


def played_events(rules: Rules, payment: Payment) -> list[int]:
    found: list[int] = []
    if payment.events == 0:
        return found
    for place in range(len(rules.symbol_events)):
        if payment.events >> place & 1:
            found.append(rules.symbol_events[place])
    return found


def payment_words(rules: Rules, choice: int, symbols: tuple[str, ...], stacks: tuple[str, ...]) -> list[str]:
    """A payment as a line has it: `2 money 1 wild with bake_sale by knowledge`."""
    spent = spent_of(choice)
    words: list[str] = []
    for kind in range(KINDS):
        if spent[kind] > 0:
            words += [str(spent[kind]), symbols[kind]]
    events = events_of(choice)
    for place in range(len(rules.symbol_events)):
        if events >> place & 1:
            words += ["with", rules.cards[rules.symbol_events[place]].id]
    if borrowed_of(choice) != NOBODYS:
        words += ["borrowing", symbols[borrowed_of(choice)]]
    for stack in range(STACKS):
        if used_of(choice) >> stack & 1:
            words += ["by", stacks[stack]]
    if is_luck_of(choice):
        words += ["for", "luck"]
    return words
