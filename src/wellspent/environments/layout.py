"""What the numbers of an array mean: named blocks, one behind the other, each number with a label."""

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]
# So many rows are remembered before all are forgotten.
REMEMBERED: Final = 1 << 15


class Block(NamedTuple):
    """Numbers that belong together, from `start` on."""

    name: str
    start: int
    labels: tuple[str, ...]

    @property
    def place(self) -> slice:
        return slice(self.start, self.start + len(self.labels))


class Layout:
    """The blocks of an array, in their order."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._by_name: Final[dict[str, Block]] = {}

    def add(self, name: str, labels: Sequence[str]) -> int:
        """A block behind the others; where it starts."""
        block = Block(name, self.size, tuple(labels))
        self.blocks.append(block)
        self._by_name[name] = block
        self.size += len(labels)
        return block.start

    def __getitem__(self, name: str) -> slice:
        """Where a block lies: `array[layout["round"]]`."""
        return self._by_name[name].place

    def where(self, name: str, label: str) -> int:
        """The place of one number."""
        block = self._by_name[name]
        return block.start + block.labels.index(label)

    def label(self, place: int) -> str:
        """What one number means."""
        block = next(block for block in self.blocks if place < block.place.stop)
        return f"{block.name}: {block.labels[place - block.start]}"

    def describe(self) -> str:
        """One line for each block: where it lies, its name, and its labels as far as a line holds them."""
        return "\n".join(_line(block) for block in self.blocks)


def _line(block: Block) -> str:
    labels = ", ".join(block.labels)
    if len(labels) > 90:
        labels = f"{', '.join(block.labels[:3])} … {block.labels[-1]}"
    return f"{block.start:>6}–{block.place.stop - 1:<6} {block.name:<18} {labels}"


class Marks:
    """Numbers of a table with a row for each card, put there all at once: much faster than one by one."""

    def __init__(self, start: int, columns: int) -> None:
        self.start: Final = start
        self.columns: Final = columns
        self.places: Final[list[int]] = []
        self.values: Final[list[float]] = []

    def put(self, card: int, column: int, value: float = 1.0) -> None:
        self.places.append(self.start + card * self.columns + column)
        self.values.append(value)

    def put_all(self, cards: list[int], column: int) -> None:
        if cards:
            first, columns = self.start + column, self.columns
            self.places.extend([first + card * columns for card in cards])
            self.values.extend([1.0] * len(cards))

    def into(self, numbers: Numbers) -> None:
        numbers[self.places] = self.values


class Rows:
    """Rows that are made once and found again by what they depend on."""

    def __init__(self, size: int) -> None:
        self.places: Final[dict[Hashable, int]] = {}
        self._table = np.zeros((256, size), np.float32)

    def add(self, key: Hashable, row: Numbers) -> int:
        """The place of a new row."""
        place = self.places[key] = len(self.places)
        if place == len(self._table):
            self._table = np.concatenate([self._table, np.zeros_like(self._table)])
        self._table[place] = clipped(row)
        return place

    def take(self, places: list[int]) -> Numbers:
        found: Numbers = self._table[places]
        if len(self.places) > REMEMBERED:
            self.places.clear()
        return found


def clipped(numbers: Numbers) -> Numbers:
    """Every number within -1 and 1; what is scaled exceeds them hardly ever."""
    return np.clip(numbers, -1.0, 1.0, out=numbers)


def one_of(count: int, place: int) -> list[float]:
    """A 1 at a place, zeros elsewhere; nothing but zeros for a place that there is not."""
    found = [0.0] * count
    if 0 <= place < count:
        found[place] = 1.0
    return found


def bits(number: int, count: int) -> list[float]:
    return [float(number >> place & 1) for place in range(count)]


def others_of(seat: int, seats: int) -> list[int]:
    """All seats as one of them counts them: itself first, then clockwise."""
    return [(seat + step) % seats for step in range(seats)]


def seat_names(seats: int) -> list[str]:
    return ["me", *(f"next {step}" for step in range(1, seats))]
