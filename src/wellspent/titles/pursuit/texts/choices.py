"""A choice as a sentence: what is done, what it costs, what it gives, and the Stress it brings."""

from collections.abc import Sequence

from wellspent.engine.options import NO_ARGUMENT, first_of, second_of, third_of, verb_of
from wellspent.games.pursuit.action import Action, BoardAction
from wellspent.games.pursuit.actions.board import OVERTIME_POINTS, Earn, Overtime
from wellspent.games.pursuit.actions.free import free_refreshes
from wellspent.games.pursuit.cards import JOB, Card, Level
from wellspent.games.pursuit.effects import Choose, Trade
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import GOODS_NAMES, NOTHING, STH, STRESS, goods
from wellspent.games.pursuit.preview import ends_life, gained_now, paid_now
from wellspent.games.pursuit.prices import quote
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import NO_CARD, Player, State
from wellspent.games.pursuit.steps.base import PursuitStep
from wellspent.games.pursuit.steps.reward import EffectStep
from wellspent.games.pursuit.steps.upkeep import price_of_bill, price_of_kind, settled
from wellspent.games.pursuit.verbs import RESOURCES

from .messages import Messages
from .terms import (
    Strain,
    Terms,
    abilities_then,
    action_of,
    gift,
    level_of_bill,
    occasions,
    price_now,
    strains,
    terms_of,
    verb_name,
    without,
)


def choice_text(texts: Messages, game: Pursuit, state: State, seat: int, choice: int) -> str:
    rules = game.rules
    name = verb_name(rules, choice)
    terms = terms_of(rules, state, seat, choice)
    act = texts.say(_message(texts, rules, state, seat, choice), **_arguments(texts, rules, state, seat, choice))
    heard = gift(rules, abilities_then(rules, state, seat, choice), state.players[seat], occasions(rules, choice))
    clauses = _deal(texts, rules, state, seat, choice, terms, heard)
    clauses += _own_clauses(texts, rules, state, seat, choice, name, heard)
    clauses += [_strain(texts, strain) for strain in strains(rules, state, seat, choice, terms)]
    sentence = (
        texts.say("choice-with", act=act, clauses=", ".join(clauses)) if clauses else texts.say("choice-plain", act=act)
    )
    warning = texts.say("showing-ends-life") if ends_life(game, state, seat, choice) else ""
    remark = _remark(texts, rules, state, seat, choice, terms)
    return " ".join(part for part in (sentence, remark, warning) if part)


def _message(texts: Messages, rules: Rules, state: State, seat: int, choice: int) -> str:
    """The message of a verb; a kind of card may have one of its own."""
    verb, number = rules.verbs[verb_of(choice)], first_of(choice)
    if number == NO_ARGUMENT:
        return f"verb-{verb.name}-none"
    if verb.name == "promote" and number == state.players[seat].job:
        return "verb-promote-search"
    if verb.name == "give" and not any((first_of(choice), second_of(choice), third_of(choice))):
        return "verb-give-nothing"
    if verb.arguments[:1] == ("card",):
        of_kind = f"verb-{verb.name}-{rules.cards[number].kind_name}"
        if texts.has(of_kind):
            return of_kind
    return f"verb-{verb.name}"


def _arguments(texts: Messages, rules: Rules, state: State, seat: int, choice: int) -> dict[str, str | int]:
    """Everything that the message of a verb may speak of."""
    verb = rules.verbs[verb_of(choice)]
    values = (first_of(choice), second_of(choice), third_of(choice))
    found: dict[str, str | int] = {"lost_mood": texts.goods(lost_mood(state.players[seat]))}
    for kind, value in zip(verb.arguments, values, strict=False):
        if value == NO_ARGUMENT:
            continue
        if kind == "card":
            side = values[1] if "side" in verb.arguments else state.side[value]
            found["card"] = texts.card(rules.cards[value].id, side)
            found["kind"] = rules.cards[value].kind_name
        elif kind in ("level", "role"):
            found["level"] = value + 1
            found["name"] = texts.level(rules.cards[values[0]].id, value)
        elif kind == "pile":
            found["pile"] = texts.say(f"pile-{rules.piles[value]}")
        elif kind == "good":
            found["good"] = texts.say(f"goods-{GOODS_NAMES[value]}.name")
        elif kind == "side":
            found["side"] = value + 1
        else:
            found[kind] = value + 1 if kind == "number" else value
    if verb.arguments == RESOURCES:
        found["goods"] = texts.goods(values)
    action = action_of(rules, choice)
    if action is not None and action.reaches_level and values[0] != NO_ARGUMENT and "side" not in verb.arguments:
        # A section stands behind the levels and has a name as they have.
        found["name"] = texts.level(rules.cards[values[0]].id, action.level(choice))
    return found


