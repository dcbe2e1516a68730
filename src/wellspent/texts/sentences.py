"""What the texts of every game can say."""

from collections.abc import Sequence
from typing import Any, Protocol

from wellspent.engine.events import Event
from wellspent.engine.session import Boundary
from wellspent.engine.step import Refusal


class Sayings(Protocol):
    """The messages of one language."""

    @property
    def lang(self) -> str: ...

    def has(self, id: str) -> bool: ...

    def say(self, id: str, /, **args: str | int) -> str: ...

    def listing(self, parts: Sequence[str]) -> str: ...


class Sentences(Sayings, Protocol):
    """The messages of one language with the sentences of a game."""

    def open_card(self, id: str) -> str:
        """What a card is called that lies open for everybody."""
        ...

    def question(self, game: Any, state: Any, seat: int) -> str:
        """What a seat is asked now."""
        ...

    def choice(self, game: Any, state: Any, seat: int, choice: int) -> str:
        """What a choice would do."""
        ...

    def reason(self, game: Any, state: Any, refusal: Refusal) -> str:
        """Why a choice is not possible now, and by which rule."""
        ...

    def event(self, game: Any, event: Event, names: Sequence[str]) -> str | None:
        """One line of the log, or None for what another line tells already."""
        ...

    def boundary(self, boundary: Boundary, names: Sequence[str]) -> str:
        """Why nothing before this point can be taken back."""
        ...
