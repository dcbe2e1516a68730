"""The few best choices, what they gain, and by what.

A gain is in points of the final score, compared with the usual: the mean of the choices that are worth considering,
which are the dozen best at most. A choice with a gain of 2 should end the game about two points better than any of
these taken by chance. Reasons compare in the same way, aspect by aspect, and say by what facts.

Whoever asks for a hint wants to know what to live for: what only brings other cards into sight comes behind what leads
somewhere, unless it is better by far.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from .facts import Fact, of_aspect
from .prospects import MOST_HINTS, MOST_READ, Prospect

# A reason is worth a word from so many points on.
LEAST: Final = 0.25
MOST_MORE: Final = 2
MOST_LESS: Final = 1
# The aspect that speaks of what comes next.
PLANS: Final = "plans"
# Other cards must promise so many points more to be told before what lies there already.
LEAST_SEARCH: Final = 1.0


class Reason(NamedTuple):
    """What a choice betters or worsens, by how many points, and what will happen."""

    aspect: str
    points: float
    fact: Fact | None = None
    # The fact is one of another choice: of the only other, or of one among several.
    is_of_other: bool = False
    is_of_one: bool = False


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
    told = sorted(ranked, key=lambda each: each.is_search * LEAST_SEARCH - each.worth)
    return [compared(prospect, usual) for prospect in told[:most]]


def compared(prospect: Prospect, usual: Sequence[Prospect]) -> Hint:
    """What a choice gains over others, and by what."""
    gain = prospect.worth - sum(other.worth for other in usual) / len(usual)
    reasons = [
        Reason(name, points - sum(other.aspects.get(name, 0.0) for other in usual) / len(usual))
        for name, points in prospect.aspects.items()
    ]
    told = [with_fact(each, prospect, usual) for each in reasons]
    # What can be named is told; what cannot, only where nothing else is left.
    named = worth_telling([each for each in told if is_named(each, prospect.plan)])
    return Hint(prospect.choice, gain, named or worth_telling(told), prospect.plan, prospect.hopes)


def is_named(reason: Reason, plan: str) -> bool:
    return reason.fact is not None or (reason.aspect == PLANS and bool(plan) and reason.points > 0)


def with_fact(reason: Reason, prospect: Prospect, usual: Sequence[Prospect]) -> Reason:
    """What will happen; where it is better only because others are worse, or worse, what such a one would bring."""
    aspect, better = reason.aspect, reason.points > 0
    if fact := of_aspect(prospect.facts, aspect, better):
        return reason._replace(fact=fact)
    sign = -1 if better else 1
    others = sorted(usual, key=lambda other: -sign * other.aspects.get(aspect, 0.0))
    for other in others:
        is_apart = sign * (other.aspects.get(aspect, 0.0) - prospect.aspects.get(aspect, 0.0)) > 0
        if is_apart and (fact := of_aspect(other.facts, aspect, not better)):
            return reason._replace(fact=fact, is_of_other=True, is_of_one=len(usual) > 1)
    return reason


def worth_telling(reasons: Sequence[Reason]) -> list[Reason]:
    """What it betters most, then what it costs most."""
    ranked = sorted(reasons, key=lambda reason: -reason.points)
    more = [reason for reason in ranked if reason.points >= LEAST][:MOST_MORE]
    less = [reason for reason in reversed(ranked) if reason.points <= -LEAST][:MOST_LESS]
    return more + less
