"""What can happen at the table. The numbers are stable; the texts for them live with the languages."""

from typing import Final

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.names import number_of

from .goods import Goods
from .state import State

EVENTS: Final[list[str]] = []
ROUND: Final = number_of(EVENTS, "round")  # number: the round
HOURGLASSES: Final = number_of(EVENTS, "hourglasses")  # number: taken at the start of a round or gained in it
TURNED_UP: Final = number_of(EVENTS, "turned_up")  # card: a card drawn into a row
SHUFFLED: Final = number_of(EVENTS, "shuffled")  # number: the pile
DEALT_TRAIT: Final = number_of(EVENTS, "dealt_trait")  # card
KEPT_TRAIT: Final = number_of(EVENTS, "kept_trait")  # card
GOAL_REVEALED: Final = number_of(EVENTS, "goal_revealed")  # card
FIRST_PLAYER: Final = number_of(EVENTS, "first_player")  # number: the STH it is for; level: 1 where others have as much
PLACED: Final = number_of(EVENTS, "placed")  # number: the space
PAID: Final = number_of(EVENTS, "paid")  # goods; card: what for
GAINED: Final = number_of(EVENTS, "gained")  # goods; card: from what
STH_CHANGED: Final = number_of(EVENTS, "sth")  # number: the change
LTH_CHANGED: Final = number_of(EVENTS, "lth")  # number: the change; card: from what
STRESSED: Final = number_of(EVENTS, "stress")  # number: the points; rule: why
RELAXED: Final = number_of(EVENTS, "relaxed")  # number: spaces moved; level: spaces lost at the end of the section
HEALTHIER: Final = number_of(EVENTS, "healthier")  # number: spaces moved
TOOK: Final = number_of(EVENTS, "took")  # card, level
ADVANCED: Final = number_of(EVENTS, "advanced")  # card, level
COMPLETED: Final = number_of(EVENTS, "completed")  # card
JOINED: Final = number_of(EVENTS, "joined")  # card, level: the Role
UPGRADED: Final = number_of(EVENTS, "upgraded")  # card, level
HIRED: Final = number_of(EVENTS, "hired")  # card
PROMOTED: Final = number_of(EVENTS, "promoted")  # card: the new Job
RETIRED: Final = number_of(EVENTS, "retired")  # card
DEVELOPED: Final = number_of(EVENTS, "developed")  # card, level
UPKEEP_PAID: Final = number_of(EVENTS, "upkeep_paid")  # card
UPKEEP_REFUSED: Final = number_of(EVENTS, "upkeep_refused")  # card
DISCARDED: Final = number_of(EVENTS, "discarded")  # card; rule: why
ROW_DISCARDED: Final = number_of(EVENTS, "row_discarded")  # card: from a row
SET_ASIDE: Final = number_of(EVENTS, "set_aside")  # card
REFRESHED: Final = number_of(EVENTS, "refreshed")  # number: the pile
GOAL_REACHED: Final = number_of(EVENTS, "goal_reached")  # card
GOAL_CLOSED: Final = number_of(EVENTS, "goal_closed")  # card
LIFE_ENDED: Final = number_of(EVENTS, "life_ended")
LEFT: Final = number_of(EVENTS, "left")
INHERITED: Final = number_of(EVENTS, "inherited")  # goods: what was left; number: LTH
GAME_OVER: Final = number_of(EVENTS, "game_over")
GOAL_EXCHANGED: Final = number_of(EVENTS, "goal_exchanged")  # card
CARD_GAINED: Final = number_of(EVENTS, "card_gained")  # card: taken as part of a reward, level
POPULARITY_CHANGED: Final = number_of(EVENTS, "popularity")  # number: the change
PASSED: Final = number_of(EVENTS, "passed")
MOOD_RESET: Final = number_of(EVENTS, "mood_reset")


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
