"""What a run of random games has reached, and what it never did."""

from collections import Counter
from dataclasses import dataclass, field

from wellspent.engine.agenda import Frame
from wellspent.engine.events import Event
from wellspent.engine.step import Refusal, Step
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.events import EVENTS
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

__all__ = ["Reached", "Watched", "watch"]


@dataclass
class Reached:
    """How often each verb, step, reason and event occurred, by name."""

    verbs: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Reached") -> None:
        self.verbs += other.verbs
        self.steps += other.steps
        self.reasons += other.reasons
        self.events += other.events

    def note_events(self, events: list[Event]) -> None:
        self.events.update(EVENTS[event.kind] for event in events)

    def note_refusals(self, game: Pursuit, refusals: list[Refusal]) -> None:
        self.reasons.update(game.reason_name(refusal.reason) for refusal in refusals)

    def never(self, games: list[Pursuit]) -> dict[str, list[str]]:
        """What these games could have reached and did not; a kind of which nothing was noted is left out."""
        known = {
            "verbs": ({verb.name for game in games for verb in game.rules.verbs}, self.verbs),
            "steps": ({name for game in games for name in used_steps(game)}, self.steps),
            "reasons": ({name for game in games for name in game.rules.reasons[1:]}, self.reasons),
            "events": (set(EVENTS), self.events),
        }
        return {kind: sorted(names - reached.keys()) for kind, (names, reached) in known.items() if reached}


def used_steps(game: Pursuit) -> set[str]:
    """Steps that stand in the flow of this edition, and those that other steps put on the agenda."""
    steps = game.rules.step_number
    phases = {name for edition in EDITIONS.values() for name in edition.round}
    return {name for name in steps if name not in phases or steps[name] in game.flow}


class Watched(Step[State]):
    """A step that counts how often it runs."""

    def __init__(self, name: str, step: Step[State], counted: Counter[str]) -> None:
        super().__init__(step.asks)
        self.name = name
        self.step = step
        self.counted = counted

    def deciders(self, state: State, frame: Frame) -> list[int]:
        return self.step.deciders(state, frame)

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return self.step.options(state, frame, seat)

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        return self.step.refusals(state, frame, seat)

    def interrupts(self, state: State, frame: Frame, seat: int) -> list[int]:
        return self.step.interrupts(state, frame, seat)

    def interrupt(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        self.step.interrupt(state, frame, seat, choice)

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        self.counted[self.name] += 1
        self.step.run(state, frame, seat, choice)


def watch(game: Pursuit, counted: Counter[str]) -> None:
    """Let every step of a game count its runs; the rules keep the steps themselves."""
    names = {number: name for name, number in game.rules.step_number.items()}
    game.steps = [Watched(names[number], step, counted) for number, step in enumerate(game.rules.steps)]
