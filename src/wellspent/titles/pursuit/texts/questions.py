"""What a player is asked."""

from collections.abc import Sequence

from wellspent.engine.agenda import Frame
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.cards import PRICE_PROJECT
from wellspent.games.pursuit.effects import TIMES_SHIFT, Take, Trade
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import STH, several
from wellspent.games.pursuit.preview import gained_now, paid_now
from wellspent.games.pursuit.prices import Price
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import Player, State
from wellspent.games.pursuit.steps import REFRESH
from wellspent.games.pursuit.steps.base import PursuitStep
from wellspent.games.pursuit.steps.payment import Payment
from wellspent.games.pursuit.steps.reward import EffectStep

from .messages import Messages


def question_text(texts: Messages, game: Pursuit, state: State, seat: int) -> str:
    if state.finished:
        return texts.say("question-game-over")
    frame = state.agenda[-1]
    if seat not in game.deciders(state):
        return texts.say("question-wait")
    name = step_name(game.rules, frame.step)
    return texts.say(f"question-{name.replace('.', '-')}", **_arguments(texts, game.rules, state, frame, seat))


def step_name(rules: Rules, number: int) -> str:
    return next(name for name, step in rules.step_number.items() if step == number)


def _arguments(texts: Messages, rules: Rules, state: State, frame: Frame, seat: int) -> dict[str, str | int]:
    """Everything that the message of a question may speak of."""
    me = state.players[seat]
    found: dict[str, str | int] = {
        "hourglasses": me.hourglasses,
        "age": texts.say(f"age-{AGES[max(0, state.round - 1)]}"),
        "bills": len(me.due),
        "count": frame.number,
        "card": texts.card(rules.cards[frame.card].id, state.side[frame.card]) if frame.card >= 0 else "",
    }
    step = rules.steps[frame.step]
    if isinstance(step, Payment):
        # PH.sth.12: the Mood changes the cost of Projects alone.
        mood = int(me.sth) if frame.extra == PRICE_PROJECT else 0
        found["goods"] = _but_for_the_mood(texts, me, step.price(state, frame), mood)
        found["mood"] = "good" if mood > 0 else "bad" if mood < 0 else "even"
        found["off"] = texts.say("goods-any", count=abs(mood))
    elif frame.step == REFRESH:
        found["pile"] = texts.say(f"pile-{rules.piles[frame.number]}")
        found["chosen"] = frame.extra.bit_count()
    if isinstance(step, EffectStep):
        found |= _of_effect(texts, rules, me, step, frame)
    lines = step.paid_for(state, frame) if isinstance(step, PursuitStep) else None
    if lines is not None:
        found |= _exchange(texts, me, lines.cost.amounts, lines.reward.amounts)
    return found


def _but_for_the_mood(texts: Messages, me: Player, price: Price, mood: int) -> str:
    """What abilities and Events make of a price."""
    amounts = list(price.goods.amounts)
    free = price.any + price.besides
    amounts[:6] = [price.knowledge, price.creativity, price.influence, price.money, price.hourglass, free]
    amounts = paid_now(me, amounts)
    less = min(int(price.off()), int(price.rebate + price.discount) - max(0, mood))
    if less == 0:
        return texts.goods(amounts)
    return texts.say("price-less", goods=texts.goods(amounts), less=texts.say("goods-any", count=less))


def _exchange(texts: Messages, me: Player, pay: Sequence[int], gain: Sequence[int]) -> dict[str, str | int]:
    return {"pay": texts.goods(paid_now(me, pay)), "gain": texts.goods(gained_now(me, gain, pay[STH]))}


def _of_effect(texts: Messages, rules: Rules, me: Player, step: EffectStep, frame: Frame) -> dict[str, str | int]:
    effect = step.effect(frame)
    if isinstance(effect, Trade):
        pay = several(effect.pay, max(1, frame.extra >> TIMES_SHIFT))
        return _exchange(texts, me, pay.amounts, effect.gain.amounts)
    return {"pile": texts.say(f"pile-{rules.piles[effect.pile]}")} if isinstance(effect, Take) else {}
