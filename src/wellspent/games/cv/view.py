"""What a seat may know: everything but the order of the decks, private goals, childhood cards and secret picks."""

from typing import Final

from wellspent.engine.agenda import Frame
from wellspent.engine.chance import Chance

from .cards import CHILDHOOD, EARLY_ADULTHOOD, LIFE_GOALS, OLD_AGE
from .rules import Rules
from .state import NO_CARD, Player, State
from .steps import FOR_RUNNING, PAYMENT, RUNNING, SELECT

# Whoever imagines brings a chance with one stream.
OWN: Final = 0


def view_of(rules: Rules, state: State, seat: int) -> State:
    """The position with everything hidden from the seat made up anew, the same for whatever is really there."""
    seen = state.copy()
    seen.chance = seen.chance.veiled()
    _hide(rules, seen, seat, None)
    return seen


def imagine(rules: Rules, view: State, seat: int, stream: Chance) -> State:
    """A full position that fits a view, with everything hidden filled in by chance: something to think with."""
    state = view.copy()
    state.chance = stream.fresh(OWN, state.chance.streams())
    _hide(rules, state, seat, stream)
    return state


def _hide(rules: Rules, seen: State, seat: int, stream: Chance | None) -> None:
    for deck in range(EARLY_ADULTHOOD, OLD_AGE + 1):
        _arrange(seen.decks[deck], stream)
    _hide_payment(seen, seat)
    others = [seen.players[other] for other in range(len(seen.players)) if other != seat]
    _hide_goals(seen, others, stream)
    _hide_childhood(rules, seen, others, stream)


def _arrange(cards: list[int], stream: Chance | None) -> None:
    cards.sort()
    if stream is not None:
        stream.shuffle(OWN, cards)


def _hide_payment(seen: State, seat: int) -> None:
    """CV.select.12, CV.q.51: what somebody is about to pay for, and perhaps with which event, shows when it is paid."""
    frame = seen.agenda[-1] if seen.agenda else None
    if frame is None or frame.step != PAYMENT or frame.player == seat:
        return
    if frame.number == FOR_RUNNING:
        seen.due |= 1 << seen.active.index(frame.card)
        seen.agenda[-1] = Frame(RUNNING, frame.player)
    else:
        seen.agenda[-1] = Frame(SELECT, frame.player)


def _hide_goals(seen: State, others: list[Player], stream: Chance | None) -> None:
    """CV.setup.04, CV.setup.06; at the end all private goals lie open (CV.score.08)."""
    unseen = seen.decks[LIFE_GOALS]
    if not seen.finished:
        unseen = unseen + [other.goal for other in others if other.goal != NO_CARD]
    _arrange(unseen, stream)
    if not seen.finished:
        for other in others:
            if other.goal != NO_CARD:
                other.goal = unseen.pop(0)
    seen.decks[LIFE_GOALS] = unseen


def _hide_childhood(rules: Rules, seen: State, others: list[Player], stream: Chance | None) -> None:
    """CV.childhood.10: childhood cards in hand are hidden; bought events were seen by everybody."""
    dealt: list[int] = []
    for other in others:
        dealt += other.offered
        dealt += [number for number in other.hand if rules.cards[number].deck == CHILDHOOD]
    unseen = dealt + seen.decks[CHILDHOOD]
    _arrange(unseen, stream)
    _deal_bicycle(rules, unseen, len(dealt), stream)
    for other in others:
        _deal_unseen(rules, other, unseen)
    seen.decks[CHILDHOOD] = unseen


def _deal_bicycle(rules: Rules, unseen: list[int], dealt: int, stream: Chance | None) -> None:
    """CV.childhood.02, CV.childhood.03: the Bicycle is always among the cards that were dealt."""
    if rules.bicycle not in unseen:
        return
    place = 0 if stream is None else stream.below(OWN, dealt)
    unseen.remove(rules.bicycle)
    unseen.insert(place, rules.bicycle)


def _deal_unseen(rules: Rules, other: Player, unseen: list[int]) -> None:
    known = [number for number in other.hand if rules.cards[number].deck != CHILDHOOD]
    hidden = len(other.hand) - len(known)
    other.hand = [*[unseen.pop(0) for _ in range(hidden)], *known]
    other.offered = [unseen.pop(0) for _ in range(len(other.offered))]
    if other.picked != NO_CARD:
        other.picked = other.offered[0]
