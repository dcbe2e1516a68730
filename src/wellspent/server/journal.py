"""What the server writes down about itself: a line each, with the time, and what repeats is counted.

No line has a key, a name or a word of chat in it: whoever writes one sees to that.
"""

import json
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

LINES: Final = "%(asctime)s %(levelname)s %(message)s"
# Seconds within which the same thing is said once.
QUIET: Final = 60.0
MOST_KINDS: Final = 500


class Counting(logging.Filter):
    """Lets the first of its kind through, then one a minute, which says how many there were."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock: Final = clock
        self.said: Final[dict[tuple[str, str, str], float]] = {}
        self.unsaid: Final[dict[tuple[str, str, str], int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = record.name, str(record.msg), fault
        now = self.clock()
        if now - self.said.get(kind, -QUIET) < QUIET:
            self.unsaid[kind] = self.unsaid.get(kind, 0) + 1
            return False
        if len(self.said) >= MOST_KINDS:
            self.said.clear()
            self.unsaid.clear()
        self.said[kind] = now
        if count := self.unsaid.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} ({count} times more since)", None
        return True


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname, "message": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def keep_journal(as_json: bool) -> None:
    """What the server says of itself, and what others find worth a warning, goes to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if as_json else logging.Formatter(LINES))
    handler.addFilter(Counting())
    logging.basicConfig(handlers=[handler], force=True)
    logging.getLogger("wellspent").setLevel(logging.INFO)
