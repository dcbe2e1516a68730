"""What the steps of the Pursuit share."""

from typing import Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.step import Step

from ..cards import Level
from ..lives import bury, settle_goals
from ..rules import Rules
from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class PursuitStep(Step[State]):
    """A step that knows the rules it belongs to."""

    def __init__(self, rules: Rules, asks: bool = False, is_common: bool = False, stays: bool = False) -> None:
        super().__init__(asks, is_common, stays)
        self.rules: Final = rules

    def paid_for(self, state: State, frame: Frame) -> Level | None:
        """The part of a card that is paid for, perhaps several times, where that is the question."""
        return None


class SettleGoals(PursuitStep):
    """The end of a step that is one moment for all players: Mid-Game Life Goals are awarded or closed."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        settle_goals(self.rules, state)


class EndLives(PursuitStep):
    """MOD.life.06, MOD.life.07: the end of lives that a Reward outside an action, with all it asks, has doomed."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        bury(self.rules, state)
