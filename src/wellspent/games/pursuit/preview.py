"""What a choice would lead to, as far as whoever chooses may know."""

from collections.abc import Sequence
from typing import Final

from wellspent.engine.events import Event

from .area import slots
from .board import AGEING_STRESS, HOURGLASSES, HOURGLASSES_OF, LAST_ROUND, OFF_THE_TRACK, STH_LIMIT, STRESS_END
from .cards import GROUP_PROJECT, SINGLE_ROUND_PROJECT, Card
from .events import LIFE_ENDED, ROUND
from .game import Pursuit
from .goods import HOURGLASS, LTH, STH
from .measures import held
from .prices import Price, quote
from .rules import Rules
from .state import Player, State
from .steps import CHOOSE_CARD, CHOOSE_RESOURCES, PAYMENT
from .steps.upkeep import price_of_bill, settled

# Nothing that a player can choose brings more Stress than this at once.
NEAR_THE_END: Final = STRESS_END - 5
DEADLY: Final = "PH.stress.06"
# Questions on the way to the end of an action whose answers bring the same Stress, whichever is given.
ALIKE: Final = (PAYMENT, CHOOSE_RESOURCES, CHOOSE_CARD)


def ends_life(game: Pursuit, state: State, seat: int, choice: int) -> bool:
    """PH.stress.06, PH.stress.15: whether a legal choice takes the indicator of the seat off the track."""
    me = state.players[seat]
    if not me.is_alive or me.is_doomed or me.stress < NEAR_THE_END or choice not in game.options(state, seat):
        return False
    tried = game.view(state, seat)
    events: list[Event] = []
    tried.log = events
    game.apply(tried, seat, choice)
    while tried.agenda and tried.agenda[-1].step in ALIKE and tried.agenda[-1].player == seat:
        game.apply(tried, seat, game.options(tried, seat)[0])
    for event in events:
        if event.kind == ROUND:
            # What the next round brings is not of this choice's making.
            return False
        if event.kind == LIFE_ENDED and event.seat == seat:
            return event.rule == DEADLY
    return tried.players[seat].is_doomed


def gained_now(me: Player, amounts: Sequence[int], paid: int = 0) -> list[int]:
    """Goods as this player receives them, once so much STH is paid.

    PH.sth.02: beyond the track there is LTH instead. PH.notes.06: there are no more Hourglasses than pieces.
    """
    found = list(amounts)
    found[HOURGLASS] = min(found[HOURGLASS], HOURGLASSES - me.hourglasses - me.used)
    if me.is_alive:
        mood = max(-STH_LIMIT, min(STH_LIMIT, me.sth - paid))
        found[STH] = max(-STH_LIMIT, min(STH_LIMIT, mood + amounts[STH])) - mood
        found[LTH] += amounts[STH] - found[STH]
    return found


def paid_now(me: Player, amounts: Sequence[int]) -> list[int]:
    """PH.sth.02: a price as this player pays it."""
    return [-amount for amount in gained_now(me, [-amount for amount in amounts])]


def hours_ahead(rules: Rules, state: State, player: int) -> int:
    """PH.prep.05 to .07, PH.prep.13: the Hourglasses of the next round; none where it does not come."""
    coming = AGEING_STRESS[min(state.round + 1, LAST_ROUND)]
    stress = min(int(state.players[player].stress) + coming, OFF_THE_TRACK)
    if stress < OFF_THE_TRACK:
        for module in rules.answerers.stress_ahead:
            stress = module.stress_ahead(state, player, stress)
    return HOURGLASSES_OF[stress]


def excess_ahead(rules: Rules, me: Player) -> int:
    """PH.slots.13, PH.slots.14: the Stress of cards beyond the slots in the next round; Projects of one round go."""
    of_round = held(rules, me, SINGLE_ROUND_PROJECT) + held(rules, me, GROUP_PROJECT)
    return int(max(0, me.filled - of_round - slots(rules, me)))


def bill_ahead(rules: Rules, state: State, player: int, card: Card) -> Price:
    """What keeping a card will ask for, with the abilities that are in force."""
    asked, _ = settled(rules, state, player, card)
    return quote(rules, state, player, price_of_bill(card), card, asked)
