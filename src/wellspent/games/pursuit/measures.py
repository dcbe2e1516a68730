"""Counting things about a player, for requirements, effects and Life Goals."""

from typing import TYPE_CHECKING, Final

from .cards import (
    ACTIVITY,
    BASIC_PROJECT,
    GROUP_PROJECT,
    ITEM,
    LIFE_GOAL,
    NO_CATEGORY,
    PARTNER,
    SINGLE_ROUND_PROJECT,
    Test,
)
from .rules import LAST_BIT, Rules
from .state import NO_CARD, Player, State, is_among

if TYPE_CHECKING:
    from mypy_extensions import i64

# Places in cards.MEASURES at which a group of measures begins.
# Resources of whatever type; before it, those of each type and Money.
RESOURCES: Final = 4
FIRST_DEED: Final = 11
FIRST_COMPLETED: Final = 23
FIRST_CATEGORY: Final = 27
FIRST_TALLY: Final = 34
POPULARITY_MEASURE: Final = 40
ALL: Final = -1
# Counts lie side by side in one number, with so many bits for each.
KIND_BITS: Final = 7
KIND_MASK: Final = (1 << KIND_BITS) - 1
DONE_BITS: Final = 9
DONE_MASK: Final = (1 << DONE_BITS) - 1


def kinds_held(rules: Rules, me: Player) -> "i64":
    """The kinds of the cards in force, as bits; read again when their list has been replaced."""
    if me.kinds_of is not me.cards:
        read_kinds(rules, me)
    return me.kinds


def read_kinds(rules: Rules, me: Player) -> None:
    """The kinds, and how many cards there are of each kind of the base game."""
    held: i64 = 0
    counts: i64 = 0
    number: i64
    for number in me.cards:
        kind: i64 = rules.kind_of[number]
        held |= 1 << kind
        if kind <= LIFE_GOAL:
            counts += 1 << kind * KIND_BITS
    me.kinds = held
    me.counts = counts
    me.kinds_of = me.cards


def read_completed(rules: Rules, me: Player) -> None:
    """PH.slots.17: Projects set aside, by kind and by category."""
    kinds: i64 = 0
    categories: i64 = 0
    number: i64
    for number in me.aside:
        kind: i64 = rules.kind_of[number]
        if kind <= GROUP_PROJECT:
            kinds += 1 << kind * DONE_BITS
            category: i64 = rules.cards[number].category
            if category != NO_CATEGORY:
                categories += 1 << category * DONE_BITS
    me.done = kinds
    me.done_by_category = categories
    me.done_of = me.aside


def completed(rules: Rules, me: Player, kind: "i64", category: "i64") -> "i64":
    """Projects set aside, of one kind, else of one category, else ALL; counted again when their list was replaced."""
    if me.done_of is not me.aside:
        read_completed(rules, me)
    if kind != ALL:
        return me.done >> kind * DONE_BITS & DONE_MASK
    if category != ALL:
        return me.done_by_category >> category * DONE_BITS & DONE_MASK
    done = me.done
    return (done & DONE_MASK) + (done >> DONE_BITS & DONE_MASK) + (done >> 2 * DONE_BITS & DONE_MASK)


def held(rules: Rules, me: Player, kind: "i64") -> "i64":
    """Cards of a kind of the base game in force."""
    if me.kinds_of is not me.cards:
        read_kinds(rules, me)
    return me.counts >> kind * KIND_BITS & KIND_MASK


def held_at_top(rules: Rules, state: State, me: Player, kind: "i64") -> "i64":
    """Those of them that are at their last level."""
    count: i64 = 0
    if held(rules, me, kind) == 0:
        return count
    number: i64
    for number in me.cards:
        if rules.kind_of[number] == kind and state.level[number] == rules.cards[number].top:
            count += 1
    return count


def of_kind(rules: Rules, cards: list[int], kind: "i64") -> "i64":
    """How many of these cards are of a kind."""
    count: i64 = 0
    number: i64
    for number in cards:
        if rules.kind_of[number] == kind:
            count += 1
    return count


def own_of_kind(rules: Rules, me: Player, kind: "i64") -> "i64":
    """How many cards of a kind are in force: seldom any, of those that modules bring."""
    return of_kind(rules, me.cards, kind) if kinds_held(rules, me) >> kind & 1 else 0


