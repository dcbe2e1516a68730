"""What the cards at work do for payments, and what each symbol can become by it.

A symbol on a die or token, one of an event, and one borrowed from a neighbour pay alike, but not all of them may be
changed: arrows (CV.icons.09) change any symbol as often as one likes, the once-per-turn effects only dice and tokens,
and each of them only one symbol. So a *way* from the symbol shown to the symbol asked for is a set of once-per-turn
effects, as bits of their stacks: the empty set where the symbol fits as it is or arrows lead there.
"""

from typing import Final, final

from .cards import CHANGE_A_BAD_LUCK, CHANGE_A_PLAIN_SYMBOL, STACKS, USE_A_NEIGHBOURS_SYMBOL, Card
from .symbols import BAD_LUCK, FACES, KINDS, PLAIN, WILD
from .ways import AS_IT_IS, Ways, how_many

PLAIN_BITS: Final = (1 << PLAIN) - 1
BAD_LUCK_BIT: Final = 1 << BAD_LUCK


@final
class Effects:
    """What the cards at work can do for payments: arrows, and once-per-turn effects that are not yet used."""

    def __init__(self, cards: list[Card | None], used: int) -> None:
        # Arrows as bits of the symbols that each symbol can be replaced by, in one exchange.
        self.arrows: Final = [0] * FACES
        # Once-per-turn changes: the bits of their stacks, of what they change and of what comes out.
        self.changes: Final[list[int]] = []
        self.changed: Final[list[int]] = []
        self.results: Final[list[int]] = []
        # CV.cards.09: the bit of the stack of the card that lends a neighbour's symbol.
        self.lender = 0
        for stack in range(STACKS):
            card = cards[stack]
            if card is not None:
                self._read(card, stack, used >> stack & 1 == 1)
        self.has_arrows: Final = any(self.arrows)
        # What symbols on dice and tokens can become, and what those of events can.
        self.of_events: Final[Ways] = Ways(self._find_ways(False)) if self.has_arrows else AS_IT_IS
        self.of_dice: Final[Ways] = Ways(self._find_ways(True)) if self.changes else self.of_events

    def _read(self, card: Card, stack: int, is_used: bool) -> None:
        for arrow in card.arrows:
            self.arrows[arrow.source] |= 1 << arrow.target
            if arrow.both_ways:
                self.arrows[arrow.target] |= 1 << arrow.source
        if is_used:
            return
        if card.does == CHANGE_A_PLAIN_SYMBOL:
            self._add_change(stack, PLAIN_BITS)
        elif card.does == CHANGE_A_BAD_LUCK:
            self._add_change(stack, BAD_LUCK_BIT)
        elif card.does == USE_A_NEIGHBOURS_SYMBOL:
            self.lender = 1 << stack

    def _add_change(self, stack: int, changed: int) -> None:
        self.changes.append(1 << stack)
        self.changed.append(changed)
        self.results.append(PLAIN_BITS)

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


def _smallest(sets: list[int]) -> list[int]:
    """The sets that hold no other of them, those with fewer effects first."""
    found: list[int] = []
    for used in sorted(sets, key=how_many):
        if all(kept & used != kept for kept in found):
            found.append(used)
    return found


NO_EFFECTS: Final = Effects([None] * STACKS, 0)
