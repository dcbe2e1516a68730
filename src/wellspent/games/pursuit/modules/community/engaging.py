"""Taking part in what the neighbourhood does."""

from typing import Final, cast

from mypy_extensions import i64

from wellspent.engine.options import Offers, first_of

from ...action import Action
from ...board import SCORE_OF
from ...cards import PRICE_FIXED, Card
from ...events import TOOK, tell
from ...goods import covers
from ...prices import spend_hourglasses
from ...purse import Purse, Tag
from ...reasons import OK
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, State, look_at, part_of
from .part import ENGAGE, MULTIPLE, SLOTS, CommunityPart


class Engage(Action):
    """COM.engage.02: put the Community token on a card of the board."""

    def __init__(self, rules: Rules, name: str, uses_hourglass: bool) -> None:
        super().__init__(rules, name, ("card",), "COM.engage.02")
        self.occasion = "engage"
        self.uses_hourglass = uses_hourglass
        self.spot: Final = rules.spot(CommunityPart)
        self.kind: Final = rules.kind("community")
        # By card: what is offered of it, and whether several may engage in it.
        self.tags: list[Tag | None] = []
        self.is_for_many: list[bool] = []
        # Whether any of them asks for Hourglasses: else one may be kept back for whatever it is.
        self.asks_hourglass = False
        self.token_used: Final = rules.add_reason("token_used", "COM.engage.05")
        self.too_few_fans: Final = rules.add_reason("too_few_fans", "COM.engage.06")
        self.by_another: Final = rules.add_reason("engaged_by_another", "COM.engage.11")
        self.already: Final = rules.add_reason("engaged_already", "COM.engage.13")
        self.event: Final = rules.add_event("engaged", TOOK)

    def make_tags(self) -> None:
        for card in self.rules.cards:
            self.is_for_many.append(MULTIPLE in card.marks)
            tag = self.tag(card, ENGAGE, ENGAGE + 1) if card.kind == self.kind else None
            self.tags.append(tag)
            if tag is not None and tag.asks_hourglass:
                self.asks_hourglass = True

    def board(self, state: State) -> CommunityPart:
        return cast("CommunityPart", self.spot.part(state))

    def closed(self, state: State, player: int) -> int:
        return self.token_used if self.board(state).token_used >> player & 1 else OK

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in look_at(state, CommunityPart).cards():
            found.append(self.shared(number)[ENGAGE])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the slot."""
        if self.closed(state, player) != OK:
            return
        board = self.board(state)
        slots, engaged, tags = board.slots, board.engaged, self.tags
        keeps_back = self.uses_hourglass or (purse.spare >= 0 and not self.asks_hourglass)
        own = purse if keeps_back else purse.with_hourglass()
        own.ask(PRICE_FIXED, 0)
        slot: i64
        for slot in range(SLOTS):
            number: i64 = slots[slot]
            if number == NO_CARD:
                continue
            tag = tags[number]
            if tag is not None and covers(own.at_most, tag.least):
                by: i64 = engaged[slot]
                if by == 0 or self.taken(by, player, number) == OK:
                    own.offer(tag, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        board, card = look_at(state, CommunityPart), self.rules.cards[first_of(choice)]
        return self.taken(board.engaged[board.slots.index(card.index)], player, card.index)

    def taken(self, engaged: i64, player: i64, number: i64) -> int:
        """The reason why a card on which others, or oneself, have engaged is not open, or 0."""
        if engaged == 0:
            return OK
        if engaged >> player & 1:
            return self.already
        # COM.solo.03
        return OK if self.is_for_many[number] else self.by_another

    def place_hourglass(self, state: State, player: int) -> None:
        part_of(state, CommunityPart).token_used |= 1 << player

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        board = part_of(state, CommunityPart)
        board.engaged[board.slots.index(card.index)] |= 1 << player
        tell(state, self.event, player, card.index, level=ENGAGE, rule=self.rule)
        reward(self.rules, state, player, card, ENGAGE, "COM.engage.03")


class EngageByHourglass(Engage):
    """COM.engage.06 to .08: one Hourglass for each point of the Popularity Score."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "engage_longer", True)

    def closed(self, state: State, player: int) -> int:
        score: i64 = SCORE_OF[state.players[player].popularity]
        if score == 0:
            return self.too_few_fans
        hours: i64 = self.board(state).hours[player]
        return OK if hours < score else self.too_few_fans

    def place_hourglass(self, state: State, player: int) -> None:
        # COM.engage.14: it stays on the card, used like any other.
        spend_hourglasses(state.players[player], 1)
        part_of(state, CommunityPart).hours[player] += 1
