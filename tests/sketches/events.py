"""Events, sketched: revealed in one Adult round, at work in the next."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.engine.options import option
from wellspent.games.pursuit.action import Action
from wellspent.games.pursuit.area import draw_card
from wellspent.games.pursuit.board import FIRST_ADULT, FIRST_OLD_AGE
from wellspent.games.pursuit.boards import Board, Display, Zone
from wellspent.games.pursuit.cards import PRICE_FIXED, Card
from wellspent.games.pursuit.events import TURNED_UP, reveal, tell
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.prices import Price, can_pay, pay_plain
from wellspent.games.pursuit.reasons import CANNOT_PAY, OK
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, Part, State
from wellspent.games.pursuit.steps.base import PursuitStep


class EventsPart(Part):
    """The Events on the table, and who has met the condition of each."""

    def __init__(self) -> None:
        self.pending = NO_CARD
        self.in_force = NO_CARD
        self.pending_met = 0
        self.in_force_met = 0

    def copy(self) -> "EventsPart":
        twin = EventsPart()
        twin.pending, twin.in_force = self.pending, self.in_force
        twin.pending_met, twin.in_force_met = self.pending_met, self.in_force_met
        return twin

    def cards(self) -> list[int]:
        return [number for number in (self.pending, self.in_force) if number != NO_CARD]


def events_of(state: State) -> EventsPart:
    for part in state.parts:
        if isinstance(part, EventsPart):
            return part
    raise LookupError("no Events in this game")


class RevealEvent(PursuitStep):
    """EVT.prep.01, EVT.prep.04"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part = events_of(state)
        part.in_force, part.in_force_met = part.pending, part.pending_met
        part.pending, part.pending_met = NO_CARD, 0
        if FIRST_ADULT <= state.round < FIRST_OLD_AGE:
            part.pending = draw_card(state, self.rules.piles.index("event"))
            reveal(state, TURNED_UP)
            tell(state, TURNED_UP, -1, part.pending, 0, 0, "EVT.prep.01")


class DropEvent(PursuitStep):
    """EVT.effect.03"""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part = events_of(state)
        if part.in_force != NO_CARD:
            state.box = [*state.box, part.in_force]
            part.in_force = NO_CARD


class Ensure(Action):
    """EVT.action.05, EVT.action.06: pay once, without using the turn up."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "ensure", (), "EVT.action.06", is_free=True)

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        part = events_of(state)
        if part.pending != NO_CARD and not part.pending_met >> player & 1:
            found.append(option(self.verb))

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[events_of(state).pending]
        spare = state.players[player].hourglasses
        return OK if can_pay(self.rules, state, player, PRICE_FIXED, card, card.levels[0].cost, spare) else CANNOT_PAY

    def perform(self, state: State, player: int, choice: int) -> None:
        part = events_of(state)
        card = self.rules.cards[part.pending]
        pay_plain(self.rules, state, player, card.levels[0].cost, card.index, "EVT.action.06")
        part.pending_met |= 1 << player


class Events(Module):
    name: ClassVar[str] = "events"
    order: ClassVar[int] = 1

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_kind("event")
        rules.add_pile("event")
        self.ensure: Final = rules.add_action(Ensure(rules))
        rules.add_step("events.reveal", RevealEvent(rules))
        rules.insert("events.reveal", after="prepare.rows")
        rules.add_step("events.drop", DropEvent(rules))
        rules.insert("events.drop", after="resolve.hourglasses")

    def part(self) -> Part:
        return EventsPart()

    def project_price(self, state: State, player: int, card: Card, price: Price) -> None:
        part = events_of(state)
        if part.in_force == NO_CARD:
            return
        event = self.rules.cards[part.in_force]
        met = bool(part.in_force_met >> player & 1)
        if "positive" in event.marks and met:
            # EVT.effect.04, EVT.effect.05
            price.discount += 1
            price.swap += 1
        elif "negative" in event.marks and not met:
            # EVT.effect.07
            price.money += 2

    def show(self, state: State, seat: int, display: Display) -> None:
        part = events_of(state)
        zones = [Zone("events_pending", [part.pending], 1), Zone("events_in_force", [part.in_force], 1)]
        display.boards.append(Board("events", zones))
