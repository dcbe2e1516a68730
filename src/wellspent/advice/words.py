"""Advice in words: gains, and the reasons for them."""

from typing import Final

from wellspent.texts.sentences import Sayings, Sentences

from .facts import fact_words
from .hints import LEAST, PLANS, Hint, Reason
from .outcomes import Outcome
from .review import Judged

MINUS: Final = "−"
# So many cards are named, if they are that likely.
MOST_HOPES: Final = 2
LEAST_HOPE: Final = 0.05


def points_words(speech: Sayings, points: float) -> str:
    """`+2.1`, as the language writes it."""
    tenths = round(abs(points) * 10)
    sign = "+" if points > 0 else MINUS
    return (sign if tenths else "") + speech.say("advice-number", whole=tenths // 10, tenth=tenths % 10)


def outcome_words(speech: Sayings, game: str, found: Outcome) -> str:
    """`Played on sensibly, this should come to 64 ± 7 points`: nobody knows it to a tenth of one."""
    return speech.say(f"advice-{game}-outcome", points=round(found.points), error=max(1, round(found.error)))


def reason_words(speech: Sentences, game: str, found: Hint | Judged) -> list[str]:
    """A few words for every reason: what the choice will bring, what it costs, what the dice may bring."""
    words = [aspect_words(speech, game, reason, found.plan) for reason in found.reasons]
    return [*dict.fromkeys(words), *hope_words(speech, found.hopes)]


def weighed_words(speech: Sentences, game: str, found: Hint | Judged, gain: float) -> dict[str, float]:
    """Reasons with their points; what cannot be named is one more, so that together they are what a choice gains."""
    told: dict[str, float] = {}
    for reason in found.reasons:
        words = aspect_words(speech, game, reason, found.plan)
        told[words] = told.get(words, 0.0) + reason.points
    rest = gain - sum(told.values())
    if told and abs(rest) >= LEAST:
        told[speech.say("advice-rest")] = rest
    return told


def aspect_words(speech: Sentences, game: str, reason: Reason, plan: str) -> str:
    """What will happen, or what a reason is about where nothing can be named."""
    if reason.fact is not None:
        words = fact_words(speech, game, reason.fact)
        if not reason.is_of_other:
            return words
        return speech.say("advice-another" if reason.is_of_one else "advice-otherwise", fact=words)
    if reason.aspect == PLANS and plan and reason.points > 0:
        return speech.say("advice-plan", card=speech.open_card(plan))
    return speech.say(f"advice-{game}-{reason.aspect}.{'more' if reason.points > 0 else 'less'}")


def hope_words(speech: Sentences, hopes: dict[str, float]) -> list[str]:
    """`62 % for Villa`: the likeliest cards."""
    likely = sorted([card for card in hopes if hopes[card] >= LEAST_HOPE], key=lambda card: -hopes[card])
    return [
        speech.say("advice-hope", percent=round(100 * hopes[card]), card=speech.open_card(card))
        for card in likely[:MOST_HOPES]
    ]
