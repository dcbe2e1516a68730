"""Whole games at random, for tests that look at everything a player may read."""

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

from wellspent.engine.session import Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import find_module
from wellspent.titles.pursuit.texts import Texts

NAMES = ("Ines", "Bruno", "Mei", "Tomás", "Ada")
# Choices that lead further into a life than pure chance does.
LIVELY = ("take", "advance", "spend", "upgrade", "hire", "promote", "retire", "date", "develop", "pay", "join")


def new_session(edition: str, seats: int, seed: str, modules: Sequence[str] = ()) -> Session[State]:
    classes = [find_module(name) for name in modules]
    return Session(Pursuit(catalog().cards(edition, modules), edition, seats, classes), seed)


def decisions(session: Session[State], seed: str) -> Iterator[int]:
    """Play to the end; before every decision, the seat that is about to decide."""
    chooser = random.Random(seed)
    game = session.game
    while not session.state.finished:
        seat = chooser.choice(game.deciders(session.state))
        yield seat
        options = game.options(session.state, seat)
        lively = [choice for choice in options if game.notation(choice).split()[0] in LIVELY]
        session.play(seat, chooser.choice(lively if lively and chooser.random() < 0.6 else options))


@cache
def finished(edition: str, seats: int, seed: str) -> Session[State]:
    """A finished game. Not to be changed."""
    session = new_session(edition, seats, seed)
    for _ in decisions(session, seed):
        pass
    return session


def pursuit(session: Session[State]) -> Pursuit:
    assert isinstance(session.game, Pursuit)
    return session.game


def read_all(texts: Texts, session: Session[State], seed: str) -> set[str]:
    """Every sentence of a game, played to its end."""
    game = pursuit(session)
    read = {texts.event(game, event, NAMES) or "" for event in session.opening}
    for seat in decisions(session, seed):
        state = session.state
        read.add(texts.question(game, state, seat))
        read.add(texts.boundary(session.boundary(seat), NAMES))
        read |= {texts.choice(game, state, seat, choice) for choice in game.options(state, seat)}
        read |= {texts.choice(game, state, seat, choice) for choice in game.interrupts(state, seat)}
        for refusal in game.refusals(state, seat):
            read.add(texts.choice(game, state, seat, refusal.choice))
            read.add(texts.reason(game, state, refusal))
        if session.moves:
            read |= {texts.event(game, event, NAMES) or "" for event in session.moves[-1].events}
    return read - {""}


def badly_said(read: set[str], lang: str) -> list[str]:
    """Sentences with gaps, without an end, or badly set."""
    gaps = re.compile(r"[{}]|\bnothing\b \(|  |\.\.|None| \(\)|You need  ")
    french = re.compile(r" [:;!?»]|« ")
    return [
        line
        for line in sorted(read)
        if gaps.search(line) or not re.search(r"[.?!…”»]$", line) or (lang == "fr" and french.search(line))
    ]
