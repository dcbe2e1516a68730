"""An action of a turn: what can be looked for, why it may be refused, and what it does.

Legality is decided in one place. `candidates` lists what is worth asking about, `lookups` everything that a player
could look for, and `refuse` answers for both: 0 if the choice is legal, else the reason why not.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import first_of, option, second_of

from .area import placing_stress
from .board import OFF_THE_TRACK, REST
from .cards import ABILITY_CALM, PRICE_PROJECT, TAKE, Card, Level
from .events import PLACED, tell
from .goods import GOODS_COUNT
from .measures import holds, measure
from .prices import (
    can_pay,
    goods_asked,
    is_plain,
    pay,
    pay_plain,
    quote,
    shortage,
    spend_hourglasses,
    ways_to_pay,
)
from .reasons import CANNOT_PAY, CANNOT_PAY_SURCHARGE, COVERED, OK, REQUIREMENT, TOO_MUCH_STRESS
from .rewards import calmed, reward_stress
from .rules import Rules
from .state import Player, State
from .steps import COMPLETE, PAYMENT
from .tracks import get_stress

CALM_BIT: Final = 1 << ABILITY_CALM


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that a turn can be used for. A free action does not use the turn up."""

    def __init__(self, rules: Rules, name: str, arguments: tuple[str, ...], is_free: bool = False) -> None:
        self.rules: Final = rules
        self.name: Final = name
        self.arguments: Final = arguments
        self.is_free: Final = is_free
        # Whether it takes an Hourglass; an action by special token says no.
        self.uses_hourglass = not is_free
        self.verb = -1
        # By card: the choices that name it, one for each level or side, made once.
        self.choices: list[list[int]] = []

    def make_choices(self) -> None:
        """Make the choices for every card; an action on the sides of a card says so by its arguments."""
        by_side = "side" in self.arguments
        for card in self.rules.cards:
            count = 2 if by_side else len(card.levels)
            self.choices.append([option(self.verb, card.index, number) for number in range(count)])

    def closed(self, state: State, player: int) -> int:
        """A reason that rules out the whole action, or 0."""
        return OK

    def lookups(self, state: State, player: int, found: list[int]) -> None:
        """Add every choice that a player could look for."""

    def candidates(self, state: State, player: int, found: list[int]) -> None:
        """Add the choices that may be legal now; fewer than can be looked for, where that saves asking."""
        self.lookups(state, player, found)

    def refuse(self, state: State, player: int, choice: int) -> int:
        """The reason why a choice of an action that is not closed is not legal, or 0."""
        return OK

    def offer(self, state: State, player: int, found: list[int]) -> None:
        """Add the legal choices. An action with many of them may look at what they share only once."""
        if self.closed(state, player) != OK:
            return
        asked: list[int] = []
        self.candidates(state, player, asked)
        for choice in asked:
            if self.refuse(state, player, choice) == OK:
                found.append(choice)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        """What a refused choice lacks, by kind of goods."""
        return []

    def perform(self, state: State, player: int, choice: int) -> None:
        """Begin the action. What needs a decision goes on the agenda."""

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        """Go on once the price is paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardAction(Action):
    """An action with an Hourglass on a space of the board."""

    def __init__(self, rules: Rules, name: str, arguments: tuple[str, ...], space: int) -> None:
        super().__init__(rules, name, arguments)
        self.space: Final = space

    def closed(self, state: State, player: int) -> int:
        if state.covered >> self.space & 1:
            return COVERED
        if is_too_stressful(self.rules, state.players[player], self.repetition(state, player)):
            return TOO_MUCH_STRESS
        return OK

    def repetition(self, state: State, player: int) -> int:
        """PH.action.06, PH.action.07: 1 Stress if an own Hourglass already stands there; never on Rest."""
        me = state.players[player]
        if me.placed[self.space] == 0 or self.space == REST:
            return 0
        if me.gift_kinds & CALM_BIT and self.rules.calm_spaces(me.gifts) >> self.space & 1:
            return 0
        return 1

    def place_hourglass(self, state: State, player: int) -> None:
        # PH.action.11: the Stress of repetition comes with placing, before the effect.
        get_stress(state, player, self.repetition(state, player), "PH.action.06")
        me = state.players[player]
        me.placed[self.space] += 1
        spend_hourglasses(me, 1)
        tell(state, PLACED, player, -1, 0, self.space, "PH.action.02")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardAction(Action):
    """An action with an Hourglass on a card; it goes to Spent Time (PH.cardaction.02)."""

    def place_hourglass(self, state: State, player: int) -> None:
        spend_hourglasses(state.players[player], 1)


def is_too_stressful(rules: Rules, me: Player, stress: int) -> bool:
    """PH.stress.13: at most one space off the right end, all Stress of the action counted."""
    return stress > 0 and rules.edition.limits_stress and me.stress + stress > OFF_THE_TRACK


def refuse_price(rules: Rules, state: State, player: int, what: int, card: Card, level: int, hourglasses: int) -> int:
    """Whether the cost of a level can be paid and its requirement is met."""
    lines = card.levels[level]
    if not can_pay(rules, state, player, what, card, lines.cost, hourglasses):
        return _unpayable(rules, state, player, what, card, lines, hourglasses)
    if lines.needs and not holds(rules, state, player, lines.needs):
        return REQUIREMENT
    return OK


def refuse_stress(rules: Rules, me: Player, card: Card, level: int, stress: int) -> int:
    """PH.stress.14: whether the whole action, with so much Stress of its own, stays within one space off the end."""
    lines = card.levels[level]
    stress += lines.cost.stress + lines.reward.stress
    if lines.effects:
        later = reward_stress(lines, _placing_by_effect(rules, me, card, lines)) - lines.reward.stress
        if later > 0:
            # PH.q.09: what an effect brings comes after the Relax and Good Health of the Reward.
            stress = calmed(rules, me.stress + stress, lines.reward) + later - me.stress
    return TOO_MUCH_STRESS if is_too_stressful(rules, me, stress) else OK


def refuse_level(rules: Rules, state: State, player: int, what: int, card: Card, level: int, hourglasses: int) -> int:
    """Whether a level can be reached by an action that brings no Stress of its own."""
    reason = refuse_price(rules, state, player, what, card, level, hourglasses)
    return reason if reason != OK else refuse_stress(rules, state.players[player], card, level, 0)


def _unpayable(rules: Rules, state: State, player: int, what: int, card: Card, lines: Level, hourglasses: int) -> int:
    """Tell a missing surcharge from a missing price."""
    me = state.players[player]
    if what != PRICE_PROJECT or me.sth >= 0:
        return CANNOT_PAY
    price = quote(rules, state, player, what, card, lines.cost)
    plain = (
        me.knowledge >= price.knowledge
        and me.creativity >= price.creativity
        and me.influence >= price.influence
        and me.money >= price.money
        and hourglasses >= price.hourglass
    )
    return CANNOT_PAY_SURCHARGE if plain else CANNOT_PAY


def _placing_by_effect(rules: Rules, me: Player, card: Card, lines: Level) -> int:
    """The Stress of a card that an effect takes, with the present card already lying there."""
    besides = 1 if rules.fills_slot[card.kind] and card.index not in me.cards else 0
    most = 0
    for effect in lines.effects:
        if effect.verb != TAKE:
            continue
        for other in rules.cards:
            if other.pile == effect.pile:
                most = placing_stress(rules, me, other, besides)
                break
    return most


def charge(rules: Rules, state: State, player: int, what: int, card: Card, level: int, verb: int, rule: str) -> bool:
    """Pay for a level. False if the player first has to say how: then COMPLETE waits on the agenda."""
    goods = goods_asked(what, card, level)
    me = state.players[player]
    if is_plain(rules, me, what, goods):
        pay_plain(state, player, goods, card.index, rule)
        return True
    price = quote(rules, state, player, what, card, goods)
    ways = ways_to_pay(me, price)
    if len(ways) == 1:
        pay(state, player, goods, price.money, price.hourglass, ways[0], card.index, rule)
        return True
    state.push(Frame(COMPLETE, player, card.index, level, verb))
    state.push(Frame(PAYMENT, player, card.index, level, what))
    return False


def missing_for_level(
    rules: Rules, state: State, player: int, what: int, card: Card, level: int, hourglasses: int
) -> list[int]:
    """What is missing of the price, or else of the requirement."""
    lines = card.levels[level]
    missing = shortage(rules, state, player, what, card, lines.cost, hourglasses)
    if any(missing):
        return missing
    for test in lines.needs:
        if test.measure < 4 and not test.at_most:
            missing[test.measure] = max(0, test.bound - measure(rules, state, player, test.measure))
    return missing


def nothing_missing() -> list[int]:
    return [0] * GOODS_COUNT


def card_of(rules: Rules, choice: int) -> Card:
    return rules.cards[first_of(choice)]


def level_of(choice: int) -> int:
    return second_of(choice)
