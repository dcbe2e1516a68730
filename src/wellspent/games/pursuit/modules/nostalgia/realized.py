"""In the play area: a memory that has become real, and how far it goes."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.options import Offers, first_of

from ...action import Action
from ...area import place_card, set_level
from ...cards import (
    ABILITY_DOES,
    PRICE_FIXED,
    Card,
)
from ...events import ADVANCED, CARD_GAINED, tell
from ...purse import Purse
from ...reasons import OK
from ...rewards import reward
from ...rules import Rules
from ...state import NO_CARD, State, look_at, part_of
from .part import BOTH, L1, STORED, NostalgiaPart
from .remembering import Sectioned, memories, off_board

L2: Final = 1
L4: Final = 3
FIRST_OUTCOME: Final = 2
REALIZATION_SIDE: Final = 1


class Realize(Action):
    """NOS.realize.01 to .03: both Triggers are there, so the memory becomes real."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "realize", ("card",), "NOS.realize.01")
        self.spot: Final = rules.spot(NostalgiaPart)
        self.event: Final = rules.add_event("realized", like=CARD_GAINED)
        self.too_early: Final = rules.add_reason("triggers_missing", "NOS.trigger.01")

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in memories(self.spot, state).boards[player]:
            if number != NO_CARD:
                found.append(self.choices[number][L1])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the slot."""
        part = memories(self.spot, state)
        board, checks = part.boards[player], part.checks[player]
        slot: i64
        for slot in range(len(board)):
            check: i64 = checks[slot]
            if check != BOTH:
                continue
            number: i64 = board[slot]
            if number != NO_CARD:
                purse.ask(PRICE_FIXED, 0)
                if purse.grants(self.rules.cards[number], L1):
                    found.append(self.firsts[number])

    def obstacle(self, state: State, player: int, choice: int) -> int:
        part = look_at(state, NostalgiaPart)
        slot = part.boards[player].index(first_of(choice))
        return OK if part.checks[player][slot] == BOTH else self.too_early

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        off_board(state, player, card.index)
        state.turn_over(card.index, REALIZATION_SIDE)
        place_card(self.rules, state, player, card, L1)
        tell(state, self.event, player, card.index, level=L1, rule=self.rule)
        reward(self.rules, state, player, card, L1, "NOS.realize.02")


@mypyc_attr(allow_interpreted_subclasses=True)
class OnRealized(Action):
    """A Card Action on a realized card that reaches one of its levels."""

    def __init__(self, rules: Rules, name: str, rule: str, kind: int, event: int) -> None:
        super().__init__(rules, name, ("card", "level"), rule)
        self.kind: Final = kind
        self.needs_own(kind)
        self.event: Final = event
        self.store: Final = rules.add_deed("store")

    def open_levels(self, state: State, card: Card) -> list[int]:
        """The levels that this action may reach now."""
        return []

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.kind:
                found.extend([self.choices[number][level] for level in self.open_levels(state, card)])

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        set_level(self.rules, state, player, card, number)
        tell(state, self.event, player, card.index, level=number, rule=self.rule)
        self.unlock(state, card, number)
        reward(self.rules, state, player, card, number, self.rule)

    def unlock(self, state: State, card: Card, level: int) -> None:
        """NOS.q.09: a card that holds tokens gets them with its ability."""
        stored = part_of(state, NostalgiaPart).stored
        for ability in card.levels[level].abilities:
            if ability.kind == ABILITY_DOES and ability.deed == self.store and card.index not in stored:
                stored[card.index] = STORED


class Progress(OnRealized):
    """NOS.action.01, NOS.action.02: one Level further."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "progress", "NOS.action.01", kind, rules.add_event("progressed", like=ADVANCED))

    def open_levels(self, state: State, card: Card) -> list[int]:
        last = L2 if "outcomes" in card.marks else card.top
        level = state.level[card.index] + 1
        return [level] if level <= last else []


class Conclude(OnRealized):
    """NOS.action.03: determine which of the two Outcomes it comes to."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "conclude", "NOS.action.03", kind, rules.add_event("concluded", like=ADVANCED))

    def open_levels(self, state: State, card: Card) -> list[int]:
        if "outcomes" not in card.marks or state.level[card.index] != L2:
            return []
        return [FIRST_OUTCOME, FIRST_OUTCOME + 1]


class Dedicate(OnRealized):
    """NOS.action.04, NOS.action.05: the last Level of a passion, again and again."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "dedicate", "NOS.action.04", kind, rules.add_event("dedicated"))

    def open_levels(self, state: State, card: Card) -> list[int]:
        return [L4] if "repeatable" in card.marks and state.level[card.index] == L4 else []


class Use(Sectioned):
    """NOS.faq.17, NOS.faq.18: put an Hourglass on a card for its ability, once a round."""

    def __init__(self, rules: Rules, kind: int) -> None:
        super().__init__(rules, "use", "use", "NOS.faq.17")
        self.kind: Final = kind
        self.needs_own(kind)
        self.event: Final = rules.add_event("used")
        self.once: Final = rules.add_reason("once_a_round", "NOS.faq.18")

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for number in state.players[player].cards:
            card = self.rules.cards[number]
            if card.kind == self.kind and state.level[number] == L2 and card.section("use") >= 0:
                found.extend(self.choices[number])

    def obstacle(self, state: State, player: int, choice: int) -> int:
        return self.once if first_of(choice) in look_at(state, NostalgiaPart).used else OK

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        part_of(state, NostalgiaPart).used.append(card.index)
        tell(state, self.event, player, card.index, rule=self.rule)
        reward(self.rules, state, player, card, number, self.rule)
