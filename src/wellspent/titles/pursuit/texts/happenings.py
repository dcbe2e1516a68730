"""What happened, as lines of a log.

A reward is one line: what goes with it (a track that moves, Hourglasses that come) is told there or by its own event,
never twice. Losses, Stress, Relax, Good Health and Hourglasses have their own lines, because their causes differ.
"""

from collections.abc import Callable, Sequence
from typing import Final

from wellspent.engine.events import Event
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGES, GET_JOB, SPEND, START_RELATIONSHIP, TAKE_PROJECT
from wellspent.games.pursuit.cards import BASIC_PROJECT, JOB
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import ANY, HEALTH, HOURGLASS, RELAX, STRESS

from .messages import Messages
from .terms import without

# Part of a cost, which its payment has told.
COST: Final = "PH.q.21"
# Long-term happiness that no reward tells: beyond a track, for Popularity, and what modules add at the end.
UNTOLD_LTH: Final = ("PH.sth.02", "COM.pop.04", "COM.pop.07", "MUT.end.01", "MOD.end.01")


def event_name(kind: int) -> str:
    return kinds.EVENTS[kind]


def event_text(texts: Messages, game: Pursuit, event: Event, names: Sequence[str]) -> str | None:
    is_silent = SILENT.get(event.kind)
    if is_silent is not None and is_silent(game, event):
        return None
    if event.kind == kinds.PLACED:
        return _placed(texts, game.rules.spaces[event.number], names[event.seat])
    return texts.say(_message(texts, game, event), **_arguments(texts, game, event, names))


def _message(texts: Messages, game: Pursuit, event: Event) -> str:
    """The message of an event; a kind of card may have one of its own."""
    id = f"event-{event_name(event.kind)}"
    of_kind = f"{id}-{game.rules.cards[event.card].kind_name}" if event.card >= 0 else ""
    return of_kind if of_kind and texts.has(of_kind) else id


def _placed(texts: Messages, space: str, name: str) -> str:
    id = f"placed-{space}"
    if texts.has(id):
        return texts.say(id, name=name)
    return texts.say("event-placed", name=name, space=texts.say(f"space-{space}"))


def _arguments(texts: Messages, game: Pursuit, event: Event, names: Sequence[str]) -> dict[str, str | int]:
    """Everything that the message of an event may speak of."""
    found: dict[str, str | int] = {
        "name": names[event.seat] if event.seat >= 0 else "",
        "count": abs(event.number),
        "level": event.level + 1,
        "goods": texts.goods(told_goods(event)),
        "rule": event.rule,
        "cause": cause_text(texts, game, event),
        "mood": event.number,
        "why": _why_first(event),
        "sign": "less" if event.number < 0 else "more",
        "has_card": "yes" if event.card >= 0 else "no",
        "card": "",
    }
    if event.card >= 0:
        found |= _of_card(texts, game, event)
    if event.kind == kinds.ROUND:
        found["age"] = texts.say(f"age-{AGES[event.number - 1]}")
    if event.kind in (kinds.TURNED_UP, kinds.SHUFFLED, kinds.ROW_DISCARDED, kinds.REFRESHED):
        found["pile"] = texts.say(f"pile-{game.rules.piles[event.number]}")
    return found


def _why_first(event: Event) -> str:
    """PH.resolve.02, PH.resolve.03: by the Mood, or among those with the same one by the place at the table."""
    if event.kind != kinds.FIRST_PLAYER or event.rule != "PH.resolve.02":
        return "set_up"
    return "tie" if event.level else "mood"


def _of_card(texts: Messages, game: Pursuit, event: Event) -> dict[str, str | int]:
    card = game.rules.cards[event.card]
    is_open = event.kind in (kinds.TURNED_UP, kinds.ROW_DISCARDED)
    found: dict[str, str | int] = {
        "card": texts.open_card(card.id) if is_open else texts.card(card.id, event.side),
        "kind": card.kind_name,
    }
    if 0 <= event.level < len(card.levels):
        found["level_name"] = texts.level(card.id, event.level)
    return found


def told_goods(event: Event) -> list[int]:
    """The part of a payment or reward that its own line tells."""
    if event.kind == kinds.PAID:
        return without(event.goods, STRESS)
    return [max(0, amount) for amount in without(event.goods, STRESS, RELAX, HEALTH, HOURGLASS, ANY)]


def cause_text(texts: Messages, game: Pursuit, event: Event) -> str:
    """By which rule, or else by which card, or else the number of the rule."""
    id = f"cause-{event.rule.replace('.', '-')}"
    if event.rule and texts.has(id) and not (event.rule == COST and event.card >= 0):
        return texts.say(id)
    if event.card >= 0:
        return texts.say("cause-card", card=texts.card(game.rules.cards[event.card].id, event.side))
    return texts.say("cause-rule", rule=event.rule)


def _has_nothing_to_tell(game: Pursuit, event: Event) -> bool:
    return not any(told_goods(event))


def _did_not_move(game: Pursuit, event: Event) -> bool:
    return event.number == 0


def _did_not_relax(game: Pursuit, event: Event) -> bool:
    """Neither moved nor lost anything: a Rest for its own sake."""
    return event.number == 0 and event.level == 0


def _mood_is_told(game: Pursuit, event: Event) -> bool:
    return event.number > 0 or event.rule == COST


def _happiness_is_told(game: Pursuit, event: Event) -> bool:
    if event.rule in UNTOLD_LTH:
        return event.number == 0
    return event.number >= 0 or event.rule == COST


def _popularity_is_told(game: Pursuit, event: Event) -> bool:
    """By the reward that brings it or the payment that takes it."""
    return event.number >= 0 or event.rule == "COM.pop.06"


def _ends_otherwise(game: Pursuit, event: Event) -> bool:
    """A Basic Project was told to be complete, a Job to be retired."""
    return game.rules.cards[event.card].kind in (BASIC_PROJECT, JOB)


def _is_replaced(game: Pursuit, event: Event) -> bool:
    """PH.cardaction.21: the new Job tells the Promotion. STO.action.04: the sale has been told."""
    return event.rule in ("PH.cardaction.21", "STO.action.04")


def _is_told_by_card(game: Pursuit, event: Event) -> bool:
    return event.number in (TAKE_PROJECT, SPEND, GET_JOB, START_RELATIONSHIP)


SILENT: Final[dict[int, Callable[[Pursuit, Event], bool]]] = {
    kinds.PLACED: _is_told_by_card,
    kinds.PAID: _has_nothing_to_tell,
    kinds.GAINED: _has_nothing_to_tell,
    kinds.HOURGLASSES: _did_not_move,
    kinds.RELAXED: _did_not_relax,
    kinds.HEALTHIER: _did_not_move,
    kinds.INHERITED: _did_not_move,
    kinds.STH_CHANGED: _mood_is_told,
    kinds.LTH_CHANGED: _happiness_is_told,
    kinds.POPULARITY_CHANGED: _popularity_is_told,
    kinds.SET_ASIDE: _ends_otherwise,
    kinds.DISCARDED: _is_replaced,
}
