"""The steps of a game, by number. The round itself is a list of their names: see editions."""

from typing import Final

from wellspent.engine.names import number_of

STEP_NAMES: Final[list[str]] = []
END_ACTION: Final = number_of(STEP_NAMES, "action.end")
REFILL: Final = number_of(STEP_NAMES, "row.refill")
COMPLETE: Final = number_of(STEP_NAMES, "action.complete")
PAYMENT: Final = number_of(STEP_NAMES, "pay.choose")
EFFECTS: Final = number_of(STEP_NAMES, "reward.effects")
CHOOSE_RESOURCES: Final = number_of(STEP_NAMES, "reward.resources")
CHOOSE_ORDER: Final = number_of(STEP_NAMES, "reward.order")
CHOOSE_EFFECT: Final = number_of(STEP_NAMES, "reward.pick")
CHOOSE_TRADE: Final = number_of(STEP_NAMES, "reward.trade")
CHOOSE_CARD: Final = number_of(STEP_NAMES, "reward.card")
TURN: Final = number_of(STEP_NAMES, "action.turn")
TURNS: Final = number_of(STEP_NAMES, "action.turns")
REFRESH: Final = number_of(STEP_NAMES, "refresh.cards")
BILLS: Final = number_of(STEP_NAMES, "upkeep.bill")
BILL_PAID: Final = number_of(STEP_NAMES, "upkeep.bill_paid")
BILL_DONE: Final = number_of(STEP_NAMES, "upkeep.bill_done")
FINISH: Final = number_of(STEP_NAMES, "end.score")
SETTLE_GOALS: Final = number_of(STEP_NAMES, "goals.settle")
BILLS_OF_ALL: Final = number_of(STEP_NAMES, "upkeep.bills")
AFTER_ACTION: Final = number_of(STEP_NAMES, "action.after")
CHOOSE_STAKE: Final = number_of(STEP_NAMES, "reward.stake")
