"""What somebody who is not at the table wants to be told, and where."""

from typing import Literal

from .base import Wire

NoticeKind = Literal["turn", "short", "talk", "end", "invitation"]


class NoticeWay(Wire):
    """Where somebody is told; of a browser no address is shown. `fault` is the last answer, if it was no good one."""

    way: str
    address: str
    is_confirmed: bool = True
    fault: str = ""
    failed_at: int = 0


class SilentHours(Wire):
    """Hours of every day in which nothing is sent, in minutes since midnight of one's own time zone."""

    zone: str = ""
    begins: int = 0
    ends: int = 0


class Notices(Wire):
    """What is told of a table, or of all, where, and which ways this server offers."""

    # By way, what to tell: `turn`, `short` (the candle is), `talk`, `end`, and of all tables also `invitation`.
    wishes: dict[str, list[str]]
    ways: list[NoticeWay]
    offers: list[str]
    # What a browser asks for before it can be told.
    push_key: str = ""
    hours: SilentHours | None = None


class ChangeNotices(Wire):
    """Wishes for a table, or for all of one's tables."""

    wishes: dict[str, list[str]]
    # By way: an address that is left out stays, an empty one is forgotten. What the browser gave for `push`, as
    # JSON, adds this browser.
    addresses: dict[str, str] = {}
    for_all: bool = False
    # Left out, they stay.
    hours: SilentHours | None = None
