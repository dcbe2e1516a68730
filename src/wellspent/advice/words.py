"""Advice in words: gains, and the reasons for them."""

from collections.abc import Sequence
from typing import Final, Protocol

from wellspent.texts import Messages

from .hints import Reason

MINUS: Final = "−"
# The aspect that speaks of what comes next.
PLANS: Final = "plans"


class Speaker(Protocol):
    def say(self, id: str, /, **args: str | int) -> str: ...


def points_words(speech: Speaker, points: float) -> str:
    """`+2.1`, as the language writes it."""
    tenths = round(abs(points) * 10)
    sign = "+" if points > 0 else MINUS
    return (sign if tenths else "") + speech.say("advice-number", whole=tenths // 10, tenth=tenths % 10)


def reason_words(speech: Speaker, game: str, reasons: Sequence[Reason], plan: str = "") -> list[str]:
    """A few words for every reason: what it betters, what it costs."""
    return [_words(speech, game, reason, plan) for reason in reasons]


def _words(speech: Speaker, game: str, reason: Reason, plan: str) -> str:
    points = points_words(speech, reason.points)
    if reason.aspect == PLANS and plan and reason.points > 0 and isinstance(speech, Messages):
        return speech.say("advice-plan", points=points, card=speech.both_sides(plan))
    return speech.say(f"advice-{game}-{reason.aspect}.{'more' if reason.points > 0 else 'less'}", points=points)
