"""Board Actions that take a card from a row: Take Project, Spend, Get Job, Start Relationship."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, first_of, option, second_of

from ..action import Action, BoardAction
from ..area import leave_area, place_card
from ..board import GET_JOB, SPEND, START_RELATIONSHIP, TAKE_PROJECT
from ..cards import (
    BASIC_PROJECT,
    GROUP_PROJECT,
    ITEM_ACTIVITY_PILE,
    JOB_PILE,
    ON_ROLE,
    PARTNER_PILE,
    PRICE_HIRE,
    PRICE_PROJECT,
    PROJECT_PILE,
    Card,
)
from ..events import HIRED, JOINED, TOOK, tell
from ..prices import Price
from ..purse import Purse, Tag, out_of_rows
from ..reasons import OK, ONLY_FIRST_LEVEL
from ..rewards import reward, trigger
from ..rules import Rules
from ..state import NO_CARD, NO_PLACE, Role, State, place_among
from ..steps import REFILL
from .board import is_open

if TYPE_CHECKING:
    from mypy_extensions import i64


def take_from_row(rules: Rules, state: State, player: int, card: Card, refills: bool) -> None:
    """Lift a card off its row; a new one is turned up when everything else is done (PH.action.20)."""
    slot = place_among(card.index, state.row[card.pile])
    if slot == NO_PLACE:
        # EXP.dream.10: it lay elsewhere, and its row stays as it is.
        for module in rules.answerers.lift:
            module.lift(state, player, card)
        return
    state.own(card.pile)
    state.row[card.pile][slot] = NO_CARD
    if refills:
        state.push(Frame(REFILL, 0, 0, card.pile, slot))


def give_reward(rules: Rules, state: State, player: int, card: Card, level: int, rule: str) -> None:
    """What a card gives when it is taken: its Reward, unless a module has more to say about it."""
    for module in rules.answerers.taken:
        if module.taken(state, player, card, level):
            return
    reward(rules, state, player, card, level, rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeFromRow(BoardAction):
    """Choose a card of a row, pay, place it, receive its Reward; a new card comes into the empty place."""

    def __init__(self, rules: Rules, name: str, arguments: tuple[str, ...], rule: str, space: int, pile: int) -> None:
        super().__init__(rules, name, arguments, rule, space)
        self.pile: Final[i64] = pile
        # By card: what is offered of it.
        self.tags: list[Tag | None] = []
        # Whether it is open, and brings Stress, as other spaces are and do; and whether it is paid from any purse but
        # that of the turn.
        self.is_usual = False
        self.has_own_purse = True

    def make_tags(self) -> None:
        kind = type(self)
        self.is_usual = kind.closed is BoardAction.closed and kind.repetition is BoardAction.repetition
        self.has_own_purse = kind.own_purse is not Action.own_purse or not self.uses_hourglass
        for card in self.rules.cards:
            self.tags.append(self.tag(card, 0, self.open_levels(card)) if card.pile == self.pile else None)

    def open_levels(self, card: Card) -> int:
        """How many of its levels, from the first, the card may be taken at."""
        return len(card.levels)

    def within_reach(self, state: State, player: int) -> list[int]:
        """The cards of the row, and whatever a module lets this player take as if it lay there."""
        others = out_of_rows(self.rules, state, player)
        return state.row[self.pile] + [number for number in others if self.rules.cards[number].pile == self.pile]

    def candidates(self, state: State, player: int, found: Offers) -> None:
        before = found.count
        for number in self.within_reach(state, player):
            if number != NO_CARD:
                found.extend(self.choices[number])
        if found.count == before:
            found.append(option(self.verb, NO_ARGUMENT, NO_ARGUMENT))

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, but by the card: not even the cheapest level of most can be paid."""
        again: i64 = 0
        if self.is_usual:
            if not is_open(self, purse):
                return
            if purse.me.placed[self.space] > 0:
                again = self.repetition(state, player)
        else:
            if self.closed(state, player) != OK:
                return
            again = self.repetition(state, player)
        own = self.own_purse(purse) if self.has_own_purse else purse
        own.offer_row(state.row[self.pile], self.tags, again, found)
        if purse.elsewhere_piles >> self.pile & 1:
            own.offer_row(purse.elsewhere, self.tags, again, found)

    def obstacle(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        return OK if self.level(choice) < self.open_levels(card) else ONLY_FIRST_LEVEL

    def stress(self, state: State, card: Card, purse: Purse) -> int:
        # PH.action.11: the Hourglass is placed as things are now, the card as they are when it is paid.
        return self.repetition(state, purse.player) + purse.placing_stress(card)


class TakeProject(TakeFromRow):
    """PH.project.01: a Basic Project at L1, a Single-Round Project at any Level, a Group Project in any Role."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "take", ("card", "level"), "PH.project.04", TAKE_PROJECT, PROJECT_PILE)

    def price(self, card: Card) -> int:
        return PRICE_PROJECT

    def open_levels(self, card: Card) -> int:
        return 1 if card.kind == BASIC_PROJECT else len(card.levels)

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, True)
        place_card(self.rules, state, player, card, number)
        tell(state, TOOK, player, card.index, level=number, rule="PH.project.01")
        trigger(self.rules, state, player, TAKE_PROJECT)
        give_reward(self.rules, state, player, card, number, "PH.project.01")
        if card.kind == GROUP_PROJECT:
            # PH.project.14: the Hourglass moves from the space to the Role.
            state.players[player].place(TAKE_PROJECT, -1)
            fill_role(self.rules, state, player, card, number)


def fill_role(rules: Rules, state: State, player: int, card: Card, role: int) -> None:
    state.roles = [*state.roles, Role(card.index, role, player)]
    state.players[player].roles += 1
    tell(state, JOINED, player, card.index, level=role, rule="PH.project.13")
    trigger(rules, state, player, ON_ROLE)


class Spend(TakeFromRow):
    """PH.item.01: an Item or Activity at any of its Levels."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "spend", ("card", "level"), "PH.item.01", SPEND, ITEM_ACTIVITY_PILE)

    def open_levels(self, card: Card) -> int:
        for module in self.rules.answerers.spend_levels:
            count = module.spend_levels(card)
            if count is not None:
                return count
        return len(card.levels)

    def price(self, card: Card) -> int:
        return self.rules.thing_prices[card.kind]

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, True)
        place_card(self.rules, state, player, card, number)
        tell(state, TOOK, player, card.index, level=number, rule="PH.item.01")
        if self.rules.is_thing(card):
            trigger(self.rules, state, player, SPEND)
        give_reward(self.rules, state, player, card, number, "PH.item.01")


