"""The table of any other game."""

from .base import Wire


class PlainCounter(Wire):
    id: str
    name: str
    count: int


class PlainZone(Wire):
    """A place on the table. A hidden card is an empty id; `seat` is whose zone it is, -1 for one in the middle."""

    id: str
    title: str
    seat: int
    cards: list[str]
    counters: list[PlainCounter] = []


class PlainScene(Wire, tag="plain"):
    """A table that is drawn from what lies on it, zone by zone."""

    round: int
    # Whose turn it is, -1 where all choose at the same time.
    turn: int
    zones: list[PlainZone]
