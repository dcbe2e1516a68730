"""Who looks at a table, and what waits to be sent there."""

import asyncio
from collections import deque
from typing import Final, NamedTuple

import msgspec

from wellspent.protocol import ServerMessage

ENCODER: Final = msgspec.json.Encoder()
# Bytes that wait for a slow connection before it is closed; one message may be longer.
MOST_UNSENT: Final = 2 * 1024 * 1024


class Holder(NamedTuple):
    """What a key gives: the seats one may act for, and whether one is the host."""

    seats: tuple[int, ...] = ()
    is_host: bool = False


LOOKS_ON: Final = Holder()


class Viewer:
    """One connection. Messages wait in a line that has an end: whoever is too slow is let go and comes again."""

    def __init__(self, holder: Holder, lang: str, most_waiting: int, origin: str = "") -> None:
        self.holder: Final = holder
        self.lang = lang
        # Whose connection it is, in whatever words the shell has for it.
        self.origin: Final = origin
        # The number of the next log entry that this viewer needs.
        self.log_next = 0
        self.most_waiting: Final = most_waiting
        self.waiting: Final[deque[bytes]] = deque()
        self.unsent = 0
        self.is_closed = False
        # The table is before somebody's eyes, and not behind another window.
        self.is_looking = True
        # A command is being carried out, and its answer is still to come.
        self.is_answering = False
        self.has_news: Final = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        is_much = self.unsent + len(message) > MOST_UNSENT and bool(self.waiting)
        if is_much or len(self.waiting) >= self.most_waiting:
            self.close()
        else:
            self.waiting.append(message)
            self.unsent += len(message)
            self.has_news.set()

    def forget(self) -> None:
        """Nobody reads what waits."""
        self.waiting.clear()
        self.unsent = 0

    def take(self) -> bytes:
        """The next message that waits."""
        message = self.waiting.popleft()
        self.unsent -= len(message)
        return message

    def close(self) -> None:
        self.is_closed = True
        self.has_news.set()
