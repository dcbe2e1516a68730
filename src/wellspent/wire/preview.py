"""What a choice would change for certain: it is carried out on a copy of what the seat knows.

Whatever hangs on something unseen is left out. A step that rolls or shuffles counts for nothing; one that turns up a
card is played with several orders of the unseen cards, and only what comes out the same in all of them is told.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_CHOICE
from wellspent.protocol import Change

if TYPE_CHECKING:
    from .base import Showing

ORDERS: Final = 3

Counters = list[Mapping[str, int]]


def changes(showing: "Showing", view: Any, seat: int, choice: int, is_interrupt: bool) -> list[Change]:
    """The counters and tracks that a choice moves, of those whose owner it surely moves."""
    game = showing.game
    before = showing.counters(view, seat)
    # Where several choose at the same time, what the others choose is not known.
    seats = [seat] if len(game.deciders(view)) > 1 else range(game.seats)
    after = _carry_out(showing, view, seat, choice, is_interrupt)
    return [
        Change(player, what, before[player].get(what, 0), number)
        for player in seats
        for what, number in after[player].items()
        if number != before[player].get(what, 0)
    ]


def _carry_out(showing: "Showing", view: Any, seat: int, choice: int, is_interrupt: bool) -> Counters:
    frame = view.agenda[-1]
    step = showing.game.steps[frame.step]
    depth = len(view.agenda) - 1
    known = showing.counters(view, seat)
    state = _surely(showing, view, seat, lambda twin: _begin(twin, step, frame, seat, choice, is_interrupt), known)
    while state is not None and not state.finished and _goes_on(showing, state, seat, depth):
        depth = min(depth, len(state.agenda) - 1)
        state = _surely(showing, state, seat, lambda twin: _go_on(showing, twin), known)
    return known


def _begin(state: Any, step: Any, frame: Frame, seat: int, choice: int, is_interrupt: bool) -> None:
    if is_interrupt:
        step.interrupt(state, frame, seat, choice)
    else:
        state.agenda.pop()
        step.run(state, frame, seat, choice)


def _go_on(showing: "Showing", state: Any) -> None:
    frame = state.agenda.pop()
    showing.game.steps[frame.step].run(state, frame, frame.player, NO_CHOICE)


def _goes_on(showing: "Showing", state: Any, seat: int, depth: int) -> bool:
    """Until somebody is asked, the stage is over, or what is left concerns somebody else."""
    if not state.agenda:
        return False
    frame = state.agenda[-1]
    if showing.game.steps[frame.step].asks:
        return False
    return len(state.agenda) > depth or frame.player == seat


def _surely(showing: "Showing", state: Any, seat: int, carry_out: Callable[[Any], None], known: Counters) -> Any | None:
    """The position after one step, None if it is left to chance; `known` takes over what it changes for certain."""
    before = showing.counters(state, seat)
    after = showing.game.copy(state)
    carry_out(after)
    if after.chance.numbers != state.chance.numbers:
        return None
    outcomes = [showing.counters(after, seat)]
    if after.seen != state.seen:
        for order in range(1, ORDERS):
            other = showing.game.copy(state)
            showing.rearranged(other, order)
            carry_out(other)
            outcomes.append(showing.counters(other, seat))
    for player, counters in enumerate(outcomes[0]):
        sure = {
            what: known[player].get(what, 0) + number - before[player].get(what, 0)
            for what, number in counters.items()
            if all(outcome[player].get(what, 0) == number for outcome in outcomes)
        }
        known[player] = {**known[player], **sure}
    return after


def rotate(piles: list[list[int]], turn: int) -> None:
    """Another order for every pile: each third of it comes up first in turn."""
    for pile in piles:
        place = turn * (len(pile) // ORDERS + 1) % max(1, len(pile))
        pile[:] = pile[place:] + pile[:place]
