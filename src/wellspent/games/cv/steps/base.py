"""What the steps of CV share."""

from typing import Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import option
from wellspent.engine.step import Refusal, Step

from ..cards import CANCEL_MISFORTUNE, CHILDHOOD, ONLY_IN_OLD_AGE, Card
from ..events import LEFT, tell
from ..means import is_old_age
from ..reasons import NOT_OLD_AGE, ONLY_AT_MISFORTUNE, ONLY_WHEN_ROLLING, WITH_A_PAYMENT
from ..rules import Rules
from ..state import State
from ..verbs import LEAVE, PLAY


def is_boxed(state: State, number: int) -> bool:
    """Whether a card has gone to the box. Asked at every throw and payment: written out it is compiled."""
    for other in state.box:
        if other == number:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CVStep(Step[State]):
    """A step that knows the rules it belongs to."""

    def __init__(self, rules: Rules, asks: bool = False, is_common: bool = False) -> None:
        super().__init__(asks, is_common)
        self.rules: Final = rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(CVStep):
    """A step that asks. Anybody may leave while it does, and who has left is answered for (CV.q.32)."""

    def __init__(self, rules: Rules, is_common: bool = False) -> None:
        super().__init__(rules, True, is_common)

    def automatic(self, state: State, frame: Frame, seat: int) -> int:
        """What is chosen for a player who has left."""
        return self.options(state, frame, seat)[0]

    def ask(self, state: State, frame: Frame) -> None:
        """Put the question on the agenda, or answer it where its player has left."""
        if state.players[frame.player].has_left:
            self.run(state, frame, frame.player, self.automatic(state, frame, frame.player))
        else:
            state.push(frame)

    def interrupts(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [] if state.players[seat].has_left else [option(LEAVE)]

    def interrupt(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        is_asked = seat in self.deciders(state, frame)
        state.players[seat].has_left = True
        tell(state, LEFT, seat, rule="CV.q.32")
        if is_asked:
            state.agenda.pop()
            self.run(state, frame, seat, self.automatic(state, frame, seat))

    def hides_event(self, state: State, player: int) -> bool:
        """CV.q.51: whether a player may hold a hidden event to the eyes of the others."""
        for number in state.players[player].hand:
            if self.rules.cards[number].deck == CHILDHOOD:
                return True
        return False

    def might_pay(self, state: State, player: int) -> bool:
        """CV.q.51: whether a hidden event could give symbols."""
        if self.hides_event(state, player):
            for number in self.rules.hidden_events:
                if self.rules.cards[number].has_symbols and not is_boxed(state, number):
                    return True
        return False

    def refused_events(self, state: State, seat: int) -> list[Refusal]:
        """Why the events in hand are not played at this question."""
        found: list[Refusal] = []
        for number in state.players[seat].hand:
            found.append(Refusal(option(PLAY, number), self.why_not_played(state, self.rules.cards[number])))
        return found

    def why_not_played(self, state: State, card: Card) -> int:
        if card.does == CANCEL_MISFORTUNE:
            return ONLY_AT_MISFORTUNE
        if not card.has_symbols:
            return ONLY_WHEN_ROLLING
        if card.does == ONLY_IN_OLD_AGE and not is_old_age(self.rules, state):
            return NOT_OLD_AGE
        # Its symbols are offered with the payments they help to make.
        return WITH_A_PAYMENT
