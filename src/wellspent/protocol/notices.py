"""What somebody who is not at the table wants to be told, and where."""

from typing import Literal

from .base import Wire

NoticeKind = Literal["turn", "short", "talk", "end", "invitation"]
WayKind = Literal["push", "mail", "hook"]


class NoticeWishes(Wire):
    """By way, what to tell: `turn`, `short` (the candle is), `talk`, `end`, `invitation`."""

    push: list[str] = []
    mail: list[str] = []
    hook: list[str] = []


class NoticeWay(Wire):
    """Where somebody is told; of a browser no address is shown. `fault` is the last answer, if it was no good one."""

    way: str
    address: str
    is_confirmed: bool = True
    fault: str = ""
    failed_at: int = 0


class Notices(Wire):
    """What is told of a table, where, and which ways this server offers."""

    wishes: NoticeWishes
    ways: list[NoticeWay]
    offers: list[str]
    # What a browser asks for before it can be told.
    push_key: str = ""


class ChangeNotices(Wire):
    """Wishes for a table, or for all of one's tables. An address that is left out stays, an empty one is forgotten."""

    wishes: NoticeWishes
    mail: str | None = None
    hook: str | None = None
    # What the browser gave, as JSON: this browser is added.
    push: str = ""
    for_all: bool = False
