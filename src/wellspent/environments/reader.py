"""What a seat knows and what it may choose, as numbers."""

from typing import Protocol, TypeVar

from wellspent.engine.state import State

from .layout import Layout, Numbers

V = TypeVar("V", bound=State, contravariant=True)


class Reader(Protocol[V]):
    """Reads the positions of one game that has been set up. Arrays have one size for it, and so one layout."""

    @property
    def layout(self) -> Layout: ...

    @property
    def option_layout(self) -> Layout: ...

    def look(self, view: V, seat: int) -> Numbers:
        """What a seat knows. `view` is `game.view(state, seat)`: nothing else is looked at."""
        ...

    def read_options(self, view: V, options: list[int]) -> Numbers:
        """One row for each option: what is done, to which card, for what and to what end."""
        ...

    def text(self, view: V) -> str:
        """A view as text: the same text is the same view."""
        ...
