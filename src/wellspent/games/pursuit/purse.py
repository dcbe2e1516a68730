"""What a player can spend and bear in one decision, worked out once and asked many times."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from wellspent.engine.options import Offers

from .area import placing_stress, slots
from .board import OFF_THE_TRACK
from .cards import BASIC_PROJECT, JOB, PARTNER, PRICE_FIXED, PRICE_PROJECT, Card, Level
from .effects import least_stress
from .goods import MARKS, MOST_ASKED, OUT_OF_REACH, PLENTY, TOO_LITTLE, Goods, covers, lesser, side_by_side
from .measures import RESOURCES, measure_of, meets
from .prices import can_pay_in_mood, is_payable, modules_change_price, quote
from .reasons import CANNOT_PAY, CANNOT_PAY_SURCHARGE, OK, REQUIREMENT, TOO_MUCH_STRESS
from .rewards import calmed
from .rules import Rules
from .state import NO_CARD, Player, State, is_among

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_LIMIT: Final = 1000
UNKNOWN: Final = -1
# What cards that fill no slot, or just any, are to the slots; a Job and a Partner are their kind.
NO_SLOT: Final = -1
ANY_SLOT: Final = -2
SLOT_BITS: Final = 8
NOWHERE: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Tag:
    """A level of a card as one action offers it: the choice, made once, and what a purse looks at first."""

    def __init__(
        self,
        card: Card,
        level: int,
        price: int,
        choice: object,
        after: "Tag | None" = None,
        slot: int = NO_SLOT,
        twin: object = None,
        shown: int = UNKNOWN,
    ) -> None:
        lines = card.levels[level]
        asked: i64 = lines.asked if shown == UNKNOWN else shown
        # What is looked at first lies in front. Those of the same price and slot are on the same terms.
        self.terms: Final[i64] = price << SLOT_BITS | slot - ANY_SLOT
        # What nobody can do without for this level or those that are offered after it.
        self.least: Final[i64] = asked if after is None else lesser(asked, after.least)
        # Whoever can pay this needs nothing else; and what is asked in any case, to be paid or only to be there.
        self.sure: Final[i64] = asked if lines.is_plain or shown != UNKNOWN else OUT_OF_REACH
        self.asked: Final[i64] = asked
        self.choice: Final = choice
        # The choice that stands or falls with it: the other side of the same card.
        self.twin: Final = twin
        # What is offered after it, a chain that never changes (see `go_along_without_holding` in tools/compile.py); how
        # many choices they are with this one's.
        self.after: Final = after
        self.count: Final[i64] = (1 if twin is None else 2) + (0 if after is None else after.count)
        self.price: Final[i64] = price
        self.slot: Final[i64] = slot
        self.card: Final = card
        self.lines: Final = lines
        self.asks_hourglass: Final = lines.cost.hourglass > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purse:
    """A player's means at the moment of choosing; one Hourglass is kept back for the action itself."""

    def __init__(self, rules: Rules, state: State, player: int, spare: int, moved: int = UNKNOWN) -> None:
        me = state.players[player]
        self.rules: Final = rules
        self.state: Final = state
        self.player: Final = player
        self.me: Final[Player] = me
        self.spare: Final[i64] = spare
        # The prices that a module changes as it likes, those that an ability lowers too, and all that are to be worked
        # out: where there is a discount (PH.sth.06), having the means is not enough.
        self.moved: Final[i64] = moved if moved != UNKNOWN else moved_prices(rules, state, player)
        changed = self.moved | me.changed_prices
        self.changed: Final[i64] = changed
        self.quoted: Final[i64] = changed | 1 << PRICE_PROJECT if me.sth > 0 else changed
        # What there is to pay with; for Projects by the Mood (PH.sth.03).
        self.means: Final[i64] = means(me, spare, 0)
        self.project_means: Final[i64] = means(me, spare, me.sth) if me.sth else self.means
        # The terms on which levels are asked for just now: what no price may exceed, what is enough for a plain level
        # whatever changes its price, and whether the printed price is the whole story. See `ask`.
        self.kind: i64 = UNKNOWN
        self.stress: i64 = 0
        self.at_most: i64 = 0
        self.enough: i64 = 0
        self.is_printed = False
        # Cards that lie in no row and can be taken as if they did, with gaps, and their piles as bits.
        self.elsewhere = NOWHERE
        self.elsewhere_piles: i64 = 0
        # Who has listed choices that another action may take over, and where they lie among those found.
        self.listed_by: object = None
        self.listed_from: i64 = 0
        self.listed_to: i64 = 0
        # The same with the Hourglass too, once something has asked for it.
        self.whole: Purse | None = None
        # PH.slots.11: the Stress of a card that finds no slot.
        self.excess: Final[i64] = 1 if me.filled >= slots(rules, me) else 0
        # PH.stress.13: how much Stress an action may bring.
        room: i64 = NO_LIMIT
        if rules.edition.limits_stress:
            room = OFF_THE_TRACK - me.stress
        self.room: Final[i64] = room

    def with_hourglass(self) -> "Purse":
        """The same for what takes no Hourglass of its own: none is kept back."""
        if self.whole is None:
            self.whole = Purse(self.rules, self.state, self.player, self.me.hourglasses, self.moved)
        return self.whole

    def whole_for(self, tag: Tag) -> "Purse":
        """The same for one level: whoever has an Hourglass to keep back may do so where the level asks for none."""
        return self if self.spare >= 0 and not tag.asks_hourglass else self.with_hourglass()

    def placing_stress(self, card: Card) -> "i64":
        """The Stress of placing this card now."""
        if card.kind == JOB or card.kind == PARTNER:
            return placing_stress(self.rules, self.me, card)
        return self.excess if self.excess and self.rules.fills_slot[card.kind] else 0

    def ask(self, kind: "i64", stress: "i64") -> None:
        """From here on `grants` is about this kind of price, and an action that brings so much Stress of its own."""
        if kind == self.kind and stress == self.stress:
            return
        self.kind = kind
        self.stress = stress
        self.is_printed = not self.quoted >> kind & 1
        self.at_most = self.project_means if kind == PRICE_PROJECT else self.means
        # Neither abilities nor a discount raise a price: whoever can pay what is printed can pay it.
        self.enough = self.at_most if self.is_printed or self.me.sth <= 0 else self.means
        if self.changed >> kind & 1:
            self.ask_changed(kind)
        if stress > self.room:
            self.enough = TOO_LITTLE

    def ask_changed(self, kind: "i64") -> None:
        if self.moved >> kind & 1:
            self.at_most, self.enough = PLENTY, TOO_LITTLE
            return
        off: i64 = 0
        for number in self.me.abilities:
            ability = self.rules.abilities[number]
            if ability.price == kind:
                off += ability.off
        self.at_most = means(self.me, self.spare, self.me.sth if kind == PRICE_PROJECT else 0, off)

    def grants(self, card: Card, level: "i64") -> bool:
        """Whether nothing refuses a level, on the terms last asked for: most are told by their price alone."""
        lines = card.levels[level]
        if not covers(self.at_most, lines.asked):
            return False
        return (lines.is_plain and covers(self.enough, lines.asked)) or self.grants_affordable(card, lines)

    def grants_affordable(self, card: Card, lines: Level) -> bool:
        """The same for a level whose printed price is within these means."""
        if not self.is_printed:
            return self.reaches(self.kind, card, lines, self.stress)
        return self.refuse_rest(card, lines, self.stress) == OK

    def offer(self, tag: Tag, found: Offers) -> None:
        """Add the choices of this level and of those after it that `grants` would grant."""
        at_most, enough = self.at_most, self.enough
        # Most cards have no level that could be paid.
        if not covers(at_most, tag.least):
            return
        room, at = found.room, found.count
        if len(room) < at + tag.count:
            room = found.room_for(tag.count)
        each: Tag | None = tag
        while each is not None:
            if covers(enough, each.sure) or (
                covers(at_most, each.asked) and self.grants_affordable(each.card, each.lines)
            ):
                room[at] = each.choice
                at += 1
                if each.twin is not None:
                    room[at] = each.twin
                    at += 1
            each = each.after
        found.count = at

    def offer_row(self, numbers: list[int], tags: list[Tag | None], again: "i64", found: Offers) -> None:
        """The same for the cards of a row, by the tags of all cards; `again` is the Stress of the space."""
        room, at = found.room, found.count
        terms: i64 = UNKNOWN
        at_most: i64 = 0
        enough: i64 = 0
        number: i64
        for number in numbers:
            if number == NO_CARD:
                continue
            tag = tags[number]
            if tag is None:
                # One that lies elsewhere, for another row.
                continue
            if tag.terms != terms:
                terms = tag.terms
                self.ask(tag.price, again + self.slot_stress(tag))
                at_most, enough = self.at_most, self.enough
            if not covers(at_most, tag.least):
                continue
            if len(room) < at + tag.count:
                found.count = at
                room = found.room_for(tag.count)
            each: Tag | None = tag
            while each is not None:
                if covers(enough, each.sure) or (
                    covers(at_most, each.asked) and self.grants_affordable(each.card, each.lines)
                ):
                    room[at] = each.choice
                    at += 1
                    if each.twin is not None:
                        room[at] = each.twin
                        at += 1
                each = each.after
        found.count = at

    def slot_stress(self, tag: Tag) -> "i64":
        """The Stress of placing the card of a tag now."""
        if tag.slot == NO_SLOT:
            return 0
        if tag.slot == ANY_SLOT:
            return self.excess
        return placing_stress(self.rules, self.me, tag.card)

    def reaches(self, kind: "i64", card: Card, lines: Level, stress: "i64") -> bool:
        """Whether nothing refuses a level, asked quickly."""
        if not self.can_pay(kind, card, lines.cost):
            return False
        return stress <= self.room if lines.is_plain else self.refuse_rest(card, lines, stress) == OK

    def refuse(self, kind: "i64", card: Card, level: "i64", stress: "i64") -> int:
        """Why a level cannot be reached by an action that brings so much Stress of its own, or 0."""
        reason = self.unpaid(kind, card, level)
        return reason if reason != OK else self.refuse_rest(card, card.levels[level], stress)

    def unpaid(self, kind: "i64", card: Card, level: "i64") -> int:
        """Why the price of a level cannot be paid, Popularity left out, or 0."""
        lines = card.levels[level]
        return OK if self.can_pay(kind, card, lines.cost) else self.unpayable(kind, card, lines)

    def can_pay(self, kind: "i64", card: Card, cost: Goods) -> bool:
        if self.changed >> kind & 1:
            return self.can_pay_changed(kind, card, cost)
        if self.quoted >> kind & 1:
            return can_pay_in_mood(self.me, cost, self.spare, self.me.sth)
        return covers(self.project_means if kind == PRICE_PROJECT else self.means, cost.asked)

    def can_pay_changed(self, kind: "i64", card: Card, cost: Goods) -> bool:
        if cost.popularity > self.me.popularity:
            # COM.pop.06
            return False
        return is_payable(self.me, quote(self.rules, self.state, self.player, kind, card, cost), self.spare)

    def refuse_rest(self, card: Card, lines: Level, stress: "i64") -> int:
        """Popularity, requirement and Stress, once the rest of the price is settled."""
        if lines.popularity > self.me.popularity:
            return CANNOT_PAY
        if lines.need >= 0:
            value = measure_of(self.rules, self.state, self.me, self.player, lines.need)
            if value > lines.need_bound if lines.need_at_most else value < lines.need_bound:
                return REQUIREMENT
        elif lines.needs and not meets(self.rules, self.state, self.me, self.player, lines.needs):
            return REQUIREMENT
        if lines.brings_stress:
            return self.refuse_stress(card, lines, stress)
        return TOO_MUCH_STRESS if stress + lines.own_stress > self.room else OK

    def unpayable(self, kind: int, card: Card, lines: Level) -> int:
        """Tell a missing surcharge from a missing price."""
        me = self.me
        if kind != PRICE_PROJECT or me.sth >= 0:
            return CANNOT_PAY
        price = quote(self.rules, self.state, self.player, kind, card, lines.cost)
        price.surcharge = 0
        return CANNOT_PAY_SURCHARGE if is_payable(me, price, self.spare) else CANNOT_PAY

    def refuse_stress(self, card: Card, lines: Level, stress: int) -> int:
        """PH.stress.14: whether the whole action, with what its effects bring, stays within one space off the end."""
        total: i64 = stress + lines.own_stress
        later = self.later_stress(card, lines)
        if later > 0:
            # PH.q.09: what an effect brings comes after the Relax and Good Health of the Reward.
            total = calmed(self.rules, self.me.stress + total, lines.reward) + later - self.me.stress
        return TOO_MUCH_STRESS if total > self.room else OK

    def later_stress(self, card: Card, lines: Level) -> int:
        """What the effects bring in any case, with the card where it lies when its Reward is received."""
        return least_stress(self.rules, self.state, self.player, lines, self.slots_besides(card, lines))

    def slots_besides(self, card: Card, lines: Level) -> int:
        """How many slots more the action has filled by then."""
        if not self.rules.fills_slot[card.kind]:
            return 0
        if is_among(card.index, self.me.cards):
            # PH.slots.16: a Project that is completed, and a Job that is retired from, has left its slot.
            leaves = card.kind == BASIC_PROJECT or card.rank == 3
            return -1 if leaves and lines is card.levels[card.top] else 0
        if card.kind == JOB and self.me.job != NO_CARD and is_among(self.me.job, self.me.cards):
            # PH.slots.15
            return 0
        # PH.cardaction.13: whoever joins a Group Project fills no slot.
        for other in self.state.players:
            if is_among(card.index, other.cards):
                return 0
        return 1


