"""What the table stops for a moment: a new age, a love, a retirement, the last round, the end."""

from collections.abc import Sequence
from typing import Any, Final

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import DECKS, EARLY_ADULTHOOD, OLD_AGE
from wellspent.games.cv.rules import Rules
from wellspent.protocol import Great
from wellspent.titles.cv.texts import CvTexts
from wellspent.wire.logbook import events_of, events_until

# Cards that change a life, and what they make of it.
TURNS: Final = {"first_love": "love", "marriage": "love", "early_retirement": "retired", "pension": "retired"}
TAKING: Final = (kinds.PLAYED, kinds.BOUGHT, kinds.TOOK)


def great_moment(
    texts: CvTexts, rules: Rules, session: Session[Any], move: int, event: Event, names: Sequence[str]
) -> Great | None:
    if event.kind == kinds.GAME_OVER:
        return _said(texts, "end", "great-end")
    if age := _age(event):
        return _said(texts, "age", f"cv-great-{DECKS[age]}")
    if event.kind == kinds.TURNED_UP and _is_last_round(rules, session, move, event):
        return _said(texts, "last", "great-last")
    kind = _turn(rules, event)
    earlier = events_until(session, move, event)
    if not kind or any(each.seat == event.seat and _turn(rules, each) == kind for each in earlier):
        return None
    return _said(texts, kind, f"cv-great-{kind}", name=names[event.seat], card=texts.card(rules.cards[event.card].id))


def _said(texts: CvTexts, kind: str, id: str, **words: str) -> Great:
    return Great(kind, texts.say(id, **words), texts.say(f"{id}.text", **words))


def _age(event: Event) -> int:
    """The deck whose age begins: the first after childhood, and then whatever follows an empty one (CV.cleanup.06)."""
    if event.kind == kinds.ROUND and event.number == 1:
        return EARLY_ADULTHOOD
    return event.number + 1 if event.kind == kinds.DECK_EMPTY and event.number < OLD_AGE else 0


def _turn(rules: Rules, event: Event) -> str:
    return TURNS.get(rules.cards[event.card].id, "") if event.kind in TAKING else ""


def _is_last_round(rules: Rules, session: Session[Any], move: int, event: Event) -> bool:
    """CV.end.01: from now on too few cards are left for another round, and this one goes on."""
    old = [card.index for card in rules.cards if card.deck == OLD_AGE]
    if event.card not in old or any(each.kind == kinds.GAME_OVER for each in events_of(session, move)):
        return False
    earlier = events_until(session, move, event)
    return len(old) - sum(each.kind == kinds.TURNED_UP and each.card in old for each in earlier) == rules.seats
