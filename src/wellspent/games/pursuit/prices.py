"""What something costs a player now, and the ways to pay it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wellspent.engine.options import FIRST_SHIFT, SECOND_SHIFT, THIRD_SHIFT, option

from .cards import (
    ABILITY_PRICE,
    NO_CATEGORY,
    PRICE_PROJECT,
    PRICE_UPKEEP_ITEM,
    PRICE_UPKEEP_OTHER,
    PRICE_UPKEEP_PARTNER,
    Card,
)
from .events import tell_payment
from .goods import GOODS_COUNT, POPULARITY, Goods
from .rules import Rules
from .state import Player, State
from .tracks import change_lth, change_popularity, change_sth, get_stress

MOST_RANKED: Final = 255


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Price:
    """An amount to pay in which the player may have a say, in the order of EVT.base.02.

    `any` Resources are of types of the player's choice; up to `rebate` of them and of the named ones need not be paid.
    Then the Mood: a `surcharge`, or a `discount` on all of this. `swap` Resources may be paid in another type. What
    comes `besides` stands in for something else, or in addition to it, and is never lowered.
    """

    def __init__(self, goods: Goods) -> None:
        self.goods: Final = goods
        self.knowledge = goods.knowledge
        self.creativity = goods.creativity
        self.influence = goods.influence
        self.money = goods.money
        self.hourglass = goods.hourglass
        self.any = goods.any
        self.rebate: i64 = 0
        self.surcharge: i64 = 0
        self.discount: i64 = 0
        self.swap: i64 = 0
        self.besides: i64 = 0

    def off(self) -> "i64":
        """How many Resources at most need not be paid: a rebate never lowers the surcharge (PH.sth.16)."""
        printed = self.knowledge + self.creativity + self.influence + self.any
        return min(self.rebate + self.discount, printed + min(self.surcharge, self.discount))

    def due(self) -> "i64":
        """How many Resources at least are paid, of whatever type."""
        printed = self.knowledge + self.creativity + self.influence + self.any
        return printed + self.surcharge + self.besides - self.off()


def is_plain(rules: Rules, me: Player, kind: int, goods: Goods) -> bool:
    """Whether the printed price is the whole story."""
    if (goods.has_more and goods.any) or me.changed_prices >> kind & 1:
        return False
    return kind != PRICE_PROJECT or (me.sth == 0 and not rules.answerers.project_price)


def quote(rules: Rules, state: State, player: int, kind: int, card: Card, goods: Goods) -> Price:
    me = state.players[player]
    price = Price(goods)
    if me.changed_prices >> kind & 1:
        _apply_abilities(rules, me, kind, card, price)
    if kind == PRICE_PROJECT:
        # PH.sth.03, PH.sth.06: the Mood; a discount is of the player's choice, and so is the surcharge.
        if me.sth > 0:
            price.discount += me.sth
        else:
            price.surcharge -= me.sth
        for module in rules.answerers.project_price:
            module.project_price(state, player, card, price)
    return price


def _apply_abilities(rules: Rules, me: Player, kind: int, card: Card, price: Price) -> None:
    for number in me.abilities:
        ability = rules.abilities[number]
        if ability.kind != ABILITY_PRICE or ability.price != kind:
            continue
        if ability.category != NO_CATEGORY and ability.category != card.category:
            continue
        less = ability.less
        price.knowledge = max(0, price.knowledge - less.knowledge)
        price.creativity = max(0, price.creativity - less.creativity)
        price.influence = max(0, price.influence - less.influence)
        price.money = max(0, price.money - less.money)
        price.hourglass = max(0, price.hourglass - less.hourglass)
        price.rebate += less.any


def can_pay(rules: Rules, state: State, player: int, kind: int, card: Card, goods: Goods, hourglasses: int) -> bool:
    """PH.action.04: whether the whole price can be paid, with so many Hourglasses to spare."""
    me = state.players[player]
    if goods.popularity > me.popularity:
        # COM.pop.06
        return False
    if me.changed_prices >> kind & 1 or (kind == PRICE_PROJECT and modules_change_price(rules, state, player)):
        return is_payable(me, quote(rules, state, player, kind, card, goods), hourglasses)
    return can_pay_in_mood(me, goods, hourglasses, me.sth if kind == PRICE_PROJECT else 0)


def modules_change_price(rules: Rules, state: State, player: int) -> bool:
    """Whether a module may change what a Project costs this player now."""
    for module in rules.answerers.project_price:
        if module.changes_prices(state, player):
            return True
    return False


def can_pay_in_mood(me: Player, goods: Goods, hourglasses: "i64", mood: "i64") -> bool:
    """The same where only the Mood changes the printed price (PH.sth.03, PH.sth.06)."""
    if goods.popularity > me.popularity or goods.money > me.money or goods.hourglass > hourglasses:
        return False
    return has_resources(me, goods.knowledge, goods.creativity, goods.influence, goods.any - min(mood, 0), max(mood, 0))


def is_payable(me: Player, price: Price, hourglasses: int) -> bool:
    if price.money > me.money or price.hourglass > hourglasses:
        return False
    return named_short(me, price) == 0 and price.due() <= me.knowledge + me.creativity + me.influence


def named_short(me: Player, price: Price) -> "i64":
    """How many of the Resources named are missing, after what need not be paid and what may be swapped."""
    short: i64 = 0
    if price.knowledge > me.knowledge:
        short += price.knowledge - me.knowledge
    if price.creativity > me.creativity:
        short += price.creativity - me.creativity
    if price.influence > me.influence:
        short += price.influence - me.influence
    return max(0, short - price.rebate - price.discount - price.swap)


def has_resources(
    me: Player, knowledge: "i64", creativity: "i64", influence: "i64", any: "i64", discount: "i64"
) -> bool:
    """Whether three amounts and `any` more can be paid when `discount` of them need not be."""
    short: i64 = 0
    if knowledge > me.knowledge:
        short += knowledge - me.knowledge
    if creativity > me.creativity:
        short += creativity - me.creativity
    if influence > me.influence:
        short += influence - me.influence
    if short > discount:
        return False
    asked = knowledge + creativity + influence + any - discount
    return me.knowledge + me.creativity + me.influence >= asked


def has_one_way(me: Player, price: Price) -> bool:
    """Whether a payable price leaves the player no say."""
    free = price.any + price.surcharge + price.besides
    off = price.rebate + price.discount
    if price.swap or (free and off):
        return len(ways_to_pay(me, price)) == 1
    left = me.knowledge + me.creativity + me.influence - price.knowledge - price.creativity - price.influence
    if free:
        # All of what is left, or all of one kind.
        most = max(me.knowledge - price.knowledge, me.creativity - price.creativity)
        most = max(most, me.influence - price.influence)
        return left == free or left == most
    short: i64 = max(0, price.knowledge - me.knowledge)
    short += max(0, price.creativity - me.creativity)
    short += max(0, price.influence - me.influence)
    # All that need not be paid is missing, or there is nothing that it could be taken off.
    return short == min(off, price.knowledge + price.creativity + price.influence)


def ways_to_pay(me: Player, price: Price) -> list[tuple[int, int, int]]:
    """Every mix of Resources that settles the price, the cheapest and most even first."""
    found: list[tuple[int, int, int]] = []
    before: i64 = -1
    rank: i64
    for rank in _ranked_ways(me, price):
        if rank != before:
            found.append((rank >> 16 & 255, rank >> 8 & 255, rank & 255))
        before = rank
    return found


def ways_as_options(verb: "i64", me: Player, price: Price) -> list[int]:
    """The same as choices, without making a mix of each."""
    found: list[int] = []
    before: i64 = -1
    rank: i64
    for rank in _ranked_ways(me, price):
        if rank != before:
            mix = (rank >> 16 & 255) << FIRST_SHIFT | (rank >> 8 & 255) << SECOND_SHIFT | (rank & 255) << THIRD_SHIFT
            found.append(verb | mix)
        before = rank
    return found


def _ranked_ways(me: Player, price: Price) -> list[int]:
    """The ways to pay as numbers in order, some of them perhaps twice."""
    ranked: list[int] = []
    off: i64 = price.rebate + price.discount
    off_knowledge: i64
    off_creativity: i64
    off_influence: i64
    off_free: i64
    for off_knowledge in range(min(off, price.knowledge) + 1):
        for off_creativity in range(min(off - off_knowledge, price.creativity) + 1):
            left: i64 = off - off_knowledge - off_creativity
            for off_influence in range(min(left, price.influence) + 1):
                knowledge = price.knowledge - off_knowledge
                creativity = price.creativity - off_creativity
                influence = price.influence - off_influence
                free = price.any + price.surcharge
                most = min(left - off_influence, price.any + min(price.surcharge, price.discount))
                for off_free in range(most + 1):
                    extra = free - off_free + price.besides
                    _spread(me, knowledge, creativity, influence, extra, price.swap, ranked)
    if len(ranked) > 1:
        ranked.sort()
    return ranked


def _spread(
    me: Player, knowledge: "i64", creativity: "i64", influence: "i64", extra: "i64", swaps: "i64", ranked: list[int]
) -> None:
    """Lay the Resources of the player's choice on top, in every way, and exchange those that may be swapped."""
    one: i64
    two: i64
    for one in range(extra + 1):
        for two in range(extra - one + 1):
            _swap(me, knowledge + one, creativity + two, influence + extra - one - two, swaps, ranked)


