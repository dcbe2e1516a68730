"""Board Actions that take a card from a row: Take Project, Spend, Get Job, Start Relationship."""

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, second_of

from ..action import BoardAction, charge, missing_for_level, refuse_price, refuse_stress
from ..area import leave_area, place_card, placing_stress, slots
from ..board import GET_JOB, SPEND, START_RELATIONSHIP, TAKE_PROJECT
from ..cards import (
    ACTIVITY,
    BASIC_PROJECT,
    GROUP_PROJECT,
    ITEM,
    ITEM_ACTIVITY_PILE,
    JOB_PILE,
    ON_ROLE,
    PARTNER_PILE,
    PRICE_ACTIVITY,
    PRICE_FIXED,
    PRICE_HIRE,
    PRICE_ITEM,
    PRICE_PROJECT,
    PROJECT_PILE,
    Card,
)
from ..events import HIRED, JOINED, TOOK, tell
from ..reasons import OK, ONLY_FIRST_LEVEL
from ..rewards import reward, trigger
from ..rules import Rules
from ..state import NO_CARD, Role, State
from ..steps import REFILL


def take_from_row(state: State, card: Card, refills: bool) -> None:
    """Lift a card off its row; a new one is turned up when everything else is done (PH.action.20)."""
    row = state.row[card.pile]
    slot = row.index(card.index)
    row[slot] = NO_CARD
    if refills:
        state.push(Frame(REFILL, 0, 0, card.pile, slot))


class TakeProject(BoardAction):
    """PH.project.01: a Basic Project at L1, a Single-Round Project at any Level, a Group Project in any Role."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "take", ("card", "level"), TAKE_PROJECT)

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.row[PROJECT_PILE]:
            if number != NO_CARD:
                found.extend(self.choices[number])

    def offer(self, state: State, player: int, found: list[int]) -> None:
        if self.closed(state, player) != OK:
            return
        stress = self.stress(state, player)
        for number in state.row[PROJECT_PILE]:
            if number == NO_CARD:
                continue
            card = self.rules.cards[number]
            choices = self.choices[number]
            for level in range(1 if card.kind == BASIC_PROJECT else len(choices)):
                if self.refuse_level(state, player, card, level, stress) == OK:
                    found.append(choices[level])

    def stress(self, state: State, player: int) -> int:
        """Of repetition and of an excess slot, which every Project fills."""
        me = state.players[player]
        return self.repetition(state, player) + (1 if me.filled >= slots(self.rules, me) else 0)

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        if second_of(choice) > 0 and card.kind == BASIC_PROJECT:
            return ONLY_FIRST_LEVEL
        return self.refuse_level(state, player, card, second_of(choice), self.stress(state, player))

    def refuse_level(self, state: State, player: int, card: Card, level: int, stress: int) -> int:
        me = state.players[player]
        reason = refuse_price(self.rules, state, player, PRICE_PROJECT, card, level, me.hourglasses - 1)
        return reason if reason != OK else refuse_stress(self.rules, me, card, level, stress)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        card = self.rules.cards[first_of(choice)]
        spare = state.players[player].hourglasses - 1
        return missing_for_level(self.rules, state, player, PRICE_PROJECT, card, second_of(choice), spare)

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        self.place_hourglass(state, player)
        if charge(self.rules, state, player, PRICE_PROJECT, card, second_of(choice), self.verb, "PH.project.04"):
            self.complete(state, player, card, second_of(choice))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(state, card, True)
        place_card(self.rules, state, player, card, number)
        tell(state, TOOK, player, card.index, number, 0, "PH.project.01")
        trigger(self.rules, state, player, TAKE_PROJECT)
        reward(self.rules, state, player, card, number, "PH.project.01")
        if card.kind == GROUP_PROJECT:
            # PH.project.14: the Hourglass moves from the space to the Role.
            state.players[player].placed[TAKE_PROJECT] -= 1
            fill_role(self.rules, state, player, card, number)


def fill_role(rules: Rules, state: State, player: int, card: Card, role: int) -> None:
    state.roles.append(Role(card.index, role, player))
    state.players[player].roles += 1
    tell(state, JOINED, player, card.index, role, 0, "PH.project.13")
    trigger(rules, state, player, ON_ROLE)


class Spend(BoardAction):
    """PH.item.01: an Item or Activity at any of its Levels."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "spend", ("card", "level"), SPEND)

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.row[ITEM_ACTIVITY_PILE]:
            if number != NO_CARD:
                choices = self.choices[number]
                found.extend([choices[level] for level in self.levels(state, player, self.rules.cards[number])])

    def offer(self, state: State, player: int, found: list[int]) -> None:
        if self.closed(state, player) != OK:
            return
        stress = self.repetition(state, player)
        for number in state.row[ITEM_ACTIVITY_PILE]:
            if number == NO_CARD:
                continue
            card = self.rules.cards[number]
            choices = self.choices[number]
            for level in self.levels(state, player, card):
                if self.refuse_level(state, player, card, level, stress) == OK:
                    found.append(choices[level])

    def levels(self, state: State, player: int, card: Card) -> list[int]:
        for module in self.rules.spend_askers:
            levels = module.spend_levels(state, player, card)
            if levels is not None:
                return levels
        return card.all_levels

    def price(self, card: Card) -> int:
        if card.kind == ITEM:
            return PRICE_ITEM
        return PRICE_ACTIVITY if card.kind == ACTIVITY else PRICE_FIXED

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        return self.refuse_level(state, player, card, second_of(choice), self.repetition(state, player))

    def refuse_level(self, state: State, player: int, card: Card, level: int, stress: int) -> int:
        me = state.players[player]
        reason = refuse_price(self.rules, state, player, self.price(card), card, level, me.hourglasses - 1)
        return reason if reason != OK else refuse_stress(self.rules, me, card, level, stress)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        card = self.rules.cards[first_of(choice)]
        spare = state.players[player].hourglasses - 1
        return missing_for_level(self.rules, state, player, self.price(card), card, second_of(choice), spare)

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        self.place_hourglass(state, player)
        if charge(self.rules, state, player, self.price(card), card, second_of(choice), self.verb, "PH.item.01"):
            self.complete(state, player, card, second_of(choice))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(state, card, True)
        place_card(self.rules, state, player, card, number)
        tell(state, TOOK, player, card.index, number, 0, "PH.item.01")
        trigger(self.rules, state, player, SPEND)
        reward(self.rules, state, player, card, number, "PH.item.01")


