"""The steps that other steps put on the agenda, by number. Those of the flow come behind them: see game.py."""

from typing import Final

from wellspent.engine.names import number_of

STEP_NAMES: Final[list[str]] = []
FIRST_THROW: Final = number_of(STEP_NAMES, "roll.first")
REROLL: Final = number_of(STEP_NAMES, "roll.again")
SELECT: Final = number_of(STEP_NAMES, "select.buy")
PAYMENT: Final = number_of(STEP_NAMES, "select.pay")
MISFORTUNE: Final = number_of(STEP_NAMES, "bad_luck.lose")
RUNNING: Final = number_of(STEP_NAMES, "running.settle")
PLACE: Final = number_of(STEP_NAMES, "add.place")
DEAL: Final = number_of(STEP_NAMES, "cleanup.deal")
ASSISTANCE: Final = number_of(STEP_NAMES, "assistance.check")
TAKE: Final = number_of(STEP_NAMES, "assistance.take")
TOKENS: Final = number_of(STEP_NAMES, "cleanup.tokens")
PICK: Final = number_of(STEP_NAMES, "childhood.pick")
ADD: Final = number_of(STEP_NAMES, "add.cards")
# What a payment is for.
FOR_A_CARD: Final = 0
FOR_RUNNING: Final = 1
