"""The verbs of choices that are not actions of a turn, in a fixed order; actions come after them."""

from typing import Final

from wellspent.engine.options import Verb

RESOURCES: Final = ("knowledge", "creativity", "influence")
BASE_VERBS: Final[list[Verb]] = []


def _verb(name: str, arguments: tuple[str, ...] = ()) -> int:
    BASE_VERBS.append(Verb(name, arguments))
    return len(BASE_VERBS) - 1


GIVE: Final = _verb("give", RESOURCES)
GAIN: Final = _verb("gain", RESOURCES)
FIRST: Final = _verb("first", ("good",))
PICK: Final = _verb("pick", ("number",))
TRADE: Final = _verb("trade", ("count",))
RECEIVE: Final = _verb("receive", ("card", "side"))
KEEP: Final = _verb("keep", ("card",))
EXCHANGE: Final = _verb("exchange", ("card",))
REPLACE: Final = _verb("replace", ("card",))
REDRAW: Final = _verb("redraw")
PAY: Final = _verb("pay", ("card",))
LOSE: Final = _verb("lose", ("card",))
COLLECT: Final = _verb("collect", ("card",))
LEAVE: Final = _verb("leave")
