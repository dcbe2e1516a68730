"""SQLite and PostgreSQL behind one small protocol. A database is used by one thread, the one that writes."""

import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from shutil import disk_usage
from typing import IO, Any, Final, Protocol

Value = str | int | float | bytes
Row = tuple[Any, ...]

# Any numbers that no other program takes for its locks: for whoever serves, for whoever brings the database up to date,
# and for whoever plays the computer players of a table.
LOCK: Final = 7_105_982
RENEWING: Final = 7_105_983
COMPUTERS: Final = 7_105
# Where processes tell each other what has changed.
CHANNEL: Final = "wellspent"


# A connection whose other end is gone is known to be so within half a minute.
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
# Errors of what was asked, not of the connection.
DATA_FAULTS: Final = (
    "ChangedMeanwhile",
    "DataError",
    "IntegrityError",
    "ProgrammingError",
    "OverflowError",
    "UnicodeError",
)
FULL: Final = "the disk is full; make room"
DAMAGED: Final = "the file is damaged; restore a backup with `wellspent restore`"
# Bytes without which nothing can be kept, and what a line takes besides its values.
LEAST: Final = 1 << 20
LINE: Final = 64
ADVICE: Final = {
    "locked": "another server uses it",
    "not a database": DAMAGED,
    "malformed": DAMAGED,
    "disk is full": FULL,
    "No space left": FULL,
    "disk I/O": "the disk cannot be read or written; see whether it is full, or broken",
    "readonly": "it may not be written to; see to the rights of the folder, or name another with --data",
    "Read-only": "it may not be written to; see to the rights of the folder, or name another with --data",
    "Permission denied": "it may not be written to; see to the rights of the folder, or name another with --data",
    "unable to open": "it may not be written to; see to the rights of the folder, or name another with --data",
}


def is_data_fault(error: Exception) -> bool:
    return any(kind.__name__ in DATA_FAULTS for kind in type(error).__mro__)


class ChangedMeanwhile(Exception):
    """What was to be written over is not there any more."""


def is_overtaken(error: Exception) -> bool:
    """Whether something is there that whoever wrote did not know of."""
    return any(kind.__name__ in ("IntegrityError", "ChangedMeanwhile") for kind in type(error).__mro__)


class DatabaseError(Exception):
    """What is wrong with a database, for whoever runs the server."""


class Damaged(DatabaseError):
    """What is there is no database, or none any more."""


class Database(Protocol):
    """Statements have `?` for their values and run as they are: transactions are statements too."""

    # Bytes that it was given to keep so far.
    written: int

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]: ...

    def alone(self) -> AbstractContextManager[None]:
        """Nobody else changes what the database is made of meanwhile."""
        ...

    def tell(self, words: str) -> None:
        """Let other processes know, once the transaction has reached the disk."""
        ...

    def claim(self, table: str) -> bool:
        """Whether this process may play the computer players of a table: only one does, until it ends or lets go."""
        ...

    def let_go(self, table: str) -> None: ...

    def has_room(self) -> bool:
        """Whether something more can be kept, as far as can be known before it is tried."""
        ...

    def close(self) -> None: ...


def is_full(error: Exception) -> bool:
    """Whether there is no room; what is there can still be read."""
    return what_to_do(error) == FULL


def size_of(statement: str, values: Sequence[Value]) -> int:
    """Bytes that a statement adds to what is kept."""
    if not statement.startswith("INSERT"):
        return 0
    texts = [each.encode() if isinstance(each, str) else each for each in values if isinstance(each, str | bytes)]
    return LINE + sum(map(len, texts))


class OneProcess:
    """What a database says that nobody else uses."""

    written = 0

    def alone(self) -> AbstractContextManager[None]:
        return nullcontext()

    def tell(self, words: str) -> None: ...

    def claim(self, table: str) -> bool:
        return True

    def let_go(self, table: str) -> None: ...

    def has_room(self) -> bool:
        return True


