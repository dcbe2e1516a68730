"""Everything that a player could pay with now."""

from typing import TYPE_CHECKING, Final, final

from .cards import OLD_AGE, ONLY_IN_OLD_AGE, STACKS, WORK, Card
from .effects import NO_EFFECTS, Effects
from .rules import Rules
from .state import NO_CARD, State
from .symbols import KINDS, packed
from .ways import Ways

if TYPE_CHECKING:
    from mypy_extensions import i64

# Most can borrow nothing, and share it.
NONE: Final[list[int]] = []
# An answer that may be kept.
UNKNOWN: Final = -1
NO: Final = 0
YES: Final = 1


def effects_now(rules: Rules, state: State, used: "i64") -> Effects:
    """The effects of the cards that work in this turn. There are few such cards, so what they come to is kept."""
    key: i64 = 0
    stack: i64 = 0
    for stack in range(STACKS):
        number: i64 = state.active[stack]
        key *= len(rules.cards) + 1
        if number != NO_CARD and rules.cards[number].helps_paying and rules.works(state, stack):
            key += number + 1
    if key == 0:
        return NO_EFFECTS
    key = key << STACKS | used
    known = rules.effects.get(key)
    if known is None:
        known = Effects(helping_cards(rules, state), used)
        rules.effects[key] = known
    return known


def helping_cards(rules: Rules, state: State) -> list[Card | None]:
    """By stack: the card that works there and helps to pay."""
    found: list[Card | None] = []
    for stack in range(STACKS):
        card = rules.cards[state.active[stack]] if rules.works(state, stack) else None
        found.append(card if card is not None and card.helps_paying else None)
    return found


@final
class Means:
    """What the player whose turn it is can pay with, in phase 2 or 4: symbols, effects not yet used, and events."""

    def __init__(
        self, rules: Rules, state: State, ready: "i64", loose: "i64", events: list[int], effects: Effects
    ) -> None:
        self.effects: Final = effects
        self.events: Final = events
        # CV.cards.09: the symbols within reach.
        self.borrowed: Final = neighbours_symbols(rules, state) if effects.lender else NONE
        self.is_plain: Final = not (effects.has_arrows or effects.changes or self.borrowed or events)
        # Dice and tokens, and the symbols that no effect changes: those of events played, and of those in hand too.
        self.dice: Final[i64] = ready
        self.played: Final[i64] = loose
        self.lying: Final[i64] = ready + loose
        self.given: Final[i64] = loose + _given_by(rules, events) if events else loose
        self.of_events: Final[Ways] = effects.of_events
        self.of_dice: Final[Ways] = effects.of_dice
        # Whether 3 good luck can be paid, once somebody has asked.
        self.luck = UNKNOWN


def _given_by(rules: Rules, events: list[int]) -> "i64":
    given: i64 = 0
    for number in events:
        given += rules.cards[number].gives
    return given


def means_now(rules: Rules, state: State) -> Means:
    return means_with(rules, state, playable_events(rules, state))


def means_with(rules: Rules, state: State, events: list[int]) -> Means:
    """The same with only some events."""
    return Means(rules, state, packed(state.ready), packed(state.loose), events, effects_now(rules, state, state.used))


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
