"""What a player could save up for: the best few purchases in sight."""

from typing import Final

from wellspent.games.pursuit.action import is_too_stressful
from wellspent.games.pursuit.area import placing_stress
from wellspent.games.pursuit.cards import (
    GROUP_PROJECT,
    JOB,
    LIFE_GOAL,
    PARTNER,
    SINGLE_ROUND_PROJECT,
    Card,
    Level,
)
from wellspent.games.pursuit.goods import STRESS, Goods
from wellspent.games.pursuit.purse import out_of_rows
from wellspent.games.pursuit.state import NO_CARD, Player, State

from ..numbers import add_up
from .outlook import Outlook
from .routes import routes


class Plan:
    """A purchase to save up for: what it gains, what it asks for, and where its card lies."""

    def __init__(
        self,
        card: Card,
        level: int,
        gain: float,
        asks: tuple[int, int, int, int],
        off: int,
        own: bool,
        reserved: bool = False,
    ) -> None:
        self.card: Final = card
        self.level: Final = level
        self.gain: Final = gain
        self.asks: Final = asks
        self.total: Final = sum(asks)
        # What the present mood takes off (PH.sth.03).
        self.off: Final = off
        self.own: Final = own
        # Within reach of nobody else, though it is not taken yet (EXP.dream.07).
        self.reserved: Final = reserved

    def hours(self, me: Player) -> int:
        """The Hourglasses it takes to gather what is missing, and to buy."""
        knowledge, creativity, influence, money = self.asks
        missing = (
            max(0, knowledge - me.knowledge),
            max(0, creativity - me.creativity),
            max(0, influence - me.influence),
        )
        short = sum(missing) - self.off
        hours = 1 + (max(0, money - me.money) + 2) // 3
        return hours + sum([(lack + 2) // 3 for lack in missing]) if short > 0 else hours

    def covered(self, me: Player) -> float:
        """The share of the price that is at hand."""
        if self.total == 0:
            return 1.0
        knowledge, creativity, influence, money = self.asks
        have = min(knowledge, me.knowledge) + min(creativity, me.creativity) + min(influence, me.influence)
        return min(1.0, (have + self.off + min(money, me.money)) / self.total)

    def is_open(self, state: State, me: Player) -> bool:
        """Whether it can still be done: a card of a row only in this round."""
        number = self.card.index
        if self.own:
            return number in me.cards and (state.level[number] < self.level or self.card.nature.repeats)
        return number in state.row[self.card.pile] or (self.reserved and number not in me.cards + me.aside)


def asked(goods: Goods) -> tuple[int, int, int, int]:
    # Resources of any type are put with Knowledge: only their number matters here.
    return goods.knowledge + goods.any, goods.creativity, goods.influence, goods.money


def best_plans(outlook: Outlook, state: State, count: int) -> list[Plan]:
    """The plans that gain most for each Hourglass."""
    me = state.players[outlook.seat]
    found = row_plans(outlook, state, me) + own_plans(outlook, state, me)
    rated = [(plan.gain / plan.hours(me), -place, plan) for place, plan in enumerate(found) if plan.gain > 0]
    rated.sort(key=lambda each: each[:2], reverse=True)
    return [plan for _, _, plan in rated[:count]]


def row_plans(outlook: Outlook, state: State, me: Player) -> list[Plan]:
    found: list[Plan] = []
    for pile, space in outlook.spaces.items():
        if state.covered >> space & 1:
            continue
        for number in state.row[pile] + reserved(outlook, state, pile):
            if number != NO_CARD:
                found.extend(card_plans(outlook, me, outlook.rules.cards[number], space))
    return [plan for plan in found if plan.hours(me) <= me.hourglasses]


def reserved(outlook: Outlook, state: State, pile: int) -> list[int]:
    """Cards that lie elsewhere and can be taken like those of a row."""
    rules = outlook.rules
    return [number for number in out_of_rows(rules, state, outlook.seat) if rules.cards[number].pile == pile]


def card_plans(outlook: Outlook, me: Player, card: Card, space: int) -> list[Plan]:
    """The levels at which a card of a row can be had."""
    stress = int(placing_stress(outlook.rules, me, card)) + (1 if me.placed[space] else 0)
    if is_too_stressful(outlook.rules, me, stress):
        return []
    burden = stress * outlook.worths[STRESS]
    if card.kind == JOB and me.job != NO_CARD:
        burden -= outlook.promise(outlook.rules.cards[me.job], outlook.view.level[me.job])
    elif card.kind == PARTNER and me.partners:
        burden -= outlook.rounds * outlook.weights.excess
    return [make_plan(outlook, me, card, level, False, burden) for level in first_levels(outlook, card)]


def first_levels(outlook: Outlook, card: Card) -> range:
    """The levels at which a card may be taken: any of a thing, a Single-Round Project or of Roles, else the first."""
    is_free = outlook.rules.upgrades[card.kind] or card.kind in (SINGLE_ROUND_PROJECT, GROUP_PROJECT) or card.additional
    return range(card.top + 1 if is_free else 1)


def make_plan(outlook: Outlook, me: Player, card: Card, level: int, own: bool, burden: float = 0.0) -> Plan:
    lines = card.levels[level]
    is_project = card.kind <= GROUP_PROJECT
    off: int = max(0, min(me.sth, lines.cost.resources + lines.cost.any)) if is_project else 0
    gain = outlook.reward(lines) + outlook.promise(card, level) - outlook.price(lines.cost) - outlook.weights.hour
    gain += off * outlook.wanted + burden
    if card.additional:
        gain += add_up([outlook.worth(goods) for goods in card.additional[:2]])
    asks = required(lines) if card.kind == PARTNER or card.kind > LIFE_GOAL else asked(lines.cost)
    is_reserved = not own and card.index not in outlook.view.row[card.pile]
    return Plan(card, level, gain, asks, off, own, is_reserved)


def own_plans(outlook: Outlook, state: State, me: Player) -> list[Plan]:
    """The next levels of own cards; what they promised already is no gain."""
    found: list[Plan] = []
    for number in me.cards:
        card = outlook.rules.cards[number]
        level = state.level[number]
        if card.nature.grows:
            continue
        if card.kind == JOB:
            if card.rank and level < card.top:
                found.append(career_plan(outlook, card))
            continue
        for later in next_levels(outlook, card, level):
            found.append(make_plan(outlook, me, card, later, True, -outlook.promise(card, level)))
    return found


def next_levels(outlook: Outlook, card: Card, level: int) -> list[int]:
    """The levels that the next action on an own card may reach."""
    if outlook.rules.upgrades[card.kind]:
        return [level + 1] if level < card.top else []
    if card.kind in (SINGLE_ROUND_PROJECT, GROUP_PROJECT) or card.additional:
        return []
    return [route[0] for route in routes(card, level) if route]


def career_plan(outlook: Outlook, card: Card) -> Plan:
    """A promotion or retirement; the part of it that the Job promises already is no gain."""
    gain = outlook.career_gain(card) * (1 - outlook.weights.career)
    return Plan(card, 1, gain, asked(card.levels[1].cost), 0, True)


def required(lines: Level) -> tuple[int, int, int, int]:
    """A Requirement is gathered like a price, though it stays (PH.cardaction.28)."""
    needs = list(asked(lines.cost))
    for test in lines.needs:
        if test.measure < len(needs) and not test.at_most:
            needs[test.measure] = max(needs[test.measure], test.bound)
    return needs[0], needs[1], needs[2], needs[3]


class Shop:
    """What cards of the rows would bring this round, each worked out once in a decision."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self._known: Final[dict[int, float]] = {}

    def gain(self, number: int) -> float:
        """The gain for each Hourglass of the best level that can be had; nothing if there is none."""
        found = self._known.get(number)
        if found is None:
            found = self._known[number] = self._gain(self.outlook.rules.cards[number])
        return found

    def _gain(self, card: Card) -> float:
        view = self.outlook.view
        me = view.players[self.outlook.seat]
        space = self.outlook.spaces.get(card.pile)
        if space is None or view.covered >> space & 1:
            return 0.0
        plans = card_plans(self.outlook, me, card, space)
        rates = [plan.gain / plan.hours(me) for plan in plans if plan.hours(me) <= me.hourglasses]
        return max([0.0, *rates])
