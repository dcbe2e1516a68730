"""School: a career chosen early, or a degree that lasts a life."""

from typing import ClassVar, Final

from mypy_extensions import i64

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, option

from ...action import BoardAction
from ...actions.on_cards import ByLevel
from ...area import leave_area, place_card, placing_stress, set_aside, set_level
from ...board import FIRST_ADULT
from ...boards import Board, Display, Zone
from ...cards import JOB, PRICE_FIXED, PRICE_PROJECT, Card
from ...events import ADVANCED, HIRED, RETIRED, TOOK, tell
from ...goods import Goods
from ...measures import kinds_held, of_kind, own_of_kind
from ...module import Module
from ...purse import Purse, Tag
from ...reasons import CANNOT_DISCARD, OK
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, State
from ...steps.base import PursuitStep
from ...steps.prepare import TEEN_COVERS

# SCH.comp.05
DEGREE: Final = 1


def in_order(cards: list[int]) -> list[int]:
    """The same cards by number, as they lie in the piles of the School; sorted only if somebody laid them otherwise."""
    before: i64 = NO_CARD
    number: i64
    for number in cards:
        if number < before:
            return sorted(cards)
        before = number
    return cards


class CareerChoice(BoardAction):
    """SCH.action.02: any one card of the two piles, at its L1 Cost."""

    def __init__(self, rules: Rules, space: int, piles: tuple[int, int]) -> None:
        super().__init__(rules, "career", ("card",), "SCH.action.02", space)
        self.piles: Final = [*piles]
        self.nothing_there = rules.add_reason("no_card_there", "SCH.q.10")
        self.school_is_over: Final = rules.add_reason("covered", "SCH.action.07")
        # By card: its L1, of the two piles.
        self.tags: list[Tag | None] = []

    def make_tags(self) -> None:
        for card in self.rules.cards:
            self.tags.append(self.tag(card, 0, 1) if card.pile in self.piles else None)

    def closed(self, state: State, player: int) -> int:
        # SCH.action.07
        return self.school_is_over if state.round >= FIRST_ADULT else super().closed(state, player)

    def price(self, card: Card) -> int:
        # SCH.base.02, SCH.q.01
        return PRICE_FIXED if card.kind == JOB else PRICE_PROJECT

    def candidates(self, state: State, player: int, found: Offers) -> None:
        before = found.count
        for pile in self.piles:
            found.extend([self.choices[number][0] for number in sorted(state.draw[pile])])
        if found.count == before:
            # SCH.q.10
            found.append(option(self.verb, NO_ARGUMENT))

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the card: most cannot be paid."""
        if self.closed(state, player) != OK:
            return
        again: i64 = self.repetition(state, player)
        for pile in self.piles:
            purse.offer_row(in_order(state.draw[pile]), self.tags, again, found)

    def stress(self, state: State, card: Card, purse: Purse) -> int:
        # SCH.base.01
        return super().stress(state, card, purse) + placing_stress(self.rules, purse.me, card)

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        me = state.players[player]
        if card.kind == JOB and me.job != NO_CARD:
            # SCH.action.06
            leave_area(self.rules, state, player, self.rules.cards[me.job], "SCH.action.06")

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        # SCH.action.03: nothing is drawn in its place.
        state.own(card.pile)
        state.draw[card.pile].remove(card.index)
        place_card(self.rules, state, player, card, 0)
        tell(state, HIRED if card.kind == JOB else TOOK, player, card.index, rule=self.rule)
        reward(self.rules, state, player, card, 0, self.rule)


class Graduate(ByLevel):
    """SCH.action.12: the Degree, whose Ability holds for the rest of the life."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "graduate", ("card",), "SCH.action.12")
        self.kind: Final = kind
        self.needs_own(kind)

    def price(self, card: Card) -> int:
        return PRICE_PROJECT

    def level(self, choice: int) -> int:
        return DEGREE

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            if self.rules.cards[number].kind == self.kind:
                found.append(self.choices[number][0])

    def tag_at(self, card: Card, level: int) -> Tag | None:
        if card.kind != self.kind:
            return None
        return Tag(card, DEGREE, self.price(card), self.firsts[card.index])

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, ADVANCED, player, card.index, level=number, rule=self.rule)
        set_aside(self.rules, state, player, card)
        reward(self.rules, state, player, card, number, self.rule)


class CloseSchool(PursuitStep):
    """SCH.prep.01: the tile goes back to the box with everything that is left."""

    def __init__(self, rules: Rules, piles: tuple[int, int]) -> None:
        super().__init__(rules)
        self.piles: Final = piles

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round != FIRST_ADULT:
            return
        for pile in self.piles:
            state.box = [*state.box, *sorted(state.draw[pile])]
            state.own(pile)
            state.draw[pile] = []


