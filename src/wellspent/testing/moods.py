"""Moods: a mood prefers some verbs and often follows its whim, so that random games reach rare places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

__all__ = ["CV_MOODS", "MODULE_MOODS", "PURSUIT_MOODS", "Likes", "Mood"]


@dataclass(frozen=True)
class Mood:
    """What a player likes to do: the higher, the rather; what is not named counts 0."""

    likes: Mapping[str, int]
    # Likes that change once a life is settled: with a Job in the Pursuit, with some cards in CV.
    settled: Mapping[str, int] = field(default_factory=dict)
    # Does the same thing again, whatever it costs.
    repeats: bool = False
    # Prefers whatever it has done least often in this game.
    is_curious: bool = False
    # One choice in so many follows no preference at all.
    whim: int = 4


EARN: Final = {"study": 1, "play": 1, "interact": 1, "temp_job": 1}
SEEK: Final = {"hire": 3, "pay": 3, "discard": -2}
CAREER: Final = {"hire": -2, "promote": 5, "retire": 5}
PURSUIT_MOODS: Final = {
    "whimsical": Mood({}),
    "reckless": Mood({"overtime": 3, "take": 2, "hire": 2, "date": 2, "lose": 1, "rest": -1}, repeats=True),
    "collecting": Mood({"take": 3, "spend": 3, "date": 3, "hire": 2, "receive": 2, "pay": 1, "refresh": -1}),
    "sociable": Mood({"join": 4, "take": 2, "interact": 1, "study": 1, "play": 1, "refresh": -1, "discard": -1}),
    "ambitious": Mood({**SEEK, **EARN}, {**CAREER, "spend": -1}, whim=16),
    "settled": Mood({**SEEK, **EARN}, {**CAREER, "spend": 3, "upgrade": 3}, whim=16),
    "diligent": Mood({"advance": 5, "upgrade": 4, "develop": 4, "promote": 4, "take": 2, "pay": 1, **EARN}),
    "loving": Mood({"develop": 4, "date": 3, "pay": 2, "spend": 1, "discard": -1, **EARN}),
    "restless": Mood({"refresh": 2, "exchange": 1, "replace": 1, "discard": 1}, whim=2),
    "thrifty": Mood({"temp_job": 3, "collect": 2, "rest": 1, "lose": 1, "spend": -1, "take": -1, **EARN}),
    "idle": Mood({"rest": 3, "spend": 1, "pick": 1, "overtime": -2, "date": -1, "hire": -1, "discard": -1}),
}
# What only expansions and modules ask for; a mood is there where its first like is a verb of the game.
MODULE_MOODS: Final = {
    "curious": Mood({}, is_curious=True),
    "nostalgic": Mood(
        {"realize": 9, "progress": 8, "conclude": 8, "use": 8, "dedicate": 8, "advance_smart": 9, "draw_on": 5}
        | {"awaken": 6, "remember": 5, "advance": 4, "take": 3, "forget": -3, "discard": -3, "refresh": -1, "rest": -1}
        | EARN,
        whim=16,
    ),
    "neighbourly": Mood(
        {"engage": 5, "engage_longer": 6, "outcome": 4, "buy": 5, "befriend": 3, "visit": 4, "spend_time": 4, "meet": 2}
        | {"discard": -2, "refresh": -1}
        | EARN,
        whim=16,
    ),
}
CV_MOODS: Final = {
    "whimsical": Mood({}),
    "collecting": Mood({"keep": 2, "buy": 3, "take": 3, "settle": 2, "done": -1}, whim=16),
    "gambling": Mood({"reroll": 2, "buy": 2, "play": 1, "change": 1}),
    "thrifty": Mood({"keep": 2, "done": 2, "settle": 2, "decline": 1, "forgo": -1}, whim=8),
    "careless": Mood({"keep": 1, "buy": 3, "forgo": 3, "change": -1, "decline": 1, "take": 1}),
    "careful": Mood({"keep": 1, "play": 3, "change": 3, "settle": 3, "buy": 2}),
    "short": Mood({"keep": 2, "buy": 3, "take": 3}, {"keep": 2, "done": 2, "decline": 2}, whim=16),
}


class Likes:
    """The likes of a mood as tables by verb, for one game."""

    def __init__(self, verbs: Sequence[str], mood: Mood) -> None:
        self.early = [mood.likes.get(name, 0) for name in verbs]
        self.settled = [mood.settled.get(name, mood.likes.get(name, 0)) for name in verbs]
        self.repeats = mood.repeats
        self.is_curious = mood.is_curious
        self.whim = mood.whim
        self.is_plain = not (mood.likes or mood.repeats or mood.is_curious)
