"""Friends, sketched: a board of their own, three Levels, the last one repeatable."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option
from wellspent.games.pursuit.action import BoardAction, CardAction, charge, refuse_price, refuse_stress
from wellspent.games.pursuit.actions.take import take_from_row
from wellspent.games.pursuit.area import discard_from_row, place_card, set_level, turn_up
from wellspent.games.pursuit.cards import PRICE_FIXED, Card
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.reasons import CANNOT_DISCARD, OK
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


class StartFriendship(BoardAction):
    """FRI.action.01"""

    def __init__(self, rules: Rules, space: int, pile: int) -> None:
        super().__init__(rules, "befriend", ("card",), space)
        self.pile: Final = pile

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        found.extend([option(self.verb, number) for number in state.row[self.pile] if number != NO_CARD])

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        me = state.players[player]
        reason = refuse_price(self.rules, state, player, PRICE_FIXED, card, 0, me.hourglasses - 1)
        return reason if reason else refuse_stress(self.rules, me, card, 0, self.repetition(state, player))

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        self.place_hourglass(state, player)
        if charge(self.rules, state, player, PRICE_FIXED, card, 0, self.verb, "FRI.action.02"):
            self.complete(state, player, card, 0)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(state, card, True)
        place_card(self.rules, state, player, card, 0)
        reward(self.rules, state, player, card, 0, "FRI.action.01")


class DevelopFriendship(CardAction):
    """FRI.action.05, FRI.action.07: one Level up, or the last one again."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "visit", ("card", "level"))
        self.kind: Final = kind

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.kind:
                found.append(option(self.verb, number, min(card.top, state.level[number] + 1)))

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        level = min(card.top, state.level[card.index] + 1)
        spare = state.players[player].hourglasses - 1
        reason = refuse_price(self.rules, state, player, PRICE_FIXED, card, level, spare)
        return reason if reason != OK else refuse_stress(self.rules, state.players[player], card, level, 0)

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        level = min(card.top, state.level[card.index] + 1)
        self.place_hourglass(state, player)
        if charge(self.rules, state, player, PRICE_FIXED, card, level, self.verb, "FRI.action.05"):
            self.complete(state, player, card, level)

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
