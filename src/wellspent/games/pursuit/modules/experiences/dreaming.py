"""The Dream board, and the Desire that grows on it."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, first_of, option, second_of

from ...action import BoardAction
from ...actions.free import has_cards
from ...actions.take import take_from_row
from ...cards import ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, PROJECT_PILE
from ...events import tell
from ...purse import Purse
from ...reasons import OK
from ...rewards import gain
from ...rules import Rules
from ...state import NO_CARD, UPKEEP, State, is_among, part_of
from ...steps.base import PursuitStep
from .clouds import closed_to_cloud, cloud_reason, place_cloud
from .part import DREAMS, MOST_DESIRE, ExperiencesPart

# As many as there are DREAMS; spelt out, compiled code need not look it up.
SLOTS: Final = 3
# All slots, as bits, and all but the first.
ALL_FILLED: Final = 7
ALL_BUT_FIRST: Final = 6


class Desire(PursuitStep):
    """EXP.desire.01, EXP.desire.02: before anything else in the Upkeep Phase a token on every dream of the living."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.event: Final = rules.add_event("desired")

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
                    tell(state, self.event, player, number, number=desires[slot], rule="EXP.desire.01")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dream(BoardAction):
    """EXP.dream.02: put any face-up card on an empty slot of the Dream board, and gain what the slot gives."""

    def __init__(self, rules: Rules, space: int, pile: int, name: str = "dream") -> None:
        super().__init__(rules, name, ("card", "number"), "EXP.dream.02", space)
        self.reaches_level = False
        self.spot: Final = rules.spot(ExperiencesPart)
        self.piles: Final = [PROJECT_PILE, ITEM_ACTIVITY_PILE, JOB_PILE, PARTNER_PILE, pile]
        self.pile: Final = pile
        # The choices of all cards behind one another, one for each slot.
        self.by_slot: list[object] = []
        self.event: Final = rules.add_event("dreamed")
        self.refill: Final = rules.step("experiences.refill")
        self.nothing_there = rules.add_reason("no_card_there", "EXP.q.13")
        self.board_full: Final = rules.add_reason("dream_board_full", "EXP.dream.04")

    def make_choices(self) -> None:
        for card in self.rules.cards:
            self.choices.append([option(self.verb, card.index, slot) for slot in range(SLOTS)])

    def make_tags(self) -> None:
        for card in self.rules.cards:
            self.by_slot.extend(self.shared(card.index))

    def closed(self, state: State, player: int) -> int:
        reason = self.barred(state, player)
        return reason if reason != OK else self.no_room(state, player)

    def barred(self, state: State, player: int) -> int:
        """What closes the space itself, or 0."""
        return super().closed(state, player)

    def board(self, state: State, player: int) -> list[int]:
        return cast("ExperiencesPart", self.spot.part(state)).dreams[player]

    def no_room(self, state: State, player: int) -> int:
        """EXP.dream.04, EXP.q.13: no empty slot, or no card: no dream."""
        if not is_among(NO_CARD, self.board(state, player)):
            return self.board_full
        for pile in self.piles:
            if has_cards(state.row[pile]):
                return OK
        return self.nothing_there

    def candidates(self, state: State, player: int, found: Offers) -> None:
        before = found.count
        filled = self.filled(state, player)
        self.add_rows(state, filled if filled != ALL_FILLED else ALL_BUT_FIRST, found)
        if found.count == before:
            found.append(option(self.verb, NO_ARGUMENT, NO_ARGUMENT))

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once: where there is no empty slot, or no card, nothing is added."""
        if self.barred(state, player) == OK:
            filled = self.filled(state, player)
            if filled != ALL_FILLED:
                self.add_rows(state, filled, found)

    def filled(self, state: State, player: int) -> i64:
        """The slots that are filled, as bits."""
        filled: i64 = 0
        bit: i64 = 1
        number: i64
        for number in self.board(state, player):
            if number != NO_CARD:
                filled |= bit
            bit <<= 1
        return filled

    def add_rows(self, state: State, filled: i64, found: Offers) -> None:
        """The choices of every face-up card, for the slots that are not filled."""
        rows, choices = state.row, self.by_slot
        empty = ~filled & ALL_FILLED
        pile: i64
        number: i64
        for pile in self.piles:
            row = rows[pile]
            room, at = found.room_for(len(row) * SLOTS), found.count
            for number in row:
                if number == NO_CARD:
                    continue
                place = number * SLOTS
                if empty & 1:
                    room[at] = choices[place]
                    at += 1
                if empty & 2:
                    room[at] = choices[place + 1]
                    at += 1
                if empty & 4:
                    room[at] = choices[place + 2]
                    at += 1
            found.count = at

    def perform(self, state: State, player: int, choice: int) -> None:
        card, slot = self.rules.cards[first_of(choice)], second_of(choice)
        self.place_hourglass(state, player)
        state.own(card.pile)
        row = state.row[card.pile]
        if card.pile == self.pile:
            place = row.index(card.index)
            row[place] = NO_CARD
            state.push(Frame(self.refill, 0, 0, self.pile, place))
        else:
            take_from_row(self.rules, state, player, card, True)
        part_of(state, ExperiencesPart).dreams[player][slot] = card.index
        tell(state, self.event, player, card.index, number=slot, rule=self.rule)
        gain(self.rules, state, player, DREAMS[slot], card.index, self.rule)


class DreamByCloud(Dream):
    """EXP.board.07: the same with the Cloud token."""

    def __init__(self, rules: Rules, space: int, pile: int) -> None:
        super().__init__(rules, space, pile, "dream_by_cloud")
        self.uses_hourglass = False
        self.cloud_used: Final = cloud_reason(rules)
        self.cloud_placed: Final = rules.add_event("cloud_placed")

    def barred(self, state: State, player: int) -> int:
        return closed_to_cloud(self.spot, state, player, self.space, self.cloud_used)

    def repetition(self, state: State, player: int) -> int:
        return 0

    def place_hourglass(self, state: State, player: int) -> None:
        place_cloud(state, player, self.space, self.cloud_placed)
