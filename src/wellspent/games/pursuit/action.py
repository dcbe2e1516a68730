"""An action of a turn: what can be looked for, why it may be refused, and what it does.

Legality is decided in one place. `candidates` lists everything that a player could look for, `refuse` answers for each:
0 if the choice is legal, else the reason why not. What is offered is what is not refused.
"""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from wellspent.engine.agenda import Frame
from wellspent.engine.options import NO_ARGUMENT, Offers, first_of, option, second_of

from .board import FIRST_ADULT, OFF_THE_TRACK, REST
from .cards import ABILITY_CALM, PRICE_FIXED, Card, Level
from .events import PLACED, tell
from .goods import ANY, GOODS_COUNT, POPULARITY
from .measures import POPULARITY_MEASURE, RESOURCES, measure
from .prices import (
    Price,
    has_one_way,
    is_plain,
    lacking,
    pay,
    pay_plain,
    quote,
    spend_hourglasses,
    ways_to_pay,
)
from .purse import Purse, Tag, purse_for_action, shown_for, slot_of
from .reasons import COVERED, NO_CARD_THERE, OK, TOO_MUCH_STRESS
from .rules import Rules
from .state import Player, State
from .steps import COMPLETE, PAYMENT
from .tracks import get_stress

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that a turn can be used for. A free action does not use the turn up.

    Most actions reach a level of a card: they say where the cards are, what kind of price it is, what is in the way.
    """

    def __init__(self, rules: Rules, name: str, arguments: tuple[str, ...], rule: str, is_free: bool = False) -> None:
        self.name: Final = name
        self.arguments: Final = arguments
        self.rule: Final = rule
        self.is_free: Final = is_free
        self.by_side: Final = "side" in arguments
        # Whether it leads to a level of the card it names; one that does not says so.
        self.reaches_level = arguments[:1] == ("card",)
        # Whether it takes an Hourglass; an action by special token says no.
        self.uses_hourglass = not is_free
        # Whether it is only for those who have no Hourglass.
        self.is_left_over = False
        # What it is to those who wait for it: memories, by the word of their card file; a Board Action is its space.
        self.occasion = ""
        # The kinds, as bits, of which a card must lie in the play area; none where it is about something else.
        self.own_kinds: i64 = 0
        # Whether, when it is not closed, it may still refuse a candidate; and whether a turn offers it at all.
        self.may_refuse = True
        self.is_offered = True
        # Why it is refused where no card lies that it could be about.
        self.nothing_there = NO_CARD_THERE
        # By card: the choices that name it, one for each level or side, made once.
        self.choices: list[list[int]] = []
        # Room for what is found where it is offered by itself; see `legal`.
        self.alone: Final = Offers()
        self.verb = -1
        # What is looked at in every turn lies behind the rest, beside what the heirs look at: the choice that names
        # nothing but the action, to be offered as it is, and by card the first of its choices.
        self.rules: Final = rules
        self.bare: object = -1
        self.firsts: list[object] = []

    def needs_own(self, kind: int) -> None:
        """Offer it in a turn only to players who have a card of this kind, or of another that was named so."""
        self.own_kinds |= 1 << kind

    def register(self, verb: int) -> None:
        """Take its place in the game, under a verb of its own."""
        self.verb = verb
        self.bare = verb
        kind = type(self)
        asks = self.reaches_level or kind.obstacle is not Action.obstacle or kind.refuse is not Action.refuse
        self.may_refuse = asks
        self.is_offered = kind.offer is not Action.offer or kind.candidates is not Action.candidates

    def make_offers(self) -> None:
        """All that it may ever offer, once the cards are known."""
        self.make_choices()
        for number in range(len(self.choices)):
            choices = self.shared(number)
            self.firsts.append(choices[0] if choices else None)
        self.make_tags()

    def make_choices(self) -> None:
        for card in self.rules.cards:
            count = 2 if self.by_side else len(card.levels)
            self.choices.append([option(self.verb, card.index, number) for number in range(count)])

    def make_tags(self) -> None:
        """What it offers card by card, once all choices are made."""

    def tag(self, card: Card, first: int, behind: int) -> Tag | None:
        """The levels of a card from the first up to those behind, as they are offered one after the other."""
        choices, price, slot = self.shared(card.index), self.price(card), slot_of(self.rules, card)
        if self.by_side:
            # The two sides of a card differ in nothing (PH.job.04, PH.partner.03).
            return Tag(card, 0, price, choices[0], None, slot, choices[1])
        tag: Tag | None = None
        for level in range(min(behind, len(card.levels)) - 1, first - 1, -1):
            shown = shown_for(self.rules, price, card.levels[level])
            tag = Tag(card, level, price, choices[level], tag, slot, None, shown)
        return tag

    def shared(self, number: "i64") -> list[object]:
        """The choices that name a card, to be offered as they are."""
        return cast("list[object]", self.choices[number])

    def closed(self, state: State, player: int) -> int:
        """A reason that rules out the whole action, or 0."""
        return OK

    def candidates(self, state: State, player: int, found: Offers) -> None:
        """Add every choice that a player could look for."""

    def offer(self, state: State, player: int, purse: Purse, found: Offers) -> None:
        """Add the legal choices."""
        if self.closed(state, player) != OK:
            return
        first = found.count
        self.candidates(state, player, found)
        if self.may_refuse and found.count > first:
            own = self.own_purse(purse) if self.reaches_level else purse
            for place in range(first, found.count):
                choice = found.room[place]
                if self.refuse(state, player, cast("int", choice), own) == OK:
                    found.room[first] = choice
                    first += 1
            found.count = first

    def legal(self, state: State, player: int) -> list[int]:
        """The legal choices, where the action is offered by itself."""
        self.offer(state, player, purse_for_action(self.rules, state, player), self.alone)
        return self.alone.take()

    def refuse(self, state: State, player: int, choice: int, purse: Purse) -> int:
        """The reason why a candidate of an action that is not closed is not legal, or 0."""
        if not self.reaches_level:
            return self.obstacle(state, player, choice)
        if first_of(choice) == NO_ARGUMENT:
            return self.nothing_there
        reason = self.obstacle(state, player, choice)
        if reason != OK:
            return reason
        card, level = self.rules.cards[first_of(choice)], self.level(choice)
        reason = self.unpaid(purse, card, level)
        if reason != OK:
            return reason
        return purse.refuse_rest(card, card.levels[level], self.stress(state, card, purse))

    def own_purse(self, purse: Purse) -> Purse:
        """What it is paid from: the purse of the turn, which keeps an Hourglass back, or one that need not."""
        if self.uses_hourglass:
            return purse
        return purse.with_hourglass()

    def unpaid(self, purse: Purse, card: Card, level: int) -> int:
        """Why the price of a level cannot be paid, or 0."""
        return purse.unpaid(self.price(card), card, level)

    def level(self, choice: int) -> int:
        return 0 if self.by_side else second_of(choice)

    def price(self, card: Card) -> int:
        """What kind of price the card's cost is."""
        return PRICE_FIXED

    def obstacle(self, state: State, player: int, choice: int) -> int:
        """A reason, other than price, requirement and Stress, why this cannot be chosen, or 0."""
        return OK

    def stress(self, state: State, card: Card, purse: Purse) -> int:
        """The Stress that the action itself brings before its Reward, to whom the purse is."""
        return 0

    def asked(self, state: State, player: int, card: Card, level: int) -> Price:
        """What the player is to pay for a level now."""
        return quote(self.rules, state, player, self.price(card), card, card.levels[level].cost)

    def missing(self, state: State, player: int, choice: int) -> list[int]:
        """What a refused choice lacks, by kind of goods."""
        if not self.reaches_level or first_of(choice) == NO_ARGUMENT or self.closed(state, player) != OK:
            return nothing_missing()
        if self.obstacle(state, player, choice) != OK:
            return nothing_missing()
        card, level = self.rules.cards[first_of(choice)], self.level(choice)
        price = self.asked(state, player, card, level)
        spare = self.spare(state, player, card)
        return missing_for_price(self.rules, state, player, price, card.levels[level], spare)

    def spare(self, state: State, player: int, card: Card) -> int:
        """The Hourglasses that may go into a price: all but the one that the action itself takes."""
        return state.players[player].hourglasses - (1 if self.uses_hourglass else 0)

    def perform(self, state: State, player: int, choice: int) -> None:
        """Begin the action. What needs a decision goes on the agenda."""
        card, level = self.rules.cards[first_of(choice)], self.level(choice)
        self.place_hourglass(state, player)
        self.prepare(state, player, card, choice)
        if charge(self.rules, state, player, self.price(card), card, level, self.verb, self.rule):
            self.complete(state, player, card, level)

    def times(self, state: State, card: Card) -> int:
        """How often the Reward of the level is received."""
        return 1

    def place_hourglass(self, state: State, player: int) -> None:
        """PH.cardaction.02: on a card, and from there to Spent Time."""
        spend_hourglasses(state.players[player], 1)

    def prepare(self, state: State, player: int, card: Card, choice: int) -> None:
        """What happens between placing the Hourglass and paying."""

    def complete(self, state: State, player: int, card: Card, number: int) -> None:
        """Go on once the price is paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardAction(Action):
    """An action with an Hourglass on a space of the board."""

    def __init__(self, rules: Rules, name: str, arguments: tuple[str, ...], rule: str, space: int) -> None:
        super().__init__(rules, name, arguments, rule)
        self.space: Final[i64] = space
        self.occasion = rules.spaces[space]
        # Why it is refused where it is covered for the Teen round.
        self.in_teen = COVERED

    def closed(self, state: State, player: int) -> int:
        if state.covered >> self.space & 1:
            return self.in_teen if state.round < FIRST_ADULT else COVERED
        me = state.players[player]
        # Whoever is still on the track can bear one more.
        if me.stress < OFF_THE_TRACK or not is_too_stressful(self.rules, me, self.repetition(state, player)):
            return OK
        return TOO_MUCH_STRESS

    def repetition(self, state: State, player: int) -> int:
        """PH.action.06, PH.action.07: 1 Stress if an own Hourglass already stands there; never on Rest."""
        me = state.players[player]
        if me.placed[self.space] == 0 or self.space == REST:
            return 0
        if me.ability_kinds >> ABILITY_CALM & 1 and self.rules.calm_spaces(me.abilities) >> self.space & 1:
            return 0
        return 1

    def stress(self, state: State, card: Card, purse: Purse) -> int:
        return self.repetition(state, purse.player)

    def place_hourglass(self, state: State, player: int) -> None:
        # PH.action.11: the Stress of repetition comes with placing, before the effect.
        get_stress(state, player, self.repetition(state, player), "PH.action.06")
        me = state.players[player]
        me.place(self.space, 1)
        spend_hourglasses(me, 1)
        tell(state, PLACED, player, number=self.space, rule="PH.action.02")


def is_too_stressful(rules: Rules, me: Player, stress: int) -> bool:
    """PH.stress.13: at most one space off the right end, all Stress of the action counted."""
    return stress > 0 and rules.edition.limits_stress and me.stress + stress > OFF_THE_TRACK


def charge(rules: Rules, state: State, player: int, what: int, card: Card, level: int, verb: int, rule: str) -> bool:
    """Pay for a level. False if the player first has to say how: then COMPLETE waits on the agenda."""
    goods = rules.lines(card, level).cost
    me = state.players[player]
    if is_plain(rules, me, what, goods):
        pay_plain(rules, state, player, goods, card.index, rule)
        return True
    price = quote(rules, state, player, what, card, goods)
    if has_one_way(me, price):
        way = ways_to_pay(me, price)[0]
        pay(rules, state, player, goods, price.money, price.hourglass, way, card.index, rule)
        return True
    state.push(Frame(COMPLETE, player, card.index, level, verb))
    state.push(Frame(PAYMENT, player, card.index, level, what))
    return False


def missing_for_level(rules: Rules, state: State, player: int, what: int, card: Card, level: int) -> list[int]:
    """What is missing of the price, or else of the requirement."""
    lines, spare = card.levels[level], state.players[player].hourglasses - 1
    return missing_for_price(rules, state, player, quote(rules, state, player, what, card, lines.cost), lines, spare)


def missing_for_price(rules: Rules, state: State, player: int, price: Price, lines: Level, spare: int) -> list[int]:
    missing = lacking(state.players[player], price, spare)
    return missing if any(missing) else missing_for_needs(rules, state, player, lines)


def missing_for_needs(rules: Rules, state: State, player: int, lines: Level) -> list[int]:
    """What is missing of the goods that a level wants to be there."""
    missing = nothing_missing()
    for test in lines.needs:
        good = good_of(test.measure)
        if good >= 0 and not test.at_most:
            missing[good] = max(0, test.bound - measure(rules, state, player, test.measure))
    return missing


def good_of(measure: int) -> int:
    """The goods that a measure counts, or -1."""
    if measure < RESOURCES:
        return measure
    if measure == RESOURCES:
        return ANY
    return POPULARITY if measure == POPULARITY_MEASURE else -1


def nothing_missing() -> list[int]:
    return [0] * GOODS_COUNT
