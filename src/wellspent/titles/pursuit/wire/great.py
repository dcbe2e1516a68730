"""What the table stops for a moment: a new age, a Life Goal, a first love, a retirement, a farewell, the end."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGEING_STRESS, AGES
from wellspent.games.pursuit.cards import LIFE_GOAL, PARTNER
from wellspent.games.pursuit.rules import Rules
from wellspent.protocol import Great
from wellspent.titles.pursuit.texts import Messages
from wellspent.wire.logbook import events_of, events_until

ALWAYS: Final = {
    kinds.GOAL_REACHED: "goal",
    kinds.RETIRED: "retired",
    kinds.LIFE_ENDED: "death",
    kinds.GAME_OVER: "end",
}
# What comes back, and what is new, differs in the first two.
ROUNDS: Final = {1: "round.first", 2: "round.grown"}
MEETING: Final = (kinds.TOOK, kinds.CARD_GAINED)


def great_moment(
    texts: Messages, rules: Rules, session: Session[Any], move: int, event: Event, names: Sequence[str]
) -> Great | None:
    kind = _kind(rules, session, move, event)
    if not kind:
        return None
    words: dict[str, str | int] = {
        "name": names[event.seat] if event.seat >= 0 else "",
        "age": texts.say(f"age-{AGES[event.number - 1]}") if event.kind == kinds.ROUND else "",
        "card": texts.card(rules.cards[event.card].id, event.side) if event.card >= 0 else "",
        "points": _happiness(session, move, event.seat) if kind == "death" else 0,
        "stress": AGEING_STRESS[event.number] if event.kind == kinds.ROUND else 0,
    }
    text = _text(kind, session, move, event)
    return Great(kind, texts.say(f"great-{kind}", **words), texts.say(f"great-{text}", **words))


def _text(kind: str, session: Session[Any], move: int, event: Event) -> str:
    """Which sentence goes with it: an age says what it brings, and not all is counted before the end."""
    if event.kind == kinds.ROUND:
        if AGEING_STRESS[event.number]:
            return f"round.{'last' if kind == 'last' else 'old'}"
        return ROUNDS.get(event.number, f"{kind}.text")
    return "death.still" if kind == "death" and not _is_last(session, move) else f"{kind}.text"


def _kind(rules: Rules, session: Session[Any], move: int, event: Event) -> str:
    if event.kind == kinds.ROUND:
        return "last" if event.number == len(AGES) else "round"
    if _is_meeting(rules, event):
        earlier = events_until(session, move, event)
        return "" if any(each.seat == event.seat and _is_meeting(rules, each) for each in earlier) else "love"
    # Other goals are reached again and again.
    is_often = event.kind == kinds.GOAL_REACHED and rules.cards[event.card].kind != LIFE_GOAL
    return "" if is_often else ALWAYS.get(event.kind, "")


def _is_meeting(rules: Rules, event: Event) -> bool:
    return event.kind in MEETING and event.card >= 0 and rules.cards[event.card].kind == PARTNER


def _is_last(session: Session[Any], move: int) -> bool:
    return any(event.kind == kinds.GAME_OVER for event in events_of(session, move))


def _happiness(session: Session[Any], move: int, seat: int) -> int:
    """What the track shows when the move is over: with the last life everything has been counted."""
    earlier = chain.from_iterable(events_of(session, number) for number in range(move + 1))
    return sum(each.number for each in earlier if each.kind == kinds.LTH_CHANGED and each.seat == seat)
