"""What the owner of a server does: reads reports, closes tables, bars people, sets limits, has a word for everybody."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from wellspent.protocol import Barred, Bulletin, HousePage, HouseRules, HouseTable, NewBar, Report
from wellspent.texts import LANGUAGES

from . import setups
from .databases import Database, Value
from .house import HOUSE_RULES, KeptHouse
from .hub import Hub
from .keys import derived, hashed, is_same
from .names import spoken
from .owners import holder_like, owner_of
from .people.sittings import running_of
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
# Games of somebody that others go on with, and letters by which the owner knows who it was.
MOST_RUNNING: Final = 1000
MARK: Final = 24


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
            remember(database, HOUSE, msgspec.json.encode(msgspec.structs.replace(kept, barred={})).decode())
            return kept

        await self.do(job)
        await self._changed()

    async def _changed(self) -> None:
        """Go by what is kept now, here and at other processes."""
        await self.do(lambda database: database.tell(f"{HOUSE_RULES} {self.store.mark}"))
        await self.hub.house.reload()

    async def change_rules(self, rules: HouseRules) -> None:
        for count in (rules.tables_an_hour, rules.profiles_an_hour):
            if not 0 <= count <= MOST_AN_HOUR:
                raise Problem("limit", most=MOST_AN_HOUR)
        await self._keep(lambda kept: setattr(kept, "rules", rules))

    async def say(self, texts: dict[str, str]) -> None:
        """Tell everybody something, or with empty texts nothing any more."""
        said = {lang: _line(text) for lang, text in texts.items() if text.strip()}
        for lang in said:
            if lang not in LANGUAGES:
                raise Problem("language", name=lang)
        bulletin = Bulletin(said, self.hub.settings.now()) if said else Bulletin()
        await self._keep(lambda kept: setattr(kept, "bulletin", bulletin))

    async def bar(self, wish: NewBar) -> None:
        """Somebody may not play here any more; in games that go on, somebody sits in for them."""
        words, at = _line(wish.words), self.hub.settings.now()
        person, name, table = await self._whom(wish)
        await self.do(lambda database: _bar(database, person, name, words, at))
        await self._changed()
        running = await self.do(lambda database: running_of(database, person, MOST_RUNNING))
        for id in dict.fromkeys([table, *(sitting.table for sitting in running)]):
            await self._sit_in(id, person)

    async def _whom(self, wish: NewBar) -> tuple[str, str, str]:
        """Who is meant, their name, and a table where they sit."""
        if wish.report:
            asked: list[Value] = [wish.report]
            found = await self.do(
                lambda database: database.run("SELECT reported, name, table_id FROM reports WHERE id = ?", asked)
            )
            if not found:
                raise Problem("nobody")
            return str(found[0][0]), str(found[0][1]), str(found[0][2])
        table = await self.hub.table(wish.table)
        if not 0 <= wish.seat < len(table.kept.seats) or not (person := owner_of(table, wish.seat)):
            raise Problem("nobody")
        return person, table.kept.seats[wish.seat].name, table.kept.id

    async def _sit_in(self, id: str, person: str) -> None:
        try:
            table = await self.hub.table(id)
            async with table.lock:
                table.check_open()
                for seat in holder_like(table, person).seats:
                    await table.time.sit_in(seat)
        except Problem as problem:
            # A table that is gone, or of other rules, waits for nobody.
            if problem.code == "storage":
                raise
            return
        table.computers.go_on()

    async def let_in(self, person: str) -> None:
        """Somebody may play here again."""
        secret = self.store.secret
        await self.do(lambda database: _let_in(database, secret, person))
        await self._changed()

    async def note_done(self, report: str) -> None:
        await self.do(lambda database: database.run("UPDATE reports SET is_done = 1 WHERE id = ?", [report]))

    async def page(self, search: str, lang: str) -> HousePage:
        house = self.hub.house
        secret = self.store.secret
        reports, tables, barred, counts = await self.do(lambda database: _page(database, secret, search, lang))
        for table in tables:
            live = self.hub.tables.get(table.id)
            table.watchers = len(live.audience.viewers) if live is not None else 0
        return HousePage(reports, tables, house.rules, house.bulletin, *counts, barred)


def _kept(database: Database) -> KeptHouse:
    text = recall(database, HOUSE)
    kept = msgspec.json.decode(text, type=KeptHouse) if text else KeptHouse()
    kept.barred = dict(database.run("SELECT person, words FROM barred"))
    return kept


def _line(text: str) -> str:
    """One line for others to read; raises Problem."""
    line = " ".join(text.split())
    if len(line) > MOST_SAID or has_control(line):
        raise Problem("bulletin", most=MOST_SAID)
    return line


def _bar(database: Database, person: str, name: str, words: str, at: int) -> None:
    database.run(
        "INSERT INTO barred VALUES (?, ?, ?, ?) ON CONFLICT (person)"
        " DO UPDATE SET name = excluded.name, words = excluded.words, at = excluded.at",
        [person, name, words, at],
    )


def _let_in(database: Database, secret: str, mark: str) -> None:
    for (person,) in database.run("SELECT person FROM barred"):
        if _mark(secret, person) == mark:
            database.run("DELETE FROM barred WHERE person = ?", [person])


def _mark(secret: str, person: str) -> str:
    return derived(secret, f"barred {person}")[:MARK]


def _barred(database: Database, secret: str, lang: str) -> list[Barred]:
    rows = database.run("SELECT person, name, words, at FROM barred ORDER BY at DESC")
    return [Barred(_mark(secret, person), spoken(name, lang), words, at) for person, name, words, at in rows]


def _page(
    database: Database, secret: str, search: str, lang: str
) -> tuple[list[Report], list[HouseTable], list[Barred], tuple[int, int]]:
    counts = [database.run(f"SELECT COUNT(*) FROM {kept}")[0][0] for kept in ("tables WHERE deleted = 0", "profiles")]
    barred = _barred(database, secret, lang)
    return _reports(database, lang), _tables(database, search, lang), barred, (int(counts[0]), int(counts[1]))


def _reports(database: Database, lang: str) -> list[Report]:
    rows = database.run(
        "SELECT r.id, r.at, r.table_id, r.seat, r.name, r.about, r.words, r.said,"
        " (SELECT COUNT(*) FROM tables t WHERE t.id = r.table_id AND t.deleted = 0),"
        " (SELECT COUNT(*) FROM barred b WHERE b.person = r.reported)"
        " FROM reports r WHERE r.is_done = 0 ORDER BY r.at LIMIT ?",
        [MOST_REPORTS],
    )
    return [
        Report(
            id,
            at,
            table,
            seat,
            spoken(name, lang),
            about,
            words,
            msgspec.json.decode(said, type=list[str]),
            bool(is_table),
            bool(is_barred),
        )
        for id, at, table, seat, name, about, words, said, is_table, is_barred in rows
    ]


def _tables(database: Database, search: str, lang: str) -> list[HouseTable]:
    """The latest, or those with a name or an id; never what is played there."""
    words = search.strip().replace("%", "").replace("_", "")
    wanted = " AND (t.id = ? OR LOWER(t.seats) LIKE ? OR LOWER(t.options) LIKE ?)" if words else ""
    rows = database.run(
        "SELECT t.id, t.setup, t.seats, t.created, t.options,"
        " (SELECT MAX(at) FROM entries e WHERE e.table_id = t.id),"
        " (SELECT COUNT(*) FROM lives l WHERE l.table_id = t.id)"
        f" FROM tables t WHERE t.deleted = 0{wanted} ORDER BY t.created DESC LIMIT ?",
        [*([words, *[f'%"name":"%{words.lower()}%'] * 2] if words else []), MOST_TABLES],
    )
    return [_table(row, lang) for row in rows]


def _table(row: Sequence[Any], lang: str) -> HouseTable:
    id, setup, text, created, options, changed, lives = row
    seats = msgspec.json.decode(text, type=list[KeptSeat])
    kept = msgspec.json.decode(options, type=TableOptions)
    who = [number for number, seat in enumerate(seats) if seat.kind != BOT and seat.has_joined]
    names, game = [spoken(seat.name, lang) for seat in seats], setups.read(setup).game
    is_over = bool(lives)
    changed = changed or created
    return HouseTable(id, game, names, created, changed, len(who), kept.is_open, is_over, 0, who, kept.name)
