"""The moods of random games of CV."""

from typing import Final

from wellspent.testing.moods import Mood

MOODS: Final = {
    "whimsical": Mood({}),
    "collecting": Mood({"keep": 2, "buy": 3, "take": 3, "settle": 2, "done": -1}, whim=16),
    "gambling": Mood({"reroll": 2, "buy": 2, "play": 1, "change": 1}),
    "thrifty": Mood({"keep": 2, "done": 2, "settle": 2, "decline": 1, "forgo": -1}, whim=8),
    "careless": Mood({"keep": 1, "buy": 3, "forgo": 3, "change": -1, "decline": 1, "take": 1}),
    "careful": Mood({"keep": 1, "play": 3, "change": 3, "settle": 3, "buy": 2}),
    "short": Mood({"keep": 2, "buy": 3, "take": 3}, {"keep": 2, "done": 2, "decline": 2}, whim=16),
}
