"""Why something is not possible: a code, a name and the rule it rests on."""

from typing import Final

OK: Final = 0
COVERED: Final = 1
CANNOT_PAY: Final = 2
CANNOT_PAY_SURCHARGE: Final = 3
REQUIREMENT: Final = 4
TOO_MUCH_STRESS: Final = 5
OVERTIME_STRESS: Final = 6
NO_HOURGLASS: Final = 7
EMPTY_ROW: Final = 8
ONLY_FIRST_LEVEL: Final = 9
NEXT_LEVEL_ONLY: Final = 10
LAST_LEVEL: Final = 11
HIGHER_LEVEL_ONLY: Final = 12
ROLE_FILLED: Final = 13
TWO_ROLES: Final = 14
NO_JOB: Final = 15
NO_FITTING_JOB: Final = 16
HAS_RETIRED: Final = 17
NOT_LAST_RANK: Final = 18
LAST_RANK: Final = 19
CANNOT_DISCARD: Final = 20
SINGLE_ROUND_FIXED: Final = 21
RELATIONSHIP_STEP: Final = 22
NO_CARD_THERE: Final = 23

NAMES: Final = (
    "ok",
    "covered",
    "cannot_pay",
    "cannot_pay_surcharge",
    "requirement",
    "too_much_stress",
    "overtime_stress",
    "no_hourglass",
    "empty_row",
    "only_first_level",
    "next_level_only",
    "last_level",
    "higher_level_only",
    "role_filled",
    "two_roles",
    "no_job",
    "no_fitting_job",
    "has_retired",
    "not_last_rank",
    "last_rank",
    "cannot_discard",
    "single_round_fixed",
    "relationship_step",
    "no_card_there",
)

RULES: Final = (
    "",
    "PH.action.05",
    "PH.action.04",
    "PH.sth.09",
    "PH.cardaction.29",
    "PH.stress.13",
    "PH.overtime.02",
    "PH.action.02",
    "PH.refresh.06",
    "PH.project.06",
    "PH.cardaction.06",
    "PH.cardaction.29",
    "PH.cardaction.16",
    "PH.project.17",
    "PH.project.18",
    "PH.cardaction.18",
    "PH.cardaction.20",
    "PH.cardaction.26",
    "PH.job.09",
    "PH.job.09",
    "PH.discard.05",
    "PH.project.11",
    "PH.cardaction.30",
    "PH.action.04",
)
# Where the first edition rests on a rule of its own.
FIRST_EDITION_RULES: Final = {NO_FITTING_JOB: "PH1.cardaction.02", CANNOT_DISCARD: "PH1.discard.02"}
