"""How the dice of imagined turns fell, to be set aside: it says nothing about the choice that is tried out."""

from typing import Final, final

from wellspent.games.cv.state import State

from ..numbers import add_up
from .outlook import Outlook


@final
class Lucks:
    """By seat: how much better its turns went than they promised before the first throw."""

    def __init__(self, seats: int) -> None:
        self.total: Final = [0.0] * seats
        self.round = -1
        self.turn = -1
        self.seat = -1
        self.promised = 0.0
        self.outlook: Outlook | None = None

    def is_new(self, state: State) -> bool:
        """Whether a turn has begun that it does not know yet."""
        return self.outlook is None and (state.round, state.turn) != (self.round, self.turn)

    def begin(self, state: State, outlook: Outlook, promised: float) -> None:
        self.round, self.turn, self.seat = state.round, state.turn, state.player
        self.outlook, self.promised = outlook, promised

    def end(self, state: State) -> None:
        """If a turn is over, see what has become of it."""
        outlook = self.outlook
        if outlook is None or (not state.finished and (state.round, state.turn) == (self.round, self.turn)):
            return
        me = state.players[self.seat]
        self.total[self.seat] += outlook.value(me.stacks, me.hand) - self.promised
        self.outlook = None

    def lead(self, seat: int) -> float:
        others = add_up(self.total) - self.total[seat]
        return self.total[seat] - others / (len(self.total) - 1)
