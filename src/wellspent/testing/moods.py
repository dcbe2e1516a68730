"""Moods: a mood prefers some verbs and often follows its whim, so that random games reach rare places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

__all__ = ["Likes", "Mood"]


@dataclass(frozen=True)
class Mood:
    """What a player likes to do: the higher, the rather; what is not named counts 0."""

    likes: Mapping[str, int]
    # Likes that change once a life is settled.
    settled: Mapping[str, int] = field(default_factory=dict)
    # Does the same thing again, whatever it costs.
    repeats: bool = False
    # Prefers whatever it has done least often in this game.
    is_curious: bool = False
    # One choice in so many follows no preference at all.
    whim: int = 4


class Likes:
    """The likes of a mood as tables by verb, for one game."""

    def __init__(self, verbs: Sequence[str], mood: Mood) -> None:
        self.early = [mood.likes.get(name, 0) for name in verbs]
        self.settled = [mood.settled.get(name, mood.likes.get(name, 0)) for name in verbs]
        self.repeats = mood.repeats
        self.is_curious = mood.is_curious
        self.whim = mood.whim
        self.is_plain = not (mood.likes or mood.repeats or mood.is_curious)
