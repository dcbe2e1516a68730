"""The ways in which a game ended, told from its record."""

from typing import Any

from wellspent import titles
from wellspent.engine.record import follow, read_record
from wellspent.engine.session import Session
from wellspent.library import open_game, setup_of


def shown_endings(text: str, origin: str) -> set[str]:
    """Which endings the record of a finished game shows."""
    return replayed(text, origin)[1]


def replayed(text: str, origin: str) -> tuple[Session[Any], set[str]]:
    """Replay the record of a finished game, checking every line, and tell which endings it shows."""
    record = read_record(text, origin)
    setup = setup_of(record)
    kit = titles.title(setup.game).kit(open_game(setup))
    kit.watch()
    session: Session[Any] = Session(kit.game, setup.seed)
    follow(record, session)
    return session, kit.endings(session)
