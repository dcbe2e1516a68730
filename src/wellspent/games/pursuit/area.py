"""Cards coming into, moving within and leaving a play area, and cards being drawn."""

from typing import TYPE_CHECKING

from .board import SLOTS
from .cards import ABILITY_PRICE, ABILITY_SLOTS, JOB, JOB_PILE, PARTNER, PARTNER_PILE, Card
from .events import DISCARDED, ROW_DISCARDED, SET_ASIDE, SHUFFLED, TURNED_UP, reveal, tell
from .rules import Rules
from .state import NO_CARD, Player, State, is_among
from .tracks import change_sth, get_stress

if TYPE_CHECKING:
    from mypy_extensions import i64


def without(cards: list[int], card: int) -> list[int]:
    """The others."""
    return [number for number in cards if number != card]


def slots(rules: Rules, me: Player) -> "i64":
    """PH.slots.03, and whatever an ability adds."""
    count: i64 = SLOTS
    if me.ability_kinds & 1 << ABILITY_SLOTS:
        for number in me.abilities:
            ability = rules.abilities[number]
            if ability.kind == ABILITY_SLOTS:
                count += ability.number
    return count


def has_retired(me: Player) -> bool:
    """PH.discard.06: the Job lies aside and pays from there."""
    return me.job != NO_CARD and is_among(me.job, me.aside)


def placing_stress(rules: Rules, me: Player, card: Card, besides: "i64" = 0) -> "i64":
    """PH.slots.11, PH.partner.06: the Stress of placing this card now, with so many further slots about to be filled.

    A Job in force leaves first (PH.slots.15).
    """
    if not rules.fills_slot[card.kind]:
        return 0
    filled = me.filled + besides
    if card.kind == JOB and me.job != NO_CARD and is_among(me.job, me.cards):
        filled -= 1
    stress: i64 = 1 if filled >= slots(rules, me) else 0
    if card.kind == PARTNER and me.partners > 0:
        stress += 1
    return stress


def place_card(rules: Rules, state: State, player: int, card: Card, level: int) -> None:
    """Lay a card into the play area, with the Stress of an excess slot and of another Partner."""
    me = state.players[player]
    excess = rules.fills_slot[card.kind] and me.filled >= slots(rules, me)
    if excess:
        get_stress(state, player, 1, "PH.slots.11", card.index)
    if card.kind == PARTNER and me.partners > 0:
        get_stress(state, player, 1, "PH.partner.06", card.index)
    state.put_level(card.index, level)
    me.cards = [*me.cards, card.index]
    if rules.fills_slot[card.kind]:
        me.filled += 1
    if card.kind == PARTNER:
        me.partners += 1
    elif card.kind == JOB:
        me.job = card.index
    if rules.has_abilities[card.index]:
        count_abilities(rules, state, player)
    for module in rules.answerers.card_placed:
        module.card_placed(state, player, card)


def set_level(rules: Rules, state: State, player: int, card: Card, level: int) -> None:
    state.put_level(card.index, level)
    if rules.has_abilities[card.index]:
        count_abilities(rules, state, player)


def set_aside(rules: Rules, state: State, player: int, card: Card) -> None:
    """PH.slots.16, PH.slots.17: the slot is free at once, the card stays."""
    me = state.players[player]
    me.cards = without(me.cards, card.index)
    me.aside = [*me.aside, card.index]
    if rules.fills_slot[card.kind]:
        me.filled -= 1
    if rules.has_abilities[card.index]:
        count_abilities(rules, state, player)
    tell(state, SET_ASIDE, player, card.index)


def leave_area(rules: Rules, state: State, player: int, card: Card, rule: str) -> None:
    """PH.discard.07: to the discard pile of its type; the slot is free at once."""
    me = state.players[player]
    if is_among(card.index, me.aside):
        me.aside = without(me.aside, card.index)
    else:
        me.cards = without(me.cards, card.index)
        if rules.fills_slot[card.kind]:
            me.filled -= 1
    if card.kind == PARTNER:
        me.partners -= 1
    elif card.kind == JOB:
        me.job = NO_CARD
    if is_among(card.index, me.due):
        me.due = without(me.due, card.index)
    state.put_level(card.index, 0)
    state.own(card.pile)
    state.discard[card.pile].append(card.index)
    if rules.has_abilities[card.index]:
        count_abilities(rules, state, player)
    tell(state, DISCARDED, player, card.index, rule=rule)
    state.turn_over(card.index, 0)
    for module in rules.answerers.card_left:
        module.card_left(state, player, card)


def discard_with_penalty(rules: Rules, state: State, player: int, card: Card, rule: str) -> None:
    """PH.discard.03: 1 Stress and 1 STH."""
    state.players[player].discards += 1
    leave_area(rules, state, player, card, rule)
    get_stress(state, player, 1, rule, card.index)
    change_sth(state, player, -1, rule, card.index)


def count_abilities(rules: Rules, state: State, player: int) -> None:
    """The abilities in force: of the Child Trait and of every card at its level."""
    me = state.players[player]
    found: list[int] = []
    if me.trait != NO_CARD and rules.has_abilities[me.trait]:
        found.extend(rules.abilities_at[me.trait][0])
    for number in me.cards:
        if rules.has_abilities[number]:
            found.extend(rules.abilities_at[number][state.level[number]])
    for module in rules.answerers.abilities:
        module.abilities(state, player, found)
    kinds = prices = 0
    for number in found:
        ability = rules.abilities[number]
        kinds |= 1 << ability.kind
        if ability.kind == ABILITY_PRICE:
            prices |= 1 << ability.price
    me.abilities = found
    me.changed_prices = prices
    me.ability_kinds = kinds


def draw_card(state: State, pile: "i64") -> int:
    """PH.notes.08: the next card, or NO_CARD; an empty pile is rebuilt at once."""
    drawn = lift_card(state, pile)
    if not state.draw[pile]:
        rebuild_pile(state, pile)
    return drawn


def lift_card(state: State, pile: "i64") -> int:
    """PH.prep.12, PH.notes.09: the next card, or NO_CARD; the pile may be empty afterwards."""
    state.own(pile)
    cards = state.draw[pile]
    if not cards:
        rebuild_pile(state, pile)
        cards = state.draw[pile]
        if not cards:
            return NO_CARD
    return cards.pop(0) if pile == JOB_PILE or pile == PARTNER_PILE else cards.pop()


def rebuild_pile(state: State, pile: "i64") -> None:
    if state.discard[pile]:
        state.own(pile)
        state.draw[pile] = state.discard[pile]
        state.discard[pile] = []
        state.chance.shuffle(pile, state.draw[pile])
        tell(state, SHUFFLED, -1, number=pile, rule="PH.notes.08")


def turn_up(state: State, pile: "i64", slot: "i64") -> None:
    """Draw a card face up into an empty place of a row."""
    card = lift_card(state, pile)
    state.row[pile][slot] = card
    if card != NO_CARD:
        reveal(state, TURNED_UP)
        tell(state, TURNED_UP, -1, card, number=pile)
    if not state.draw[pile]:
        # PH.notes.08: at once, but told behind the card that was the last.
        rebuild_pile(state, pile)


def discard_from_row(state: State, pile: "i64", slot: "i64") -> None:
    card = state.row[pile][slot]
    if card != NO_CARD:
        state.own(pile)
        state.row[pile][slot] = NO_CARD
        state.discard[pile].append(card)
        tell(state, ROW_DISCARDED, -1, card, number=pile)
