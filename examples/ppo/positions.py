"""What an agent looks at, in little room: the numbers that are not zero, and for each option the number of its row."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.floating[Any]]
Whole = NDArray[np.int64]


class Book:
    """The rows of all options so far, each written down once: the same option comes up again and again."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        # Rows are told apart by a number made of all of theirs.
        self.factors: Final = np.random.default_rng(1).integers(1, 2**63, size, np.uint64)
        self.known: Final[dict[int, int]] = {}
        self._rows: Final[list[Numbers]] = []
        self._table: Numbers = np.zeros((0, size), np.float32)

    @property
    def table(self) -> Numbers:
        if len(self._table) < len(self._rows):
            self._table = np.array(self._rows)
        return self._table

    def numbers(self, rows: Numbers) -> Whole:
        """Where each of these rows stands in the table."""
        keys = rows.view(np.uint32) @ self.factors
        found, first, back = np.unique(keys, return_index=True, return_inverse=True)
        return np.array([self._number(key, rows[at]) for key, at in zip(found.tolist(), first, strict=True)])[back]

    def _number(self, key: int, row: Numbers) -> int:
        if key not in self.known:
            self.known[key] = len(self._rows)
            self._rows.append(row.copy())
        return self.known[key]


class Position(NamedTuple):
    """Decisions to be made, one behind the other, in as few numbers as will do.

    Of each observation the places that are not zero, and what stands there; of the options the numbers of their rows.
    A teacher writes down what it thinks that each option is worth.
    """

    places: Whole
    amounts: Numbers
    filled: Whole
    rows: Whole
    counts: Whole
    worths: Numbers

    def some(self, which: Whole) -> "Position":
        seen, options = pieces(self.filled, which), pieces(self.counts, which)
        return Position(
            self.places[seen],
            self.amounts[seen],
            self.filled[which],
            self.rows[options],
            self.counts[which],
            self.worths[options],
        )


def position_of(seen: dict[str, NDArray[Any]], book: Book) -> Position:
    """A copy: the next step writes over the arrays."""
    observation, mask = seen["observation"], seen["action_mask"].view(np.bool_)
    lies = np.flatnonzero(observation != 0)
    games, size = observation.shape
    rows = book.numbers(seen["options"][mask])
    return Position(
        lies % size,
        observation.ravel()[lies],
        np.bincount(lies // size, minlength=games),
        rows,
        mask.sum(axis=1),
        np.zeros(len(rows), np.float32),
    )


def all_of(positions: Sequence[Position]) -> Position:
    return Position(*(np.concatenate(parts) for parts in zip(*positions, strict=True)))


def pieces(lengths: Whole, which: Whole) -> Whole:
    """Where some pieces lie in an array of pieces of these lengths, one behind the other."""
    starts, wanted = np.cumsum(lengths) - lengths, lengths[which]
    begins = np.cumsum(wanted) - wanted
    found: Whole = np.arange(wanted.sum()) + np.repeat(starts[which] - begins, wanted)
    return found
