"""The moods of random games of the Pursuit."""

from typing import Final

from wellspent.testing.moods import Mood

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
