"""Phase 3: misfortunes."""

from typing import ClassVar

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, verb_of
from wellspent.engine.step import Refusal

from ..cards import CANCEL_MISFORTUNE
from ..events import INSURED, LAPSED, tell
from ..events import MISFORTUNE as MISFORTUNE_EVENT
from ..lives import active_cards, lose_card
from ..reasons import COVERED, ONLY_AT_MISFORTUNE
from ..rules import MISFORTUNE as BAD_LUCK_FOR_ONE
from ..state import BAD_LUCK_PHASE, State
from ..verbs import LOSE, PLAY
from . import MISFORTUNE
from .base import CVStep, Question, is_boxed


class BeginBadLuck(CVStep):
    """CV.badluck.01, CV.badluck.08: one misfortune for every full 3, counted once."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = BAD_LUCK_PHASE
        count = state.bad_luck // BAD_LUCK_FOR_ONE
        if count > 0:
            tell(state, MISFORTUNE_EVENT, state.player, number=count, rule="CV.badluck.01")
        question = self.rules.steps[MISFORTUNE]
        assert isinstance(question, Suffer)
        question.begin(state, state.player, count)


class Suffer(Question):
    """CV.badluck.04: for each misfortune one active card, or a card that cancels it (CV.q.35)."""

    holds: ClassVar[tuple[str, ...]] = ("", "count")

    def begin(self, state: State, player: int, count: int) -> None:
        """CV.badluck.07: one after another."""
        if count == 0:
            return
        frame = Frame(MISFORTUNE, player, 0, count)
        found = self.options(state, frame, player)
        if not found:
            # CV.badluck.09, CV.cards.32
            tell(state, LAPSED, player, number=count, rule="CV.badluck.09")
        elif len(found) == 1 and not self.might_cancel(state, player):
            self.run(state, frame, player, found[0])
        else:
            self.ask(state, frame)

    def might_cancel(self, state: State, player: int) -> bool:
        """CV.q.51"""
        if self.hides_event(state, player):
            for number in self.rules.hidden_events:
                if self.rules.cards[number].does == CANCEL_MISFORTUNE and not is_boxed(state, number):
                    return True
        return False

    def automatic(self, state: State, frame: Frame, seat: int) -> int:
        """CV.q.32: the active card with the lowest number."""
        return option(LOSE, min(active_cards(state.players[seat])))

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        me = state.players[seat]
        found = [option(LOSE, number) for number in active_cards(me)]
        if found:
            for number in me.hand:
                if self.rules.cards[number].does == CANCEL_MISFORTUNE:
                    found.append(option(PLAY, number))
        return found

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for stack in state.players[seat].stacks:
            for number in stack[:-1]:
                found.append(Refusal(option(LOSE, number), COVERED))
        for refusal in self.refused_events(state, seat):
            if refusal.reason != ONLY_AT_MISFORTUNE:
                found.append(refusal)
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        number = first_of(choice)
        if verb_of(choice) == PLAY:
            state.players[seat].hand.remove(number)
            state.box.append(number)
            tell(state, INSURED, seat, number, rule="CV.cards.01")
        else:
            lose_card(state, seat, number, "CV.badluck.04")
        self.begin(state, seat, frame.number - 1)
