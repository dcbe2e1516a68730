"""From what is kept to the game as it stood: also where several people took something back."""

import random
from typing import Any

from wellspent.engine.session import Session
from wellspent.library import set_up
from wellspent.server.history import replayed
from wellspent.server.opened import game_of
from wellspent.server.storage import CHOOSE, REDO, UNDO, Entry

SETUP = set_up(("Ines", "Omar"), "both go back")


def played() -> Session[Any]:
    """A game whose last two choices were made by different people, neither of whom saw anything new."""
    for seed in range(200):
        luck, session = random.Random(seed), Session(game_of(SETUP), SETUP.seed)
        while not session.state.finished:
            seat = session.game.deciders(session.state)[0]
            session.choose(seat, luck.choice(session.choices(seat)))
            last = session.moves[-2:]
            if len({move.seat for move in last}) == 2 and all(move.seen_after == move.seen_before for move in last):
                return session
    raise AssertionError("no such game")


def entries_of(session: Session[Any]) -> list[Entry]:
    return [Entry(CHOOSE, move.seat, move.line, "", 0) for move in session.moves]


def come_back(entries: list[Entry]) -> Session[Any]:
    session = Session(game_of(SETUP), SETUP.seed)
    for _ in replayed(session, entries):
        pass
    return session


def test_a_game_comes_back_after_two_people_took_something_back() -> None:
    session = played()
    entries, last = entries_of(session), session.moves[-2:]
    for move in reversed(last):
        session.undo(move.seat)
        entries.append(Entry(UNDO, move.seat, "1", "", 0))

    again = come_back(entries)

    assert [move.line for move in again.moves] == [move.line for move in session.moves]
    assert [move.line for move in again.undone] == [move.line for move in session.undone]
    entries.append(Entry(REDO, last[0].seat, last[0].line, "", 0))
    assert come_back(entries).moves[-1].line == last[0].line


def test_several_moves_are_taken_back_at_once() -> None:
    luck, session = random.Random(3), Session(game_of(SETUP), SETUP.seed)
    while len(session.moves) - session.boundary(seat := session.moves[-1].seat if session.moves else 0).index < 3:
        chooser = session.game.deciders(session.state)[0]
        session.choose(chooser, luck.choice(session.choices(chooser)))
    events = [move.events for move in session.moves]
    one = Session(session.game, SETUP.seed)
    for move in session.moves:
        one.choose(move.seat, move.line)
    for _ in range(3):
        one.undo(seat)
    session.undo(seat, 3)

    assert session.choices(seat) == one.choices(seat)
    assert [move.line for move in session.undone] == [move.line for move in one.undone]
    # What happened before is the same as before, and not only alike: nobody has to be told it anew.
    assert all(move.events is kept for move, kept in zip(session.moves, events, strict=False))
