"""Free Actions: Refresh Cards and Discard a Card."""

from typing import TYPE_CHECKING

from wellspent.engine.agenda import Frame
from wellspent.engine.options import Offers, first_of, option

from ..action import Action
from ..area import discard_from_row, discard_with_penalty, has_retired, turn_up
from ..cards import ABILITY_FREE_REFRESH, GROUP_PROJECT, JOB, JOB_PILE, ON_REFRESH, PARTNER_PILE, Card
from ..events import PASSED, REFRESHED, tell
from ..purse import Purse
from ..reasons import CANNOT_DISCARD, EMPTY_ROW, OK
from ..rewards import trigger
from ..rules import Rules
from ..state import NO_CARD, State
from ..steps import REFRESH
from ..tracks import change_sth

if TYPE_CHECKING:
    from mypy_extensions import i64


class Refresh(Action):
    """PH.refresh.01: lose 1 STH, exchange cards of one row."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "refresh", ("pile",), rules.edition.refresh_rule, True)

    def make_choices(self) -> None:
        for pile in range(len(self.rules.piles)):
            self.choices.append([option(self.verb, pile)])

    def candidates(self, state: State, player: int, found: Offers) -> None:
        for pile in self.rules.rows:
            found.extend(self.choices[pile])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        piles, rows, firsts = self.rules.rows, state.row, self.firsts
        room, at = found.room_for(len(piles)), found.count
        pile: i64
        for pile in piles:
            row = rows[pile]
            if len(row) == 0:
                continue
            first: i64 = row[0]
            if first != NO_CARD or has_cards(row):
                room[at] = firsts[pile]
                at += 1
        found.count = at

    def obstacle(self, state: State, player: int, choice: int) -> int:
        # PH.refresh.06
        return OK if has_cards(state.row[first_of(choice)]) else EMPTY_ROW

    def perform(self, state: State, player: int, choice: int) -> None:
        pile = first_of(choice)
        if self.rules.edition.refresh_keeps:
            state.push(Frame(REFRESH, player, 0, pile))
            return
        # PH1.refresh.01: the whole row; of people only as many as lay there (PH1.refresh.02, PH1.refresh.03).
        is_of_people = pile == JOB_PILE or pile == PARTNER_PILE
        slots = 0
        for slot in range(len(state.row[pile])):
            if state.row[pile][slot] != NO_CARD or not is_of_people:
                slots |= 1 << slot
        refresh_slots(self.rules, state, player, pile, slots)


def has_cards(row: list[int], first: "i64" = 0) -> bool:
    """Whether a card lies in the first place or behind it."""
    slot: i64
    for slot in range(first, len(row)):
        number: i64 = row[slot]
        if number != NO_CARD:
            return True
    return False


def refresh_slots(rules: Rules, state: State, player: int, pile: int, slots: int) -> None:
    """PH.refresh.07: all discards first, then the new cards."""
    me = state.players[player]
    rule = rules.edition.refresh_rule
    tell(state, REFRESHED, player, number=pile, rule=rule)
    if me.refreshes_this_round >= free_refreshes(rules, state, player):
        change_sth(state, player, -1, rule)
    me.refreshes += 1
    me.refreshes_this_round += 1
    for slot in range(len(state.row[pile])):
        if slots >> slot & 1:
            discard_from_row(state, pile, slot)
    for slot in range(len(state.row[pile])):
        if slots >> slot & 1:
            turn_up(state, pile, slot)
    trigger(rules, state, player, ON_REFRESH)


def free_refreshes(rules: Rules, state: State, player: int) -> int:
    """How many refreshes of a round are free: the first stays the first, however many cards say so."""
    count = 0
    me = state.players[player]
    if me.ability_kinds & 1 << ABILITY_FREE_REFRESH:
        for number in me.abilities:
            ability = rules.abilities[number]
            if ability.kind == ABILITY_FREE_REFRESH:
                count = max(count, ability.number)
    return count


class Discard(Action):
    """PH.discard.01: give up a card for 1 Stress and 1 STH. One Stress is never too much (PH.q.47)."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "discard", ("card",), rules.edition.discard_rule, True)
        # The kinds, as bits, that a module has a say in, and those that may go without asking anybody.
        self.disputed: i64 = 0
        self.granted: i64 = 0
        self.reaches_level = False

    def make_choices(self) -> None:
        for card in self.rules.cards:
            self.choices.append([option(self.verb, card.index)])
        for module in self.rules.answerers.discard_reason:
            self.disputed |= module.discard_kinds
        for kind, is_granted in enumerate(self.rules.discards):
            if is_granted and not self.disputed >> kind & 1:
                self.granted |= 1 << kind

    def candidates(self, state: State, player: int, found: Offers) -> None:
        me = state.players[player]
        for number in [*me.cards, *me.aside]:
            found.extend(self.choices[number])
        if me.trait != NO_CARD:
            found.extend(self.choices[me.trait])

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, by the card; where no module has a say, the kind of a card decides alone."""
        me, cards, kinds = purse.me, self.rules.cards, self.rules.kind_of
        granted, disputed = self.granted, self.disputed
        number: i64
        for number in me.cards:
            kind: i64 = kinds[number]
            if granted >> kind & 1 or (disputed >> kind & 1 and self.kept(state, player, cards[number]) == OK):
                found.append(self.firsts[number])
        # PH.discard.06: of what lies aside only a retired Job may go.
        if has_retired(me) and self.kept(state, player, cards[me.job]) == OK:
            found.extend(self.choices[me.job])
        trait = me.trait
        if disputed == 0 or trait == NO_CARD:
            return
        if disputed >> kinds[trait] & 1 and self.kept(state, player, cards[trait]) == OK:
            found.append(self.firsts[trait])

    def obstacle(self, state: State, player: int, choice: int) -> int:
        card = self.rules.cards[first_of(choice)]
        # PH.discard.06: of what lies aside only a retired Job may go.
        if card.kind != JOB and card.index in state.players[player].aside:
            return CANNOT_DISCARD
        return self.kept(state, player, card)

    def kept(self, state: State, player: int, card: Card) -> int:
        """Why a card cannot be given up at all, or 0: a module's word, or its kind."""
        for module in self.rules.answerers.discard_reason:
            reason = module.discard_reason(state, player, card)
            if reason is not None:
                return reason
        return OK if self.rules.discards[card.kind] else CANNOT_DISCARD

    def perform(self, state: State, player: int, choice: int) -> None:
        card = self.rules.cards[first_of(choice)]
        if card.kind == GROUP_PROJECT:
            # PH1.q.13: its Roles are gone with it; their Hourglasses stay spent.
            state.roles = [role for role in state.roles if role.card != card.index]
        discard_with_penalty(self.rules, state, player, card, self.rule)


class Pass(Action):
    """XP.turn.03: without an Hourglass, a player who could still use a special token may leave it; for good."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, "pass", (), "XP.turn.03")
        self.uses_hourglass = False
        self.is_left_over = True

    def candidates(self, state: State, player: int, found: Offers) -> None:
        if state.players[player].hourglasses == 0:
            found.append(option(self.verb))

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """As always, at once."""
        if purse.me.hourglasses == 0:
            found.append(self.bare)

    def perform(self, state: State, player: int, choice: int) -> None:
        state.passed |= 1 << player
        tell(state, PASSED, player, rule=self.rule)
