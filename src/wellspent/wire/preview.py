"""What a choice would change for certain: it is carried out on a copy of what the seat knows.

Whatever hangs on something unseen is left out. A step that rolls or shuffles counts for nothing; one that turns up a
card is played with several orders of the unseen cards, and only what comes out the same in all of them is told.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_CHOICE
from wellspent.protocol import Change, Way

if TYPE_CHECKING:
    from .base import Showing

ORDERS: Final = 3

Counters = list[Mapping[str, int]]


class Foresight(NamedTuple):
    """What is certain about a choice; where it can be paid in several ways, with one of them."""

    changes: list[Change]
    ways: list[Way]
    way: str
    is_lasting: bool
    ends_life: bool
    marks: list[str]


def foresee(showing: "Showing", view: Any, seat: int, choice: int, is_interrupt: bool, then: str = "") -> Foresight:
    """The counters and tracks that a choice moves, of those whose owner it surely moves."""
    before, known = showing.counters(view, seat), showing.counters(view, seat)
    state = _carry_out(showing, view, seat, choice, is_interrupt, known)
    ways = _sensible_ways(showing, state, seat)
    chosen = next((way for way in ways if showing.line(way) == then), ways[0] if ways else NO_CHOICE)
    told = [Way(showing.line(way), showing.texts.choice(showing.game, state, seat, way)) for way in ways]
    if ways:
        state = _carry_out(showing, state, seat, chosen, False, known)
    several = _asked_several(showing, state, seat)
    marks = [offer.at for offer in showing.offers(state, seat, several)] if several else []
    if several:
        # The last one leaves nothing to ask: what it costs is what all of them cost.
        _carry_out(showing, state, seat, several[-1], False, known)
    # Where several choose at the same time, what the others choose is not known.
    seats = [seat] if len(showing.game.deciders(view)) > 1 else range(showing.game.seats)
    return Foresight(
        _differences(before, known, seats),
        told,
        showing.line(chosen) if ways else "",
        _is_lasting(showing, view, state, seat),
        state is not None and showing.is_living(view, seat) and not showing.is_living(state, seat),
        marks,
    )


def _differences(before: Counters, after: Counters, seats: Iterable[int]) -> list[Change]:
    return [
        Change(player, what, before[player].get(what, 0), number)
        for player in seats
        for what, number in after[player].items()
        if number != before[player].get(what, 0)
    ]


def _is_lasting(showing: "Showing", view: Any, state: Any | None, seat: int) -> bool:
    """Undo would not bring it back: it showed something, or the others go on."""
    if state is None or state.seen != view.seen:
        return True
    if showing.game.seats == 1 or state.finished:
        return False
    return not state.agenda or seat not in showing.game.deciders(state)


def _is_asked(showing: "Showing", state: Any | None, seat: int, steps: Collection[str]) -> bool:
    """Whether the question that comes next is one of these, for this seat."""
    if state is None or state.finished or not state.agenda or seat not in showing.game.deciders(state):
        return False
    return showing.step_name(state.agenda[-1].step) in steps


def _asked_several(showing: "Showing", state: Any | None, seat: int) -> list[int]:
    """The answers to a question that is asked again until one has enough."""
    return showing.game.options(state, seat) if _is_asked(showing, state, seat, showing.marking) else []


def _sensible_ways(showing: "Showing", state: Any | None, seat: int) -> list[int]:
    """The answers to a question that only asks how to pay, the cheapest first; none that is worse than another."""
    if state is None or not _is_asked(showing, state, seat, showing.settling):
        return []
    frame = state.agenda[-1]
    left: dict[int, Mapping[str, int]] = {}
    for way in showing.game.options(state, seat):
        twin = showing.game.copy(state)
        _begin(twin, showing.game.steps[frame.step], frame, seat, way, False)
        counters = showing.purse(twin, seat)
        if not any(_is_as_good(other, counters) for other in left.values()):
            left = {one: other for one, other in left.items() if not _is_as_good(counters, other)} | {way: counters}
    if showing.asks_between_ways and len(left) > 1:
        return []
    return sorted(left, key=lambda way: -sum(left[way].values()))


def _is_as_good(one: Mapping[str, int], other: Mapping[str, int]) -> bool:
    return all(one.get(what, 0) >= number for what, number in other.items())


def _carry_out(
    showing: "Showing", view: Any, seat: int, choice: int, is_interrupt: bool, known: Counters
) -> Any | None:
    """The position when the next question comes, None where chance decides; `known` takes over what is certain."""
    frame = view.agenda[-1]
    step = showing.game.steps[frame.step]
    depth = len(view.agenda) - 1
    state = _surely(showing, view, seat, lambda twin: _begin(twin, step, frame, seat, choice, is_interrupt), known)
    while state is not None and not state.finished and _goes_on(showing, state, seat, depth):
        depth = min(depth, len(state.agenda) - 1)
        state = _surely(showing, state, seat, lambda twin: _go_on(showing, twin), known)
    return state


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


def rotated(piles: list[list[int]], turn: int) -> list[list[int]]:
    """The piles, each in another order: each third of it comes up first in turn."""
    places = [turn * (len(pile) // ORDERS + 1) % max(1, len(pile)) for pile in piles]
    return [pile[place:] + pile[:place] for place, pile in zip(places, piles, strict=True)]
