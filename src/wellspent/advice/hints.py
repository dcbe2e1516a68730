"""The few best choices, what they gain, and by what.

A gain is in points of the final score, compared with the usual: the mean of the choices that are worth considering,
which are the dozen best at most. A choice with a gain of 2 should end the game about two points better than any of
these taken by chance. Reasons compare in the same way, aspect by aspect.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from .prospects import MOST_HINTS, MOST_READ, Prospect

# A reason is worth a word from so many points on.
LEAST: Final = 0.25
MOST_MORE: Final = 2
MOST_LESS: Final = 1


class Reason(NamedTuple):
    """What a choice betters or worsens, and by how many points."""

    aspect: str
    points: float


class Hint(NamedTuple):
    choice: int
    gain: float
    reasons: list[Reason]
    # The id of the card that it leads to, if it leads to one.
    plan: str = ""
    # By the id of a card: how likely the dice bring it.
    hopes: dict[str, float] = {}


def best_choices(found: Sequence[Prospect], most: int = MOST_HINTS) -> list[Hint]:
    """The best of what was considered, best first."""
    ranked = sorted(found, key=lambda prospect: -prospect.worth)
    usual = ranked[:MOST_READ]
    return [compared(prospect, usual) for prospect in ranked[:most]]


def compared(prospect: Prospect, usual: Sequence[Prospect]) -> Hint:
    """What a choice gains over others, and by what."""
    gain = prospect.worth - sum(other.worth for other in usual) / len(usual)
    reasons = [
        Reason(name, points - sum(other.aspects.get(name, 0.0) for other in usual) / len(usual))
        for name, points in prospect.aspects.items()
    ]
    return Hint(prospect.choice, gain, worth_telling(reasons), prospect.plan, prospect.hopes)


def worth_telling(reasons: Sequence[Reason]) -> list[Reason]:
    """What it betters most, then what it costs most."""
    ranked = sorted(reasons, key=lambda reason: -reason.points)
    more = [reason for reason in ranked if reason.points >= LEAST][:MOST_MORE]
    less = [reason for reason in reversed(ranked) if reason.points <= -LEAST][:MOST_LESS]
    return more + less
