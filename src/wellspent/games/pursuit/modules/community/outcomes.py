"""How it turns out, in the Resolution Phase."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, second_of
from wellspent.engine.step import Refusal

from ...action import Action, charge
from ...cards import PRICE_FIXED, Card
from ...effects import Take
from ...events import ADVANCED, ROW_DISCARDED, tell
from ...lives import bury, note_goals
from ...measures import holds
from ...prices import can_pay
from ...purse import Purse
from ...reasons import CANNOT_PAY, NO_CARD_THERE, OK, REQUIREMENT
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, State, part_of
from ...steps import SETTLE_GOALS
from ...steps.base import PursuitStep
from .part import ENGAGE, NOBODY, SLOTS, CommunityPart


class Outcome(Action):
    """What an Outcome costs and gives. It is chosen in the Resolution Phase, never in a turn."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "outcome", ("card", "level"), "COM.outcome.03")
        self.uses_hourglass = False
        self.event: Final = rules.add_event("outcome", ADVANCED)
        self.life_is_over: Final = rules.add_reason("life_is_over", "XP.life.04")
        self.requirement: Final = rules.add_reason("requirement", "COM.outcome.07")

    def refuse(self, state: State, player: int, choice: int, purse: Purse) -> int:
        """COM.outcome.07: requirement, cost and Stress; XP.life.04: the dead pay neither Stress nor STH."""
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        lines = self.rules.lines(card, level)
        for effect in lines.effects:
            # COM.q.12
            if isinstance(effect, Take) and not effect.is_there(state):
                return NO_CARD_THERE
        me = state.players[player]
        if me.is_alive and not me.is_doomed:
            reason = purse.refuse(PRICE_FIXED, card, level, 0)
            return self.requirement if reason == REQUIREMENT else reason
        if lines.cost.stress or lines.cost.sth:
            return self.life_is_over
        if not can_pay(self.rules, state, player, PRICE_FIXED, card, lines.cost, me.hourglasses):
            return CANNOT_PAY
        return OK if holds(self.rules, state, player, lines.needs) else self.requirement

    def perform(self, state: State, player: int, choice: int) -> None:
        card, level = self.rules.cards[first_of(choice)], second_of(choice)
        if charge(self.rules, state, player, PRICE_FIXED, card, level, self.verb, self.rule):
            self.complete(state, player, card, level)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        tell(state, self.event, player, card.index, level=number, rule=self.rule)
        reward(self.rules, state, player, card, number, "COM.outcome.03")


class Outcomes(PursuitStep):
    """COM.outcome.02, COM.outcome.10: card after card from the left, everybody who engaged in it in turn."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        board = part_of(state, CommunityPart)
        for slot in range(SLOTS):
            if board.slots[slot] == NO_CARD or not board.engaged[slot]:
                continue
            player = self.next_player(state, board.engaged[slot])
            board.engaged[slot] &= ~(1 << player)
            state.push(Frame(self.rules.step("community.resolved"), player, board.slots[slot], slot))
            me = state.players[player]
            outcome = Frame(self.rules.step("community.outcome"), player, board.slots[slot])
            # COM.outcome.09; XP.q.08: whoever has left takes the token off and gets nothing.
            if (me.is_alive or me.resolves) and self.rules.steps[outcome.step].options(state, outcome, player):
                state.push(outcome)
            return
        state.push(Frame(SETTLE_GOALS))

    def next_player(self, state: State, engaged: int) -> int:
        """COM.q.03: clockwise from the holder of the First Player token."""
        for distance in range(self.rules.seats):
            player = (state.first_player + distance) % self.rules.seats
            if engaged >> player & 1:
                return player
        raise LookupError("nobody engaged in this card")


class ChooseOutcome(PursuitStep):
    """COM.outcome.03, COM.outcome.08: one of those that are available."""

    holds: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, rules: Rules, outcome: Outcome) -> None:
        super().__init__(rules, True)
        self.outcome: Final = outcome

    def purse(self, state: State, seat: int) -> Purse:
        return Purse(self.rules, state, seat, state.players[seat].hourglasses)

    def all_outcomes(self, frame: Frame) -> list[int]:
        return self.outcome.choices[frame.card][ENGAGE + 1 :]

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        purse, outcomes = self.purse(state, seat), self.all_outcomes(frame)
        return [choice for choice in outcomes if self.outcome.refuse(state, seat, choice, purse) == OK]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        purse = self.purse(state, seat)
        for choice in self.all_outcomes(frame):
            reason = self.outcome.refuse(state, seat, choice, purse)
            if reason != OK:
                found.append(Refusal(choice, reason, tuple(self.outcome.missing(state, seat, choice))))
        return found

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        self.outcome.perform(state, seat, choice)


class Resolved(PursuitStep):
    """After an Outcome: the token is off; a card that all have resolved is discarded at once (COM.outcome.13)."""

    holds: ClassVar[tuple[str, ...]] = ("card", "slot")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        board, slot = part_of(state, CommunityPart), frame.number
        note_goals(self.rules, state, frame.player)
        # XP.life.08
        bury(self.rules, state)
        if not board.engaged[slot]:
            pile = self.rules.cards[frame.card].pile
            state.own(pile)
            state.discard[pile].append(frame.card)
            board.slots[slot] = NO_CARD
            tell(state, ROW_DISCARDED, NOBODY, frame.card, number=pile, rule="COM.outcome.13")
        state.push(Frame(self.rules.step("community.outcomes")))