def shown_for(rules: Rules, price: int, lines: Level) -> int:
    """What must be there for a level that asks for nothing else, side by side like a price; or UNKNOWN."""
    if price != PRICE_FIXED or not lines.needs or lines.asked != 0:
        return UNKNOWN
    if lines.brings_stress or lines.own_stress != 0 or lines.popularity != 0:
        return UNKNOWN
    amounts = [0] * (RESOURCES + 1)
    for test in lines.needs:
        if test.at_most or test.measure > RESOURCES or rules.added_to >> test.measure & 1:
            return UNKNOWN
        amounts[test.measure] = max(amounts[test.measure], test.bound)
    knowledge, creativity, influence, money, resources = amounts
    return side_by_side(
        knowledge, creativity, influence, money, 0, max(resources, knowledge + creativity + influence), MOST_ASKED
    )


def slot_of(rules: Rules, card: Card) -> int:
    """What a card is to the slots, so that its Stress is worked out once for all that are alike."""
    if not rules.fills_slot[card.kind]:
        return NO_SLOT
    return card.kind if card.kind == JOB or card.kind == PARTNER else ANY_SLOT


def out_of_rows(rules: Rules, state: State, player: int) -> list[int]:
    """The cards that modules let this player take as if they lay in the row of their pile."""
    return [number for number in look_elsewhere(rules, state, player) if number != NO_CARD]


