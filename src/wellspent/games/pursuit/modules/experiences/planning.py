"""The row of Experiences: planned, made, and perhaps extended."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, first_of, option

from ...actions.on_cards import ByLevel
from ...actions.take import TakeFromRow, take_from_row
from ...area import draw_card, place_card, set_aside
from ...board import FIRST_ADULT
from ...cards import Card
from ...events import ADVANCED, ROW_DISCARDED, TOOK, TURNED_UP, reveal, tell
from ...purse import Purse, Tag
from ...reasons import OK
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, State
from ...steps.base import PursuitStep
from .clouds import closed_to_cloud, cloud_reason, place_cloud
from .part import NOBODY, SLOTS, ExperiencesPart

# The parts of an Experience are its levels.
PLANNING: Final = 0
EXPERIENCE: Final = 1
EXTEND: Final = 2


def leave_row(state: State, pile: int, slot: int) -> None:
    """EXP.board.04: the cards to the left move one space right, a new one comes into the first slot."""
    state.own(pile)
    row = state.row[pile]
    row[1 : slot + 1] = row[:slot]
    row[0] = draw_card(state, pile)
    if row[0] != NO_CARD:
        reveal(state, TURNED_UP)
        tell(state, TURNED_UP, NOBODY, row[0], number=pile, rule="EXP.board.04")


class Refill(PursuitStep):
    """The Experiences row closes up and gets a new card."""

    holds: ClassVar[tuple[str, ...]] = ("", "pile", "place")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        leave_row(state, frame.number, frame.extra)


class Open(PursuitStep):
    """EXP.plan.01: the token leaves Plan Experience in the 1st Adult round."""

    def __init__(self, rules: Rules, space: int) -> None:
        super().__init__(rules)
        self.space: Final = space

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round == FIRST_ADULT:
            state.covered &= ~(1 << self.space)


class Renew(PursuitStep):
    """EXP.board.02, EXP.board.03: from the 2nd Adult round on the row moves on by one card."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round <= FIRST_ADULT:
            return
        pile = self.rules.piles.index("experience")
        last = state.row[pile][-1]
        if last != NO_CARD:
            state.own(pile)
            state.discard[pile].append(last)
            tell(state, ROW_DISCARDED, NOBODY, last, number=pile, rule="EXP.board.02")
        leave_row(state, pile, SLOTS - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(TakeFromRow):
    """EXP.plan.02 to .04: an Experience whose Planning Requirement is met, without cost."""

    def __init__(self, rules: Rules, space: int, pile: int, name: str = "plan") -> None:
        super().__init__(rules, name, ("card",), "EXP.plan.04", space, pile)
        self.occasion = "plan"
        self.nothing_there = rules.add_reason("no_card_there", "EXP.plan.05")
        self.event: Final = rules.add_event("planned", TOOK)
        self.refill: Final = rules.step("experiences.refill")

    def open_levels(self, card: Card) -> int:
        return 1

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always; what was found is kept for the Cloud token."""
        purse.listed_from = found.count
        super().offer(state, player, purse, found)
        purse.listed_to = found.count
        purse.listed_by = self

    def candidates(self, state: State, player: int, found: Offers) -> None:
        cards = [number for number in self.within_reach(state, player) if number != NO_CARD]
        found.extend([self.choices[number][PLANNING] for number in cards])
        if not cards:
            found.append(option(self.verb, NO_ARGUMENT, NO_ARGUMENT))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        state.own(self.pile)
        row = state.row[self.pile]
        if card.index in row:
            slot = row.index(card.index)
            row[slot] = NO_CARD
            state.push(Frame(self.refill, 0, 0, self.pile, slot))
        else:
            take_from_row(self.rules, state, player, card, False)
        place_card(self.rules, state, player, card, PLANNING)
        tell(state, self.event, player, card.index, level=PLANNING, rule=self.rule)
        reward(self.rules, state, player, card, PLANNING, self.rule)


class PlanByCloud(Plan):
    """EXP.board.07: the same with the Cloud token."""

    def __init__(self, rules: Rules, space: int, pile: int, plan: Plan) -> None:
        super().__init__(rules, space, pile, "plan_by_cloud")
        self.uses_hourglass = False
        self.plan: Final = plan
        # Whether Planning costs nothing, so that the Hourglass makes no difference.
        self.is_free_of_charge = True
        self.spot: Final = rules.spot(ExperiencesPart)
        self.cloud_used: Final = cloud_reason(rules)
        self.cloud_placed: Final = rules.add_event("cloud_placed")

    def make_tags(self) -> None:
        super().make_tags()
        for tag in self.tags:
            if tag is not None and not tag.lines.cost.is_empty:
                self.is_free_of_charge = False

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always; but what was just found for an Hourglass that brings no Stress can be had for the Cloud too."""
        if self.closed(state, player) != OK:
            return
        is_listed = purse.listed_by is self.plan and purse.listed_to == found.count
        if not is_listed or not self.is_free_of_charge or self.plan.repetition(state, player):
            super().offer(state, player, purse, found)
        else:
            place: i64
            for place in range(purse.listed_from, purse.listed_to):
                found.append(self.firsts[first_of(cast("int", found.room[place]))])

    def closed(self, state: State, player: int) -> int:
        return closed_to_cloud(self.spot, state, player, self.space, self.cloud_used)

    def repetition(self, state: State, player: int) -> int:
        return 0

    def place_hourglass(self, state: State, player: int) -> None:
        place_cloud(state, player, self.space, self.cloud_placed)


class Experience(ByLevel):
    """EXP.do.01: make the trip, or make it longer. The Extend level of a card holds both (see `shape_card`)."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "experience", ("card", "level"), "EXP.do.01")
        self.occasion = "experience"
        self.kind: Final = kind
        self.needs_own(kind)
        self.event: Final = rules.add_event("experienced", ADVANCED)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            if self.rules.cards[number].kind == self.kind:
                found.extend(self.choices[number][EXPERIENCE:])

    def tag_at(self, card: Card, level: int) -> Tag | None:
        return self.tag(card, EXPERIENCE, len(card.levels)) if card.kind == self.kind else None

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        # EXP.do.04: completed either way; what the reward looks at sees it set aside.
        set_aside(self.rules, state, player, card)
        tell(state, self.event, player, card.index, level=number, rule=self.rule)
        reward(self.rules, state, player, card, number, self.rule)