class School(Module):
    """Career Jobs and Educational Projects, for the Teen round only."""

    name: ClassVar[str] = "school"
    order: ClassVar[int] = 12

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.education: Final = rules.add_kind("educational_project", fills_slot=True)
        self.discard_kinds = 1 << self.education
        # MOD.gen.06
        piles = (rules.add_pile("career", is_open=True), rules.add_pile("education", is_open=True))
        self.piles: Final = piles
        space = rules.add_space("career_choice")
        self.space: Final = space
        self.completed: Final = rules.add_measure("completed_projects")
        self.active: Final = rules.add_measure("active_projects")
        self.degrees: Final = rules.add_measure("degrees")
        rules.add_action(CareerChoice(rules, space, piles))
        rules.add_action(Graduate(rules, self.education))
        for action in rules.actions:
            if isinstance(action, BoardAction) and TEEN_COVERS >> action.space & 1:
                # SCH.setup.01: the tile lies there in place of the tokens.
                action.in_teen = rules.add_reason("covered", "SCH.action.01")
        self.careers: Final = rules.marked("career")
        self.by_itself: Final = rules.add_reason("by_itself", "SCH.action.08")
        rules.add_step("school.close", CloseSchool(rules, piles))
        rules.insert("school.close", after="prepare.marker")
        rules.rests_on("MOD.action.06", self.education, CANNOT_DISCARD)

    def set_up(self, state: State) -> None:
        """Everybody may look through the piles: they lie in order."""
        for pile in self.piles:
            state.own(pile)
            state.draw[pile].sort()

    def shape_card(self, card: Card) -> Card:
        # SCH.base.03
        return card.as_kind("job", "career") if card.kind_name == "career_job" else card

    def is_career(self, card: Card) -> bool:
        return card.kind == JOB and self.careers.has(card.index)

    # A Career Job goes on by itself.

    def upkeep_duties(self, state: State, player: int, duties: list[int]) -> None:
        # SCH.upkeep.01
        me = state.players[player]
        if not kinds_held(self.rules, me) >> JOB & 1:
            return
        for number in me.cards:
            if self.is_career(self.rules.cards[number]):
                duties.append(number)

    def ladder_reason(self, state: State, player: int, job: Card) -> int:
        return self.by_itself if self.is_career(job) else OK

    def upkeep_level(self, state: State, player: int, card: Card) -> int | None:
        return state.level[card.index] + 1 if self.is_career(card) else None

    def upkeep_price(self, state: State, player: int, card: Card) -> Goods | None:
        level = self.upkeep_level(state, player, card)
        return None if level is None else card.levels[level].cost

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        level = self.upkeep_level(state, player, card)
        if level is None:
            return False
        set_level(self.rules, state, player, card, level)
        if level == card.top:
            # SCH.upkeep.04
            set_aside(self.rules, state, player, card)
            tell(state, RETIRED, player, card.index, level=level, rule="SCH.upkeep.04")
        else:
            tell(state, ADVANCED, player, card.index, level=level, rule="SCH.upkeep.01")
        reward(self.rules, state, player, card, level, "SCH.upkeep.01")
        return True

    def card_left(self, state: State, player: int, card: Card) -> None:
        # SCH.base.04, SCH.q.02
        if card.pile in self.piles:
            state.discard[card.pile].remove(card.index)
            state.box = [*state.box, card.index]

    # A Degree lasts.

    def abilities(self, state: State, player: int, found: list[int]) -> None:
        number: i64
        for number in state.players[player].aside:
            if self.rules.kind_of[number] == self.education:
                found.extend(self.rules.abilities_at[number][DEGREE])

    def discard_reason(self, state: State, player: int, card: Card) -> int | None:
        # SCH.q.07
        return OK if card.kind == self.education else None

    def measure(self, state: State, player: int, measure: int) -> int:
        # MOD.q.10: an Educational Project is a Project where no type is named.
        me = state.players[player]
        if measure in (self.completed, self.degrees):
            return of_kind(self.rules, me.aside, self.education)
        if measure == self.active:
            return own_of_kind(self.rules, me, self.education)
        return 0

    def show(self, state: State, seat: int, display: Display) -> None:
        """MOD.gen.06: both piles lie open until the School closes."""
        cards = [number for pile in self.piles for number in sorted(state.draw[pile])]
        if cards:
            display.boards.append(Board("school", [Zone("school", cards, len(cards))], [self.space]))


MODULE = School
