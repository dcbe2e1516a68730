"""What the manual of hosting shows is run: every command, the unit of systemd; the proxy has a test of its own."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from socket import socket

import pytest
from click.testing import CliRunner

from wellspent.cli import main
from wellspent.commands import serve
from wellspent.server.family import Family

from .running import HERE, in_loop, running

MANUAL = Path(__file__).parents[2] / "docs" / "hosting.md"
TEXT = MANUAL.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def commands(name: str) -> list[str]:
    """Every line that begins so, those of the unit included."""
    text = TEXT.replace("ExecStart=/opt/wellspent/bin/", "")
    return re.findall(rf"^(wellspent {name}\b.*)$", text, re.MULTILINE)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be served: everything is opened, and closed again instead of serving."""
    found: list[str] = []

    class Opened(serve.Server):
        def run(self, sockets: list[socket] | None = None) -> None:
            found.append("one")
            self.config.app.state.store.close()  # type: ignore[union-attr]
            for door in sockets or []:
                door.close()

    def several(family: Family) -> None:
        found.append(f"{family.count}")
        family.door.close()
        sys.exit(0)

    monkeypatch.setattr(serve, "Server", Opened)
    monkeypatch.setattr(Family, "run", several)
    return found


def words_of(command: str, data: Path, database: str) -> list[str]:
    """The words behind `wellspent`, with places that are there."""
    places = {
        "--data games": f"--data {data}",
        "--data /var/lib/wellspent": f"--data {data}",
        "--port 8320": "--port 0",
        "games.backup": f"{data}.backup",
        "postgresql://wellspent@localhost/wellspent": database,
    }
    for old, new in places.items():
        command = command.replace(old, new)
    words = shlex.split(command)[1:]
    return words if "--data" in words or "--database" in words else [*words, "--data", str(data)]


@pytest.mark.parametrize("command", commands("serve"))
def test_a_server_of_the_manual_can_be_started(
    command: str, data: Path, served: list[str], request: pytest.FixtureRequest
) -> None:
    if "ray://" in command:
        pytest.skip("needs a cluster: tests/server/test_cluster.py has one")
    database: str = request.getfixturevalue("shared") if "postgresql://" in command else ""

    result = CliRunner().invoke(main, words_of(command, data, database))

    assert result.exit_code == 0, result.output
    assert served == ["4" if "--processes 4" in command else "one"]


def test_the_games_of_the_manual_are_checked_copied_and_brought_back(data: Path) -> None:
    @in_loop
    async def laid() -> None:
        async with running(data) as server:
            await server.create(HERE)

    laid()
    shown = [commands(name) for name in ("backup", "games check", "restore")]
    assert all(shown)

    for command in [each for found in shown for each in found]:
        result = CliRunner().invoke(main, words_of(command, data, ""))
        assert result.exit_code == 0, result.output
    assert (data / "wellspent.before").exists()


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    [unit] = blocks("ini")
    file = tmp_path / "wellspent.service"
    file.write_text(unit.replace("/opt/wellspent/bin/wellspent", "/bin/true"), encoding="utf-8")
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd is installed")

    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)

    assert str(file) not in done.stderr, done.stderr


def test_the_file_for_caddy_is_one_that_caddy_takes(tmp_path: Path) -> None:
    [shown] = blocks("caddy")
    file = tmp_path / "Caddyfile"
    file.write_text(shown, encoding="utf-8")
    if shutil.which("caddy") is None:
        pytest.skip("no caddy is installed")

    done = subprocess.run(["caddy", "validate", "--config", str(file), "--adapter", "caddyfile"], capture_output=True)

    assert done.returncode == 0, done.stderr


def test_no_command_of_the_manual_is_left_out() -> None:
    kinds = ("serve", "backup", "restore", "games check")
    shown = re.findall(r"^(?:ExecStart=\S*/)?(wellspent .*)$", TEXT, re.MULTILINE)

    assert len(shown) >= 8
    assert [line for line in shown if not line.startswith(tuple(f"wellspent {kind}" for kind in kinds))] == []