def look_elsewhere(rules: Rules, state: State, player: int) -> list[int]:
    """The same with gaps, only to be read: where one module alone has a say, it is that module's own list."""
    modules = rules.answerers.within_reach
    if len(modules) == 1:
        return modules[0].within_reach(state, player)
    found: list[int] = []
    for module in modules:
        found.extend(module.within_reach(state, player))
    return found


def moved_prices(rules: Rules, state: State, player: int) -> int:
    """A bit for every kind of price that a module may change for this player now."""
    if rules.answerers.project_price and modules_change_price(rules, state, player):
        return 1 << PRICE_PROJECT
    return 0


def means(me: Player, spare: "i64", mood: "i64", off: "i64" = 0) -> "i64":
    """What a player has, side by side: less by a surcharge, and as much as a discount or abilities may come to."""
    left = me.knowledge + me.creativity + me.influence + mood + off
    if spare < 0 or left < 0:
        return TOO_LITTLE
    named = max(mood, 0) + off
    return MARKS | side_by_side(
        me.knowledge + named,
        me.creativity + named,
        me.influence + named,
        me.money + off,
        spare + off,
        left,
        MOST_ASKED - 1,
    )


def purse_for_action(rules: Rules, state: State, player: int) -> Purse:
    """What there is for an action."""
    purse = Purse(rules, state, player, state.players[player].hourglasses - 1)
    if rules.answerers.within_reach:
        purse.elsewhere = look_elsewhere(rules, state, player)
        bit: i64 = 1
        number: i64
        for number in purse.elsewhere:
            if number != NO_CARD:
                purse.elsewhere_piles |= bit << rules.pile_of[number]
    return purse
