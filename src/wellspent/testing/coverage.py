"""What a run of random games has reached, and what it never did."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from wellspent.engine.agenda import Frame
from wellspent.engine.events import Event
from wellspent.engine.step import Refusal, Step

from .kit import Kit, S

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

    def note_events(self, kit: Kit[S], events: list[Event]) -> None:
        self.events.update(kit.events[event.kind] for event in events)

    def note_refusals(self, kit: Kit[S], refusals: list[Refusal]) -> None:
        self.reasons.update(kit.game.reason_name(refusal.reason) for refusal in refusals)

    def never(self, kits: Iterable[Kit[Any]]) -> dict[str, list[str]]:
        """What these games could have reached and did not; a kind of which nothing was noted is left out."""
        known: dict[str, set[str]] = {"verbs": set(), "steps": set(), "reasons": set(), "events": set()}
        for kit in kits:
            known["verbs"].update(kit.verbs)
            known["steps"].update(kit.used_steps())
            known["reasons"].update(kit.reasons)
            known["events"].update(kit.used_events())
        found = {"verbs": self.verbs, "steps": self.steps, "reasons": self.reasons, "events": self.events}
        return {kind: sorted(known[kind] - reached.keys()) for kind, reached in found.items() if reached}


class Watched(Step[S]):
    """A step that counts how often it runs."""

    def __init__(self, name: str, step: Step[S], counted: Counter[str]) -> None:
        super().__init__(step.asks, step.is_common)
        self.name = name
        self.step = step
        self.counted = counted

    def deciders(self, state: S, frame: Frame) -> list[int]:
        return self.step.deciders(state, frame)

    def options(self, state: S, frame: Frame, seat: int) -> list[int]:
        return self.step.options(state, frame, seat)

    def refusals(self, state: S, frame: Frame, seat: int) -> list[Refusal]:
        return self.step.refusals(state, frame, seat)

    def interrupts(self, state: S, frame: Frame, seat: int) -> list[int]:
        return self.step.interrupts(state, frame, seat)

    def interrupt(self, state: S, frame: Frame, seat: int, choice: int) -> None:
        self.step.interrupt(state, frame, seat, choice)

    def run(self, state: S, frame: Frame, seat: int, choice: int) -> None:
        self.counted[self.name] += 1
        self.step.run(state, frame, seat, choice)


def watch(kit: Kit[S], counted: Counter[str]) -> None:
    """Let every step of a game count its runs; the rules keep the steps themselves."""
    kit.game.steps = [Watched(kit.steps[number], step, counted) for number, step in enumerate(kit.game.steps)]
