"""What a seat sees, on its way into an array: the places that hold a number, and the numbers.

Compiled like the rules: most of an array is empty, so that writing down what is not takes a small part of the time.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .state import State

S = TypeVar("S", bound=State)

ROOM: Final = 1024
NOTHING: Final = -1
# A multiple by which numbers that are alike come to lie far apart.
SCATTER: Final = 2654435761


@final
class Page:
    """Places and numbers, which numpy reads where they lie. A page that is full grows."""

    def __init__(self) -> None:
        # Most numbers are 1: their places say it all.
        self.marks: vec[i64] = vec[i64]([0] * ROOM)
        self.mark_count: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * ROOM)
        self.numbers: vec[float] = vec[float]([0.0] * ROOM)
        self.count: i64 = 0
        # Where the array begins that is written to, if several lie behind one another.
        self.start: i64 = 0
        # For each option, in turn: which row of the table says what it is.
        self.rows: vec[i64] = vec[i64]([0] * ROOM)
        self.row_count: i64 = 0

    def clear(self) -> None:
        self.mark_count = 0
        self.count = 0
        self.start = 0
        self.row_count = 0

    def put(self, place: i64, number: float) -> None:
        at = self.count
        if at == len(self.places):
            self.places = append(self.places, 0)
            self.numbers = append(self.numbers, 0.0)
        self.places[at] = self.start + place
        self.numbers[at] = number
        self.count = at + 1

    def mark(self, place: i64) -> None:
        at = self.mark_count
        if at == len(self.marks):
            self.marks = append(self.marks, 0)
        self.marks[at] = self.start + place
        self.mark_count = at + 1

    def spell_out(self) -> None:
        """Marks become numbers like any others."""
        start, self.start = self.start, 0
        at: i64 = 0
        while at < self.mark_count:
            self.put(self.marks[at], 1.0)
            at += 1
        self.mark_count = 0
        self.start = start

    def put_part(self, place: i64, amount: i64, whole: i64) -> None:
        """So much of what counts as 1; nothing beyond that."""
        if amount == 0:
            return
        if amount >= whole:
            self.mark(place)
        else:
            self.put(place, float(max(amount, -whole)) / float(whole))

    def mark_cards(self, cards: list[int], first: i64, columns: i64) -> None:
        """In a table with a row for each card, of which `first` is the place for card 0."""
        card: i64
        for card in cards:
            self.mark(first + card * columns)

    def mark_bits(self, first: i64, bits: i64) -> None:
        """The places whose bits are set."""
        while bits:
            if bits & 1:
                self.mark(first)
            bits >>= 1
            first += 1

    def put_row(self, row: i64) -> None:
        at = self.row_count
        if at == len(self.rows):
            self.rows = append(self.rows, 0)
        self.rows[at] = row
        self.row_count = at + 1


@final
class Index:
    """Numbers from 0 on, and how many others came before each: a dictionary of machine integers."""

    def __init__(self) -> None:
        self.count: i64 = 0
        # By slot: the number that lies there, or NOTHING, and its place among those that came.
        self.keys: vec[i64] = vec[i64]([NOTHING] * ROOM)
        self.places: vec[i64] = vec[i64]([0] * ROOM)

    def find(self, key: i64) -> i64:
        """The place of a number, or NOTHING if it has not come."""
        slot = self.slot_of(key)
        return self.places[slot] if self.keys[slot] == key else NOTHING

    def add(self, key: i64) -> i64:
        """The place of a number that comes for the first time."""
        if 2 * self.count >= len(self.keys):
            self.widen()
        self.lay(key, self.count)
        self.count += 1
        return self.count - 1

    def slot_of(self, key: i64) -> i64:
        """Where a number lies, or would lie: at a slot that depends on all of it, or at the next one that is free."""
        keys, last = self.keys, len(self.keys) - 1
        slot = ((key ^ key >> 32) * SCATTER >> 15) & last
        while keys[slot] != key and keys[slot] != NOTHING:
            slot = slot + 1 & last
        return slot

    def lay(self, key: i64, place: i64) -> None:
        slot = self.slot_of(key)
        self.keys[slot] = key
        self.places[slot] = place

    def widen(self) -> None:
        keys, places = self.keys, self.places
        self.keys = vec[i64]([NOTHING] * (2 * len(keys)))
        self.places = vec[i64]([0] * (2 * len(keys)))
        slot: i64
        for slot in range(len(keys)):
            if keys[slot] != NOTHING:
                self.lay(keys[slot], places[slot])


@mypyc_attr(allow_interpreted_subclasses=True)
class Looker(Generic[S]):
    """Looks at positions of one game that has been set up."""

    def __init__(self) -> None:
        # Rows by key, and keys whose rows nobody has written yet.
        self.known = Index()
        self.fresh: list[int] = []

    def look(self, state: S, seat: int, page: Page) -> None:
        """What a seat knows of a position, or of its view of it: what the view hides has no influence."""
        raise NotImplementedError

    def key(self, state: S, choice: i64) -> i64:
        """A number from 0 on for what a choice means now: the same number, the same row."""
        raise NotImplementedError

    def read(self, state: S, options: list[int], page: Page) -> None:
        """The rows of options, known or to be written."""
        choice: i64
        for choice in options:
            key = self.key(state, choice)
            row = self.known.find(key)
            if row == NOTHING:
                row = self.known.add(key)
                self.fresh.append(key)
            page.put_row(row)

    def forget(self) -> None:
        """Rows make room for others."""
        self.known = Index()
