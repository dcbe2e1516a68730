"""What the owner of a server does: reads reports, closes tables, sets limits, tells everybody something."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from wellspent.protocol import Bulletin, HousePage, HouseRules, HouseTable, Report
from wellspent.texts import LANGUAGES

from . import setups
from .databases import Database
from .house import HOUSE_RULES, KeptHouse
from .hub import Hub
from .keys import hashed, is_same
from .problems import Problem, has_control
from .schema import recall, remember
from .seating import BOT
from .sqlstore import OWNER, SqlStore
from .storage import KeptSeat, StorageError, TableOptions

T = TypeVar("T")
HOUSE: Final = "house"
# Tables that are listed, reports, characters of a notice, and what nobody needs more of in an hour.
MOST_TABLES: Final = 60
MOST_REPORTS: Final = 100
MOST_SAID: Final = 300
MOST_AN_HOUR: Final = 100_000


class Owning:
    """Asked only by whoever has the owner's key."""

    def __init__(self, store: SqlStore, hub: Hub) -> None:
        self.store: Final = store
        self.hub: Final = hub
        hub.house.read = self._read

    async def do(self, job: Callable[[Database], T]) -> T:
        try:
            return await self.store.do(job)
        except StorageError as error:
            raise Problem("storage") from error

    async def check(self, key: str) -> None:
        """Raises Problem for whoever is not the owner."""
        mark = await self.do(lambda database: recall(database, OWNER))
        if not key or not is_same(hashed(key), mark):
            raise Problem("not-owner")

    async def _read(self) -> KeptHouse:
        return await self.do(_kept)

    async def _keep(self, change: Callable[[KeptHouse], None]) -> None:
        """Keep a change, go by it, and let other processes know."""

        def job(database: Database) -> KeptHouse:
            kept = _kept(database)
            change(kept)
            remember(database, HOUSE, msgspec.json.encode(kept).decode())
            database.tell(f"{HOUSE_RULES} {self.store.mark}")
            return kept

        self.hub.house.take(await self.do(job))

    async def change_rules(self, rules: HouseRules) -> None:
        for count in (rules.tables_an_hour, rules.profiles_an_hour):
            if not 0 <= count <= MOST_AN_HOUR:
                raise Problem("limit", most=MOST_AN_HOUR)
        await self._keep(lambda kept: setattr(kept, "rules", rules))

    async def say(self, texts: dict[str, str]) -> None:
        """Tell everybody something, or with empty texts nothing any more."""
        said = {lang: " ".join(text.split()) for lang, text in texts.items() if text.strip()}
        for lang, text in said.items():
            if lang not in LANGUAGES:
                raise Problem("language", name=lang)
            if len(text) > MOST_SAID or has_control(text):
                raise Problem("bulletin", most=MOST_SAID)
        bulletin = Bulletin(said, self.hub.settings.now()) if said else Bulletin()
        await self._keep(lambda kept: setattr(kept, "bulletin", bulletin))

    async def note_done(self, report: str) -> None:
        await self.do(lambda database: database.run("UPDATE reports SET is_done = 1 WHERE id = ?", [report]))

    async def page(self, search: str) -> HousePage:
        house = self.hub.house
        reports, tables, counts = await self.do(lambda database: _page(database, search))
        for table in tables:
            live = self.hub.tables.get(table.id)
            table.watchers = len(live.audience.viewers) if live is not None else 0
        return HousePage(reports, tables, house.rules, house.bulletin, *counts)


def _kept(database: Database) -> KeptHouse:
    text = recall(database, HOUSE)
    return msgspec.json.decode(text, type=KeptHouse) if text else KeptHouse()


def _page(database: Database, search: str) -> tuple[list[Report], list[HouseTable], tuple[int, int]]:
    counts = [database.run(f"SELECT COUNT(*) FROM {kept}")[0][0] for kept in ("tables WHERE deleted = 0", "profiles")]
    return _reports(database), _tables(database, search), (int(counts[0]), int(counts[1]))


def _reports(database: Database) -> list[Report]:
    rows = database.run(
        "SELECT r.id, r.at, r.table_id, r.seat, r.name, r.about, r.words, r.said,"
        " (SELECT COUNT(*) FROM tables t WHERE t.id = r.table_id AND t.deleted = 0)"
        " FROM reports r WHERE r.is_done = 0 ORDER BY r.at LIMIT ?",
        [MOST_REPORTS],
    )
    return [
        Report(id, at, table, seat, name, about, words, msgspec.json.decode(said, type=list[str]), bool(is_table))
        for id, at, table, seat, name, about, words, said, is_table in rows
    ]


def _tables(database: Database, search: str) -> list[HouseTable]:
    """The latest, or those with a name or an id; never what is played there."""
    words = search.strip().replace("%", "").replace("_", "")
    wanted = " AND (t.id = ? OR LOWER(t.seats) LIKE ?)" if words else ""
    rows = database.run(
        "SELECT t.id, t.setup, t.seats, t.created, t.options,"
        " (SELECT MAX(at) FROM entries e WHERE e.table_id = t.id),"
        " (SELECT COUNT(*) FROM lives l WHERE l.table_id = t.id)"
        f" FROM tables t WHERE t.deleted = 0{wanted} ORDER BY t.created DESC LIMIT ?",
        [*([words, f'%"name":"%{words.lower()}%'] if words else []), MOST_TABLES],
    )
    return [_table(row) for row in rows]


def _table(row: Sequence[Any]) -> HouseTable:
    id, setup, text, created, options, changed, lives = row
    seats = msgspec.json.decode(text, type=list[KeptSeat])
    is_open = msgspec.json.decode(options, type=TableOptions).is_open
    people = sum(seat.kind != BOT and seat.has_joined for seat in seats)
    names = [seat.name for seat in seats]
    return HouseTable(id, setups.read(setup).game, names, created, changed or created, people, is_open, bool(lives), 0)
