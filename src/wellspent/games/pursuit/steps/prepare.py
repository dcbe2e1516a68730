"""The Preparation Phase: the next age, new rows, Hourglasses."""

from typing import TYPE_CHECKING, Final

from wellspent.engine.agenda import Frame

from ..area import discard_from_row, turn_up
from ..board import (
    AGEING_STRESS,
    FIRST_ADULT,
    FIRST_OLD_AGE,
    GET_JOB,
    HOURGLASSES_OF,
    OVERTIME,
    START_RELATIONSHIP,
    TEEN,
)
from ..cards import ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, PROJECT_PILE
from ..events import HOURGLASSES, ROUND, tell
from ..lives import bury, finish, nobody_alive
from ..rules import Rules
from ..state import NO_CARD, PREPARATION, State
from ..tracks import get_stress
from . import SETTLE_GOALS
from .base import PursuitStep

if TYPE_CHECKING:
    from mypy_extensions import i64

TEEN_COVERS: Final = 1 << GET_JOB | 1 << START_RELATIONSHIP | 1 << OVERTIME
AGEING_RULES: Final = ["", "", "", "", "", "", "PH.prep.05", "PH.prep.06", "PH.prep.07"]


class Marker(PursuitStep):
    """PH.prep.02 to PH.prep.08: the Round marker moves on, with its consequences."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = PREPARATION
        if state.round == 0:
            # PH1.round.02: the first round has this phase too, but the marker stays on Teen.
            state.round = TEEN
            tell(state, ROUND, -1, number=TEEN, rule="PH.setup.18")
            return
        state.round += 1
        tell(state, ROUND, -1, number=state.round, rule="PH.prep.02")
        if state.round == FIRST_ADULT:
            state.covered &= ~TEEN_COVERS
        if state.round == FIRST_OLD_AGE:
            state.covered |= 1 << OVERTIME
        state.push(Frame(SETTLE_GOALS))
        stress, rule = AGEING_STRESS[state.round], AGEING_RULES[state.round]
        for player in range(self.rules.seats):
            get_stress(state, player, stress, rule)
        bury(self.rules, state)


class PrepareEndCheck(PursuitStep):
    """PH.prep.09"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if nobody_alive(state):
            finish(state)


def row_size(rules: Rules, pile: int) -> int:
    edition = rules.edition
    sizes = edition.people_row if pile in (JOB_PILE, PARTNER_PILE) else edition.open_row
    return sizes[rules.seats]


def deal_row(rules: Rules, state: State, pile: "i64") -> None:
    """PH.prep.10, PH.prep.11: the old cards leave before new ones come."""
    slot: i64
    for slot in range(len(state.row[pile])):
        discard_from_row(state, pile, slot)
    state.own(pile)
    state.row[pile] = [NO_CARD] * row_size(rules, pile)
    for slot in range(len(state.row[pile])):
        turn_up(state, pile, slot)


class Rows(PursuitStep):
    """PH.prep.10 to PH.prep.12; no Jobs and Partners in the first round (PH.setup.05)."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.push(Frame(SETTLE_GOALS))
        deal_row(self.rules, state, PROJECT_PILE)
        deal_row(self.rules, state, ITEM_ACTIVITY_PILE)
        if state.round > TEEN:
            deal_row(self.rules, state, JOB_PILE)
            deal_row(self.rules, state, PARTNER_PILE)


class GainHourglasses(PursuitStep):
    """PH.prep.13: as many as the section of the Stress indicator shows."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        for player in range(self.rules.seats):
            me = state.players[player]
            # What was gained and spent after the return (a Legacy, a dream) lies in the supply again.
            me.used = 0
            if me.is_alive:
                me.hourglasses = HOURGLASSES_OF[me.stress]
                tell(state, HOURGLASSES, player, number=me.hourglasses, rule=self.rules.edition.hourglass_rule)
