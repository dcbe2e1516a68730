"""A finished game gone through from one seat: what was chosen, and what would have been better."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wellspent.engine.session import Session

from .hints import Reason, compared
from .outcomes import Outcome
from .prospects import Prospect

MOST_LAPSES: Final = 5
# Less than this is a matter of taste.
LEAST_LOSS: Final = 0.5


class Judged(NamedTuple):
    """One decision. `move` counts the moves that had been made before it."""

    move: int
    choice: int
    better: int
    loss: float
    # What the game should come to from here, where that can be told.
    outcome: Outcome | None = None
    # What the better choice betters.
    reasons: list[Reason] = []
    plan: str = ""
    hopes: dict[str, float] = {}


def own_decisions(session: Session[Any], seat: int) -> list[int]:
    """The places of a seat's decisions among the moves."""
    return [place for place, move in enumerate(session.moves) if move.seat == seat and not move.is_interrupt]


def judged(move: int, choice: int, found: Sequence[Prospect], outcome: Outcome | None = None) -> Judged | None:
    """What a choice lost against the best; None where nothing was considered."""
    if not found:
        return None
    best = max(found, key=lambda prospect: prospect.worth)
    made = next((prospect for prospect in found if prospect.choice == choice), None)
    if made is None or made.worth >= best.worth:
        return Judged(move, choice, choice, 0.0, outcome)
    against = compared(best, [made])
    why = against.reasons, against.plan, against.hopes
    return Judged(move, choice, best.choice, against.gain, outcome, *why)


def lapses(found: Sequence[Judged], most: int = MOST_LAPSES) -> list[Judged]:
    """The dearest decisions, dearest first."""
    dear = [each for each in found if each.loss >= LEAST_LOSS]
    return sorted(dear, key=lambda each: -each.loss)[:most]
