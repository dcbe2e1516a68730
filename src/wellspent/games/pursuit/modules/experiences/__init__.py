"""Experiences: plan a trip and make it, or dream of something until its day comes."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, first_of, option, second_of

from ...action import Action, BoardAction
from ...actions.free import Pass, has_cards
from ...actions.take import TakeFromRow, take_from_row
from ...area import draw_card, place_card, set_aside
from ...board import FIRST_ADULT
from ...boards import Board, Display, Zone
from ...cards import ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, PROJECT_PILE, Card, Level
from ...events import ADVANCED, ROW_DISCARDED, TOOK, TURNED_UP, reveal, tell
from ...goods import NOTHING, goods, total
from ...module import Module
from ...purse import Purse
from ...reasons import COVERED, NO_CARD_THERE, OK
from ...rewards import gain, reward
from ...rules import Rules
from ...state import COUNTS, NO_CARD, PLACES, SEATS, UPKEEP, Field, Part, State, part_of
from ...steps.base import PursuitStep
from ...steps.prepare import deal_row
from ...tracks import change_lth

# XP.comp.33, XP.comp.35
SLOTS: Final = 5
# EXP.dream.03: what the slots of a Dream board give, from left to right.
DREAMS: Final = (goods(knowledge=1), goods(creativity=1), goods(influence=1))
# EXP.desire.02
MOST_DESIRE: Final = 3
# EXP.dream.02: the piles whose cards may be dreamt of.
DREAMT_OF: Final = ("project", "item_activity", "job", "partner", "experience")
NOBODY: Final = -1

# The parts of an Experience are its levels.
PLANNING: Final = 0
EXPERIENCE: Final = 1
EXTEND: Final = 2


class ExperiencesPart(Part):
    """The Dream boards: by seat and slot the card, and the Desire tokens on it; who has used the Cloud token."""

    def __init__(self, seats: int) -> None:
        self.dreams = [[NO_CARD] * len(DREAMS) for _ in range(seats)]
        self.desires = [[0] * len(DREAMS) for _ in range(seats)]
        self.cloud_used = 0

    def copy(self) -> "ExperiencesPart":
        twin = ExperiencesPart(0)
        twin.dreams = [board[:] for board in self.dreams]
        twin.desires = [board[:] for board in self.desires]
        twin.cloud_used = self.cloud_used
        return twin

    def cards(self) -> list[int]:
        return [number for board in self.dreams for number in board if number != NO_CARD]

    def lines(self) -> list[str]:
        return [f"dreams {self.dreams} desires {self.desires}", f"clouds used {self.cloud_used}"]

    def fields(self) -> dict[str, Field]:
        return {
            "dreams": Field(PLACES, piles=DREAMT_OF, beside="desires"),
            "desires": Field(COUNTS, most=MOST_DESIRE),
            "cloud_used": Field(SEATS),
        }


def leave_row(state: State, pile: int, slot: int) -> None:
    """EXP.board.04: the cards to the left move one space right, a new one comes into the first slot."""
    row = state.row[pile]
    row[1 : slot + 1] = row[:slot]
    row[0] = draw_card(state, pile)
    if row[0] != NO_CARD:
        reveal(state, TURNED_UP)
        tell(state, TURNED_UP, NOBODY, row[0], 0, pile, "EXP.board.04")


class Refill(PursuitStep):
    """The Experiences row closes up and gets a new card."""

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
            state.discard[pile].append(last)
            tell(state, ROW_DISCARDED, NOBODY, last, 0, pile, "EXP.board.02")
        leave_row(state, pile, SLOTS - 1)


class Desire(PursuitStep):
    """EXP.desire.01, EXP.desire.02: before anything else in the Upkeep Phase a token on every dream of the living."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.told: Final = rules.add_event("desired")

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        state.phase = UPKEEP
        part = part_of(state, ExperiencesPart)
        for player in range(self.rules.seats):
            if not state.players[player].is_alive:
                continue
            desires = part.desires[player]
            for slot, number in enumerate(part.dreams[player]):
                if number != NO_CARD and desires[slot] < MOST_DESIRE:
                    desires[slot] += 1
                    tell(state, self.told, player, number, 0, desires[slot], "EXP.desire.01")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan(TakeFromRow):
    """EXP.plan.02 to .04: an Experience whose Planning Requirement is met, without cost."""

    def __init__(self, rules: Rules, space: int, pile: int, name: str = "plan") -> None:
        super().__init__(rules, name, ("card",), "EXP.plan.04", space, pile)
        self.told: Final = rules.add_event("planned", TOOK)
        self.refill: Final = rules.step("experiences.refill")

    def open_levels(self, state: State, player: int, card: Card) -> int:
        return 1

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        cards = [number for number in self.within_reach(state, player) if number != NO_CARD]
        found.extend([self.choices[number][PLANNING] for number in cards])
        if not cards:
            found.append(option(self.verb, NO_ARGUMENT, NO_ARGUMENT))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        row = state.row[self.pile]
        if card.index in row:
            slot = row.index(card.index)
            row[slot] = NO_CARD
            state.push(Frame(self.refill, 0, 0, self.pile, slot))
        else:
            take_from_row(self.rules, state, player, card, False)
        place_card(self.rules, state, player, card, PLANNING)
        tell(state, self.told, player, card.index, PLANNING, 0, self.rule)
        reward(self.rules, state, player, card, PLANNING, self.rule)


