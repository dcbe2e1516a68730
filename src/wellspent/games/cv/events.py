"""What can happen at the table. The numbers are stable; the texts for them live with the languages."""

from typing import Final

from wellspent.engine.events import Event

from .state import State

EVENTS: Final = (
    "round",  # number: the round
    "turn",
    "turned_up",  # card: dealt to the track
    "goal_revealed",  # card: a public goal
    "goal_dealt",  # card: a private goal, told to its owner
    "dealt_childhood",  # card, told to its owner
    "picked",  # card: kept in the draft, told to its owner
    "received",  # card: the last card of the draft, told to its owner
    "starts",  # card: the Bicycle
    "threw",  # goods: the dice
    "rerolled",  # goods: the dice afterwards; number: dice rolled again, as bits
    "played",  # card: an event
    "bought",  # card; goods: symbols spent; number: 1 for 3 good luck
    "changed",  # goods: the symbol and what it became
    "misfortune",  # number: how many
    "lapsed",  # a misfortune without a card to lose
    "insured",  # card: the event that cancels a misfortune
    "lost",  # card; rule: why
    "running_paid",  # card; goods: symbols spent
    "added",  # card, level: the stack, number: cards above it
    "to_hand",  # card: an event
    "discarded",  # card: from the track
    "deck_empty",  # number: the deck
    "assisted",  # may take a card
    "took",  # card
    "declined",
    "tokens",  # goods: after the update
    "left",
    "private_goal",  # card; number: points
    "public_goal",  # card; number: points
    "score",  # number
    "game_over",
    "neighbours_symbol",  # number: the symbol
)
ROUND: Final = 0
TURN: Final = 1
TURNED_UP: Final = 2
GOAL_REVEALED: Final = 3
GOAL_DEALT: Final = 4
DEALT_CHILDHOOD: Final = 5
PICKED: Final = 6
RECEIVED: Final = 7
STARTS: Final = 8
THREW: Final = 9
REROLLED: Final = 10
PLAYED: Final = 11
BOUGHT: Final = 12
CHANGED: Final = 13
MISFORTUNE: Final = 14
LAPSED: Final = 15
INSURED: Final = 16
LOST: Final = 17
RUNNING_PAID: Final = 18
ADDED: Final = 19
TO_HAND: Final = 20
DISCARDED: Final = 21
DECK_EMPTY: Final = 22
ASSISTED: Final = 23
TOOK: Final = 24
DECLINED: Final = 25
TOKENS: Final = 26
LEFT: Final = 27
PRIVATE_GOAL: Final = 28
PUBLIC_GOAL: Final = 29
SCORE: Final = 30
GAME_OVER: Final = 31
NEIGHBOURS_SYMBOL: Final = 32


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
