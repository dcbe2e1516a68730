"""The verbs of choices, and what their arguments are."""

from typing import Final

from wellspent.engine.options import Verb

VERBS: Final[list[Verb]] = []


def _verb(name: str, arguments: tuple[str, ...] = ()) -> int:
    VERBS.append(Verb(name, arguments))
    return len(VERBS) - 1


PICK: Final = _verb("pick", ("card",))  # a childhood card
ROLL: Final = _verb("roll")  # the first throw
PLAY: Final = _verb("play", ("card",))  # an event
REROLL: Final = _verb("reroll", ("dice",))  # as bits; has a form of its own
KEEP: Final = _verb("keep")  # the dice as they lie
BUY: Final = _verb("buy", ("card",))  # a card of the track
PAY: Final = _verb("pay", ("payment",))  # has a form of its own, see payment.py
CHANGE: Final = _verb("change", ("symbol", "symbol"))  # a bad luck symbol into another symbol
DONE: Final = _verb("done")  # end of phase 2
LOSE: Final = _verb("lose", ("card",))  # an active card, by misfortune
SETTLE: Final = _verb("settle", ("card",))  # the running cost of a card
FORGO: Final = _verb("forgo", ("card",))  # a card whose running cost is not paid
PLACE: Final = _verb("place", ("card", "stack", "above"))  # a card, its stack, and the number of cards above it
TAKE: Final = _verb("take", ("card",))  # a card of the track, by social assistance
DECLINE: Final = _verb("decline")  # social assistance
LEAVE: Final = _verb("leave")  # the game
