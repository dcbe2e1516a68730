"""What a seat knows and what it may choose, as numbers."""

from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from wellspent.engine.page import Looker, Page
from wellspent.engine.state import State

from .layout import Layout, Numbers, clipped

V = TypeVar("V", bound=State)
Places = NDArray[np.int64]

# So many rows are remembered before all are forgotten.
REMEMBERED: Final = 1 << 15
# With fewer marks than this, putting them down for themselves takes longer than writing out their numbers.
SHORT: Final = 1000


class Reader(Generic[V]):
    """Reads the positions of one game that has been set up. Arrays have one size for it, and so one layout."""

    def __init__(self, looker: Looker[V], layout: Layout, option_layout: Layout) -> None:
        self.looker: Final = looker
        self.layout: Final = layout
        self.option_layout: Final = option_layout
        self.page: Final = Page()
        # What options are, a row for each.
        self._table = np.zeros((256, option_layout.size), np.float32)

    def row(self, key: int) -> Numbers:
        """What an option is: what is done, to which card, for what and to what end. The key is the looker's."""
        raise NotImplementedError

    def text(self, view: V) -> str:
        """A view as text: the same text is the same view."""
        raise NotImplementedError

    def look(self, state: V, seat: int) -> Numbers:
        """What a seat knows."""
        self.page.clear()
        self.looker.look(state, seat, self.page)
        numbers = np.zeros(self.layout.size, np.float32)
        put_down(self.page, numbers)
        return numbers

    def read_options(self, state: V, options: list[int], into: Numbers | None = None) -> Numbers:
        """One row for each option of whoever decides."""
        self.page.clear()
        self.looker.read(state, options, self.page)
        found = self.take(rows_of(self.page), into)
        self.forget()
        return found

    def take(self, rows: Places, into: Numbers | None = None) -> Numbers:
        """Rows by their numbers."""
        if self.looker.fresh:
            self._write_rows()
        # Without a mode, numpy would take them into an array of its own first.
        return self._table.take(rows, axis=0, out=into, mode="clip")

    def forget(self) -> None:
        """Once all that was read has been taken: rows make room for others now and then."""
        if self.looker.known.count > REMEMBERED:
            self.looker.forget()

    def _write_rows(self) -> None:
        looker = self.looker
        for key in looker.fresh:
            place = int(looker.known.find(key))
            while place >= len(self._table):
                self._table = np.concatenate([self._table, np.zeros_like(self._table)])
            self._table[place] = clipped(self.row(key))
        looker.fresh.clear()


def put_down(page: Page, numbers: Numbers) -> None:
    """What is on the page, where it belongs in an array of zeros."""
    if page.mark_count < SHORT:
        page.spell_out()
    else:
        numbers[_read(page.marks, np.int64, int(page.mark_count))] = 1
    count = int(page.count)
    # Numbers of another kind would be put down one by one.
    numbers[_read(page.places, np.int64, count)] = _read(page.numbers, np.float64, count).astype(np.float32)


def take_up(page: Page, numbers: Numbers) -> None:
    """Zeros where the page was put down."""
    numbers[_read(page.marks, np.int64, int(page.mark_count))] = 0
    numbers[_read(page.places, np.int64, int(page.count))] = 0


def rows_of(page: Page) -> Places:
    return _read(page.rows, np.int64, int(page.row_count))


def _read(lies_in: Any, kind: type[np.generic], count: int) -> NDArray[Any]:
    return np.frombuffer(lies_in, kind, count)
