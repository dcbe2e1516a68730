"""What is kept stays kept, in SQLite and in PostgreSQL alike."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from wellspent.library import set_up
from wellspent.server.databases import (
    LOCK,
    Database,
    DatabaseError,
    OneProcess,
    Postgres,
    Row,
    Value,
    open_database,
)
from wellspent.server.schema import MIGRATIONS, migrate, remember, version
from wellspent.server.sqlstore import SqlStore
from wellspent.server.storage import CHOOSE, UNDO, Entry, KeptChat, KeptSeat, KeptTable, StorageError

from .running import in_loop

SEATS = [KeptSeat("here", "Ines", "poppy", "she", has_joined=True), KeptSeat("link", "Omar", "fern", "he", key="hash")]


def new_table(id: str = "one") -> KeptTable:
    setup = replace(set_up(("Ines", "Omar"), "a seed", edition="first"), rules=3, cards="mark")
    return KeptTable(id, setup, list(SEATS), "host's hash", 900, 123, "origin", 7)


def entry(number: int, command: str = "") -> Entry:
    return Entry(CHOOSE, number % 2, f"line {number}", command, 1000 + number)


@contextmanager
def opened(data: Path, database: str) -> Iterator[SqlStore]:
    store = SqlStore(lambda: open_database(data, database))
    try:
        yield store
    finally:
        store.close()


@in_loop
async def test_a_table_comes_back_as_it_was(data: Path, database: str) -> None:
    entries = [entry(1, "a"), entry(2), Entry(UNDO, 0, "2", "b", 1003)]
    line = KeptChat(-1, "", "hello", "c", 5)
    with opened(data, database) as store:
        await store.add_table(new_table(), entries[:1])
        await store.add_entry("one", 2, entries[1])
        await store.add_entry("one", 3, entries[2])
        await store.add_chat("one", 0, line)

    with opened(data, database) as store:
        found = await store.load("one")

    assert found is not None
    assert (found.table, found.entries, found.chat) == (new_table(), entries, [line])


@in_loop
async def test_names_and_pace_can_be_changed(data: Path, database: str) -> None:
    table = new_table()
    with opened(data, database) as store:
        await store.add_table(table)
        table.seats = [KeptSeat("here", "Ida", "fig", "they"), SEATS[1]]
        table.pace = 0
        await store.change_table(table)
        found = await store.load("one")

    assert found is not None
    assert found.table == table


@in_loop
async def test_a_number_or_command_is_never_written_twice(data: Path, database: str) -> None:
    with opened(data, database) as store:
        await store.add_table(new_table(), [entry(1, "a")])

        for number, command in ((1, "b"), (2, "a")):
            with pytest.raises(StorageError):
                await store.add_entry("one", number, entry(number, command))

        await store.add_entry("one", 2, entry(2, "b"))
        found = await store.load("one")

    assert found is not None
    assert found.entries == [entry(1, "a"), entry(2, "b")]


@in_loop
async def test_what_is_written_together_does_not_suffer_from_one_that_fails(data: Path, database: str) -> None:
    with opened(data, database) as store:
        await store.add_table(new_table())
        numbers = [1, 2, 2, 3, 4]
        writing = [store.add_entry("one", number, entry(number)) for number in numbers]
        results = await asyncio.gather(*writing, return_exceptions=True)
        found = await store.load("one")

    assert [isinstance(result, StorageError) for result in results] == [False, False, True, False, False]
    assert found is not None
    assert found.entries == [entry(number) for number in (1, 2, 3, 4)]


@in_loop
async def test_closing_waits_for_what_was_asked(data: Path, database: str) -> None:
    with opened(data, database) as store:
        await store.add_table(new_table())
        writing = asyncio.gather(*(store.add_entry("one", number, entry(number)) for number in range(1, 200)))
        await asyncio.sleep(0)
    await writing

    with opened(data, database) as store:
        found = await store.load("one")
    assert found is not None
    assert len(found.entries) == 199


@in_loop
async def test_nothing_is_left_of_a_deleted_table_but_that_it_was_deleted(data: Path, database: str) -> None:
    with opened(data, database) as store:
        for id in ("one", "two"):
            await store.add_table(new_table(id), [entry(1)])
            await store.add_chat(id, 0, KeptChat(0, "Ines", "hello", "", 5))
        await store.delete("one", 99)

        assert await store.load("one") is None
        assert await store.is_deleted("one")
        assert not await store.is_deleted("two")
        assert not await store.is_deleted("never")
        kept = await store.load("two")

    assert kept is not None
    assert len(kept.entries) == len(kept.chat) == 1
    reopened = open_database(data, database)
    assert reopened.run("SELECT COUNT(*) FROM entries WHERE table_id = ?", ["one"]) == [(0,)]
    assert reopened.run("SELECT setup, seats, host FROM tables WHERE id = ?", ["one"]) == [("", "", "")]
    reopened.close()


@in_loop
async def test_the_secret_stays_the_same(data: Path, database: str) -> None:
    with opened(data, database) as store:
        secret = store.secret
    with opened(data, database) as store:
        assert store.secret == secret
    assert len(secret) >= 32


def test_two_servers_do_not_share_a_file(data: Path) -> None:
    with opened(data, ""), pytest.raises(DatabaseError, match="another server uses it"):
        open_database(data, "")


def test_a_server_of_an_older_release_is_not_joined(data: Path, postgres: str) -> None:
    with closing(open_database(data, postgres)) as older:
        older.run("SELECT pg_advisory_unlock_shared(?)", [LOCK])
        older.run("SELECT pg_advisory_lock(?)", [LOCK])

        with pytest.raises(DatabaseError, match="older release uses it"):
            open_database(data, postgres)


def test_whoever_closes_a_database_has_let_go_of_it_at_once(
    data: Path, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Postgres(shared)) as stays, closing(Postgres(shared)) as goes, monkeypatch.context() as patch:
        assert goes.claim("a table")
        # PostgreSQL may take its time to notice.
        patch.setattr(goes.connection, "close", lambda: None)

        goes.close()

        assert stays.is_alone()
        assert stays.claim("a table")


def test_a_database_of_a_newer_program_is_left_alone(data: Path, database: str) -> None:
    found = open_database(data, database)
    migrate(found)
    remember(found, "schema", str(len(MIGRATIONS) + 1))

    with pytest.raises(DatabaseError, match="newer"):
        migrate(found)
    assert version(found) == len(MIGRATIONS) + 1
    found.close()


def test_a_migration_that_fails_leaves_nothing_behind(
    data: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = open_database(data, database)
    migrate(found)
    further = ("CREATE TABLE more (id TEXT)", "CREATE NONSENSE")
    monkeypatch.setattr("wellspent.server.schema.MIGRATIONS", (*MIGRATIONS, further))

    with pytest.raises(Exception, match=r"(?i)syntax"):
        migrate(found)

    assert version(found) == len(MIGRATIONS)
    found.run("CREATE TABLE more (id TEXT)")
    found.close()


@pytest.mark.parametrize("address", ["mysql://localhost/x", "wellspent.db"])
def test_only_postgresql_has_an_address(data: Path, address: str) -> None:
    with pytest.raises(DatabaseError, match="postgresql://"):
        open_database(data, address)


class Breaking(OneProcess):
    """A database whose connection breaks when it is told to."""

    is_broken = False
    fault: Exception = OSError("the line is cut")

    def __init__(self, database: Database) -> None:
        self.database = database

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        if Breaking.is_broken and statement == "COMMIT":
            raise Breaking.fault
        return self.database.run(statement, values)

    def close(self) -> None:
        self.database.close()


@in_loop
async def test_a_broken_connection_is_replaced(data: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqlStore(lambda: Breaking(open_database(data, database)))
    await store.add_table(new_table())

    monkeypatch.setattr(Breaking, "is_broken", True)
    with pytest.raises(StorageError, match="the line is cut"):
        await store.add_entry("one", 1, entry(1))
    monkeypatch.setattr(Breaking, "is_broken", False)
    await store.add_entry("one", 1, entry(1))
    found = await store.load("one")
    store.close()

    assert found is not None
    assert found.entries == [entry(1)]


@in_loop
async def test_a_full_disk_is_read_from_without_being_opened_anew(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Breaking] = []

    def connect() -> Breaking:
        opened.append(Breaking(open_database(data, "")))
        return opened[-1]

    store = SqlStore(connect)
    await store.add_table(new_table())
    monkeypatch.setattr(Breaking, "fault", OSError("database or disk is full"))
    monkeypatch.setattr(Breaking, "is_broken", True)
    with pytest.raises(StorageError, match="full"):
        await store.add_entry("one", 1, entry(1))
    monkeypatch.setattr(Breaking, "is_broken", False)
    found = await store.load("one")
    store.close()

    assert found is not None
    assert found.entries == []
    # Another connection would need room of its own.
    assert len(opened) == 1
