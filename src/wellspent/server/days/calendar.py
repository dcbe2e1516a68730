"""Days as the life of the day counts them: from midnight to midnight UTC, in milliseconds since 1970."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
# Whoever has begun may finish for so long after midnight; only then the seed is told and the lives can be looked at.
GRACE: Final = 2 * HOUR
# The day before number 1.
ZERO: Final = date(2025, 12, 31)


def day_at(now: int) -> str:
    """The day of a moment: `2026-11-17`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def begins(day: str) -> int:
    return int(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()) * 1000


def ends(day: str) -> int:
    return begins(day) + DAY


def is_open(day: str, now: int) -> bool:
    """Whether everything about a day may be known."""
    return now >= ends(day) + GRACE


def latest_open(now: int) -> str:
    """The latest day about which everything may be known."""
    return shifted(day_at(now - GRACE), -1)


def shifted(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def number_of(day: str) -> int:
    """Lives of the day are counted."""
    return (date.fromisoformat(day) - ZERO).days


def streak(lived: set[str], today: str) -> int:
    """So many days in a row; one day off in seven is free, and today is not over yet."""
    count, day = 0, today if today in lived else shifted(today, -1)
    off = ""
    while True:
        if day in lived:
            count += 1
        elif _is_free(day, off) and shifted(day, -1) in lived:
            off = day
        else:
            return count
        day = shifted(day, -1)


def _is_free(day: str, off: str) -> bool:
    """Whether somebody may leave out a day, who has last left out that one."""
    return not off or date.fromisoformat(off) - date.fromisoformat(day) >= timedelta(7)
