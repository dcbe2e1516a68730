"""The steps that other steps put on the agenda, by number. Those of the flow come behind them: see game.py."""

from typing import Final

FIRST_THROW: Final = 0
REROLL: Final = 1
SELECT: Final = 2
PAYMENT: Final = 3
MISFORTUNE: Final = 4
RUNNING: Final = 5
PLACE: Final = 6
DEAL: Final = 7
ASSISTANCE: Final = 8
TAKE: Final = 9
TOKENS: Final = 10
PICK: Final = 11
ADD: Final = 12

STEP_NAMES: Final = (
    "roll.first",
    "roll.again",
    "select.buy",
    "select.pay",
    "bad_luck.lose",
    "running.settle",
    "add.place",
    "cleanup.deal",
    "assistance.check",
    "assistance.take",
    "cleanup.tokens",
    "childhood.pick",
    "add.cards",
)
# What a payment is for.
FOR_A_CARD: Final = 0
FOR_RUNNING: Final = 1