class Sqlite(OneProcess):
    """A file. It is locked while it is open: two servers on one file would not know of each other's choices."""

    def __init__(self, path: Path) -> None:
        self.folder: Final = path.parent
        with ExitStack() as opened:
            self._open(path, opened)
            # All went well, and it stays open.
            self.opened: Final = opened.pop_all()

    def _open(self, path: Path, opened: ExitStack) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            opened.enter_context(_locked(path.with_suffix(".lock")))
            path.touch(mode=0o600)
            # Games have keys and talk in them: nobody else on this machine reads them.
            path.chmod(0o600)
            # The store opens it in one thread and uses it in another, never in both at once.
            self.connection = sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)
            opened.callback(self.connection.close)
            for pragma in ("journal_mode = WAL", "synchronous = FULL"):
                self.connection.execute(f"PRAGMA {pragma}")
            self.connection.execute("BEGIN IMMEDIATE")
            self.connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as error:
            # Where there is no room, SQLite may say so in other words.
            is_full = "disk I/O" in str(error) and disk_usage(path.parent).free < LEAST
            what = FULL if is_full else what_to_do(error)
            raise (Damaged if what == DAMAGED else DatabaseError)(f"{path} cannot be opened: {what}.") from error

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        found = self.connection.execute(statement, values).fetchall()
        self.written += size_of(statement, values)
        return found

    def has_room(self) -> bool:
        return disk_usage(self.folder).free >= LEAST

    def close(self) -> None:
        self.opened.close()


def _locked(path: Path) -> IO[str]:
    """A file that one server holds as long as it runs; copies can be made of the database meanwhile."""
    file = path.open("a")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise BlockingIOError("locked") from error
    return file


def what_to_do(error: Exception) -> str:
    """What is wrong, in the words of whoever runs the server; values are in further lines, and are not told."""
    text = (str(error).splitlines() or [""])[0] or type(error).__name__
    return next((advice for sign, advice in ADVICE.items() if sign in text), text)


class Postgres:
    """A database of a PostgreSQL server, where several processes meet."""

    written = 0

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError as error:
            raise DatabaseError("PostgreSQL needs one more package: pip install 'wellspent[postgres]'.") from error
        try:
            self.connection: Final = psycopg.connect(address, autocommit=True, connect_timeout=10, **KEEPALIVE)
            self.run("SET statement_timeout = '10s'")
            # Servers of releases that knew no others keep it for themselves.
            self.run("SET lock_timeout = '3s'")
            self.run("SELECT pg_advisory_lock_shared(?)", [LOCK])
            self.run("RESET lock_timeout")
        except psycopg.errors.LockNotAvailable as error:
            self.connection.close()
            text = "The PostgreSQL database cannot be opened: a server of an older release uses it."
            raise DatabaseError(text) from error
        except psycopg.Error as error:
            text = str(error).strip()
            raise DatabaseError(
                f"PostgreSQL does not let us in. See whether it runs, and whether the address is right: {text}"
            ) from error

    def run(self, statement: str, values: Sequence[Value] = ()) -> list[Row]:
        cursor = self.connection.execute(statement.replace("?", "%s").encode(), values)
        self.written += size_of(statement, values)
        return cursor.fetchall() if cursor.description else []

    def has_room(self) -> bool:
        return True

    @contextmanager
    def alone(self) -> Iterator[None]:
        self.run("SELECT pg_advisory_lock(?)", [RENEWING])
        try:
            yield
        finally:
            self.run("SELECT pg_advisory_unlock(?)", [RENEWING])

    def tell(self, words: str) -> None:
        self.run("SELECT pg_notify(?, ?)", [CHANNEL, words])

    def claim(self, table: str) -> bool:
        return bool(self.run("SELECT pg_try_advisory_lock(?, hashtext(?))", [COMPUTERS, table])[0][0])

    def let_go(self, table: str) -> None:
        self.run("SELECT pg_advisory_unlock(?, hashtext(?))", [COMPUTERS, table])

    def is_alone(self) -> bool:
        """Whether no server uses the database; as long as it is open here, none will."""
        return bool(self.run("SELECT pg_try_advisory_lock(?)", [LOCK])[0][0])

    def close(self) -> None:
        # PostgreSQL learns later that a connection has ended: whoever comes next is not to wait for that.
        with suppress(Exception):
            self.run("SELECT pg_advisory_unlock_all()")
        self.connection.close()


def open_database(data: Path, address: str) -> Database:
    """The database at an address, or without one the file of the data folder."""
    if not address:
        return Sqlite(data / "wellspent.db")
    if not address.startswith(("postgresql://", "postgres://")):
        raise DatabaseError(f"The address of a database begins with postgresql://, and this one does not: {address}")
    return Postgres(address)