def _swap(me: Player, knowledge: "i64", creativity: "i64", influence: "i64", swaps: "i64", ranked: list[int]) -> None:
    if knowledge <= me.knowledge and creativity <= me.creativity and influence <= me.influence:
        ranked.append(_rank(me, knowledge, creativity, influence))
    if swaps == 0:
        return
    if knowledge > 0:
        _swap(me, knowledge - 1, creativity + 1, influence, swaps - 1, ranked)
        _swap(me, knowledge - 1, creativity, influence + 1, swaps - 1, ranked)
    if creativity > 0:
        _swap(me, knowledge + 1, creativity - 1, influence, swaps - 1, ranked)
        _swap(me, knowledge, creativity - 1, influence + 1, swaps - 1, ranked)
    if influence > 0:
        _swap(me, knowledge + 1, creativity, influence - 1, swaps - 1, ranked)
        _swap(me, knowledge, creativity + 1, influence - 1, swaps - 1, ranked)


def _rank(me: Player, knowledge: "i64", creativity: "i64", influence: "i64") -> "i64":
    """A mix as one number that is smaller the less it costs, and the more it leaves of what is then rarest."""
    one, two, three = me.knowledge - knowledge, me.creativity - creativity, me.influence - influence
    if one > two:
        one, two = two, one
    if two > three:
        two, three = three, two
    if one > two:
        one, two = two, one
    rank = knowledge + creativity + influence
    rank = rank << 8 | MOST_RANKED - min(one, MOST_RANKED)
    rank = rank << 8 | MOST_RANKED - min(two, MOST_RANKED)
    rank = rank << 8 | MOST_RANKED - min(three, MOST_RANKED)
    return rank << 24 | knowledge << 16 | creativity << 8 | influence


