"""The steps of a game, by number. The round itself is a list of their names: see editions."""

from typing import Final

END_ACTION: Final = 0
REFILL: Final = 1
COMPLETE: Final = 2
PAYMENT: Final = 3
EFFECTS: Final = 4
CHOOSE_RESOURCES: Final = 5
CHOOSE_ORDER: Final = 6
CHOOSE_EFFECT: Final = 7
CHOOSE_TRADE: Final = 8
CHOOSE_CARD: Final = 9
TURN: Final = 10
TURNS: Final = 11
REFRESH: Final = 12
BILLS: Final = 13
BILL_PAID: Final = 14
BILL_DONE: Final = 15
FINISH: Final = 16
SETTLE_GOALS: Final = 17
BILLS_OF_ALL: Final = 18
AFTER_ACTION: Final = 19
CHOOSE_STAKE: Final = 20

STEP_NAMES: Final = (
    "action.end",
    "row.refill",
    "action.complete",
    "pay.choose",
    "reward.effects",
    "reward.resources",
    "reward.order",
    "reward.pick",
    "reward.trade",
    "reward.card",
    "action.turn",
    "action.turns",
    "refresh.cards",
    "upkeep.bill",
    "upkeep.bill_paid",
    "upkeep.bill_done",
    "end.score",
    "goals.settle",
    "upkeep.bills",
    "action.after",
    "reward.stake",
)
