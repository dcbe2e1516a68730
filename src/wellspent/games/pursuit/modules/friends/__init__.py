"""Friends: a board of their own, three Levels, and the last one is for always."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, option

from ...actions.on_cards import ByLevel
from ...actions.take import TakeFromRow, take_from_row
from ...area import discard_from_row, place_card, set_level, turn_up
from ...board import FIRST_ADULT
from ...cards import Card
from ...events import DEVELOPED, TOOK, tell
from ...measures import own_of_kind
from ...module import Module
from ...purse import Tag
from ...reasons import CANNOT_DISCARD, REQUIREMENT
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, State
from ...steps.base import PursuitStep

# FRI.comp.02
ROW: Final = 4


def deal_friends(state: State, pile: int) -> None:
    """FRI.prep.01, FRI.prep.03: those who are left go, four others come."""
    for slot in range(len(state.row[pile])):
        discard_from_row(state, pile, slot)
    state.own(pile)
    state.row[pile] = [NO_CARD] * ROW
    for slot in range(ROW):
        turn_up(state, pile, slot)


class DealFriends(PursuitStep):
    """FRI.prep.01, FRI.prep.02: in every Preparation Phase."""

    def __init__(self, rules: Rules, pile: int) -> None:
        super().__init__(rules)
        self.pile: Final = pile

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        if state.round >= FIRST_ADULT:
            deal_friends(state, self.pile)


class StartFriendship(TakeFromRow):
    """FRI.action.01: a Friend whose L1 Requirement is met, for an Hourglass and nothing else."""

    def __init__(self, rules: Rules, space: int, pile: int) -> None:
        super().__init__(rules, "befriend", ("card",), "FRI.action.02", space, pile)
        self.nothing_there = rules.add_reason("no_card_there", "FRI.action.04")

    def make_choices(self) -> None:
        for card in self.rules.cards:
            self.choices.append([option(self.verb, card.index)])

    def level(self, choice: int) -> int:
        return 0

    def open_levels(self, card: Card) -> int:
        return 1

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, True)
        place_card(self.rules, state, player, card, 0)
        tell(state, TOOK, player, card.index, rule="FRI.action.01")
        reward(self.rules, state, player, card, 0, "FRI.action.01")


class DevelopFriendship(ByLevel):
    """FRI.action.05: one Level up."""

    def __init__(
        self, rules: Rules, kind: int, name: str = "visit", rule: str = "FRI.action.05", event: int = DEVELOPED
    ) -> None:
        super().__init__(rules, name, ("card", "level"), rule)
        self.kind: Final = kind
        self.needs_own(kind)
        self.event: Final = event

    def next_level(self, card: Card, level: int) -> int:
        """The Level that this action reaches from the one that a Friend has, or -1."""
        return level + 1 if level < card.top else -1

    def tag_at(self, card: Card, level: int) -> Tag | None:
        following = self.next_level(card, level)
        return self.tag(card, following, following + 1) if card.kind == self.kind and following >= 0 else None

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            card, level = self.rules.cards[number], state.level[number]
            if card.kind == self.kind and self.next_level(card, level) >= 0:
                found.append(self.choices[number][self.next_level(card, level)])

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, self.event, player, card.index, level=number, rule=self.rule)
        reward(self.rules, state, player, card, number, self.rule)


class DedicateTime(DevelopFriendship):
    """FRI.action.07, FRI.action.08: the last Level once more."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, kind, "spend_time", "FRI.action.07", rules.add_event("spent_time"))

    def next_level(self, card: Card, level: int) -> int:
        return card.top if level == card.top else -1


class Friends(Module):
    """Friends use no slot, and leave only if nobody looks after them."""

    name: ClassVar[str] = "friends"
    order: ClassVar[int] = 2

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.friend: Final = rules.add_kind("friend")
        self.pile: Final = rules.add_pile("friend", has_row=True)
        self.friends: Final = rules.add_measure("friends")
        rules.add_action(StartFriendship(rules, rules.add_space("start_friendship"), self.pile))
        rules.add_action(DevelopFriendship(rules, self.friend))
        rules.add_action(DedicateTime(rules, self.friend))
        rules.add_step("friends.deal", DealFriends(rules, self.pile))
        rules.insert("friends.deal", after="prepare.rows")
        rules.rests_on("FRI.action.04", self.friend, REQUIREMENT)
        rules.rests_on("FRI.base.06", self.friend, CANNOT_DISCARD)

    def set_up(self, state: State) -> None:
        # FRI.setup.01
        deal_friends(state, self.pile)

    def upkeep_bound(self, state: State, player: int, card: Card) -> bool:
        # FRI.upkeep.03: where nothing is asked, nothing is refused.
        return card.kind == self.friend and self.rules.lines(card, state.level[card.index]).upkeep.is_empty

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure != self.friends:
            return 0
        return own_of_kind(self.rules, state.players[player], self.friend)


MODULE = Friends
