"""What can happen at the table. The numbers are stable; the texts for them live with the languages."""

from typing import Final

from wellspent.engine.events import Event
from wellspent.engine.names import number_of

from .state import State

EVENTS: Final[list[str]] = []
ROUND: Final = number_of(EVENTS, "round")  # number: the round
TURN: Final = number_of(EVENTS, "turn")
TURNED_UP: Final = number_of(EVENTS, "turned_up")  # card: dealt to the track
GOAL_REVEALED: Final = number_of(EVENTS, "goal_revealed")  # card: a public goal
GOAL_DEALT: Final = number_of(EVENTS, "goal_dealt")  # card: a private goal, told to its owner
DEALT_CHILDHOOD: Final = number_of(EVENTS, "dealt_childhood")  # card, told to its owner
PICKED: Final = number_of(EVENTS, "picked")  # card: kept in the draft, told to its owner
RECEIVED: Final = number_of(EVENTS, "received")  # card: the last card of the draft, told to its owner
STARTS: Final = number_of(EVENTS, "starts")  # card: the Bicycle
THREW: Final = number_of(EVENTS, "threw")  # goods: the dice
REROLLED: Final = number_of(EVENTS, "rerolled")  # goods: the dice afterwards; number: dice rolled again, as bits
PLAYED: Final = number_of(EVENTS, "played")  # card: an event
BOUGHT: Final = number_of(EVENTS, "bought")  # card; goods: symbols spent; number: 1 for 3 good luck
CHANGED: Final = number_of(EVENTS, "changed")  # goods: the symbol and what it became
MISFORTUNE: Final = number_of(EVENTS, "misfortune")  # number: how many
LAPSED: Final = number_of(EVENTS, "lapsed")  # a misfortune without a card to lose
INSURED: Final = number_of(EVENTS, "insured")  # card: the event that cancels a misfortune
LOST: Final = number_of(EVENTS, "lost")  # card; rule: why
RUNNING_PAID: Final = number_of(EVENTS, "running_paid")  # card; goods: symbols spent
ADDED: Final = number_of(EVENTS, "added")  # card, level: the stack, number: cards above it
TO_HAND: Final = number_of(EVENTS, "to_hand")  # card: an event
DISCARDED: Final = number_of(EVENTS, "discarded")  # card: from the track
DECK_EMPTY: Final = number_of(EVENTS, "deck_empty")  # number: the deck
ASSISTED: Final = number_of(EVENTS, "assisted")  # may take a card
TOOK: Final = number_of(EVENTS, "took")  # card
DECLINED: Final = number_of(EVENTS, "declined")
TOKENS: Final = number_of(EVENTS, "tokens")  # goods: after the update
LEFT: Final = number_of(EVENTS, "left")
PRIVATE_GOAL: Final = number_of(EVENTS, "private_goal")  # card; number: points
PUBLIC_GOAL: Final = number_of(EVENTS, "public_goal")  # card; number: points
SCORE: Final = number_of(EVENTS, "score")  # number
GAME_OVER: Final = number_of(EVENTS, "game_over")
NEIGHBOURS_SYMBOL: Final = number_of(EVENTS, "neighbours_symbol")  # number: the symbol
EFFECT_USED: Final = number_of(EVENTS, "effect_used")  # card: what changes a symbol of a payment


def tell(state: State, kind: int, player: int, card: int = -1, number: int = 0, rule: str = "", level: int = 0) -> None:
    log = state.log
    if log is not None:
        log.append(Event(kind, player, card, level, number, (), rule))


def tell_symbols(
    state: State, kind: int, player: int, found: list[int], card: int = -1, number: int = 0, rule: str = ""
) -> None:
    log = state.log
    if log is not None:
        log.append(Event(kind, player, card, 0, number, tuple(found), rule))


def tell_owner(state: State, kind: int, player: int, card: int, rule: str) -> None:
    """Something that only one player may know."""
    log = state.log
    if log is not None:
        log.append(Event(kind, player, card, 0, 0, (), rule, player))


def reveal(state: State, kind: int) -> None:
    """Something unknown was seen: undo ends here."""
    state.seen += 1
    state.seen_kind = kind
