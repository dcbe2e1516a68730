"""The log: who may read which entry, and numbers that are the same for every reader.

A number is made of the move, of how many entries for everybody came before in it, and, for an entry that only one seat
may know, of that seat and a count of its own. So nobody can tell from a number how much others were told.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import Session
from wellspent.protocol import LogEntry

MOVE_SHIFT: Final = 24
OPEN_SHIFT: Final = 12
OWNER_SHIFT: Final = 8
# So many moves are kept in words: every viewer of a change reads the same ones.
KEPT: Final = 2048

Teller = Callable[[Session[Any], int, int, int, Event, Sequence[str]], LogEntry | None]


def first_number(move: int) -> int:
    """No entry of an earlier move has this number or a higher one."""
    return move << MOVE_SHIFT


class Logbook:
    """Tells the moves of tables in one language."""

    def __init__(self, tell: Teller) -> None:
        self._tell: Final = tell
        # What was told last, the oldest first: the events, and the entries made of them with their owners.
        self._kept: Final[dict[tuple[int, tuple[str, ...]], tuple[list[Event], list[tuple[int, LogEntry]]]]] = {}

    def read(
        self,
        session: Session[Any],
        reader: Collection[int],
        names: Sequence[str],
        first: int,
        round_of: Callable[[Event], int],
    ) -> list[LogEntry]:
        start = min(max(0, first) >> MOVE_SHIFT, len(session.moves) + 1)
        round = _round_before(session, start, round_of)
        found: list[LogEntry] = []
        for move in range(start, len(session.moves) + 1):
            told = self._told(session, move, tuple(names), round, round_of)
            found += [entry for owner, entry in told if entry.number >= first and (owner < 0 or owner in reader)]
            round = _last_round(events_of(session, move), round_of) or round
        return found

    def _told(
        self, session: Session[Any], move: int, names: tuple[str, ...], round: int, round_of: Callable[[Event], int]
    ) -> list[tuple[int, LogEntry]]:
        events = events_of(session, move)
        kept = self._kept.get((id(events), names))
        if kept is not None and kept[0] is events:
            return kept[1]
        told: list[tuple[int, LogEntry]] = []
        counts: dict[int, int] = {}
        for event in events:
            round = round_of(event) or round
            entry = self._tell(session, _number(move, event.only_for, counts), move, round, event, names)
            if entry is not None:
                counts[event.only_for] = counts.get(event.only_for, 0) + 1
                told.append((event.only_for, entry))
        self._kept[id(events), names] = (events, told)
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return told


def events_of(session: Session[Any], move: int) -> list[Event]:
    """What happened in a move; 0 is the set-up."""
    return session.moves[move - 1].events if move else session.opening


def events_until(session: Session[Any], move: int, event: Event) -> Iterator[Event]:
    """What happened before an event of a move, the oldest first."""
    for number in range(move + 1):
        for each in events_of(session, number):
            if each is event:
                return
            yield each


def _number(move: int, owner: int, counts: dict[int, int]) -> int:
    place = first_number(move) + (counts.get(EVERYBODY, 0) << OPEN_SHIFT)
    if owner == EVERYBODY:
        return place + (1 << OPEN_SHIFT)
    # Behind the entry for everybody that came before it; counted for its owner alone.
    return place + ((owner + 1) << OWNER_SHIFT) + counts.get(owner, 0)


def _round_before(session: Session[Any], move: int, round_of: Callable[[Event], int]) -> int:
    for earlier in range(move - 1, -1, -1):
        if round := _last_round(events_of(session, earlier), round_of):
            return round
    return 0


def _last_round(events: list[Event], round_of: Callable[[Event], int]) -> int:
    for event in reversed(events):
        if round := round_of(event):
            return round
    return 0
