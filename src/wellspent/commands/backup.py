"""`wellspent backup` and `wellspent restore`: the games of a server as one file."""

import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import unquote

import click

from wellspent.server.databases import Damaged, DatabaseError, Postgres, Sqlite
from wellspent.server.schema import MIGRATIONS, migrate, version
from wellspent.server.settings import data_folder

DATA = click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="The folder that keeps the games.")
DATABASE = click.option("--database", default="", metavar="URL", help="The games are in PostgreSQL: postgresql://…")
FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


@click.command()
@FILE
@DATA
@DATABASE
def backup(file: Path, data: Path | None, database: str) -> None:
    """Copy all games into a FILE, while the server runs."""
    if file.exists():
        raise click.ClickException(f"{file} already exists; choose another file.")
    if database:
        _dump(file, database)
    else:
        copy_file(existing((data or data_folder()) / "wellspent.db"), file)
    click.echo(f"The games are in {file}. Keep it to yourself: it contains what players said.")


@click.command()
@FILE
@DATA
@DATABASE
def restore(file: Path, data: Path | None, database: str) -> None:
    """Replace all games with those of a backup FILE; the server must not be running."""
    existing(file)
    if database:
        _restore_into(file, database)
    else:
        _put_back(file, (data or data_folder()) / "wellspent.db")
    click.echo("The games are back. `wellspent serve` goes on with them.")


def existing(file: Path) -> Path:
    """A file that is there; raises ClickException."""
    if not file.is_file():
        raise click.ClickException(f"There is no {file}.")
    return file


def copy_file(source: Path, target: Path) -> None:
    """Copy a database that may be in use; raises ClickException."""
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=10)) as games:
            target.touch(mode=0o600)
            with closing(sqlite3.connect(target)) as copy:
                games.backup(copy)
                _check(copy, source)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise click.ClickException(f"{source} cannot be copied: {error}.") from error


def _check(games: sqlite3.Connection, source: Path) -> None:
    if games.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
        raise click.ClickException(f"{source} is damaged.")
    found = games.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    if found is None or int(found[0]) > len(MIGRATIONS):
        raise click.ClickException(f"{source} is from a newer Wellspent; install that version.")


def _put_back(file: Path, target: Path) -> None:
    """Whatever was there before stays beside it, damaged or not."""
    fresh, before = target.with_suffix(".restored"), target.with_suffix(".before")
    fresh.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    copy_file(file, fresh)
    try:
        was_there = target.exists()
        if was_there:
            _set_aside(target, before)
        shutil.move(fresh, target)
        database = Sqlite(target)
        migrate(database)
        said = f"; what was there before is {before}" if was_there else ""
        click.echo(f"{target}: schema {version(database)}{said}.")
        database.close()
    except DatabaseError as error:
        if target.exists():
            fresh.unlink(missing_ok=True)
        raise click.ClickException(str(error)) from error


def _set_aside(target: Path, before: Path) -> None:
    """Nobody else has it open, and nothing waits to be written into it, unless nobody can; raises DatabaseError."""
    with suppress(Damaged):
        Sqlite(target).close()
    for ending in ("", "-wal", "-shm"):
        before.with_name(before.name + ending).unlink(missing_ok=True)
        if (part := target.with_name(target.name + ending)).exists():
            shutil.move(part, before.with_name(before.name + ending))


def _dump(file: Path, address: str) -> None:
    file.touch(mode=0o600)
    try:
        _run(address, "pg_dump", "--format=custom", f"--file={file}")
    except click.ClickException:
        file.unlink()
        raise


def _restore_into(file: Path, address: str) -> None:
    """All of it or nothing, and only where no server is at work."""
    kept = _run("", "pg_restore", "--data-only", "--table=meta", "--file=-", str(file))
    found = re.search(r"^schema\t(\d+)$", kept, re.MULTILINE)
    if found is None:
        raise click.ClickException(f"{file} contains no Wellspent games.")
    if int(found[1]) > len(MIGRATIONS):
        raise click.ClickException(f"{file} is from a newer Wellspent; install that version.")
    try:
        with closing(Postgres(address)) as database:
            if not database.is_alone():
                raise click.ClickException("A server is using the database: stop it first.")
            _run(address, "pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction", str(file))
    except DatabaseError as error:
        raise click.ClickException(str(error)) from error


def _run(address: str, program: str, *options: str) -> str:
    """What a program of PostgreSQL says. A password is nothing for the list of processes."""
    if shutil.which(program) is None:
        raise click.ClickException(f"{program} is missing: it comes with PostgreSQL's client programs.")
    place, password = without_password(address)
    where = [f"--dbname={place}"] if place else []
    secret = {"PGPASSWORD": password} if password else {}
    result = subprocess.run([program, *options, *where], capture_output=True, text=True, env={**os.environ, **secret})
    if result.returncode:
        raise click.ClickException(result.stderr.strip() or f"{program} fails.")
    return result.stdout


def without_password(address: str) -> tuple[str, str]:
    """An address, and the password that was in it."""
    found = re.match(r"(\w+://[^:/@]*):([^@]*)(@.*)", address)
    return (found[1] + found[3], unquote(found[2])) if found else (address, "")
