"""Whole games at random, for tests that look at everything a player may read."""

import random
from collections.abc import Iterator
from functools import cache

from wellspent.cardfiles import catalog
from wellspent.engine.session import Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

NAMES = ("Ines", "Bruno", "Mei", "Tomás")
# Choices that lead further into a life than pure chance does.
LIVELY = ("take", "advance", "spend", "upgrade", "hire", "promote", "retire", "date", "develop", "pay", "join")


def new_session(edition: str, seats: int, seed: str) -> Session[State]:
    return Session(Pursuit(catalog().cards(edition, []), edition, seats), seed)


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
