"""How a server tells that it is well, and how its games are copied and brought back."""

from pathlib import Path
from threading import Event

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.protocol import Explain, News
from wellspent.server.databases import Sqlite
from wellspent.server.schema import migrate
from wellspent.server.storage import StorageError
from wellspent.server.warming import WARMTH

from .running import HERE, in_loop, new_id, running


@in_loop
async def test_a_server_that_is_well_says_so(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StorageError("gone")

    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.answer(Explain(new_id(), 0, "study"))
            alive, ready = await server.get("/health"), await server.get("/ready")
            metrics = (await server.get("/metrics")).text
        monkeypatch.setattr(WARMTH, "_is_over", Event())
        cold = await server.get("/ready")
        monkeypatch.undo()
        monkeypatch.setattr(server.store, "ping", fail)
        sick = await server.get("/ready")

    assert (alive.status_code, ready.status_code, cold.status_code, sick.status_code) == (200, 200, 503, 503)
    assert "wellspent_tables 1\n" in metrics
    assert "wellspent_viewers 1\n" in metrics
    assert "wellspent_answer_seconds_count 1\n" in metrics
    assert made.table not in metrics


@in_loop
async def test_games_are_copied_while_the_server_runs_and_brought_back(data: Path, tmp_path: Path) -> None:
    run, copy = CliRunner(), tmp_path / "games.backup"
    async with running(data) as server:
        made = await server.create(HERE)
        async with server.join(made.table, made.key) as host:
            await host.choose(await host.news())
            taken = run.invoke(main, ["backup", str(copy), f"--data={data}"])
            await host.choose(await host.reach(1))
        busy = run.invoke(main, ["restore", str(copy), f"--data={data}"])
    again = run.invoke(main, ["restore", str(copy), f"--data={data}"])
    async with running(data) as server:
        news = await server.read(News, f"/api/tables/{made.table}", made.key)

    assert taken.exit_code == 0, taken.output
    assert busy.exit_code == 1
    assert "another server uses it" in busy.output
    assert again.exit_code == 0, again.output
    assert news.version == 1


@in_loop
async def test_games_are_brought_back_in_the_place_of_a_damaged_file(data: Path, tmp_path: Path) -> None:
    run, copy, file = CliRunner(), tmp_path / "games.backup", data / "wellspent.db"
    async with running(data) as server:
        made = await server.create(HERE)
        run.invoke(main, ["backup", str(copy), f"--data={data}"])
    file.write_bytes(b"no database any more" * 500)
    file.with_name("wellspent.db-wal").write_bytes(b"nor this" * 100)

    again = run.invoke(main, ["restore", str(copy), f"--data={data}"])
    async with running(data) as server:
        news = await server.get(f"/api/tables/{made.table}", made.key)

    assert again.exit_code == 0, again.output
    assert news.status_code == 200
    assert file.with_name("wellspent.before").read_bytes().startswith(b"no database any more")


def test_nothing_is_said_of_what_was_not_there(data: Path, tmp_path: Path) -> None:
    run, copy = CliRunner(), tmp_path / "games.backup"
    migrated(data / "wellspent.db")
    run.invoke(main, ["backup", str(copy), f"--data={data}"])

    again = run.invoke(main, ["restore", str(copy), f"--data={tmp_path / 'elsewhere'}"])

    assert again.exit_code == 0, again.output
    assert "before" not in again.output


def migrated(file: Path) -> None:
    database = Sqlite(file)
    migrate(database)
    database.close()


def test_what_cannot_be_copied_is_said(data: Path, tmp_path: Path) -> None:
    run, there = CliRunner(), tmp_path / "there"
    there.write_bytes(b"nothing like it" * 500)

    assert "already exists" in run.invoke(main, ["backup", str(there), f"--data={data}"]).output
    assert "There is no" in run.invoke(main, ["backup", str(tmp_path / "new"), f"--data={data}"]).output
    assert "cannot be copied" in run.invoke(main, ["restore", str(there), f"--data={data}"]).output
