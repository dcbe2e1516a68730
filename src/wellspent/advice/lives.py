"""Lives that might have been: from one decision on, the same computer plays for everybody."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from wellspent import titles
from wellspent.engine.game import Game
from wellspent.engine.session import Past, Session
from wellspent.players import bot


class Made(NamedTuple):
    """A choice of the record."""

    seat: int
    choice: int
    is_interrupt: bool = False


def lived_on(session: Session[Any], first: Made, level: str, chance: str) -> Session[Any]:
    """A game after one more choice, played to its end.

    What the decider could not know is made up by `chance`: the same for whatever it chooses first.
    """
    game = session.game
    view = game.view(session.state, first.seat)
    session.state = titles.title_of(game).imagined(game, view, first.seat, chance)
    session.play(first.seat, first.choice)
    players = [bot(level, game, seat, f"{chance} {seat}") for seat in range(game.seats)]
    while not session.state.finished:
        seat = game.decider(session.state)
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))
    return session


def retold(game: Game[Any], seed: str, made: Iterable[Made], start: str = "") -> Session[Any]:
    """The game as far as it was played, from the deal or from a position told as text."""
    position = titles.title_of(game).position(game) if start else None
    past = None if position is None else Past(position.read(start, seed), [], [])
    session = Session(game, seed, past)
    for each in made:
        if each.is_interrupt:
            session.choose(each.seat, game.notation(each.choice))
        else:
            session.play(each.seat, each.choice)
    return session
