"""The verbs of choices that are not actions of a turn, in a fixed order; actions come after them."""

from typing import Final

GIVE: Final = 0
GAIN: Final = 1
FIRST: Final = 2
PICK: Final = 3
TRADE: Final = 4
RECEIVE: Final = 5
KEEP: Final = 6
EXCHANGE: Final = 7
REPLACE: Final = 8
REDRAW: Final = 9
PAY: Final = 10
LOSE: Final = 11
COLLECT: Final = 12
LEAVE: Final = 13

RESOURCES: Final = ("knowledge", "creativity", "influence")
BASE_VERBS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("give", RESOURCES),
    ("gain", RESOURCES),
    ("first", ("good",)),
    ("pick", ("number",)),
    ("trade", ("count",)),
    ("receive", ("card", "side")),
    ("keep", ("card",)),
    ("exchange", ("card",)),
    ("replace", ("card",)),
    ("redraw", ()),
    ("pay", ("card",)),
    ("lose", ("card",)),
    ("collect", ("card",)),
    ("leave", ()),
)