class GetJob(BoardAction):
    """PH.job.01: pay the Hiring Cost; a present Job leaves first, without penalty (PH.job.07)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "hire", ("card", "side"), GET_JOB)

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.row[JOB_PILE]:
            if number != NO_CARD:
                found.extend(self.choices[number])

    def offer(self, state: State, player: int, found: list[int]) -> None:
        if self.closed(state, player) != OK:
            return
        for number in state.row[JOB_PILE]:
            # The two sides of a card differ in nothing (PH.job.04).
            if number != NO_CARD and self.refuse(state, player, self.choices[number][0]) == OK:
                found.extend(self.choices[number])

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        me = state.players[player]
        reason = refuse_price(self.rules, state, player, PRICE_HIRE, card, 0, me.hourglasses - 1)
        if reason != OK:
            return reason
        stress = self.repetition(state, player) + placing_stress(self.rules, me, card)
        return refuse_stress(self.rules, me, card, 0, stress)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        card = self.rules.cards[first_of(choice)]
        spare = state.players[player].hourglasses - 1
        return missing_for_level(self.rules, state, player, PRICE_HIRE, card, 0, spare)

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        self.place_hourglass(state, player)
        state.side[card.index] = second_of(choice)
        me = state.players[player]
        if me.job != NO_CARD:
            leave_area(self.rules, state, player, self.rules.cards[me.job], "PH.job.07")
        if charge(self.rules, state, player, PRICE_HIRE, card, 0, self.verb, "PH.job.01"):
            self.complete(state, player, card, 0)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(state, card, self.rules.edition.refills_people)
        place_card(self.rules, state, player, card, 0)
        tell(state, HIRED, player, card.index, 0, 0, "PH.job.01")
        trigger(self.rules, state, player, GET_JOB)
        reward(self.rules, state, player, card, 0, "PH.job.01")


class StartRelationship(BoardAction):
    """PH.partner.01: a Partner at L1, without cost."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "date", ("card", "side"), START_RELATIONSHIP)

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        for number in state.row[PARTNER_PILE]:
            if number != NO_CARD:
                found.extend(self.choices[number])

    def offer(self, state: State, player: int, found: list[int]) -> None:
        if self.closed(state, player) != OK:
            return
        for number in state.row[PARTNER_PILE]:
            # The two sides of a card differ in nothing (PH.partner.03).
            if number != NO_CARD and self.refuse(state, player, self.choices[number][0]) == OK:
                found.extend(self.choices[number])

    def refuse(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        me = state.players[player]
        reason = refuse_price(self.rules, state, player, PRICE_FIXED, card, 0, me.hourglasses - 1)
        if reason != OK:
            return reason
        stress = self.repetition(state, player) + placing_stress(self.rules, me, card)
        return refuse_stress(self.rules, me, card, 0, stress)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        card = self.rules.cards[first_of(choice)]
        spare = state.players[player].hourglasses - 1
        return missing_for_level(self.rules, state, player, PRICE_FIXED, card, 0, spare)

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        self.place_hourglass(state, player)
        state.side[card.index] = second_of(choice)
        if charge(self.rules, state, player, PRICE_FIXED, card, 0, self.verb, "PH.partner.01"):
            self.complete(state, player, card, 0)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(state, card, self.rules.edition.refills_people)
        place_card(self.rules, state, player, card, 0)
        tell(state, TOOK, player, card.index, 0, 0, "PH.partner.01")
        trigger(self.rules, state, player, START_RELATIONSHIP)
        reward(self.rules, state, player, card, 0, "PH.partner.01")
