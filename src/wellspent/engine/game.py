"""The few questions that every game answers, and the loop that carries a game from one decision to the next."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .agenda import Frame
from .chance import Chance, chance_from_seed, keys_of, measured_chance
from .options import NO_CHOICE, Offers
from .state import State
from .step import Refusal, Slot, Step

S = TypeVar("S", bound=State)

NOBODY: Final = -1


class SetupError(ValueError):
    """A game that cannot be set up like this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game that has been set up: its rules, bound to a number of seats. It holds no position."""

    def __init__(self, name: str, seats: int) -> None:
        self.name: Final = name
        self.seats: Final = seats
        self.steps: list[Step[S]] = []
        # The steps that follow one another when nothing is open: set-up, then the round.
        self.flow: list[int] = []
        self.stages: list[Frame] = []
        self.slots: list[Slot[S]] = []
        # Where games are only measured, and nobody could gain from knowing what comes.
        self.draws_quickly = False
        self.stream_keys: list[int] = []

    # What a game brings.

    def deal(self, seed: str) -> S:
        """The position before anything has happened."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """A position that lives its own life."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """One number for each seat, as of now."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The seats that won a finished game; several share, none is a lost solo game."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> S:
        """The position as a seat may know it (NOBODY: a spectator). Playable, with everything hidden made up anew."""
        raise NotImplementedError

    def notation(self, choice: int) -> str:
        """A choice as one readable line."""
        raise NotImplementedError

    def reason_name(self, reason: int) -> str:
        raise NotImplementedError

    def reason_rule(self, reason: int) -> str:
        """The id of the rule that a reason rests on."""
        raise NotImplementedError

    # What every game shares.

    def chance(self, seed: str, streams: list[str]) -> Chance:
        """The chance of a new position, a stream for each name."""
        if not self.draws_quickly:
            return chance_from_seed(seed, streams)
        if len(self.stream_keys) != 2 * len(streams):
            self.stream_keys = keys_of(streams)
        return measured_chance(seed, self.stream_keys)

    def start(self, seed: str) -> S:
        state = self.deal(seed)
        self.settle(state)
        return state

    def settle(self, state: S) -> None:
        """Run automatic steps until somebody must choose or the game is over."""
        if len(self.slots) != len(self.steps):
            self.slots = [Slot(step) for step in self.steps]
        while not state.finished:
            is_stage = not state.agenda
            frame = self.next_stage(state) if is_stage else state.agenda[-1]
            step = self.slots[frame.step].step
            # A stage that would be taken off again at once is not put on.
            if step.asks:
                if is_stage:
                    state.push(frame)
                return
            if not is_stage and not step.stays:
                state.take_off()
            step.run(state, frame, frame.player, NO_CHOICE)

    def next_stage(self, state: S) -> Frame:
        if not self.stages:
            self.stages = [Frame(step) for step in self.flow]
        frame = self.stages[state.stage]
        state.stage += 1
        return frame

    def deciders(self, state: S) -> list[int]:
        """The seats that must choose now; none when the game is over."""
        if state.finished:
            return []
        frame = state.agenda[-1]
        return self.slots[frame.step].step.deciders(state, frame)

    def decider(self, state: S) -> int:
        """One seat that must choose now."""
        frame = state.agenda[-1]
        step = self.slots[frame.step].step
        return step.deciders(state, frame)[0] if step.is_common else frame.player

    def options(self, state: S, seat: int) -> list[int]:
        if state.finished:
            return []
        frame = state.agenda[-1]
        return self.slots[frame.step].step.options(state, frame, seat)

    def offer(self, state: S, seat: int, found: Offers) -> None:
        """The options of the decider, added to what the caller keeps."""
        frame = state.agenda[-1]
        self.slots[frame.step].step.offer(state, frame, seat, found)

    def refusals(self, state: S, seat: int) -> list[Refusal]:
        if state.finished:
            return []
        frame = state.agenda[-1]
        return self.slots[frame.step].step.refusals(state, frame, seat)

    def interrupts(self, state: S, seat: int) -> list[int]:
        if state.finished:
            return []
        frame = state.agenda[-1]
        return self.slots[frame.step].step.interrupts(state, frame, seat)

    def apply(self, state: S, seat: int, choice: int) -> None:
        """Carry out one of the decider's legal choices and go on to the next decision. Does not check: see Session."""
        frame = state.take_off()
        self.slots[frame.step].step.run(state, frame, seat, choice)
        self.settle(state)

    def apply_interrupt(self, state: S, seat: int, choice: int) -> None:
        """Carry out a legal interrupt; whoever had to decide still has to."""
        frame = state.agenda[-1]
        self.slots[frame.step].step.interrupt(state, frame, seat, choice)
        self.settle(state)