class GetJob(TakeFromRow):
    """PH.job.01: pay the Hiring Cost; a present Job leaves first, without penalty (PH.job.07)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "hire", ("card", "side"), "PH.job.01", GET_JOB, JOB_PILE)

    def price(self, card: Card) -> int:
        return PRICE_HIRE

    def without_job(self, state: State, player: int) -> State:
        """PH.action.20: the present Job leaves before the new one is paid, and its abilities with it."""
        job = state.players[player].job
        if job == NO_CARD or not self.rules.changes_terms[job]:
            return state
        left = state.copy()
        leave_area(self.rules, left, player, self.rules.cards[job], "PH.job.07")
        return left

    def own_purse(self, purse: Purse) -> Purse:
        left = self.without_job(purse.state, purse.player)
        return purse if left is purse.state else Purse(self.rules, left, purse.player, purse.spare)

    def asked(self, state: State, player: int, card: Card, level: int) -> Price:
        return super().asked(self.without_job(state, player), player, card, level)

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        state.turn_over(card.index, second_of(choice))
        me = state.players[player]
        if me.job != NO_CARD:
            leave_area(self.rules, state, player, self.rules.cards[me.job], "PH.job.07")

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, self.rules.edition.refills_people)
        place_card(self.rules, state, player, card, 0)
        tell(state, HIRED, player, card.index, rule="PH.job.01")
        trigger(self.rules, state, player, GET_JOB)
        give_reward(self.rules, state, player, card, 0, "PH.job.01")


class StartRelationship(TakeFromRow):
    """PH.partner.01: a Partner at L1, without cost."""

    def __init__(self, rules: Rules) -> None:
        arguments = ("card", "side")
        super().__init__(rules, "date", arguments, "PH.partner.01", START_RELATIONSHIP, PARTNER_PILE)

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        state.turn_over(card.index, second_of(choice))

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        take_from_row(self.rules, state, player, card, self.rules.edition.refills_people)
        place_card(self.rules, state, player, card, 0)
        tell(state, TOOK, player, card.index, rule="PH.partner.01")
        trigger(self.rules, state, player, START_RELATIONSHIP)
        give_reward(self.rules, state, player, card, 0, "PH.partner.01")
