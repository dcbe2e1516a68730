"""On the Nostalgia board: memories come, are stirred by what is done, and go."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, option

from ...action import Action
from ...cards import PRICE_FIXED, Card
from ...events import tell
from ...purse import Purse, Tag
from ...reasons import OK
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, NO_PLACE, Spot, State, is_among, look_at, part_of
from ...steps.base import PursuitStep
from ...tracks import change_sth
from .part import ACTIVE, PASSIVE, NostalgiaPart

SEVERAL: Final = -2


class Remember(Action):
    """NOS.board.03: put a card of the hand on an empty slot, Reminiscence side up."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "remember", ("card",), "NOS.board.03", True)
        self.reaches_level = False
        self.spot: Final = rules.spot(NostalgiaPart)
        self.event: Final = rules.add_event("remembered")
        self.board_full: Final = rules.add_reason("nostalgia_board_full", "NOS.board.02")

    def closed(self, state: State, player: int) -> int:
        return OK if is_among(NO_CARD, memories(self.spot, state).boards[player]) else self.board_full

    def candidates(self, state: State, player: int, found: Offers) -> None:
        number: i64
        for number in memories(self.spot, state).hands[player]:
            found.append(self.firsts[number])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        part = memories(self.spot, state)
        if is_among(NO_CARD, part.boards[player]):
            found.pick(self.firsts, part.hands[player])

    def perform(self, state: State, player: int, choice: int) -> None:
        part, number = part_of(state, NostalgiaPart), first_of(choice)
        part.hands[player].remove(number)
        slot = part.boards[player].index(NO_CARD)
        part.boards[player][slot] = number
        tell(state, self.event, player, number, rule=self.rule)


def memories(spot: Spot, state: State) -> NostalgiaPart:
    return cast("NostalgiaPart", spot.part(state))


def off_board(state: State, player: int, number: int) -> None:
    """NOS.realize.03, NOS.board.05: the slot is empty and the Check Marks are back."""
    part = part_of(state, NostalgiaPart)
    slot = part.boards[player].index(number)
    part.boards[player][slot] = NO_CARD
    part.checks[player][slot] = 0


