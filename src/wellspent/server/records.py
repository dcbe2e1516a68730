"""Records that somebody brings: read, set up, played again."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from wellspent.engine.record import RecordError, following, read_record
from wellspent.engine.session import Session
from wellspent.library import GameSetup, setup_of

from .opened import game_of
from .problems import Problem
from .settings import Limits
from .turns import unhurried


class Brought(NamedTuple):
    setup: GameSetup
    session: Session[Any]


async def brought(text: str, limits: Limits, open: Callable[[GameSetup], Awaitable[None]]) -> Brought:
    """The game of a record, which is opened as is said; raises Problem with the line at fault."""
    # Until when it went well: that is what the sentence says.
    stage = "record"
    try:
        record = read_record(text, stage)
        stage = "record-head"
        setup = setup_of(record)
        if len(setup.seed) > limits.line:
            raise Problem("seed", most=limits.line)
        if len(record.choices) > limits.choices:
            raise Problem("too-large")
        stage = "record-choice"
        await open(setup)
        session: Session[Any] = Session(game_of(setup), setup.seed)
        await unhurried(following(record, session))
        return Brought(setup, session)
    except RecordError as error:
        lines = text.splitlines()
        line = lines[error.line - 1].strip() if error.line <= len(lines) else ""
        raise Problem(stage if line else "record-end", line=error.line, quoted=line) from error
