"""Experiences: plan a trip and make it, or dream of something until its day comes."""

from typing import ClassVar, Final, cast

from ...actions.free import Pass, has_cards
from ...area import draw_card
from ...boards import Board, Display, Zone
from ...cards import ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, PROJECT_PILE, Card, Level
from ...events import TURNED_UP, reveal, tell
from ...goods import total
from ...module import Module
from ...reasons import CANNOT_DISCARD, REQUIREMENT
from ...rules import Rules
from ...state import NO_CARD, Part, State, look_at, part_of
from ...steps.prepare import deal_row
from ...tracks import change_lth
from .clouds import ReturnClouds
from .dreaming import Desire, Dream, DreamByCloud
from .part import NOBODY, SLOTS, ExperiencesPart
from .planning import EXPERIENCE, Experience, Open, Plan, PlanByCloud, Refill, Renew


class Experiences(Module):
    """The Experiences board, and a Dream board for everybody."""

    name: ClassVar[str] = "experiences"
    order: ClassVar[int] = -20
    score_rule: ClassVar[str] = "EXP.desire.04"
    is_expansion: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.spot: Final = rules.spot(ExperiencesPart)
        self.kind: Final = rules.add_kind("experience")
        self.pile: Final = rules.add_pile("experience")
        self.plan_space: Final = rules.add_space("plan_experience")
        self.dream_space: Final = rules.add_space("dream")
        self.fulfilled: Final = rules.add_event("desire_fulfilled")
        rules.add_step("experiences.refill", Refill(rules))
        plan = Plan(rules, self.plan_space, self.pile)
        rules.add_action(plan)
        rules.add_action(PlanByCloud(rules, self.plan_space, self.pile, plan))
        rules.add_action(Dream(rules, self.dream_space, self.pile))
        rules.add_action(DreamByCloud(rules, self.dream_space, self.pile))
        rules.add_action(Experience(rules, self.kind))
        if not rules.has_action("pass"):
            rules.add_action(Pass(rules))
        rules.add_step("experiences.open", Open(rules, self.plan_space))
        rules.add_step("experiences.renew", Renew(rules))
        # It opens the Upkeep Phase and is named so.
        rules.add_step("upkeep.desire", Desire(rules))
        rules.add_step("experiences.cloud", ReturnClouds(rules))
        rules.insert("experiences.open", after="prepare.marker")
        rules.insert_before("experiences.renew", "prepare.hourglasses")
        rules.insert_before("upkeep.desire", "upkeep.stress")
        rules.insert("experiences.cloud", after="resolve.hourglasses")
        rules.rests_on("EXP.plan.02", self.kind, REQUIREMENT)
        rules.rests_on("EXP.do.08", self.kind, CANNOT_DISCARD)

    def shape_card(self, card: Card) -> Card:
        """EXP.do.01, EXP.do.02: extending is one payment of both costs, for both rewards."""
        if card.kind_name != "experience":
            return card
        planning, short, longer = card.levels
        both = Level(
            cost=total(short.cost, longer.cost),
            needs=[*short.needs, *longer.needs],
            reward=total(short.reward, longer.reward),
            effects=[*short.effects, *longer.effects],
            includes=EXPERIENCE,
        )
        return card.with_levels([planning, short, both])

    def part(self) -> Part:
        return ExperiencesPart(self.rules.seats)

    def set_up(self, state: State) -> None:
        # EXP.setup.02
        state.own(self.pile)
        state.row[self.pile] = [NO_CARD] * SLOTS
        for slot in range(SLOTS):
            number = draw_card(state, self.pile)
            state.row[self.pile][slot] = number
            if number != NO_CARD:
                reveal(state, TURNED_UP)
                tell(state, TURNED_UP, NOBODY, number, number=self.pile, rule="EXP.setup.02")
        # EXP.setup.05, EXP.setup.06
        state.covered |= 1 << self.plan_space
        deal_row(self.rules, state, JOB_PILE)
        deal_row(self.rules, state, PARTNER_PILE)

    def within_reach(self, state: State, player: int) -> list[int]:
        # EXP.dream.07, EXP.dream.08
        return cast("ExperiencesPart", self.spot.part(state)).dreams[player]

    def lift(self, state: State, player: int, card: Card) -> None:
        # EXP.dream.11, EXP.desire.03
        part = part_of(state, ExperiencesPart)
        board = part.dreams[player]
        if card.index not in board:
            return
        slot = board.index(card.index)
        board[slot] = NO_CARD
        desire = part.desires[player][slot]
        part.desires[player][slot] = 0
        if desire:
            tell(state, self.fulfilled, player, card.index, number=desire, rule="EXP.desire.03")
            change_lth(state, player, desire, "EXP.desire.03", card.index)

    def may_join_turns(self, state: State, player: int) -> bool:
        """XP.turn.04: the Cloud token is unused and has an open place."""
        part = look_at(state, ExperiencesPart)
        if part.cloud_used >> player & 1:
            return False
        if not state.covered >> self.plan_space & 1:
            if has_cards(state.row[self.pile]):
                return True
            for number in part.dreams[player]:
                if number != NO_CARD and self.rules.cards[number].pile == self.pile:
                    return True
        piles = (PROJECT_PILE, ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, self.pile)
        return NO_CARD in part.dreams[player] and any(has_cards(state.row[pile]) for pile in piles)

    def final_score(self, state: State, player: int) -> int:
        # EXP.desire.04
        return -sum(look_at(state, ExperiencesPart).desires[player])

    def solo_threshold(self) -> int:
        # EXP.solo.01
        return 10

    def show(self, state: State, seat: int, display: Display) -> None:
        part, players = look_at(state, ExperiencesPart), range(self.rules.seats)
        clouds = Zone("clouds", by_seat=[1 - (part.cloud_used >> player & 1) for player in players])
        row = Zone("experiences_row", state.row[self.pile], SLOTS)
        display.boards.append(Board("experiences", [row, clouds], [self.plan_space, self.dream_space]))
        for player in players:
            board, desires = part.dreams[player], part.desires[player]
            display.boards.append(Board("dreams", [Zone("dreams", board, len(board), seat=player)], seat=player))
            for number, desire in zip(board, desires, strict=True):
                if desire:
                    display.tokens[number] = {"desire": desire}


MODULE = Experiences
