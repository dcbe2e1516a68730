"""Services: like Items in everything, except that they are none."""

from typing import ClassVar, Final

from ...cards import Card
from ...measures import own_of_kind
from ...module import Module
from ...reasons import OK
from ...rules import Rules
from ...state import State


class Services(Module):
    """SRV.base.01: what names Items or Activities does not mean them."""

    name: ClassVar[str] = "services"
    order: ClassVar[int] = 8

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        # SRV.action.01, SRV.action.02
        self.service: Final = rules.add_kind("service", upgrades=True)
        self.discard_kinds = 1 << self.service
        self.services: Final = rules.add_measure("services")

    def discard_reason(self, state: State, player: int, card: Card) -> int | None:
        # SRV.action.03, SRV.q.01
        return OK if card.kind == self.service else None

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure != self.services:
            return 0
        return own_of_kind(self.rules, state.players[player], self.service)


MODULE = Services
