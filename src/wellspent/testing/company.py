"""Players of a random game, each in a mood. The same seed plays the same game."""

from dataclasses import dataclass
from typing import Final, Generic

from wellspent.engine.chance import Chance, quick_chance
from wellspent.engine.options import VERB_MASK, verb_of

from .kit import Kit, S

__all__ = ["Company", "Pick", "apply", "play_on"]

# What is drawn from which stream.
CHOICES: Final = 0
ASIDES: Final = 1
# One decision in so many is interrupted, and one interruption in so many is a farewell.
INTERRUPTION: Final = 40
FAREWELL: Final = 20


@dataclass(frozen=True, slots=True)
class Pick:
    """What somebody does next."""

    seat: int
    choice: int
    is_interrupt: bool = False


def apply(kit: Kit[S], state: S, pick: Pick) -> None:
    if pick.is_interrupt:
        kit.game.apply_interrupt(state, pick.seat, pick.choice)
    else:
        kit.game.apply(state, pick.seat, pick.choice)


def play_on(kit: Kit[S], state: S, seed: str, moves: int) -> None:
    """Play a position on by moods of its own, for some moves or to the end."""
    company = Company(kit, seed)
    for _ in range(moves):
        if state.finished:
            return
        apply(kit, state, company.pick(state))


class Company(Generic[S]):
    """The players at one table."""

    def __init__(self, kit: Kit[S], seed: str, moods: list[str] | None = None) -> None:
        self.kit = kit
        self.game = kit.game
        self.luck: Chance = quick_chance(seed, ["choices", "asides"])
        names = tuple(kit.likes)
        self.moods = moods or [names[self.luck.below(CHOICES, len(names))] for _ in range(self.game.seats)]
        self.likes = [kit.likes[name] for name in self.moods]
        self.last = [-1] * self.game.seats
        # By seat and verb: how often it has been chosen.
        self.done = [[0] * len(kit.verbs) for _ in range(self.game.seats)]

    def pick(self, state: S) -> Pick:
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
        self.done[seat][verb_of(choice)] += 1
        return Pick(seat, choice)

    def interrupt(self, state: S) -> Pick | None:
        seat = self.luck.below(ASIDES, self.game.seats)
        found = self.game.interrupts(state, seat)
        if self.luck.below(ASIDES, FAREWELL):
            found = [choice for choice in found if verb_of(choice) != self.kit.leave]
        return Pick(seat, found[self.luck.below(ASIDES, len(found))], True) if found else None

    def choose(self, state: S, seat: int, options: list[int]) -> int:
        luck, likes = self.luck, self.likes[seat]
        if len(options) == 1:
            return options[0]
        if likes.is_plain or luck.below(CHOICES, likes.whim) == 0:
            return options[luck.below(CHOICES, len(options))]
        table = likes.settled if self.kit.is_settled(state, seat) else likes.early
        wishes = [table[choice & VERB_MASK] for choice in options]
        if likes.is_curious:
            wishes = [-self.done[seat][choice & VERB_MASK] for choice in options]
        if likes.repeats and self.last[seat] >= 0:
            wishes = [
                wish + 2 * (choice & VERB_MASK == self.last[seat]) for wish, choice in zip(wishes, options, strict=True)
            ]
        best = max(wishes)
        liked = [choice for choice, wish in zip(options, wishes, strict=True) if wish == best]
        return liked[luck.below(CHOICES, len(liked))]
