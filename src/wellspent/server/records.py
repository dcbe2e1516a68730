"""Records that somebody brings: read, set up, played again."""

from typing import Any, NamedTuple

from wellspent.engine.record import RecordError, read_record
from wellspent.engine.session import Session
from wellspent.library import GameSetup, replay, setup_of

from .problems import Problem


class Brought(NamedTuple):
    setup: GameSetup
    session: Session[Any]


def brought(text: str) -> Brought:
    """The game of a record; raises Problem with the line at fault."""
    # Until when it went well: that is what the sentence says.
    stage = "record"
    try:
        record = read_record(text, stage)
        stage = "record-head"
        setup = setup_of(record)
        stage = "record-choice"
        return Brought(setup, replay(record))
    except RecordError as error:
        lines = text.splitlines()
        line = lines[error.line - 1].strip() if error.line <= len(lines) else ""
        raise Problem(stage if line else "record-end", line=error.line, quoted=line) from error
