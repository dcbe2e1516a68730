"""The log: who may read which entry, and numbers that are the same for every reader.

A number is made of the move, of how many entries for everybody came before in it, and, for an entry that only one seat
may know, of that seat and a count of its own. So nobody can tell from a number how much others were told.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count
from typing import Any, Final

from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import Session
from wellspent.protocol import LogEntry

MOVE_SHIFT: Final = 24
OPEN_SHIFT: Final = 12
OWNER_SHIFT: Final = 8
# So many moves are kept in words, of all tables: every viewer of a change reads the same ones.
KEPT: Final = 4096

MoveEntries = list[tuple[int, LogEntry]]
Teller = Callable[[Session[Any], int, int, int, Event, Sequence[str]], LogEntry | None]


def first_number(move: int) -> int:
    """No entry of an earlier move has this number or a higher one."""
    return move << MOVE_SHIFT


# What was read last, the oldest first, by logbook, events and names: the events, and the entries made of them with
# their owners.
_kept: Final[OrderedDict[tuple[int, int, tuple[str, ...]], tuple[list[Event], MoveEntries]]] = OrderedDict()
_numbers: Final = count()


def move_of(number: int) -> int:
    """The move that an entry with this number tells of."""
    return max(0, number) >> MOVE_SHIFT


class Logbook:
    """Tells the moves of tables in one language."""

    def __init__(self, tell: Teller, round_of: Callable[[Event], int]) -> None:
        self._tell: Final = tell
        self._round_of: Final = round_of
        self._number: Final = next(_numbers)

    def read(self, session: Session[Any], reader: Collection[int], names: Sequence[str], first: int) -> list[LogEntry]:
        found: list[LogEntry] = []
        for told in self.telling(session, names, first):
            found += [entry for owner, entry in told if entry.number >= first and (owner < 0 or owner in reader)]
        return found

    def telling(self, session: Session[Any], names: Sequence[str], first: int) -> Iterator[MoveEntries]:
        """Move by move, for whoever has a long log to put into words and others to think of."""
        start = min(move_of(first), len(session.moves) + 1)
        round = _round_before(session, start, self._round_of)
        for move in range(start, len(session.moves) + 1):
            yield self._told(session, move, tuple(names), round)
            round = _last_round(events_of(session, move), self._round_of) or round

    def _told(self, session: Session[Any], move: int, names: tuple[str, ...], round: int) -> MoveEntries:
        events = events_of(session, move)
        what = self._number, id(events), names
        kept = _kept.get(what)
        if kept is not None and kept[0] is events:
            _kept.move_to_end(what)
            return kept[1]
        told: MoveEntries = []
        counts: dict[int, int] = {}
        for event in events:
            round = self._round_of(event) or round
            entry = self._tell(session, _number(move, event.only_for, counts), move, round, event, names)
            if entry is not None:
                counts[event.only_for] = counts.get(event.only_for, 0) + 1
                told.append((event.only_for, entry))
        _kept[what] = (events, told)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
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
