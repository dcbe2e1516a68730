"""What this release can do with each kept game."""

from typing import Final, NamedTuple

from .databases import Database
from .resuming import CannotGoOn, Resuming
from .sqlstore import load_table, table_ids
from .storage import Kept

REPLAYS: Final = "replays"
GOES_ON: Final = "goes on"
ARCHIVED: Final = "is kept as it was seen"
CANNOT: Final = "cannot"


class Verdict(NamedTuple):
    table: str
    what: str
    why: str = ""

    def __str__(self) -> str:
        return f"{self.table}  {self.what}{self.why}"


def verdicts(database: Database) -> list[Verdict]:
    """One for each table; nothing is changed."""
    found: list[Verdict] = []
    for id in table_ids(database):
        kept = load_table(database, id)
        if kept is not None:
            found.append(verdict(kept))
    return found


def verdict(kept: Kept) -> Verdict:
    id, resuming = kept.table.id, Resuming(kept)
    if kept.is_archived and not resuming.is_playable:
        return Verdict(id, ARCHIVED)
    try:
        for _ in resuming.steps():
            pass
    except CannotGoOn as error:
        return Verdict(id, CANNOT, f": {error}")
    if resuming.renewed is None:
        return Verdict(id, REPLAYS)
    return Verdict(id, GOES_ON, f" after move {resuming.game.since}, {_changes(resuming.renewed.said)}")


def _changes(said: str) -> str:
    _, _, what, *cards = said.split()
    named = f": {', '.join(cards)}" if cards else ""
    return f"with other {'rules and cards' if what == 'both' else what}{named}"
