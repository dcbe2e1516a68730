"""A step answers two questions: what may be chosen, and what happens then."""

from typing import ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from .agenda import Frame
from .options import Offers
from .state import State

S = TypeVar("S", bound=State)


@final
class Reason:
    """Why something may not be possible: a name, and the rule that it rests on."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


@final
class Refusal:
    """Why a choice is not possible now: a reason code of the game, and what is missing by kind of goods."""

    def __init__(self, choice: int, reason: int, missing: tuple[int, ...] = ()) -> None:
        self.choice = choice
        self.reason = reason
        self.missing = missing


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of open business. A step that does not ask runs by itself."""

    # What its frames hold besides the player, in the order card, number, extra: what a position is written with.
    holds: ClassVar[tuple[str, ...]] = ()

    def __init__(self, asks: bool = False, is_common: bool = False, stays: bool = False) -> None:
        self.asks: Final = asks
        # Whether several seats may have to choose at the same time.
        self.is_common: Final = is_common
        # Whether its frame stays on the agenda while it runs by itself: it comes again until it takes itself off.
        self.stays: Final = stays

    def deciders(self, state: S, frame: Frame) -> list[int]:
        """The seats that must choose now; several where players choose at the same time."""
        return [frame.player]

    def options(self, state: S, frame: Frame, seat: int) -> list[int]:
        """What the seat may choose. Never changes the state."""
        return []

    def offer(self, state: S, frame: Frame, seat: int, found: Offers) -> None:
        """The same, added to what the caller keeps."""
        found.extend(self.options(state, frame, seat))

    def refusals(self, state: S, frame: Frame, seat: int) -> list[Refusal]:
        """What the seat could look for and cannot have now, and why."""
        return []

    def interrupts(self, state: S, frame: Frame, seat: int) -> list[int]:
        """What a seat may do although it need not decide anything now."""
        return []

    def interrupt(self, state: S, frame: Frame, seat: int, choice: int) -> None:
        """Carry out an interrupt; the frame stays on the agenda."""

    def run(self, state: S, frame: Frame, seat: int, choice: int) -> None:
        """Do it. `choice` is NO_CHOICE for a step that does not ask."""


@final
class Slot(Generic[S]):
    """A step in its place; being final, compiled code need not ask each item of a list what it is."""

    def __init__(self, step: Step[S]) -> None:
        self.step: Final[Step[S]] = step
