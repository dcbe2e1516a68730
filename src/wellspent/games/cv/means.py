"""Everything that a player could pay with now, and what each symbol can become.

A symbol on a die or token, one of an event, and one borrowed from a neighbour pay alike, but not all of them may be
changed: arrows (CV.icons.09) change any symbol as often as one likes, the once-per-turn effects only dice and tokens,
and each of them only one symbol. So a *way* from the symbol shown to the symbol asked for is a set of once-per-turn
effects, as bits of their stacks: the empty set where the symbol fits as it is or arrows lead there.
"""

from typing import TYPE_CHECKING, Final, final

from .cards import (
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    NOTHING,
    OLD_AGE,
    ONLY_IN_OLD_AGE,
    STACKS,
    USE_A_NEIGHBOURS_SYMBOL,
    WORK,
)
from .rules import Rules
from .state import NO_CARD, State
from .symbols import BAD_LUCK, FACES, KINDS, PLAIN, WILD, packed
from .ways import AS_IT_IS, Ways, how_many

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAIN_BITS: Final = (1 << PLAIN) - 1
BAD_LUCK_BIT: Final = 1 << BAD_LUCK
NO_ARROWS: Final[list[int]] = [0] * FACES
# Most have none of what follows, and share it.
NONE: Final[list[int]] = []
# An answer that may be kept.
UNKNOWN: Final = -1
NO: Final = 0
YES: Final = 1


@final
class Means:
    """What the player whose turn it is can pay with, in phase 2 or 4: symbols, effects not yet used, and events."""

    def __init__(
        self, rules: Rules, state: State, ready: list[int], loose: list[int], used: int, events: list[int]
    ) -> None:
        self.ready: Final = ready
        self.loose: Final = loose
        self.used: Final = used
        self.events: Final = events
        # Arrows as bits of the symbols that each symbol can be replaced by, in one exchange.
        self.arrows = NO_ARROWS
        self.has_arrows = False
        # Once-per-turn changes: the bits of their stacks, of what they change and of what comes out.
        self.changes = NONE
        self.changed = NONE
        self.results = NONE
        # CV.cards.09: the symbols within reach, and the bit of the stack of the card that lends one.
        self.borrowed = NONE
        self.lender = 0
        self._read_cards(rules, state)
        self.is_plain: Final = not (self.has_arrows or self.changes or self.borrowed or self.events)
        # Dice and tokens, and the symbols that no effect changes: those of events played, and of those in hand too.
        self.dice: Final[i64] = packed(ready)
        played = packed(loose)
        self.lying: Final[i64] = self.dice + played
        self.given: Final[i64] = played + _given_by(rules, events)
        # What symbols on dice and tokens can become, and what those of events can.
        self.of_events: Ways = AS_IT_IS
        self.of_dice: Ways = AS_IT_IS
        if self.has_arrows:
            self.of_events = self._known_ways(rules, False)
            self.of_dice = self.of_events
        if self.changes:
            self.of_dice = self._known_ways(rules, True)
        self.event_ways: Final = self.of_events.table
        self.ways: Final = self.of_dice.table
        # Whether 3 good luck can be paid, once somebody has asked.
        self.luck = UNKNOWN

    def _read_cards(self, rules: Rules, state: State) -> None:
        for stack in range(STACKS):
            if not rules.works(state, stack):
                continue
            card = rules.cards[state.active[stack]]
            if card.arrows and not self.has_arrows:
                self.has_arrows = True
                self.arrows = NO_ARROWS[:]
            for arrow in card.arrows:
                self.arrows[arrow.source] |= 1 << arrow.target
                if arrow.both_ways:
                    self.arrows[arrow.target] |= 1 << arrow.source
            if card.does == NOTHING or self.used >> stack & 1:
                continue
            if card.does == CHANGE_A_PLAIN_SYMBOL:
                self._add_change(stack, PLAIN_BITS)
            elif card.does == CHANGE_A_BAD_LUCK:
                self._add_change(stack, BAD_LUCK_BIT)
            elif card.does == USE_A_NEIGHBOURS_SYMBOL:
                self.borrowed = neighbours_symbols(rules, state)
                self.lender = 1 << stack

    def _add_change(self, stack: int, changed: int) -> None:
        self.changes = [*self.changes, 1 << stack]
        self.changed = [*self.changed, changed]
        self.results = [*self.results, PLAIN_BITS]

    def _known_ways(self, rules: Rules, with_changes: bool) -> Ways:
        key = tuple([*self.arrows, *self.changes, *self.changed] if with_changes else self.arrows)
        known = rules.ways.get(key)
        if known is None:
            known = Ways(self._find_ways(with_changes))
            rules.ways[key] = known
        return known

    def _find_ways(self, with_changes: bool) -> list[list[list[int]]]:
        ways: list[list[list[int]]] = []
        for shown in range(KINDS):
            found: list[list[int]] = [[] for _ in range(KINDS)]
            if shown == WILD:
                for symbol in range(PLAIN):
                    self._spread(symbol, 0, with_changes, found)
            else:
                self._spread(shown, 0, with_changes, found)
            for symbol in range(PLAIN):
                found[WILD].extend(found[symbol])
            ways.append([_smallest(sets) for sets in found])
        return ways

    def _spread(self, symbol: int, used: int, with_changes: bool, found: list[list[int]]) -> None:
        """CV.cards.28, CV.q.22: arrows and changes in any order, chained, each change once."""
        if used in found[symbol]:
            return
        found[symbol].append(used)
        for other in range(FACES):
            if self.arrows[symbol] >> other & 1:
                self._spread(other, used, with_changes, found)
        if not with_changes:
            return
        for place in range(len(self.changes)):
            if used & self.changes[place] or not self.changed[place] >> symbol & 1:
                continue
            for other in range(FACES):
                if self.results[place] >> other & 1:
                    self._spread(other, used | self.changes[place], with_changes, found)


def _given_by(rules: Rules, events: list[int]) -> "i64":
    given: i64 = 0
    for number in events:
        given += rules.cards[number].gives
    return given


def means_now(rules: Rules, state: State) -> Means:
    return Means(rules, state, state.ready, state.loose, state.used, playable_events(rules, state))


def _smallest(sets: list[int]) -> list[int]:
    """The sets that hold no other of them, those with fewer effects first."""
    found: list[int] = []
    for used in sorted(sets, key=how_many):
        if all(kept & used != kept for kept in found):
            found.append(used)
    return found


def playable_events(rules: Rules, state: State) -> list[int]:
    found: list[int] = []
    for number in state.players[state.player].hand:
        card = rules.cards[number]
        if card.has_symbols and (card.does != ONLY_IN_OLD_AGE or is_old_age(rules, state)):
            found.append(number)
    return found


def is_old_age(rules: Rules, state: State) -> bool:
    """CV.q.28: a card selected in phase 2 still lies on the track until phase 4."""
    for number in state.track:
        if rules.cards[number].deck == OLD_AGE:
            return True
    for number in state.bought:
        if rules.cards[number].deck == OLD_AGE:
            return True
    return False


def neighbours_symbols(rules: Rules, state: State) -> list[int]:
    """CV.q.19, CV.cards.30: the kinds of symbols on the active work cards of the left and right neighbour."""
    found: list[int] = []
    seats = len(state.players)
    for seat in ((state.player + 1) % seats, (state.player - 1) % seats):
        number = rules.top(state, seat, WORK)
        if number == NO_CARD:
            continue
        tokens = rules.cards[number].tokens
        for kind in range(KINDS):
            if tokens[kind] > 0 and kind not in found:
                found.append(kind)
    return found