class Forget(Action):
    """NOS.board.05: give a card of the board up for 1 STH."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "forget", ("card",), "NOS.board.05", True)
        self.reaches_level = False
        self.spot: Final = rules.spot(NostalgiaPart)
        self.event: Final = rules.add_event("forgotten")

    def candidates(self, state: State, player: int, found: Offers) -> None:
        number: i64
        for number in memories(self.spot, state).boards[player]:
            if number != NO_CARD:
                found.append(self.firsts[number])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        found.pick(self.firsts, memories(self.spot, state).boards[player])

    def perform(self, state: State, player: int, choice: int) -> None:
        number = first_of(choice)
        off_board(state, player, number)
        state.box = [*state.box, number]
        tell(state, self.event, player, number, rule=self.rule)
        change_sth(state, player, -1, self.rule, number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sectioned(Action):
    """A Free Action that pays for a section of a card and gives what it gives."""

    def __init__(self, rules: Rules, name: str, section: str, rule: str) -> None:
        super().__init__(rules, name, ("card",), rule, True)
        self.section: Final = section
        # By card: the number of that section.
        self.sections: list[int] = []

    def make_choices(self) -> None:
        for card in self.rules.cards:
            self.choices.append([option(self.verb, card.index)])
            self.sections.append(card.section(self.section))

    def level(self, choice: int) -> int:
        return self.sections[first_of(choice)]

    def place_hourglass(self, state: State, player: int) -> None:
        """None: it is a Free Action."""


class Awaken(Sectioned):
    """NOS.trigger.08: pay the cost of an Active Trigger."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "awaken", "active", "NOS.trigger.08")
        self.spot: Final = rules.spot(NostalgiaPart)
        self.event: Final = rules.add_event("awakened")
        self.checked: Final = rules.add_reason("already_checked", "NOS.trigger.11")
        # By card: what is offered where it has such a section.
        self.tags: list[Tag | None] = []

    def make_tags(self) -> None:
        for card in self.rules.cards:
            section = self.sections[card.index]
            self.tags.append(Tag(card, section, PRICE_FIXED, self.firsts[card.index]) if section >= 0 else None)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in memories(self.spot, state).boards[player]:
            if number != NO_CARD:
                found.extend(self.choices[number])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the slot."""
        part = memories(self.spot, state)
        board, checks = part.boards[player], part.checks[player]
        slot: i64
        for slot in range(len(board)):
            number: i64 = board[slot]
            check: i64 = checks[slot]
            if number == NO_CARD or check & ACTIVE:
                continue
            tag = self.tags[number]
            if tag is not None:
                own = purse.whole_for(tag)
                own.ask(PRICE_FIXED, 0)
                own.offer(tag, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        part = look_at(state, NostalgiaPart)
        slot = part.boards[player].index(first_of(choice))
        return self.checked if part.checks[player][slot] & ACTIVE else OK

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part = part_of(state, NostalgiaPart)
        part.checks[player][part.boards[player].index(card.index)] |= ACTIVE
        tell(state, self.event, player, card.index, rule=self.rule)
        reward(self.rules, state, player, card, number, "NOS.trigger.10")


class Stir(PursuitStep):
    """NOS.trigger.04, NOS.trigger.06: which of two memories an action stirs, or stirs first."""

    holds: ClassVar[tuple[str, ...]] = ("", "occasions")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, True)
        self.spot: Final = rules.spot(NostalgiaPart)
        self.verb: Final = rules.add_verb("stir", ("card",))
        self.event: Final = rules.add_event("stirred")
        # By card: what its Passive Trigger waits for.
        self.occasions: list[int] = []

    def only_waiting(self, state: State, player: int, occasions: i64) -> i64:
        """The card that waits for one of these occasions, NO_CARD if there is none, SEVERAL if more than one does."""
        part = memories(self.spot, state)
        board, checks = part.boards[player], part.checks[player]
        slot = self.next_waiting(board, checks, 0, occasions)
        if slot == NO_PLACE:
            return NO_CARD
        return board[slot] if self.next_waiting(board, checks, slot + 1, occasions) == NO_PLACE else SEVERAL

    def waiting(self, state: State, player: int, occasions: i64) -> list[int]:
        """All of them, by the slot."""
        part = memories(self.spot, state)
        board, checks = part.boards[player], part.checks[player]
        found: list[int] = []
        slot = self.next_waiting(board, checks, 0, occasions)
        while slot != NO_PLACE:
            found.append(board[slot])
            slot = self.next_waiting(board, checks, slot + 1, occasions)
        return found

    def next_waiting(self, board: list[int], checks: list[int], first: i64, occasions: i64) -> i64:
        """The first slot from there on whose card has its Passive Trigger open, for one of these occasions."""
        slot: i64
        for slot in range(first, len(board)):
            number: i64 = board[slot]
            check: i64 = checks[slot]
            if number != NO_CARD and not check & PASSIVE and occasions >> self.occasion_of(number) & 1:
                return slot
        return NO_PLACE

    def options(self, state: State, frame: Frame, seat: int) -> list[int]:
        return [option(self.verb, number) for number in self.waiting(state, seat, frame.number)]

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        number = first_of(choice)
        stirred = self.occasion_of(number)
        others = [other for other in self.waiting(state, seat, frame.number) if other != number]
        # NOS.trigger.04: one action is enough for one of two that wait for the same.
        if others and self.occasion_of(others[0]) != stirred:
            state.push(Frame(self.rules.step("nostalgia.stirred"), seat, 0, 1 << self.occasion_of(others[0])))
        self.stir(state, seat, number)

    def occasion_of(self, number: i64) -> i64:
        if not self.occasions:
            self.occasions = [self.read_occasion(card) for card in self.rules.cards]
        return self.occasions[number]

    def read_occasion(self, card: Card) -> int:
        section = card.section("passive")
        return card.levels[section].occasion if section >= 0 else -1

    def stir(self, state: State, player: int, number: int) -> None:
        """NOS.trigger.02, NOS.trigger.10: it cannot be refused."""
        part = part_of(state, NostalgiaPart)
        part.checks[player][part.boards[player].index(number)] |= PASSIVE
        tell(state, self.event, player, number, rule="NOS.trigger.02")
        card = self.rules.cards[number]
        reward(self.rules, state, player, card, card.section("passive"), "NOS.trigger.10")


class Stirred(PursuitStep):
    """NOS.trigger.07: once an action is complete, the one memory that it stirs, or the question which of two."""

    holds: ClassVar[tuple[str, ...]] = ("", "occasions")

    def __init__(self, rules: Rules, stir: Stir) -> None:
        super().__init__(rules)
        self.stir: Final = stir

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        # Another part of the same action may have stirred it before.
        number = self.stir.only_waiting(state, frame.player, frame.number)
        if number == SEVERAL:
            state.push(Frame(self.rules.step("nostalgia.stir"), frame.player, 0, frame.number))
        elif number != NO_CARD:
            self.stir.stir(state, frame.player, number)
