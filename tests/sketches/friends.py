"""Friends, sketched: a board of their own, three Levels, the last one repeatable."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.games.pursuit.action import Action
from wellspent.games.pursuit.actions.take import TakeFromRow, take_from_row
from wellspent.games.pursuit.area import discard_from_row, place_card, set_level, turn_up
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.reasons import CANNOT_DISCARD
from wellspent.games.pursuit.rewards import reward
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, State
from wellspent.games.pursuit.steps.base import PursuitStep

ROW = 4


def deal_friends(state: State, pile: int) -> None:
    for slot in range(len(state.row[pile])):
        discard_from_row(state, pile, slot)
    state.row[pile] = [NO_CARD] * ROW
    for slot in range(ROW):
        turn_up(state, pile, slot)


class DealFriends(PursuitStep):
    """FRI.prep.01"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        deal_friends(state, self.rules.piles.index("friend"))


class StartFriendship(TakeFromRow):
    """FRI.action.01"""

    def __init__(self, rules: Rules, space: int, pile: int) -> None:
        super().__init__(rules, "befriend", ("card",), "FRI.action.02", space, pile)

    def open_levels(self, state: State, player: int, card: Card) -> int:
        return 1

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, True)
        place_card(self.rules, state, player, card, 0)
        reward(self.rules, state, player, card, 0, "FRI.action.01")


class DevelopFriendship(Action):
    """FRI.action.05, FRI.action.07: one Level up, or the last one again."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "visit", ("card", "level"), "FRI.action.05")
        self.kind: Final = kind

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.kind:
                found.append(self.choices[number][min(card.top, state.level[number] + 1)])

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        reward(self.rules, state, player, card, number, "FRI.action.05")


class Friends(Module):
    name: ClassVar[str] = "friends"
    order: ClassVar[int] = 2

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.friend: Final = rules.add_kind("friend")
        self.pile: Final = rules.add_pile("friend", has_row=True)
        rules.add_action(StartFriendship(rules, rules.add_space("start_friendship"), self.pile))
        rules.add_action(DevelopFriendship(rules, self.friend))
        rules.add_step("friends.deal", DealFriends(rules))
        rules.insert("friends.deal", after="prepare.rows")

    def set_up(self, state: State) -> None:
        deal_friends(state, self.pile)

    def discard_reason(self, state: State, player: int, card: Card) -> int | None:
        # MOD.action.06
        return CANNOT_DISCARD if card.kind == self.friend else None