def cloud_reason(rules: Rules) -> int:
    return rules.add_reason("cloud_used", "EXP.cloud.01")


def place_cloud(state: State, player: int, space: int, told: int) -> None:
    """EXP.cloud.02: it gives no Stress."""
    part_of(state, ExperiencesPart).cloud_used |= 1 << player
    tell(state, told, player, -1, 0, space, "EXP.cloud.01")


def closed_to_cloud(state: State, player: int, space: int, used: int) -> int:
    if state.covered >> space & 1:
        return COVERED
    return used if part_of(state, ExperiencesPart).cloud_used >> player & 1 else OK


class PlanByCloud(Plan):
    """EXP.board.07: the same with the Cloud token."""

    def __init__(self, rules: Rules, space: int, pile: int) -> None:
        super().__init__(rules, space, pile, "plan_by_cloud")
        self.uses_hourglass = False
        self.cloud_used: Final = cloud_reason(rules)
        self.cloud_placed: Final = rules.add_event("cloud_placed")

    def closed(self, state: State, player: int) -> int:
        return closed_to_cloud(state, player, self.space, self.cloud_used)

    def repetition(self, state: State, player: int) -> int:
        return 0

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        super().offer(state, player, self.purse(state, player), found)

    def place_hourglass(self, state: State, player: int) -> None:
        place_cloud(state, player, self.space, self.cloud_placed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dream(BoardAction):
    """EXP.dream.02: put any face-up card on an empty slot of the Dream board, and gain what the slot gives."""

    def __init__(self, rules: Rules, space: int, pile: int, name: str = "dream") -> None:
        super().__init__(rules, name, ("card", "number"), "EXP.dream.02", space)
        self.reaches_level = False
        self.piles: Final = (PROJECT_PILE, ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, pile)
        self.pile: Final = pile
        self.told: Final = rules.add_event("dreamed")
        self.refill: Final = rules.step("experiences.refill")
        self.board_full: Final = rules.add_reason("dream_board_full", "EXP.dream.04")

    def make_choices(self) -> None:
        for card in self.rules.cards:
            self.choices.append([option(self.verb, card.index, slot) for slot in range(len(DREAMS))])

    def closed(self, state: State, player: int) -> int:
        reason = super().closed(state, player)
        if reason == OK and NO_CARD not in part_of(state, ExperiencesPart).dreams[player]:
            return self.board_full
        return reason

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        board = part_of(state, ExperiencesPart).dreams[player]
        slots = [slot for slot in range(len(DREAMS)) if board[slot] == NO_CARD] or [0]
        before = len(found)
        for pile in self.piles:
            for number in state.row[pile]:
                if number != NO_CARD:
                    found.extend([self.choices[number][slot] for slot in slots])
        if len(found) == before:
            found.append(option(self.verb, NO_ARGUMENT, NO_ARGUMENT))

    def refuse(self, state: State, player: int, choice: int) -> int:
        # EXP.q.13: no card, no dream; whether another Hourglass is too much Stress has been asked before.
        return NO_CARD_THERE if first_of(choice) == NO_ARGUMENT else OK

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        return list(NOTHING.amounts)

    def perform(self, state: State, player: int, choice: int) -> None:
        card, slot = self.rules.cards[first_of(choice)], second_of(choice)
        self.place_hourglass(state, player)
        row = state.row[card.pile]
        if card.pile == self.pile:
            place = row.index(card.index)
            row[place] = NO_CARD
            state.push(Frame(self.refill, 0, 0, self.pile, place))
        else:
            take_from_row(self.rules, state, player, card, True)
        part_of(state, ExperiencesPart).dreams[player][slot] = card.index
        tell(state, self.told, player, card.index, 0, slot, self.rule)
        gain(self.rules, state, player, DREAMS[slot], card.index, self.rule)


class DreamByCloud(Dream):
    """EXP.board.07: the same with the Cloud token."""

    def __init__(self, rules: Rules, space: int, pile: int) -> None:
        super().__init__(rules, space, pile, "dream_by_cloud")
        self.uses_hourglass = False
        self.cloud_used: Final = cloud_reason(rules)
        self.cloud_placed: Final = rules.add_event("cloud_placed")

    def closed(self, state: State, player: int) -> int:
        reason = closed_to_cloud(state, player, self.space, self.cloud_used)
        if reason == OK and NO_CARD not in part_of(state, ExperiencesPart).dreams[player]:
            return self.board_full
        return reason

    def repetition(self, state: State, player: int) -> int:
        return 0

    def place_hourglass(self, state: State, player: int) -> None:
        place_cloud(state, player, self.space, self.cloud_placed)


class Experience(Action):
    """EXP.do.01: make the trip, or make it longer. The Extend level of a card holds both (see `shape_card`)."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "experience", ("card", "level"), "EXP.do.01")
        self.kind: Final = kind
        self.told: Final = rules.add_event("experienced", ADVANCED)

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.players[player].cards:
            if self.rules.cards[number].kind == self.kind:
                found.extend(self.choices[number][EXPERIENCE:])

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        # EXP.do.04: completed either way; what the reward looks at sees it set aside.
        set_aside(self.rules, state, player, card)
        tell(state, self.told, player, card.index, number, 0, self.rule)
        reward(self.rules, state, player, card, number, self.rule)


class Experiences(Module):
    """The Experiences board, and a Dream board for everybody."""

    name: ClassVar[str] = "experiences"
    order: ClassVar[int] = -20
    score_rule: ClassVar[str] = "EXP.desire.04"
    is_expansion: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.kind: Final = rules.add_kind("experience")
        self.pile: Final = rules.add_pile("experience")
        self.plan_space: Final = rules.add_space("plan_experience")
        self.dream_space: Final = rules.add_space("dream")
        self.fulfilled: Final = rules.add_event("desire_fulfilled")
        rules.add_step("experiences.refill", Refill(rules))
        rules.add_action(Plan(rules, self.plan_space, self.pile))
        rules.add_action(PlanByCloud(rules, self.plan_space, self.pile))
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
        state.row[self.pile] = [NO_CARD] * SLOTS
        for slot in range(SLOTS):
            number = draw_card(state, self.pile)
            state.row[self.pile][slot] = number
            if number != NO_CARD:
                reveal(state, TURNED_UP)
                tell(state, TURNED_UP, NOBODY, number, 0, self.pile, "EXP.setup.02")
        # EXP.setup.05, EXP.setup.06
        state.covered |= 1 << self.plan_space
        deal_row(self.rules, state, JOB_PILE)
        deal_row(self.rules, state, PARTNER_PILE)

    def within_reach(self, state: State, player: int, pile: int, found: list[int]) -> None:
        # EXP.dream.07, EXP.dream.08
        for number in part_of(state, ExperiencesPart).dreams[player]:
            if number != NO_CARD and self.rules.cards[number].pile == pile:
                found.append(number)

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
            tell(state, self.fulfilled, player, card.index, 0, desire, "EXP.desire.03")
            change_lth(state, player, desire, "EXP.desire.03", card.index)

    def may_join_turns(self, state: State, player: int) -> bool:
        """XP.turn.04: the Cloud token is unused and has an open place."""
        part = part_of(state, ExperiencesPart)
        if part.cloud_used >> player & 1:
            return False
        if not state.covered >> self.plan_space & 1:
            plans: list[int] = state.row[self.pile][:]
            self.within_reach(state, player, self.pile, plans)
            if has_cards(plans):
                return True
        piles = (PROJECT_PILE, ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, self.pile)
        return NO_CARD in part.dreams[player] and any(has_cards(state.row[pile]) for pile in piles)

    def final_score(self, state: State, player: int) -> int:
        # EXP.desire.04
        return -sum(part_of(state, ExperiencesPart).desires[player])

    def solo_threshold(self) -> int:
        # EXP.solo.01
        return 10

    def show(self, state: State, seat: int, display: Display) -> None:
        part, players = part_of(state, ExperiencesPart), range(self.rules.seats)
        clouds = Zone("clouds", by_seat=[1 - (part.cloud_used >> player & 1) for player in players])
        row = Zone("experiences_row", state.row[self.pile], SLOTS)
        display.boards.append(Board("experiences", [row, clouds], [self.plan_space, self.dream_space]))
        for player in players:
            board, desires = part.dreams[player], part.desires[player]
            display.boards.append(Board("dreams", [Zone("dreams", board, len(board), seat=player)], seat=player))
            for number, desire in zip(board, desires, strict=True):
                if desire:
                    display.tokens[number] = {"desire": desire}


class ReturnClouds(PursuitStep):
    """EXP.cloud.06"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part_of(state, ExperiencesPart).cloud_used = 0


MODULE = Experiences
