"""Stand-Alone Jobs: no ladder, but whoever works harder earns more."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import option, second_of
from wellspent.engine.step import Refusal

from ...action import is_too_stressful
from ...cards import JOB, PRICE_FIXED, Card, Level
from ...events import RETIRED, tell
from ...goods import several
from ...module import Module
from ...prices import can_pay, pay_plain, shortage
from ...reasons import CANNOT_PAY, OK, TOO_MUCH_STRESS
from ...rewards import gain, reward, upkeep_reward
from ...rules import Rules
from ...state import State
from ...steps.base import PursuitStep

# SAJ.action.02, SAJ.upkeep.02
MOST: Final = 2
HIRING: Final = 0
UPKEEP: Final = 1
SECTIONS: Final = ("work_harder", "work_harder_upkeep")
RULES: Final = ("SAJ.action.02", "SAJ.upkeep.02")


class WorkHarder(PursuitStep):
    """SAJ.action.02 to .04: how often, before any reward is received; the most first."""

    holds: ClassVar[tuple[str, ...]] = ("card", "moment")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        self.verb: Final = rules.add_verb("work_harder", ("card", "count"))
        self.event: Final = rules.add_event("worked_harder", like=RETIRED)

    def paid_for(self, state: State, frame: Frame) -> Level:
        """The Work Harder line of the card for this moment."""
        card = self.rules.cards[frame.card]
        return card.levels[card.section(SECTIONS[frame.number])]

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        card = self.rules.cards[frame.card]
        found = [count for count in range(MOST, 0, -1) if self.refuse(state, frame, seat, card, count) == OK]
        return [option(self.verb, card.index, count) for count in [*found, 0]]

    def refusals(self, state: State, frame: Frame, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        card = self.rules.cards[frame.card]
        for count in range(MOST, 0, -1):
            reason = self.refuse(state, frame, seat, card, count)
            if reason != OK:
                price, spare = several(self.paid_for(state, frame).cost, count), state.players[seat].hourglasses
                missing = shortage(self.rules, state, seat, PRICE_FIXED, card, price, spare)
                found.append(Refusal(option(self.verb, card.index, count), reason, tuple(missing)))
        return found

    def refuse(self, state: State, frame: Frame, player: int, card: Card, count: int) -> int:
        """Why one cannot work harder so often, or 0."""
        me, lines = state.players[player], self.paid_for(state, frame)
        price = several(lines.cost, count)
        # SAJ.end.01: with whatever Stress the rewards still bring.
        later = card.levels[0].reward if frame.number == HIRING else card.levels[0].upkeep_reward
        if is_too_stressful(self.rules, me, price.stress + count * lines.reward.stress + later.stress):
            return TOO_MUCH_STRESS
        return OK if can_pay(self.rules, state, player, PRICE_FIXED, card, price, me.hourglasses) else CANNOT_PAY

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        card, lines = self.rules.cards[frame.card], self.paid_for(state, frame)
        count = second_of(choice)
        if count:
            pay_plain(self.rules, state, seat, several(lines.cost, count), card.index, RULES[frame.number])
            tell(state, self.event, seat, card.index, number=count, rule=RULES[frame.number])
        state.push(Frame(self.rules.step("stand_alone_jobs.reward"), seat, card.index, frame.number, count))


class Reward(PursuitStep):
    """The Hiring or Upkeep Reward, and that of working harder as often as it was paid for."""

    holds: ClassVar[tuple[str, ...]] = ("card", "moment", "count")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        card, player = self.rules.cards[frame.card], frame.player
        for _ in range(frame.extra):
            section = card.levels[card.section(SECTIONS[frame.number])]
            gain(self.rules, state, player, section.reward, card.index, RULES[frame.number])
        if frame.number == HIRING:
            reward(self.rules, state, player, card, 0, "SAJ.action.01")
        else:
            upkeep_reward(self.rules, state, player, card, 0, "SAJ.upkeep.01")


class StandAloneJobs(Module):
    """Jobs without a Level, in the Job pile like all others."""

    name: ClassVar[str] = "stand_alone_jobs"
    order: ClassVar[int] = 5

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.work_harder: Final = WorkHarder(rules)
        self.ask: Final = rules.add_step("stand_alone_jobs.work_harder", self.work_harder)
        self.reward: Final = rules.add_step("stand_alone_jobs.reward", Reward(rules))
        self.mine: Final = rules.marked("stand_alone")
        self.no_ladder: Final = rules.add_reason("no_ladder", "SAJ.action.05")

    def shape_card(self, card: Card) -> Card:
        # SAJ.base.01: in everything else it is a Job.
        return card.as_kind("job", "stand_alone") if card.kind_name == "stand_alone_job" else card

    def is_mine(self, card: Card) -> bool:
        return card.kind == JOB and self.mine.has(card.index)

    def ladder_reason(self, state: State, player: int, job: Card) -> int:
        return self.no_ladder if self.is_mine(job) else OK

    def taken(self, state: State, player: int, card: Card, level: int) -> bool:
        if not self.is_mine(card):
            return False
        self.earn(state, player, card, HIRING)
        return True

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        if not self.is_mine(card):
            return False
        self.earn(state, player, card, UPKEEP)
        return True

    def earn(self, state: State, player: int, card: Card, moment: int) -> None:
        """The Reward of the moment, with the question before it if there is a choice."""
        question = Frame(self.ask, player, card.index, moment)
        if len(self.work_harder.options(state, question, player)) > 1:
            state.push(question)
        else:
            state.push(Frame(self.reward, player, card.index, moment))


MODULE = StandAloneJobs
