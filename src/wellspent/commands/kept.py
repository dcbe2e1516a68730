"""`wellspent games`: the games that a server keeps."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from wellspent.server.checking import CANNOT, verdicts
from wellspent.server.databases import Database, DatabaseError, Postgres, Sqlite
from wellspent.server.schema import MIGRATIONS, migrate, version
from wellspent.server.settings import data_folder

from .backup import DATA, DATABASE, copy_file, existing

FAULTY = 1


@click.group()
def games() -> None:
    """Look after the games that a server keeps."""


@games.command()
@DATA
@DATABASE
def check(data: Path | None, database: str) -> None:
    """List what this release can do with each kept game, while the server runs.

    A game replays, goes on from its last position by the rules and cards of now, is kept as it was seen, or cannot go
    on. Nothing is changed.
    """
    try:
        with _opened(data or data_folder(), database) as found:
            told = verdicts(found)
    except DatabaseError as error:
        raise click.ClickException(str(error)) from error
    for verdict in told:
        click.echo(verdict)
    counts = Counter(verdict.what for verdict in told)
    click.echo(", ".join(f"{count} {what}" for what, count in counts.items()) or "No games are kept.")
    sys.exit(FAULTY if counts[CANNOT] else 0)


@contextmanager
def _opened(data: Path, address: str) -> Iterator[Database]:
    """The games as this release would have them; those that are played are not touched."""
    if address:
        with closing(Postgres(address)) as database:
            _check_schema(database)
            yield database
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "wellspent.db"
        copy_file(existing(data / "wellspent.db"), copy)
        with closing(Sqlite(copy)) as database:
            migrate(database)
            yield database


def _check_schema(database: Database) -> None:
    if version(database) != len(MIGRATIONS):
        raise DatabaseError(
            "The database is from another release. Put a backup into a database of its own, start this release on it"
            " once, and check that."
        )
