"""What happened, as data: enough for a log, an animation and a story in any language."""

from typing import Final, final

EVERYBODY: Final = -1


@final
class Event:
    """One thing that happened. `kind` and the numbers mean what the game's own table of events says."""

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int = -1,
        level: int = 0,
        number: int = 0,
        goods: tuple[int, ...] = (),
        rule: str = "",
        only_for: int = EVERYBODY,
        side: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.level = level
        self.number = number
        self.goods = goods
        self.rule = rule
        self.only_for = only_for
        # The side that the card showed.
        self.side = side
