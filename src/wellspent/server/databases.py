"""SQLite and PostgreSQL behind one small protocol. A database is used by one thread, the one that writes."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

Value = str | int
Row = tuple[Any, ...]

# Any number that no other program takes for its lock.
LOCK: Final = 7_105_982


class DatabaseError(Exception):
    """What is wrong with a database, for whoever runs the server."""


class Database(Protocol):
    """Statements have `?` for their values and run as they are: transactions are statements too."""

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]: ...

    def close(self) -> None: ...


class Sqlite:
    """A file. It is locked while it is open: two servers on one file would not know of each other's choices."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # The store opens it in one thread and uses it in another, never in both at once.
            self.connection: Final = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
            for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = FULL"):
                self.connection.execute(f"PRAGMA {pragma}")
            self.connection.execute("BEGIN IMMEDIATE")
            self.connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as error:
            reason = "another server uses it" if "locked" in str(error) else str(error)
            raise DatabaseError(f"{path} cannot be opened: {reason}.") from error

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        return self.connection.execute(statement, values).fetchall()

    def close(self) -> None:
        self.connection.close()


class Postgres:
    """A database of a PostgreSQL server, which holds a lock of ours for as long as we are connected."""

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise DatabaseError("PostgreSQL needs one more package: pip install 'wellspent[postgres]'.") from error
        try:
            self.connection: Final = psycopg.connect(address, autocommit=True, connect_timeout=10)
            # A server that was killed a moment ago may still seem to be there.
            self.run("SET lock_timeout = '3s'")
            self.run("SELECT pg_advisory_lock(?)", [LOCK])
            self.run("RESET lock_timeout")
        except psycopg.errors.LockNotAvailable as error:
            self.connection.close()
            raise DatabaseError("The PostgreSQL database cannot be opened: another server uses it.") from error
        except psycopg.Error as error:
            raise DatabaseError(f"The PostgreSQL database cannot be opened: {error}".strip()) from error

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        cursor = self.connection.execute(statement.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []

    def close(self) -> None:
        self.connection.close()


def open_database(data: Path, address: str) -> Database:
    """The database at an address, or without one the file of the data folder."""
    if not address:
        return Sqlite(data / "wellspent.db")
    if not address.startswith(("postgresql://", "postgres://")):
        raise DatabaseError(f"The address of a database begins with postgresql://, and this one does not: {address}")
    return Postgres(address)
