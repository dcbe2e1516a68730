"""What a choice would lead to, as far as whoever chooses may know."""

from typing import Final

from wellspent.engine.events import Event

from .board import AGEING_STRESS, HOURGLASSES_OF, LAST_ROUND, OFF_THE_TRACK, STRESS_END
from .events import LIFE_ENDED, ROUND
from .game import Pursuit
from .state import Player, State

# Nothing that a player can choose brings more Stress than this at once.
NEAR_THE_END: Final = STRESS_END - 5
DEADLY: Final = "PH.stress.06"


def ends_life(game: Pursuit, state: State, seat: int, choice: int) -> bool:
    """PH.stress.06, PH.stress.15: whether a legal choice takes the indicator of the seat off the track."""
    me = state.players[seat]
    if not me.is_alive or me.is_doomed or me.stress < NEAR_THE_END or choice not in game.options(state, seat):
        return False
    tried = game.view(state, seat)
    events: list[Event] = []
    tried.log = events
    game.apply(tried, seat, choice)
    for event in events:
        if event.kind == ROUND:
            # What the next round brings is not of this choice's making.
            return False
        if event.kind == LIFE_ENDED and event.seat == seat:
            return event.rule == DEADLY
    return tried.players[seat].is_doomed


def hours_ahead(state: State, me: Player) -> int:
    """PH.prep.05 to .07, PH.prep.13: the Hourglasses of the next round; none where it does not come."""
    coming = AGEING_STRESS[min(state.round + 1, LAST_ROUND)]
    return HOURGLASSES_OF[min(me.stress + coming, OFF_THE_TRACK)]
