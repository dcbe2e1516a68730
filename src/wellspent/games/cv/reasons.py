"""Why something is not possible: a code, a name and the rule it rests on."""

from typing import Final

OK: Final = 0
CANNOT_PAY: Final = 1
CONDITION: Final = 2
NO_MORE_WORK_CARDS: Final = 3
TWO_CARDS: Final = 4
FROZEN: Final = 5
SEVEN_DICE: Final = 6
NOT_OLD_AGE: Final = 7
ONLY_AT_MISFORTUNE: Final = 8
ONLY_WHEN_ROLLING: Final = 9
MUST_PAY: Final = 10
CANNOT_PAY_RUNNING: Final = 11
NO_THROW_LEFT: Final = 12
WITH_A_PAYMENT: Final = 13
COVERED: Final = 14
NO_REROLL_LEFT: Final = 15
AFTER_THE_THROW: Final = 16

NAMES: Final = (
    "ok",
    "cannot_pay",
    "condition",
    "no_more_work",
    "two_cards",
    "frozen",
    "seven_dice",
    "not_old_age",
    "only_at_misfortune",
    "only_when_rolling",
    "must_pay",
    "cannot_pay_running",
    "no_throw_left",
    "with_a_payment",
    "covered",
    "no_reroll_left",
    "after_the_throw",
)
RULES: Final = (
    "",
    "CV.select.02",
    "CV.select.05",
    "CV.cards.11",
    "CV.select.01",
    "CV.roll.06",
    "CV.q.18",
    "CV.cards.31",
    "CV.cards.32",
    "CV.cards.04",
    "CV.upkeepcost.07",
    "CV.upkeepcost.04",
    "CV.cards.04",
    "CV.select.10",
    "CV.badluck.05",
    "CV.roll.04",
    "CV.q.21",
)
