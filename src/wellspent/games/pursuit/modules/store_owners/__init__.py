"""Store Owners: a business grows with every year it is kept, until it is sold."""

from typing import ClassVar, Final, final

from wellspent.engine.options import Offers, first_of

from ...action import Action
from ...area import leave_area
from ...boards import Display
from ...cards import JOB, Card
from ...events import tell
from ...module import Module
from ...purse import Purse
from ...reasons import OK
from ...rewards import gain, reward
from ...rules import Rules
from ...state import COUNTS, NO_CARD, Field, Part, State, look_at, part_of

SELL: Final = "sell"


@final
class StoresPart(Part):
    """The Level indicators on every store."""

    def __init__(self) -> None:
        self.indicators: dict[int, int] = {}

    def copy(self) -> "StoresPart":
        twin = StoresPart()
        twin.indicators = self.indicators.copy()
        return twin

    def lines(self) -> list[str]:
        return [f"indicators {sorted(self.indicators.items())}"]

    def fields(self) -> dict[str, Field]:
        return {"indicators": Field(COUNTS)}


class SellBusiness(Action):
    """STO.action.03: pay once, receive the Reward for every indicator; the card goes without penalty (STO.q.02)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "sell", ("card",), "STO.action.03")
        self.needs_own(JOB)
        self.event: Final = rules.add_event("sold")

    def level(self, choice: int) -> int:
        return self.rules.cards[first_of(choice)].section(SELL)

    def candidates(self, state: State, player: int, found: Offers) -> None:
        job = state.players[player].job
        if job != NO_CARD and self.rules.cards[job].section(SELL) >= 0:
            found.append(self.choices[job][0])

    def times(self, state: State, card: Card) -> int:
        return look_at(state, StoresPart).indicators.get(card.index, 0)

    def stress(self, state: State, card: Card, purse: Purse) -> int:
        # STO.q.05, PH.stress.14: the Reward comes for every indicator, with the Stress that it brings.
        return int(card.levels[card.section(SELL)].reward.stress) * (self.times(state, card) - 1)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        count = self.times(state, card)
        tell(state, self.event, player, card.index, number=count, rule=self.rule)
        leave_area(self.rules, state, player, card, "STO.action.04")
        # STO.q.05: one after the other.
        for _ in range(count):
            gain(self.rules, state, player, card.levels[number].reward, card.index, self.rule)


class StoreOwners(Module):
    """Jobs without a Level whose worth is what lies on them."""

    name: ClassVar[str] = "store_owners"
    order: ClassVar[int] = 6

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        rules.add_action(SellBusiness(rules))
        self.stores: Final = rules.marked("store")
        self.only_sold: Final = rules.add_reason("only_sold", "STO.base.03")

    def shape_card(self, card: Card) -> Card:
        # STO.base.01
        return card.as_kind("job", "store") if card.kind_name == "store_owner" else card

    def part(self) -> Part:
        return StoresPart()

    def is_store(self, card: Card) -> bool:
        return card.kind == JOB and self.stores.has(card.index)

    def grow(self, state: State, card: Card) -> None:
        indicators = part_of(state, StoresPart).indicators
        indicators[card.index] = indicators.get(card.index, 0) + 1

    def ladder_reason(self, state: State, player: int, job: Card) -> int:
        return self.only_sold if self.is_store(job) else OK

    def taken(self, state: State, player: int, card: Card, level: int) -> bool:
        if not self.is_store(card):
            return False
        # STO.action.02
        self.grow(state, card)
        reward(self.rules, state, player, card, level, "STO.action.01")
        return True

    def upkeep_paid(self, state: State, player: int, card: Card) -> bool:
        # STO.upkeep.01: and then the Upkeep Reward, as always.
        if self.is_store(card):
            self.grow(state, card)
        return False

    def card_left(self, state: State, player: int, card: Card) -> None:
        # STO.action.04, STO.upkeep.03
        part_of(state, StoresPart).indicators.pop(card.index, None)

    def show(self, state: State, seat: int, display: Display) -> None:
        for number, count in look_at(state, StoresPart).indicators.items():
            display.tokens.setdefault(number, {})["indicator"] = count


MODULE = StoreOwners
