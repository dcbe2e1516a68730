"""What can happen at the table. The numbers are stable; the texts for them live with the languages."""

from typing import Final

from wellspent.engine.events import EVERYBODY, Event

from .goods import Goods
from .state import State

EVENTS: Final[list[str]] = [
    "round",  # number: the round
    "hourglasses",  # number: Hourglasses taken at the start of a round or gained in it
    "turned_up",  # card: a card drawn into a row
    "shuffled",  # number: the pile
    "dealt_trait",  # card
    "kept_trait",  # card
    "goal_revealed",  # card
    "first_player",  # number: the STH it is for; level: 1 where others have as much
    "placed",  # number: the space
    "paid",  # goods; card: what for
    "gained",  # goods; card: from what
    "sth",  # number: the change
    "lth",  # number: the change; card: from what
    "stress",  # number: the points; rule: why
    "relaxed",  # number: spaces moved; level: spaces lost at the end of the section
    "healthier",  # number: spaces moved
    "took",  # card, level
    "advanced",  # card, level
    "completed",  # card
    "joined",  # card, level: the Role
    "upgraded",  # card, level
    "hired",  # card
    "promoted",  # card: the new Job
    "retired",  # card
    "developed",  # card, level
    "upkeep_paid",  # card
    "upkeep_refused",  # card
    "discarded",  # card; rule: why
    "row_discarded",  # card: from a row
    "set_aside",  # card
    "refreshed",  # number: the pile
    "goal_reached",  # card
    "goal_closed",  # card
    "life_ended",
    "left",
    "inherited",  # goods: what was left; number: LTH
    "game_over",
    "goal_exchanged",  # card
    "card_gained",  # card: taken as part of a reward, level
    "popularity",  # number: the change
    "passed",
    "mood_reset",
]
ROUND: Final = 0
HOURGLASSES: Final = 1
TURNED_UP: Final = 2
SHUFFLED: Final = 3
DEALT_TRAIT: Final = 4
KEPT_TRAIT: Final = 5
GOAL_REVEALED: Final = 6
FIRST_PLAYER: Final = 7
PLACED: Final = 8
PAID: Final = 9
GAINED: Final = 10
STH_CHANGED: Final = 11
LTH_CHANGED: Final = 12
STRESSED: Final = 13
RELAXED: Final = 14
HEALTHIER: Final = 15
TOOK: Final = 16
ADVANCED: Final = 17
COMPLETED: Final = 18
JOINED: Final = 19
UPGRADED: Final = 20
HIRED: Final = 21
PROMOTED: Final = 22
RETIRED: Final = 23
DEVELOPED: Final = 24
UPKEEP_PAID: Final = 25
UPKEEP_REFUSED: Final = 26
DISCARDED: Final = 27
ROW_DISCARDED: Final = 28
SET_ASIDE: Final = 29
REFRESHED: Final = 30
GOAL_REACHED: Final = 31
GOAL_CLOSED: Final = 32
LIFE_ENDED: Final = 33
LEFT: Final = 34
INHERITED: Final = 35
GAME_OVER: Final = 36
GOAL_EXCHANGED: Final = 37
CARD_GAINED: Final = 38
POPULARITY_CHANGED: Final = 39
PASSED: Final = 40
MOOD_RESET: Final = 41


def tell(
    state: State,
    kind: int,
    player: int,
    card: int = -1,
    level: int = 0,
    number: int = 0,
    rule: str = "",
) -> None:
    log = state.log
    if log is not None:
        log.append(Event(kind, player, card, level, number, (), rule, EVERYBODY, side_of(state, card)))


def tell_goods(state: State, kind: int, player: int, goods: Goods, card: int, rule: str) -> None:
    log = state.log
    if log is not None:
        log.append(Event(kind, player, card, 0, 0, goods.amounts, rule, EVERYBODY, side_of(state, card)))


def tell_payment(state: State, player: int, amounts: list[int], card: int, rule: str) -> None:
    log = state.log
    if log is not None:
        log.append(Event(PAID, player, card, 0, 0, tuple(amounts), rule, EVERYBODY, side_of(state, card)))


def side_of(state: State, card: int) -> int:
    return state.side[card] if card >= 0 else 0


def reveal(state: State, kind: int) -> None:
    """Something hidden was seen: undo ends here."""
    state.seen += 1
    state.seen_kind = kind
