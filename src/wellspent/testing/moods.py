"""Ways to play at random that reach rare places: a mood prefers some verbs and often follows its whim."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.options import VERB_MASK, verb_of
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import NO_CARD, State
from wellspent.games.pursuit.verbs import LEAVE

# What is drawn from which stream.
CHOICES: Final = 0
ASIDES: Final = 1
# One decision in so many is interrupted, and one interruption in so many is a farewell.
INTERRUPTION: Final = 40
FAREWELL: Final = 20


@dataclass(frozen=True)
class Mood:
    """What a player likes to do: the higher, the rather; what is not named counts 0."""

    likes: Mapping[str, int]
    # Likes that change once there is a Job.
    employed: Mapping[str, int] = field(default_factory=dict)
    # Does the same thing again, whatever it costs.
    repeats: bool = False
    # One choice in so many follows no preference at all.
    whim: int = 4


EARN: Final = {"study": 1, "play": 1, "interact": 1, "temp_job": 1}
SEEK: Final = {"hire": 3, "pay": 3, "discard": -2}
CAREER: Final = {"hire": -2, "promote": 5, "retire": 5}
MOODS: Final = {
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
NAMES: Final = tuple(MOODS)


@dataclass(frozen=True, slots=True)
class Pick:
    """What somebody does next."""

    seat: int
    choice: int
    is_interrupt: bool = False


class Likes:
    """The likes of a mood as tables by verb, for one game."""

    def __init__(self, game: Pursuit, mood: Mood) -> None:
        names = [verb.name for verb in game.rules.verbs]
        self.single = [mood.likes.get(name, 0) for name in names]
        self.employed = [mood.employed.get(name, mood.likes.get(name, 0)) for name in names]
        self.repeats = mood.repeats
        self.whim = mood.whim
        self.is_plain = not mood.likes and not mood.repeats


class Company:
    """The players of one random game, each in a mood. The same seed plays the same game."""

    def __init__(self, game: Pursuit, seed: str, moods: list[str] | None = None) -> None:
        self.game = game
        self.luck: Chance = chance_from_seed(seed, ["choices", "asides"])
        self.moods = moods or [NAMES[self.luck.below(CHOICES, len(NAMES))] for _ in range(game.seats)]
        self.likes = [likes_of(game, name) for name in self.moods]
        self.last = [-1] * game.seats

    def pick(self, state: State) -> Pick:
        """The next choice, or now and then an interrupt."""
        luck = self.luck
        if luck.below(ASIDES, INTERRUPTION) == 0:
            interrupt = self.interrupt(state)
            if interrupt is not None:
                return interrupt
        deciders = self.game.deciders(state)
        seat = deciders[0] if len(deciders) == 1 else deciders[luck.below(CHOICES, len(deciders))]
        choice = self.choose(state, seat, self.game.options(state, seat))
        self.last[seat] = verb_of(choice)
        return Pick(seat, choice)

    def interrupt(self, state: State) -> Pick | None:
        seat = self.luck.below(ASIDES, self.game.seats)
        found = self.game.interrupts(state, seat)
        if self.luck.below(ASIDES, FAREWELL):
            found = [choice for choice in found if verb_of(choice) != LEAVE]
        return Pick(seat, found[self.luck.below(ASIDES, len(found))], True) if found else None

    def choose(self, state: State, seat: int, options: list[int]) -> int:
        luck, likes = self.luck, self.likes[seat]
        if len(options) == 1:
            return options[0]
        if likes.is_plain or luck.below(CHOICES, likes.whim) == 0:
            return options[luck.below(CHOICES, len(options))]
        table = likes.single if state.players[seat].job == NO_CARD else likes.employed
        wishes = [table[choice & VERB_MASK] for choice in options]
        if likes.repeats and self.last[seat] >= 0:
            wishes = [
                wish + 2 * (choice & VERB_MASK == self.last[seat]) for wish, choice in zip(wishes, options, strict=True)
            ]
        best = max(wishes)
        liked = [choice for choice, wish in zip(options, wishes, strict=True) if wish == best]
        return liked[luck.below(CHOICES, len(liked))]


@lru_cache(maxsize=256)
def likes_of(game: Pursuit, mood: str) -> Likes:
    """Worked out once for a game and a mood."""
    return Likes(game, MOODS[mood])