def _deal(
    texts: Messages, rules: Rules, state: State, seat: int, choice: int, terms: Terms | None, heard: Sequence[int]
) -> list[str]:
    """Pay this, gain that, behind what abilities bring that heard of it; then the upkeep."""
    if terms is None:
        return []
    lines, action, me = terms.lines, action_of(rules, choice), state.players[seat]
    times = 1 if action is None else action.times(state, terms.card)
    clauses = _trade(texts, me, price_now(terms.price), _times(lines.reward.amounts, times), heard[STH])
    if lines.has_upkeep:
        clauses += _keeping(texts, rules, state, seat, terms)
    return clauses


def _keeping(texts: Messages, rules: Rules, state: State, seat: int, terms: Terms) -> list[str]:
    """What the level will ask each round, with the abilities that are in force."""
    card, upkeep = terms.card, terms.lines.upkeep
    amounts, discount = price_now(quote(rules, state, seat, price_of_kind(card.kind), card, upkeep))
    amounts[STRESS] = upkeep.stress
    if not any(amounts):
        return []
    goods = texts.goods(amounts)
    if discount:
        goods = texts.say("bill-less", goods=goods, less=texts.say("goods-any", count=discount))
    of_kind = f"clause-upkeep-{card.kind_name}"
    return [texts.say(of_kind if texts.has(of_kind) else "clause-upkeep", goods=goods)]


def _trade(
    texts: Messages, me: Player, price: tuple[Sequence[int], int], gained: Sequence[int], earlier: int = 0
) -> list[str]:
    """What this player pays, then what they gain; so much STH comes in between."""
    amounts, discount = price
    return [
        *_pay(texts, paid_now(me, amounts), discount),
        *_gain(texts, gained_now(me, gained, amounts[STH] - earlier)),
    ]


def _pay(texts: Messages, amounts: Sequence[int], discount: int = 0) -> list[str]:
    if not any(amounts):
        return []
    if discount:
        return [texts.say("clause-pay-less", goods=texts.goods(amounts), less=texts.say("goods-any", count=discount))]
    return [texts.say("clause-pay", goods=texts.goods(amounts))]


def _gain(texts: Messages, amounts: Sequence[int]) -> list[str]:
    """Gains and losses apart; Stress is told with its cause."""
    gained = [max(0, amount) for amount in without(list(amounts), STRESS)]
    lost = [max(0, -amount) for amount in without(list(amounts), STRESS)]
    clauses = [texts.say("clause-gain", goods=texts.goods(gained))] if any(gained) else []
    return clauses + ([texts.say("clause-lose", goods=texts.goods(lost))] if any(lost) else [])


def _strain(texts: Messages, strain: Strain) -> str:
    cause = texts.say(f"cause-{strain.rule.replace('.', '-')}")
    return texts.say("clause-stress", count=strain.points, cause=cause)


def _own_clauses(
    texts: Messages, rules: Rules, state: State, seat: int, choice: int, name: str, heard: Sequence[int]
) -> list[str]:
    """What a verb brings besides the level it reaches."""
    me = state.players[seat]
    action = action_of(rules, choice)
    clauses: list[str] = []
    if isinstance(action, Earn):
        clauses += _gain(texts, gained_now(me, action.earned.amounts))
    elif isinstance(action, Overtime):
        clauses += _gain(texts, gained_now(me, goods(hourglass=OVERTIME_POINTS).amounts))
        clauses.append(texts.say("clause-stress-plain", count=OVERTIME_POINTS))
    elif name == "refresh" and me.refreshes_this_round >= free_refreshes(rules, state, seat):
        clauses += [texts.say("clause-lose", goods=texts.goods(lost_mood(me)))]
    elif name == "discard" or (name == "lose" and not is_bound(texts, rules, choice)):
        clauses += [texts.say("clause-lose", goods=texts.goods(lost_mood(me)))]
        clauses.append(_strain(texts, Strain(1, "PH.discard.03")))
    elif me.job != NO_CARD and _brings_job(rules, action, choice):
        clauses.append(texts.say("clause-leave-job", job=texts.card(rules.cards[me.job].id, state.side[me.job])))
    extra = gained_now(me, heard)
    clauses += [texts.say("clause-ability", goods=texts.goods(extra))] if any(extra) else []
    return clauses or _answer(texts, rules, state, seat, choice, name)


