"""Why something is not possible: a row has the name and the rule it rests on, and its number is the code."""

from typing import Final

from wellspent.engine.step import Reason

REASONS: Final[list[Reason]] = []
# By code: where the first edition rests on a rule of its own.
FIRST_EDITION_RULES: Final[dict[int, str]] = {}


def _reason(name: str, rule: str, first_edition: str = "") -> int:
    if first_edition:
        FIRST_EDITION_RULES[len(REASONS)] = first_edition
    REASONS.append(Reason(name, rule))
    return len(REASONS) - 1


OK: Final = 0
_reason("ok", "")
COVERED: Final = _reason("covered", "PH.action.05")
CANNOT_PAY: Final = _reason("cannot_pay", "PH.action.04")
CANNOT_PAY_SURCHARGE: Final = _reason("cannot_pay_surcharge", "PH.sth.09")
REQUIREMENT: Final = _reason("requirement", "PH.action.04")
TOO_MUCH_STRESS: Final = _reason("too_much_stress", "PH.stress.13")
OVERTIME_STRESS: Final = _reason("overtime_stress", "PH.overtime.02")
NO_HOURGLASS: Final = _reason("no_hourglass", "PH.action.02")
EMPTY_ROW: Final = _reason("empty_row", "PH.refresh.06")
ONLY_FIRST_LEVEL: Final = _reason("only_first_level", "PH.project.06")
NEXT_LEVEL_ONLY: Final = _reason("next_level_only", "PH.cardaction.06")
LAST_LEVEL: Final = _reason("last_level", "PH.cardaction.29")
HIGHER_LEVEL_ONLY: Final = _reason("higher_level_only", "PH.cardaction.16")
ROLE_FILLED: Final = _reason("role_filled", "PH.project.17")
TWO_ROLES: Final = _reason("two_roles", "PH.project.18")
NO_JOB: Final = _reason("no_job", "PH.cardaction.18")
NO_FITTING_JOB: Final = _reason("no_fitting_job", "PH.cardaction.20", "PH1.cardaction.02")
HAS_RETIRED: Final = _reason("has_retired", "PH.cardaction.26")
NOT_LAST_RANK: Final = _reason("not_last_rank", "PH.job.09")
LAST_RANK: Final = _reason("last_rank", "PH.job.09")
CANNOT_DISCARD: Final = _reason("cannot_discard", "PH.discard.05", "PH1.discard.02")
SINGLE_ROUND_FIXED: Final = _reason("single_round_fixed", "PH.project.11")
RELATIONSHIP_STEP: Final = _reason("relationship_step", "PH.cardaction.30")
NO_CARD_THERE: Final = _reason("no_card_there", "PH.action.04")
# Said in the same words, by a rule of their own: what a Partner asks for, and what a bill does.
RELATIONSHIP_REQUIREMENT: Final = _reason("requirement", "PH.cardaction.29")
CANNOT_PAY_UPKEEP: Final = _reason("cannot_pay", "PH.upkeep.12")
