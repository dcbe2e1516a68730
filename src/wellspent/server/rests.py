"""When a candle does not burn: in its owner's quiet hours, and while everybody has agreed on a pause."""

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from heapq import merge
from itertools import islice
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
# Minutes of a day, and how many of them may be quiet: a candle burns at least half of every day.
MINUTES: Final = 24 * 60
MOST_QUIET: Final = 12 * 60
# Days after which nobody looks further.
HORIZON: Final = 400

Rest = tuple[int, int]


class Quiet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Hours of every day that are one's own, in minutes since midnight of one's own time zone."""

    zone: str = ""
    begins: int = 0
    ends: int = 0

    @property
    def length(self) -> int:
        return (self.ends - self.begins) % MINUTES


def is_possible(quiet: Quiet) -> bool:
    """Whether there is such a time zone, and enough of the day is left."""
    is_time = 0 <= quiet.begins < MINUTES and 0 <= quiet.ends < MINUTES
    return is_time and quiet.length <= MOST_QUIET and (not quiet.length or zone_of(quiet.zone) is not None)


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_from(quiet: Quiet, begin: int) -> Iterator[Rest]:
    """The quiet hours of one day after another, from the one before a moment on."""
    zone = zone_of(quiet.zone) if quiet.length else None
    if zone is None:
        return
    first = datetime.fromtimestamp(begin / SECOND, UTC).astimezone(zone).date() - timedelta(days=1)
    for day in range(HORIZON):
        today = first + timedelta(days=day)
        tomorrow = today + timedelta(days=quiet.ends < quiet.begins)
        yield moment(today, quiet.begins, zone), moment(tomorrow, quiet.ends, zone)


def moment(day: date, minute: int, zone: ZoneInfo) -> int:
    """Milliseconds since 1970 of a time on a clock on the wall."""
    return int(datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()) * SECOND


def burnt(quiet: Quiet, pauses: Sequence[Rest], begin: int, end: int) -> int:
    """For how long a candle has burnt that was lit at a moment."""
    left = max(0, end - begin)
    for rest_begin, rest_end in _merged(quiet, pauses, begin):
        if rest_begin >= end:
            break
        left -= min(rest_end, end) - rest_begin
    return left


def burns_until(quiet: Quiet, pauses: Sequence[Rest], begin: int, length: int) -> int:
    """When a candle goes out that was lit at a moment and burns for so long."""
    at = begin
    for rest_begin, rest_end in _merged(quiet, pauses, begin):
        if rest_begin - at >= length:
            break
        length -= rest_begin - at
        at = rest_end
    return at + length


def rests_at(quiet: Quiet, pauses: Sequence[Rest], now: int) -> bool:
    return any(begin <= now for begin, _ in islice(_merged(quiet, pauses, now), 1))


def awake_from(quiet: Quiet, now: int) -> int:
    """The first moment from now on that is not in somebody's quiet hours."""
    return next((end for begin, end in islice(_merged(quiet, (), now), 1) if begin <= now), now)


def _merged(quiet: Quiet, pauses: Sequence[Rest], begin: int) -> Iterator[Rest]:
    """All rests after a moment, one after another and none within another."""
    reached = begin
    for rest_begin, rest_end in merge(sorted(pauses), quiet_from(quiet, begin)):
        if rest_end > reached:
            yield max(rest_begin, reached), rest_end
            reached = rest_end
