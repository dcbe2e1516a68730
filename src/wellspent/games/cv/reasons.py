"""Why something is not possible: a row has the name and the rule it rests on, and its number is the code."""

from typing import Final

from wellspent.engine.step import Reason

REASONS: Final[list[Reason]] = []


def _reason(name: str, rule: str) -> int:
    REASONS.append(Reason(name, rule))
    return len(REASONS) - 1


OK: Final = 0
_reason("ok", "")
CANNOT_PAY: Final = _reason("cannot_pay", "CV.select.02")
CONDITION: Final = _reason("condition", "CV.select.05")
NO_MORE_WORK_CARDS: Final = _reason("no_more_work", "CV.cards.11")
TWO_CARDS: Final = _reason("two_cards", "CV.select.01")
FROZEN: Final = _reason("frozen", "CV.roll.06")
SEVEN_DICE: Final = _reason("seven_dice", "CV.q.18")
NOT_OLD_AGE: Final = _reason("not_old_age", "CV.cards.31")
ONLY_AT_MISFORTUNE: Final = _reason("only_at_misfortune", "CV.cards.32")
ONLY_WHEN_ROLLING: Final = _reason("only_when_rolling", "CV.cards.04")
MUST_PAY: Final = _reason("must_pay", "CV.upkeepcost.07")
CANNOT_PAY_RUNNING: Final = _reason("cannot_pay_running", "CV.upkeepcost.04")
NO_THROW_LEFT: Final = _reason("no_throw_left", "CV.cards.04")
WITH_A_PAYMENT: Final = _reason("with_a_payment", "CV.select.10")
COVERED: Final = _reason("covered", "CV.badluck.05")
NO_REROLL_LEFT: Final = _reason("no_reroll_left", "CV.roll.04")
AFTER_THE_THROW: Final = _reason("after_the_throw", "CV.q.21")
