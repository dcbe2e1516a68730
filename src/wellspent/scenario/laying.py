"""What laying out a position has in common, whatever the game: seats, cards that lie in one place, and faults."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from wellspent.cardfiles.faults import Fault, Report
from wellspent.engine.session import seat_letter, seat_number

C = TypeVar("C")
E = TypeVar("E")


class Laying(Generic[C]):
    """Builds one position. Whatever cannot be is noted in `faults`, and building goes on."""

    def __init__(self, cards: Mapping[str, C], seats: int, origin: str, faults: list[Fault]) -> None:
        self.cards = cards
        self.letters = [seat_letter(seat) for seat in range(seats)]
        self.origin = origin
        self.faults = faults
        self.claimed: dict[str, str] = {}

    def report(self, place: str) -> Report:
        return Report(self.origin, place, self.faults)

    def seat(self, letter: str, report: Report, key: str) -> int | None:
        return seat_number(letter) if report.word(key, letter, self.letters, "seat of this game") else None

    def seated(self, entries: Mapping[str, E]) -> Iterator[tuple[int, E, Report]]:
        """The lives that a file describes, by seat."""
        for letter, entry in entries.items():
            report = self.report(f"seat.{letter}")
            seat = self.seat(letter, report, "")
            if seat is not None:
                yield seat, entry, report

    def within(self, value: int, least: int, most: int, report: Report, key: str) -> int:
        if not least <= value <= most:
            report.fault(key, f"found {value}, expected {least} to {most}")
            return least
        return value

    def card(self, id: str, report: Report, key: str) -> C | None:
        if id in self.cards:
            return self.cards[id]
        report.word(key, id, self.cards, "card of this game")
        return None

    def claim(self, id: str, report: Report, key: str) -> C | None:
        """The card of an id, once: no card lies in two places."""
        card = self.card(id, report, key)
        if card is not None and id in self.claimed:
            report.fault(key, f"{id} lies in {self.claimed[id]} already")
            return None
        if card is not None:
            self.claimed[id] = f"{report.card} {key}".strip()
        return card
