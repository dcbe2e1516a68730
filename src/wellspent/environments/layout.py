"""What the numbers of an array mean: named blocks, one behind the other, each number with a label."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]


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