def cards_in_area(me: Player) -> int:
    """PH.q.60: every card of the play area, the Child Trait included."""
    return len(me.cards) + len(me.aside) + (0 if me.trait == NO_CARD else 1)


def measure(rules: Rules, state: State, player: int, which: "i64") -> int:
    return measure_of(rules, state, state.players[player], player, which)


def measure_of(rules: Rules, state: State, me: Player, player: int, which: "i64") -> "i64":
    value: i64
    if which < FIRST_DEED:
        value = _life(state, me, which)
    elif which < FIRST_COMPLETED:
        value = _possessions(rules, state, me, which)
    elif which < FIRST_TALLY:
        value = _completed(rules, me, which)
    else:
        value = _tally(me, which)
    # Most measures are nobody's but the base game's.
    if rules.added_to >> min(which, LAST_BIT) & 1 and which < len(rules.measured_by):
        for module in rules.measured_by[which]:
            value += module.measure(state, player, which)
    return value


def _life(state: State, me: Player, which: "i64") -> "i64":
    if which == 0:
        return me.knowledge
    if which == 1:
        return me.creativity
    if which == 2:
        return me.influence
    if which == 3:
        return me.money
    if which == RESOURCES:
        return me.knowledge + me.creativity + me.influence
    if which == 5:
        return me.sth
    if which == 6:
        return me.lth
    if which == 7:
        return me.stress
    if which == 8:
        return state.round
    if which == 9:
        return state.round if me.is_alive else me.rounds_lived
    return 0 if me.is_alive and not me.is_doomed else 1


def _possessions(rules: Rules, state: State, me: Player, which: "i64") -> "i64":
    if which == 11:
        return cards_in_area(me)
    if which == 12:
        return held(rules, me, ITEM)
    if which == 13:
        return held(rules, me, ACTIVITY)
    if which == 14:
        return held_at_top(rules, state, me, ITEM)
    if which == 15:
        return held_at_top(rules, state, me, ACTIVITY)
    if which == 16:
        return me.partners
    if which == 17:
        return _partner_level(rules, state, me)
    if which == 18:
        return 0 if me.job == NO_CARD else 1
    if which == 19:
        return 0 if me.job == NO_CARD else rules.cards[me.job].rank
    if which == 20:
        return 1 if me.job != NO_CARD and is_among(me.job, me.aside) else 0
    if which == 21:
        return me.promotions
    # PH.slots.05 to .07: those of this round too, until they are set aside.
    of_round = held(rules, me, SINGLE_ROUND_PROJECT) + held(rules, me, GROUP_PROJECT)
    return held(rules, me, BASIC_PROJECT) + of_round


def _partner_level(rules: Rules, state: State, me: Player) -> "i64":
    best: i64 = 0
    if me.partners == 0:
        return best
    number: i64
    for number in me.cards:
        if rules.kind_of[number] == PARTNER:
            best = max(best, state.level[number] + 1)
    return best


def _completed(rules: Rules, me: Player, which: "i64") -> "i64":
    if which == FIRST_COMPLETED:
        return completed(rules, me, ALL, ALL)
    if which == FIRST_COMPLETED + 1:
        return completed(rules, me, BASIC_PROJECT, ALL)
    if which == FIRST_COMPLETED + 2:
        return completed(rules, me, SINGLE_ROUND_PROJECT, ALL)
    if which == FIRST_COMPLETED + 3:
        return completed(rules, me, GROUP_PROJECT, ALL)
    return completed(rules, me, ALL, which - FIRST_CATEGORY)


def _tally(me: Player, which: "i64") -> "i64":
    if which == FIRST_TALLY:
        return me.roles
    if which == FIRST_TALLY + 1:
        return me.filled
    if which == FIRST_TALLY + 2:
        return me.rests
    if which == FIRST_TALLY + 3:
        return me.overtimes
    if which == FIRST_TALLY + 4:
        return me.discards
    if which == FIRST_TALLY + 5:
        return me.refreshes
    if which == POPULARITY_MEASURE:
        return me.popularity
    return 0


def holds(rules: Rules, state: State, player: int, tests: list[Test]) -> bool:
    """Whether every test is met."""
    return meets(rules, state, state.players[player], player, tests)


def meets(rules: Rules, state: State, me: Player, player: int, tests: list[Test]) -> bool:
    """The same of a player who is at hand."""
    for test in tests:
        value = measure_of(rules, state, me, player, test.measure)
        if value > test.bound if test.at_most else value < test.bound:
            return False
    return True
