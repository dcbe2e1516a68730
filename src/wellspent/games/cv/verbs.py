"""The verbs of choices, and what their arguments are."""

from typing import Final

PICK: Final = 0
ROLL: Final = 1
PLAY: Final = 2
REROLL: Final = 3
KEEP: Final = 4
BUY: Final = 5
PAY: Final = 6
CHANGE: Final = 7
DONE: Final = 8
LOSE: Final = 9
SETTLE: Final = 10
FORGO: Final = 11
PLACE: Final = 12
TAKE: Final = 13
DECLINE: Final = 14
LEAVE: Final = 15

VERBS: Final = (
    "pick",  # a childhood card
    "roll",  # the first throw
    "play",  # an event
    "reroll",  # dice, as bits
    "keep",  # the dice as they lie
    "buy",  # a card of the track
    "pay",  # a whole payment, see payment.py
    "change",  # a bad luck symbol into another symbol
    "done",  # end of phase 2
    "lose",  # an active card, by misfortune
    "settle",  # the running cost of a card
    "forgo",  # a card whose running cost is not paid
    "place",  # a card, its stack, and the number of cards above it
    "take",  # a card of the track, by social assistance
    "decline",  # social assistance
    "leave",  # the game
)
# The arguments of each verb; reroll and pay have forms of their own.
ARGUMENTS: Final[tuple[tuple[str, ...], ...]] = (
    ("card",),
    (),
    ("card",),
    ("dice",),
    (),
    ("card",),
    ("payment",),
    ("symbol", "symbol"),
    (),
    ("card",),
    ("card",),
    ("card",),
    ("card", "stack", "above"),
    ("card",),
    (),
    (),
)