def lost_mood(me: Player) -> tuple[int, ...]:
    """PH.refresh.04, PH.sth.02: a step down, or from the lowest space a happiness that lasts."""
    return tuple(paid_now(me, goods(sth=1).amounts))


def _brings_job(rules: Rules, action: Action | None, choice: int) -> bool:
    """PH.job.07, SCH.action.06: whether a Job is placed, so that the present one leaves."""
    if not isinstance(action, BoardAction) or not action.reaches_level or first_of(choice) == NO_ARGUMENT:
        return False
    return rules.cards[first_of(choice)].kind == JOB


def is_bound(texts: Messages, rules: Rules, choice: int) -> bool:
    """Whether the card stays whatever happens, and grows all the same."""
    return bool(texts.catalog.kinds.of(rules.cards[first_of(choice)].kind_name).bound)


def _answer(texts: Messages, rules: Rules, state: State, seat: int, choice: int, name: str) -> list[str]:
    """What an answer to a question of a card brings."""
    if first_of(choice) == NO_ARGUMENT:
        return []
    card, me = rules.cards[first_of(choice)], state.players[seat]
    if name == "keep":
        return _gain(texts, card.start.amounts)
    if name == "collect":
        return _gain(texts, gained_now(me, card.levels[state.level[card.index]].upkeep_reward.amounts))
    if name == "pay":
        return _bill(texts, rules, state, seat, card)
    step = rules.steps[state.agenda[-1].step]
    if isinstance(step, EffectStep) and name in ("pick", "trade"):
        effect = step.effect(state.agenda[-1])
        number = first_of(choice)
        if isinstance(effect, Choose):
            return _told_trade(texts, me, NOTHING.amounts, effect.choices[number].amounts)
        if isinstance(effect, Trade):
            paid, gained = _times(effect.pay.amounts, number), _times(effect.gain.amounts, number)
            return _told_trade(texts, me, paid, gained)
    lines = step.paid_for(state, state.agenda[-1]) if isinstance(step, PursuitStep) else None
    return [] if lines is None else _several(texts, me, lines, second_of(choice))


def _several(texts: Messages, me: Player, lines: Level, times: int) -> list[str]:
    """What it takes and gives to do something of a card so many times."""
    paid, gained = _times(lines.cost.amounts, times), _times(lines.reward.amounts, times)
    gained[STRESS] += paid[STRESS]
    return _told_trade(texts, me, without(paid, STRESS), gained)


def _told_trade(
    texts: Messages, me: Player, paid: Sequence[int], gained: Sequence[int], discount: int = 0
) -> list[str]:
    stress = gained[STRESS]
    clauses = _trade(texts, me, (paid, discount), gained)
    return clauses + ([_strain(texts, Strain(stress, "PH.q.21"))] if stress else [])


def _times(amounts: Sequence[int], times: int) -> list[int]:
    return [amount * times for amount in amounts]


def _bill(texts: Messages, rules: Rules, state: State, seat: int, card: Card) -> list[str]:
    asked, given = settled(rules, state, seat, card)
    price, discount = price_now(quote(rules, state, seat, price_of_bill(card), card, asked))
    gained = list(given.amounts)
    gained[STRESS] += asked.stress
    return _told_trade(texts, state.players[seat], price, gained, discount)


def _remark(texts: Messages, rules: Rules, state: State, seat: int, choice: int, terms: Terms | None) -> str:
    """What the level or the Child Trait does besides, as the card says it."""
    name = verb_name(rules, choice)
    if terms is not None:
        return _level_words(texts, terms.card, terms.level)
    if name == "pay":
        card = rules.cards[first_of(choice)]
        level = level_of_bill(rules, state, seat, card)
        return "" if level is None else _level_words(texts, card, level)
    return texts.card_rule(rules.cards[first_of(choice)].id) if name == "keep" else ""


def _level_words(texts: Messages, card: Card, level: int) -> str:
    """The words of a level, behind those of a level which it includes."""
    levels = [number for number in (card.levels[level].includes, level) if 0 <= number < len(card.levels)]
    return " ".join(filter(None, (texts.rule(card.id, number) for number in levels)))
