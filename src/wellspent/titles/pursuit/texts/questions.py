"""What a player is asked."""

from wellspent.engine.agenda import Frame
from wellspent.games.pursuit.board import AGES
from wellspent.games.pursuit.effects import TIMES_SHIFT, Take, Trade
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import several
from wellspent.games.pursuit.prices import goods_asked
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import PAYMENT, REFRESH
from wellspent.games.pursuit.steps.base import PursuitStep
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
    if frame.step == PAYMENT:
        asked = goods_asked(rules, state, seat, frame.extra, rules.cards[frame.card], frame.number)
        found["goods"] = texts.goods(asked.amounts)
        found["mood"] = "good" if me.sth > 0 else "bad" if me.sth < 0 else "even"
        found["off"] = texts.say("goods-any", count=abs(int(me.sth)))
    elif frame.step == REFRESH:
        found["pile"] = texts.say(f"pile-{rules.piles[frame.number]}")
        found["chosen"] = frame.extra.bit_count()
    step = rules.steps[frame.step]
    if isinstance(step, EffectStep):
        found |= _of_effect(texts, rules, step, frame)
    lines = step.paid_for(state, frame) if isinstance(step, PursuitStep) else None
    if lines is not None:
        found |= {"pay": texts.goods(lines.cost.amounts), "gain": texts.goods(lines.reward.amounts)}
    return found


def _of_effect(texts: Messages, rules: Rules, step: EffectStep, frame: Frame) -> dict[str, str | int]:
    effect = step.effect(frame)
    if isinstance(effect, Trade):
        pay = several(effect.pay, max(1, frame.extra >> TIMES_SHIFT))
        return {"pay": texts.goods(pay.amounts), "gain": texts.goods(effect.gain.amounts)}
    return {"pile": texts.say(f"pile-{rules.piles[effect.pile]}")} if isinstance(effect, Take) else {}
