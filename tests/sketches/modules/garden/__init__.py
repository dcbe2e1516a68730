"""Garden: what is planted grows while its owner rests, once in a round."""

from typing import ClassVar, Final

from wellspent.engine.agenda import Frame
from wellspent.games.pursuit.area import set_aside, set_level
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.events import DEVELOPED, tell
from wellspent.games.pursuit.module import Module
from wellspent.games.pursuit.rewards import reward
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import SEATS, Field, Part, State, part_of
from wellspent.games.pursuit.steps.base import PursuitStep


class GardenPart(Part):
    """As bits: whose garden has grown in this round."""

    def __init__(self) -> None:
        self.grown = 0

    def copy(self) -> "GardenPart":
        twin = GardenPart()
        twin.grown = self.grown
        return twin

    def lines(self) -> list[str]:
        return [f"grown {self.grown}"]

    def fields(self) -> dict[str, Field]:
        return {"grown": Field(SEATS)}


class NewSeason(PursuitStep):
    """A new round, in which every garden may grow again."""

    def run(self, state: State, frame: Frame, seat: int, choice: int) -> None:
        part_of(state, GardenPart).grown = 0


class Garden(Module):
    """A Plant lies in the Item - Activity row and fills no slot."""

    name: ClassVar[str] = "garden"
    order: ClassVar[int] = 16

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.plant: Final = rules.add_kind("plant")
        self.plants: Final = rules.add_measure("plants")
        self.grew: Final = rules.add_event("grew", like=DEVELOPED)
        self.rest: Final = rules.verb_number("rest")
        rules.add_step("garden.new_season", NewSeason(rules))
        rules.insert("garden.new_season", after="resolve.hourglasses")

    def part(self) -> Part:
        return GardenPart()

    def spend_levels(self, card: Card) -> int | None:
        return 1 if card.kind == self.plant else None

    def action_done(self, state: State, player: int, verb: int, card: int) -> None:
        part = part_of(state, GardenPart)
        if verb != self.rest or part.grown >> player & 1:
            return
        part.grown |= 1 << player
        for number in state.players[player].cards[:]:
            if self.rules.cards[number].kind == self.plant:
                self.grow(state, player, self.rules.cards[number])

    def grow(self, state: State, player: int, card: Card) -> None:
        level = state.level[card.index] + 1
        set_level(self.rules, state, player, card, level)
        tell(state, self.grew, player, card.index, level=level, rule="PH.rest.01")
        if level == card.top:
            set_aside(self.rules, state, player, card)
        reward(self.rules, state, player, card, level, "PH.rest.01")

    def measure(self, state: State, player: int, measure: int) -> int:
        if measure != self.plants:
            return 0
        me = state.players[player]
        return sum(1 for number in (*me.cards, *me.aside) if self.rules.cards[number].kind == self.plant)


MODULE = Garden