def shortage(
    rules: Rules, state: State, player: int, kind: int, card: Card, goods: Goods, hourglasses: int
) -> list[int]:
    """What is missing to pay, by kind of goods; under `any` what is missing of Resources of whatever type."""
    return lacking(state.players[player], quote(rules, state, player, kind, card, goods), hourglasses)


def lacking(me: Player, price: Price, hourglasses: int) -> list[int]:
    missing = [0] * GOODS_COUNT
    missing[0] = max(0, price.knowledge - me.knowledge)
    missing[1] = max(0, price.creativity - me.creativity)
    missing[2] = max(0, price.influence - me.influence)
    missing[3] = max(0, price.money - me.money)
    missing[4] = max(0, price.hourglass - hourglasses)
    missing[POPULARITY] = max(0, price.goods.popularity - me.popularity)
    # What need not be paid or may be swapped is taken off what is missing.
    spared = missing[0] + missing[1] + missing[2] - named_short(me, price)
    for number in range(3):
        off = min(spared, missing[number])
        missing[number] -= off
        spared -= off
    total = me.knowledge + me.creativity + me.influence
    missing[5] = max(0, price.due() - total - missing[0] - missing[1] - missing[2])
    return missing


def upkeep_asked(rules: Rules, state: State, player: int, card: Card) -> Goods:
    """What keeping a card asks for now."""
    for module in rules.answerers.upkeep_price:
        asked = module.upkeep_price(state, player, card)
        if asked is not None:
            return asked
    return rules.lines(card, state.level[card.index]).upkeep


def is_upkeep(kind: int) -> bool:
    return PRICE_UPKEEP_ITEM <= kind <= PRICE_UPKEEP_PARTNER or kind == PRICE_UPKEEP_OTHER


def goods_asked(rules: Rules, state: State, player: int, kind: int, card: Card, level: int) -> Goods:
    """What is to be paid for a level, or for keeping the card, before anything changes the price."""
    if is_upkeep(kind):
        return upkeep_asked(rules, state, player, card)
    return rules.lines(card, level).cost


def pay(
    rules: Rules,
    state: State,
    player: int,
    goods: Goods,
    money: int,
    hourglasses: int,
    mix: tuple[int, int, int],
    card: int,
    rule: str,
) -> None:
    """Hand over Money, Hourglasses and a mix of Resources, and move the tracks that the cost names."""
    me = state.players[player]
    me.knowledge -= mix[0]
    me.creativity -= mix[1]
    me.influence -= mix[2]
    me.money -= money
    spend_hourglasses(me, hourglasses)
    if state.log is not None:
        amounts = [
            mix[0],
            mix[1],
            mix[2],
            money,
            hourglasses,
            0,
            goods.sth,
            goods.lth,
            goods.stress,
            0,
            0,
            goods.popularity,
        ]
        if any(amounts):
            tell_payment(state, player, amounts, card, rule)
    if goods.has_more and (goods.moves_tracks or goods.lth):
        # PH.q.21: Stress and Happiness in a cost move their indicators.
        get_stress(state, player, goods.stress, "PH.q.21", card)
        change_sth(state, player, -goods.sth, "PH.q.21", card)
        change_popularity(state, player, -goods.popularity, "COM.pop.06", card)
        if goods.lth:
            change_lth(state, player, -goods.lth, "PH.q.21", card)
    for module in rules.answerers.paid:
        module.paid(state, player, mix, money)


def spend_hourglasses(me: Player, count: int) -> None:
    me.hourglasses -= count
    me.used += count


def pay_plain(rules: Rules, state: State, player: int, goods: Goods, card: int, rule: str) -> None:
    mix = (goods.knowledge, goods.creativity, goods.influence)
    pay(rules, state, player, goods, goods.money, goods.hourglass, mix, card, rule)


def payment_options(verb: int, ways: list[tuple[int, int, int]]) -> list[int]:
    return [option(verb, mix[0], mix[1], mix[2]) for mix in ways]
