"""Who looks at tables from other processes, as far as those have told it."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, NamedTuple

# Seconds for which it is believed; processes say it again before that.
BELIEVED: Final = 45.0


class Seen(NamedTuple):
    seats: tuple[int, ...]
    watchers: int
    until: float


class Elsewhere:
    """By table and process: the seats that somebody looks from there, and how many look on."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock: Final = clock
        self._seen: Final[dict[str, dict[str, Seen]]] = {}

    def note(self, table: str, process: str, seats: Sequence[int], watchers: int) -> None:
        here = self._seen.setdefault(table, {})
        if seats or watchers:
            here[process] = Seen(tuple(seats), watchers, self.clock() + BELIEVED)
        else:
            here.pop(process, None)
        if not here:
            del self._seen[table]

    def seats(self, table: str) -> set[int]:
        return {seat for seen in self._of(table) for seat in seen.seats}

    def watchers(self, table: str) -> int:
        return sum(seen.watchers for seen in self._of(table))

    def _of(self, table: str) -> list[Seen]:
        now = self.clock()
        return [seen for seen in self._seen.get(table, {}).values() if seen.until > now]

    def sweep(self) -> None:
        """Forget those that have not been heard of for long."""
        for table in [table for table in self._seen if not self._of(table)]:
            del self._seen[table]
