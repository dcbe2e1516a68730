"""Receiving goods, rewards and the effects of abilities."""

from wellspent.engine.agenda import Frame

from .area import set_aside
from .board import HOURGLASSES as HOURGLASS_PIECES
from .board import LEFT_END_OF, STRESS_END
from .cards import ABILITY_ON, ON_COMPLETE, Card
from .events import COMPLETED, GAINED, HOURGLASSES, tell, tell_goods
from .goods import HEALTH, HOURGLASS, RELAX, STH, STRESS, Goods
from .rules import Rules
from .state import Player, State
from .steps import CHOOSE_ORDER, CHOOSE_RESOURCES, EFFECTS
from .tracks import change_lth, change_popularity, change_sth, get_healthier, get_stress, relax

# What the frame of an upkeep reward carries; see `effects`.
FROM_UPKEEP = 1


def gain(rules: Rules, state: State, player: int, goods: Goods, card: int, rule: str) -> None:
    """Receive goods in full (PH.action.21). What needs a decision is put on the agenda."""
    if goods.is_empty:
        return
    me = state.players[player]
    if not me.is_alive:
        goods = left_to_the_dead(goods)
    tell_goods(state, GAINED, player, goods, card, rule)
    me.knowledge += goods.knowledge
    me.creativity += goods.creativity
    me.influence += goods.influence
    me.money += goods.money
    if not goods.has_more:
        return
    if goods.lth:
        change_lth(state, player, goods.lth, rule, card)
    if goods.any:
        state.push(Frame(CHOOSE_RESOURCES, player, card, goods.any))
    if goods.hourglass:
        gain_hourglasses(state, player, goods.hourglass, rule)
    if goods.moves_tracks:
        change_sth(state, player, goods.sth, rule, card)
        get_stress(state, player, goods.stress, rule, card)
        change_popularity(state, player, goods.popularity, rule, card)
        _recover(rules, state, player, goods, card)


def left_to_the_dead(goods: Goods) -> Goods:
    """PH.q.43: without what moves the indicators that are gone, and without Hourglasses."""
    amounts = list(goods.amounts)
    for good in (HOURGLASS, STH, STRESS, RELAX, HEALTH):
        amounts[good] = 0
    return Goods(amounts)


def _recover(rules: Rules, state: State, player: int, goods: Goods, card: int) -> None:
    """PH.q.24: where the order of Relax and Good Health matters, the player chooses it."""
    if goods.relax and goods.health and order_matters(rules, state.players[player], goods.relax, goods.health):
        state.push(Frame(CHOOSE_ORDER, player, card, goods.relax, goods.health))
        return
    if goods.relax:
        relax(state, player, goods.relax)
    if goods.health:
        get_healthier(rules, state, player, goods.health)


def order_matters(rules: Rules, me: Player, spaces: int, times: int) -> bool:
    if not me.is_alive or me.is_doomed:
        return False
    table = rules.edition.good_health
    relaxed_first = max(me.stress - spaces, LEFT_END_OF[me.stress])
    healthy_first = me.stress
    for _ in range(times):
        relaxed_first = table[relaxed_first]
        healthy_first = table[healthy_first]
    return relaxed_first != max(healthy_first - spaces, LEFT_END_OF[healthy_first])


def calmed(rules: Rules, space: int, goods: Goods) -> int:
    """The space that Relax and then Good Health lead to; the other order never leads further left."""
    if space > STRESS_END:
        return space
    space = max(space - goods.relax, LEFT_END_OF[space])
    for _ in range(goods.health):
        space = rules.edition.good_health[space]
    return space


def gain_hourglasses(state: State, player: int, wanted: int, rule: str) -> None:
    """PH.notes.06: never more than the nine pieces of the colour, used ones included."""
    me = state.players[player]
    if not me.is_alive:
        return
    count = min(wanted, HOURGLASS_PIECES - me.hourglasses - me.used)
    me.hourglasses += count
    tell(state, HOURGLASSES, player, number=count, rule=rule)


def reward(rules: Rules, state: State, player: int, card: Card, level: int, rule: str) -> None:
    """The Reward of a level: its goods, then its effects in order."""
    lines = rules.lines(card, level)
    if lines.effects:
        state.push(Frame(EFFECTS, player, card.index, level))
    gain(rules, state, player, lines.reward, card.index, rule)


def upkeep_reward(rules: Rules, state: State, player: int, card: Card, level: int, rule: str) -> None:
    lines = rules.lines(card, level)
    if lines.upkeep_effects:
        state.push(Frame(EFFECTS, player, card.index, level, FROM_UPKEEP))
    gain(rules, state, player, lines.upkeep_reward, card.index, rule)


def complete_project(rules: Rules, state: State, player: int, card: Card) -> None:
    """PH.project.08: complete at its final Level, and the slot is free."""
    tell(state, COMPLETED, player, card.index, level=card.top, rule="PH.project.08")
    set_aside(rules, state, player, card)
    trigger(rules, state, player, ON_COMPLETE)


def trigger(rules: Rules, state: State, player: int, occasion: int) -> None:
    """Abilities that listen to an occasion give their goods (PH.setup.23)."""
    me = state.players[player]
    if not me.ability_kinds & 1 << ABILITY_ON or not me.is_alive:
        return
    for number in me.abilities:
        ability = rules.abilities[number]
        if ability.kind != ABILITY_ON or ability.occasion != occasion:
            continue
        if ability.first_only:
            if number in me.abilities_used:
                continue
            me.abilities_used = [*me.abilities_used, number]
        gain(rules, state, player, ability.gain, rules.ability_cards[number], "PH.setup.23")
