"""Tables in a database, SQLite or PostgreSQL.

One thread has the database. Whatever is asked of it while it writes is carried out together, in one transaction, and
whoever asked goes on when that has reached the disk.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from . import setups
from .databases import (
    FULL,
    ChangedMeanwhile,
    Database,
    DatabaseError,
    Value,
    is_data_fault,
    is_full,
    is_overtaken,
    what_to_do,
)
from .fairness import party_now
from .keys import hashed, new_key, new_secret
from .people.sittings import note_sittings
from .schema import migrate, recall, remember
from .storage import (
    ArchivePage,
    Catalogue,
    Entry,
    Kept,
    KeptChat,
    KeptClock,
    KeptPosition,
    KeptReel,
    KeptSeat,
    KeptTable,
    Overtaken,
    ReelPage,
    StorageError,
    TableOptions,
)

T = TypeVar("T")
Job = Callable[[Database], Any]
Answer = Callable[[Any, Exception | None], object]

# Seconds after which whoever waits for the disk is told that it did not work.
PATIENCE: Final = 20.0
# The hash of the owner's key among the server's own values.
OWNER: Final = "owner"
REELS: Final = "SELECT first, until, mark, cards FROM reels WHERE table_id = ? ORDER BY first"
# Where there are lines of a table.
OF_TABLE: Final = (
    *("entries", "chat", "sittings", "clocks", "positions", "reels", "reel_pages"),
    *("archives", "outbox", "notice_wishes", "notes"),
)

logger = logging.getLogger(__name__)


class SqlStore:
    """The database and its thread."""

    def __init__(
        self, connect: Callable[[], Database], patience: float = PATIENCE, owner_key: str | None = None
    ) -> None:
        self._connect: Final = connect
        self.patience: Final = patience
        self._jobs: Final[SimpleQueue[tuple[Job, Answer] | None]] = SimpleQueue()
        # Who is told how many bytes were kept for which address, and whether the last try to keep something failed.
        self.charge: Callable[[str, int], object] = lambda party, size: None
        self._is_failing = False
        # By what it knows its own news among those of other processes.
        self.mark: Final = new_key()
        self._database: Database | None = self._open()
        # What nobody outside may know, the same for as long as the database lives.
        self.secret: Final = recall(self._database, "secret")
        # Where the server had no owner yet: the key, to be said once.
        self.new_owner_key: Final = "" if owner_key is None else self._settle_owner(self._database, owner_key)
        self._thread: Final = Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    def _open(self) -> Database:
        database = self._connect()
        try:
            with database.alone():
                migrate(database)
                if not recall(database, "secret"):
                    remember(database, "secret", new_secret())
        except Exception as error:
            with suppress(Exception):
                database.close()
            if isinstance(error, DatabaseError):
                raise
            raise DatabaseError(f"The database cannot be used: {what_to_do(error)}.") from error
        return database

    def _settle_owner(self, database: Database, wanted: str) -> str:
        """Whose key opens the owner's page: one that was chosen, the one before, or else a new one."""
        with database.alone():
            if not wanted and recall(database, OWNER):
                return ""
            key = wanted or new_key()
            remember(database, OWNER, hashed(key))
        return "" if wanted else key

    def close(self) -> None:
        """Finish what has been asked for, and close the database."""
        self._jobs.put(None)
        self._thread.join()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    # What can be asked for.

    async def ping(self) -> None:
        """Whether something can be kept."""
        await self.do(self._ping)

    def _ping(self, database: Database) -> None:
        if not database.has_room():
            raise DatabaseError(FULL)
        if self._is_failing:
            remember(database, "ping", self.mark)
        else:
            database.run("SELECT 1")

    async def add_table(self, table: KeptTable, entries: Sequence[Entry] = ()) -> None:
        await self.do(lambda database: _add_table(database, table, entries))
        table.known = _changeable(table)

    async def change_table(self, table: KeptTable) -> None:
        """Keep names, colours, pace, options and who has joined."""
        now = _changeable(table)
        await self._change(table.id, lambda database: _change_table(database, table, now))
        table.known = now

    async def add_entry(self, table: str, number: int, entry: Entry, clock: KeptClock | None = None) -> None:
        def job(database: Database) -> None:
            _add_entry(database, table, number, entry)
            if clock is not None:
                _keep_clock(database, table, clock)

        await self._change(table, job)

    async def keep_clock(self, table: str, clock: KeptClock) -> None:
        await self._change(table, lambda database: _keep_clock(database, table, clock))

    async def dues(self) -> dict[str, int]:
        """The tables that have to be looked after, each with when."""
        rows = await self.do(lambda database: database.run("SELECT table_id, due FROM clocks WHERE due > 0"))
        return dict(rows)

    async def add_chat(self, table: str, number: int, chat: KeptChat, forget: int = 0) -> None:
        """Keep a line, and none of those before number `forget`."""
        await self._change(table, lambda database: _add_chat(database, table, number, chat, forget))

    async def keep_position(self, table: str, position: KeptPosition) -> None:
        """Keep where a game stands, in the place of where it stood before."""
        await self.do(lambda database: _keep_position(database, table, position))

    async def behind(self) -> list[str]:
        """The tables whose game has gone on since its position was kept."""
        return await self.do(tables_behind)

    async def go_on(self, table: str, position: KeptPosition, number: int, chat: KeptChat) -> None:
        """Let a game go on from a position by other rules, and say so: both happen, or nothing."""

        def both(database: Database) -> None:
            _keep_position(database, table, position)
            _add_chat(database, table, number, chat, 0)

        await self._change(table, both)

    async def keep_archive(
        self, table: str, pages: Sequence[ArchivePage], catalogues: Sequence[Catalogue] = ()
    ) -> None:
        await self.do(lambda database: _keep_archive(database, table, pages, catalogues))

    async def keep_reel(
        self, table: str, reel: KeptReel, pages: Sequence[ReelPage], catalogues: Sequence[Catalogue]
    ) -> None:
        await self.do(lambda database: _keep_reel(database, table, reel, pages, catalogues))

    async def reel(self, table: str, first: int, lang: str, seat: int) -> bytes:
        asked = "SELECT data FROM reel_pages WHERE table_id = ? AND first = ? AND lang = ? AND seat = ?"
        found = await self.do(lambda database: database.run(asked, [table, first, lang, seat]))
        return bytes(found[0][0]) if found else b""

    async def catalogue(self, mark: str) -> bytes:
        """The cards with this mark; empty where they were never kept."""
        found = await self.do(lambda database: database.run("SELECT data FROM catalogues WHERE mark = ?", [mark]))
        return bytes(found[0][0]) if found else b""

    async def archive(self, table: str) -> list[ArchivePage]:
        """A finished game as it was seen; empty where it has not been kept."""
        asked = "SELECT lang, seat, data FROM archives WHERE table_id = ?"
        found = await self.do(lambda database: database.run(asked, [table]))
        return [ArchivePage(lang, seat, bytes(data)) for lang, seat, data in found]

    async def load(self, table: str) -> Kept | None:
        return await self.do(lambda database: load_table(database, table))

    async def is_deleted(self, table: str) -> bool:
        found = await self.do(
            lambda database: database.run("SELECT id FROM tables WHERE id = ? AND deleted > 0", [table])
        )
        return bool(found)

    async def delete(self, table: str, at: int) -> None:
        """Remove everything about a table but the fact that it was deleted."""
        await self._change(table, lambda database: delete_table(database, table, at))

    async def claim(self, table: str) -> bool:
        """Whether this process may play the computer players of a table."""
        try:
            return await self.do(lambda database: database.claim(table))
        except BaseException:
            # It may still be granted to somebody who has gone, and would never be let go.
            self.let_go(table)
            raise

    def let_go(self, table: str) -> None:
        """Let other processes play them."""
        self._jobs.put((lambda database: database.let_go(table), lambda result, error: None))

    def present(self, table: str, seats: Sequence[int], watchers: int) -> None:
        """Tell other processes who looks at a table here; nobody waits for it."""
        words = f"{table} {self.mark} {','.join(map(str, seats)) or '-'} {watchers}"
        self._jobs.put((lambda database: database.tell(words), lambda result, error: None))

    async def _change(self, table: str, job: Callable[[Database], None]) -> None:
        """Change a table, and let other processes know."""

        def both(database: Database) -> None:
            job(database)
            database.tell(f"{table} {self.mark}")

        await self.do(both)

    # The thread.

    async def do(self, job: Callable[[Database], T]) -> T:
        """Carry out a job in the thread of the database; whoever asked goes on when it is safe."""
        loop, party = asyncio.get_running_loop(), party_now()
        future: asyncio.Future[T] = loop.create_future()

        def weighed(database: Database) -> tuple[T, int]:
            before = database.written
            return job(database), database.written - before

        def answer(result: Any, error: Exception | None) -> None:
            if error is None:
                self.charge(party, result[1])
            if future.done():
                return
            if error is None:
                future.set_result(result[0])
            else:
                kind = Overtaken if is_overtaken(error) else StorageError
                future.set_exception(kind(str(error)))

        self._jobs.put((weighed, lambda result, error: loop.call_soon_threadsafe(answer, result, error)))
        try:
            async with asyncio.timeout(self.patience):
                return await future
        except TimeoutError as error:
            raise StorageError("the database takes too long") from error

    def _work(self) -> None:
        is_open = True
        while is_open:
            batch = [self._jobs.get()]
            while True:
                try:
                    batch.append(self._jobs.get_nowait())
                except Empty:
                    break
            is_open = None not in batch
            self._carry_out([each for each in batch if each is not None])
        if self._database is not None:
            self._database.close()

    def _carry_out(self, batch: list[tuple[Job, Answer]]) -> None:
        try:
            results = self._together([job for job, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                # One of them is at fault, and the others are not to suffer.
                for each in batch:
                    self._carry_out([each])
                return
            if not is_overtaken(error):
                logger.error("The database refuses something: %s", what_to_do(error))
            if not is_data_fault(error):
                self._note_failure(error)
            for _, answer in batch:
                answer(None, error)
            return
        for (_, answer), result in zip(batch, results, strict=True):
            answer(result, None)

    def _together(self, jobs: Sequence[Job]) -> list[Any]:
        if self._database is None:
            self._database = self._open()
        database = self._database
        before = database.written
        database.run("BEGIN")
        try:
            results = [job(database) for job in jobs]
            database.run("COMMIT")
        except Exception:
            # Where the connection is gone, or the disk is full, there is nothing left to take back.
            with suppress(Exception):
                database.run("ROLLBACK")
            raise
        self._is_failing = self._is_failing and database.written == before
        return results

    def _note_failure(self, error: Exception) -> None:
        """A connection that failed may be broken: the next job opens another. A full disk has no room for one."""
        self._is_failing = True
        if is_full(error):
            return
        if self._database is not None:
            try:
                self._database.close()
            except Exception:
                logger.warning("The database cannot be closed")
        self._database = None


def _add_table(database: Database, table: KeptTable, entries: Sequence[Entry]) -> None:
    database.run(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)",
        [
            table.id,
            setups.written(table.setup),
            msgspec.json.encode(table.seats).decode(),
            table.host,
            table.pace,
            table.created,
            table.origin,
            table.origin_move,
            msgspec.json.encode(table.options).decode(),
        ],
    )
    note_sittings(database, table.id, table.seats, table.options, table.created)
    for number, entry in enumerate(entries, 1):
        _add_entry(database, table.id, number, entry)


def _changeable(table: KeptTable) -> tuple[str, int, str]:
    return msgspec.json.encode(table.seats).decode(), table.pace, msgspec.json.encode(table.options).decode()


def _change_table(database: Database, table: KeptTable, now: Sequence[Value]) -> None:
    changed = database.run(
        "UPDATE tables SET seats = ?, pace = ?, options = ? WHERE id = ? AND seats = ? AND pace = ? AND options = ?"
        " RETURNING id",
        [*now, table.id, *table.known],
    )
    if not changed:
        raise ChangedMeanwhile("another process has changed the table")
    note_sittings(database, table.id, table.seats, table.options)


def _add_entry(database: Database, table: str, number: int, entry: Entry) -> None:
    database.run(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [table, number, entry.kind, entry.seat, entry.line, entry.command, entry.at, entry.by],
    )


def _keep_clock(database: Database, table: str, clock: KeptClock) -> None:
    database.run(
        "INSERT INTO clocks (table_id, state, due) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, due = excluded.due",
        [table, clock.state, clock.due],
    )


def _add_chat(database: Database, table: str, number: int, chat: KeptChat, forget: int) -> None:
    values: list[Value] = [table, number, chat.seat, chat.name, chat.line, chat.command, chat.at]
    database.run("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    if forget > 0:
        database.run("DELETE FROM chat WHERE table_id = ? AND number < ?", [table, forget])


def _keep_position(database: Database, table: str, position: KeptPosition) -> None:
    if position.is_base:
        # With a new base nothing that was kept before is of any use.
        database.run("DELETE FROM positions WHERE table_id = ?", [table])
    else:
        later = "SELECT 1 FROM positions WHERE table_id = ? AND is_base = 0 AND number > ?"
        if database.run(later, [table, position.number]):
            return
        database.run("DELETE FROM positions WHERE table_id = ? AND is_base = 0", [table])
    values: list[Value] = [table, int(position.is_base), position.number, position.rules, position.cards, position.data]
    database.run("INSERT INTO positions VALUES (?, ?, ?, ?, ?, ?)", values)


def _keep_archive(
    database: Database, table: str, pages: Sequence[ArchivePage], catalogues: Sequence[Catalogue]
) -> None:
    _keep_catalogues(database, catalogues)
    for kept in ("archives", "reels", "reel_pages"):
        database.run(f"DELETE FROM {kept} WHERE table_id = ?", [table])
    for page in pages:
        database.run("INSERT INTO archives VALUES (?, ?, ?, ?)", [table, page.lang, page.seat, page.data])


def _keep_catalogues(database: Database, catalogues: Sequence[Catalogue]) -> None:
    for each in catalogues:
        if database.run("SELECT 1 FROM catalogues WHERE mark = ?", [each.mark]):
            continue
        keep = "INSERT INTO catalogues (mark, data) VALUES (?, ?) ON CONFLICT (mark) DO NOTHING"
        database.run(keep, [each.mark, each.pack()])


def _keep_reel(
    database: Database, table: str, reel: KeptReel, pages: Sequence[ReelPage], catalogues: Sequence[Catalogue]
) -> None:
    _keep_catalogues(database, catalogues)
    database.run(
        "INSERT INTO reels (table_id, first, until, mark, cards) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, first)"
        " DO UPDATE SET until = excluded.until, mark = excluded.mark, cards = excluded.cards",
        [table, *reel],
    )
    for page in pages:
        database.run(
            "INSERT INTO reel_pages (table_id, first, lang, seat, data) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, first, lang, seat) DO UPDATE SET data = excluded.data",
            [table, reel.first, page.lang, page.seat, page.data],
        )


def table_ids(database: Database) -> list[str]:
    """Every table that has not been deleted, the oldest first."""
    return [id for (id,) in database.run("SELECT id FROM tables WHERE deleted = 0 ORDER BY created, id")]


def tables_behind(database: Database) -> list[str]:
    """Those whose game has gone on since its position was kept, and whose end is not written down."""
    found = database.run(
        "SELECT id FROM tables WHERE deleted = 0 AND id NOT IN (SELECT table_id FROM archives)"
        " AND (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = id)"
        " > (SELECT COALESCE(MAX(number), 0) FROM positions WHERE table_id = id)"
    )
    return [id for (id,) in found]


def load_table(database: Database, table: str) -> Kept | None:
    """Everything that is kept of a table."""
    rows = database.run(
        "SELECT id, setup, seats, host, pace, created, origin, origin_move, options FROM tables"
        " WHERE id = ? AND deleted = 0",
        [table],
    )
    if not rows:
        return None
    id, setup, seats, host, pace, created, origin, origin_move, options = rows[0]
    kept = KeptTable(
        id,
        setups.read(setup),
        msgspec.json.decode(seats, type=list[KeptSeat]),
        host,
        pace,
        created,
        origin,
        origin_move,
        msgspec.json.decode(options, type=TableOptions),
        (seats, pace, options),
    )
    entries = database.run(
        "SELECT kind, seat, line, command, at, by_whom FROM entries WHERE table_id = ? ORDER BY number", [table]
    )
    chat = database.run(
        "SELECT number, seat, name, line, command, at FROM chat WHERE table_id = ? ORDER BY number", [table]
    )
    lines = [KeptChat(*line) for _, *line in chat]
    clocks = database.run("SELECT state, due FROM clocks WHERE table_id = ?", [table])
    return Kept(
        kept,
        [Entry(*entry) for entry in entries],
        lines,
        chat[0][0] if chat else 0,
        KeptClock(*clocks[0]) if clocks else None,
        _positions(database, table),
        bool(database.run("SELECT 1 FROM archives WHERE table_id = ? LIMIT 1", [table])),
        [KeptReel(*row) for row in database.run(REELS, [table])],
    )


def _positions(database: Database, table: str) -> list[KeptPosition]:
    """Those kept of a table, the latest last."""
    rows = database.run(
        "SELECT number, rules, cards, data, is_base FROM positions WHERE table_id = ? ORDER BY number", [table]
    )
    return [KeptPosition(number, rules, cards, bytes(data), bool(base)) for number, rules, cards, data, base in rows]


def delete_table(database: Database, table: str, at: int) -> None:
    database.run("UPDATE tables SET deleted = ?, setup = '', seats = '', host = '' WHERE id = ?", [at, table])
    for kept in OF_TABLE:
        database.run(f"DELETE FROM {kept} WHERE table_id = ?", [table])
