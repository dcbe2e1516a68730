"""The editions as values: the 2022 rules in full, the first edition by what differs."""

from dataclasses import dataclass, field, replace
from typing import Final

from .board import good_health_by_count, good_health_by_place

SECOND_ROUND: Final = (
    "prepare.marker",
    "prepare.end_check",
    "prepare.rows",
    "prepare.hourglasses",
    "upkeep.stress",
    "upkeep.bills",
    "upkeep.end_check",
    "action.turns",
    "resolve.first_player",
    "resolve.mood",
    "resolve.additional_rewards",
    "resolve.set_aside",
    "resolve.hourglasses",
    "resolve.end_check",
)
# PH1.round.01, PH1.upkeep.01, PH1.resolve.01
FIRST_ROUND: Final = (
    "prepare.marker",
    "prepare.rows",
    "prepare.hourglasses",
    "upkeep.stress",
    "upkeep.bills",
    "action.turns",
    "resolve.additional_rewards",
    "resolve.set_aside",
    "resolve.hourglasses",
    "resolve.first_player",
    "resolve.mood",
    "resolve.end_check",
)


@dataclass(frozen=True)
class Edition:
    """Everything in which the editions differ. Rules ask these questions and never for the edition itself."""

    name: str
    round: tuple[str, ...]
    # PH.round.02: the step with which the first round begins.
    first_step: str
    # PH.setup.04: Projects and Items are dealt at set-up.
    deals_at_setup: bool = True
    # PH.comp.24, PH1.comp.01: cards per row by number of players; index 0 unused.
    open_row: tuple[int, ...] = (0, 4, 4, 4, 4, 4)
    people_row: tuple[int, ...] = (0, 4, 4, 4, 4, 4)
    # PH.job.02, PH.partner.02
    refills_people: bool = True
    # PH.refresh.01: single cards of a row may be kept.
    refresh_keeps: bool = True
    # PH.cardaction.09: joining a Group Project is a Card Action, not a Take Project.
    joins_on_card: bool = True
    # PH.cardaction.19: a Promotion may search pile and discard pile.
    searches_jobs: bool = True
    # PH.stress.13: no action that goes more than one space off the end.
    limits_stress: bool = True
    # PH.stress.11: a life that ended in the Action Phase plays its Resolution Phase.
    dead_resolve: bool = True
    # PH1.end.01: the game ends the moment all players are dead.
    ends_at_once: bool = False
    # PH.setup.16
    mid_game_goals: bool = True
    # PH.discard.01, PH1.discard.01
    discards_any_time: bool = False
    discards_any_project: bool = False
    # The rules that the log rests on where the editions word them apart.
    discard_rule: str = "PH.discard.01"
    refresh_rule: str = "PH.refresh.01"
    hourglass_rule: str = "PH.prep.13"
    final_goal_rule: str = "PH.end.06"
    # PH.cardaction.25
    retirement_is_promotion: bool = True
    good_health: list[int] = field(default_factory=good_health_by_place)
    # XP.comp.50, XP.gen.05
    most_seats: int = 5
    has_modules: bool = True


SECOND: Final = Edition("second", SECOND_ROUND, "upkeep.stress")

FIRST: Final = replace(
    SECOND,
    name="first",
    round=FIRST_ROUND,
    first_step="prepare.marker",  # PH1.round.02
    deals_at_setup=False,  # PH1.setup.01
    open_row=(0, 3, 3, 3, 4, 4),  # PH1.comp.01, PH1.solo.01
    people_row=(0, 2, 2, 3, 4, 5),  # PH1.comp.01, PH1.solo.01
    refills_people=False,  # PH1.job.01, PH1.partner.01
    refresh_keeps=False,  # PH1.refresh.01
    joins_on_card=False,  # PH1.project.01
    searches_jobs=False,  # PH1.cardaction.02
    limits_stress=False,  # PH1.stress.03
    dead_resolve=False,  # PH1.resolve.04
    ends_at_once=True,  # PH1.end.01
    mid_game_goals=False,  # PH1.setup.03
    discards_any_time=True,  # PH1.discard.01
    discards_any_project=True,  # PH1.discard.02
    discard_rule="PH1.discard.01",
    refresh_rule="PH1.refresh.01",
    hourglass_rule="PH1.upkeep.08",
    final_goal_rule="PH1.end.02",
    retirement_is_promotion=False,  # PH1.cardaction.06
    good_health=good_health_by_count(),  # PH1.stress.05
    most_seats=4,  # PH1.comp.01
    has_modules=False,  # XP.gen.05
)

EDITIONS: Final = {"second": SECOND, "first": FIRST}
