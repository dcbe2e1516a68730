"""The part of a position that every game has."""

from mypy_extensions import mypyc_attr

from .agenda import Frame
from .chance import Chance
from .events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: numbers, lists of numbers and the agenda. Nothing in it runs."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.agenda: list[Frame] = []
        self.stage = 0
        self.finished = False
        # How often something hidden was turned up, and what it was last: the boundary of undo.
        self.seen = 0
        self.seen_kind = 0
        # The account of what happens; None where nobody listens, as in playouts.
        self.log: list[Event] | None = None

    def push(self, frame: Frame) -> None:
        self.agenda.append(frame)

    def take_off(self) -> Frame:
        """Take the frame on top off."""
        return self.agenda.pop()

    def copy_base(self, other: "State") -> None:
        """Take over what every game has; the log stays with the original."""
        self.agenda = other.agenda[:]
        self.stage = other.stage
        self.finished = other.finished
        self.seen = other.seen
        self.seen_kind = other.seen_kind
