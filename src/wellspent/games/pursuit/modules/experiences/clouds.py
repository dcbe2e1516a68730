"""The Cloud token, which does the work of an Hourglass once a round."""

from typing import TYPE_CHECKING, cast

from wellspent.engine.agenda import Frame

from ...events import tell
from ...reasons import COVERED, OK
from ...rules import Rules
from ...state import Spot, State, part_of
from ...steps.base import PursuitStep
from .part import ExperiencesPart

if TYPE_CHECKING:
    from mypy_extensions import i64


def cloud_reason(rules: Rules) -> int:
    return rules.add_reason("cloud_used", "EXP.cloud.01")


def place_cloud(state: State, player: int, space: int, event: int) -> None:
    """EXP.cloud.02: it gives no Stress."""
    part_of(state, ExperiencesPart).cloud_used |= 1 << player
    tell(state, event, player, number=space, rule="EXP.cloud.01")


def closed_to_cloud(spot: Spot, state: State, player: int, space: "i64", used: int) -> int:
    if state.covered >> space & 1:
        return COVERED
    return used if cast("ExperiencesPart", spot.part(state)).cloud_used >> player & 1 else OK


class ReturnClouds(PursuitStep):
    """EXP.cloud.06"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part_of(state, ExperiencesPart).cloud_used = 0
