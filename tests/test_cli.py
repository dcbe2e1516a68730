"""What holds for every command: files that cannot be had, and terminals that know few signs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.cli import main


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    inside = tmp_path / "file" / "games"

    found = CliRunner().invoke(main, ["simulate", "--games", "1", "--players", "random", "--out", str(inside)])

    assert found.exit_code == 1
    assert found.output.startswith("Error: ")
    assert str(tmp_path / "file") in found.output


def test_a_folder_of_modules_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = str(tmp_path / "modules")
    found = subprocess.run(
        [sys.executable, "-m", "wellspent", "cards"],
        capture_output=True,
        text=True,
        env={**os.environ, "WELLSPENT_MODULES": missing},
        timeout=60,
    )

    assert found.returncode == 1
    assert found.stderr == f"Error: {missing}: WELLSPENT_MODULES names it, and there is no such folder\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8:strict"])
def test_a_game_goes_on_where_the_terminal_knows_other_signs(encoding: str, tmp_path: Path) -> None:
    asked = ["play", "--human", "Ines", "--players", "2", "--seed", "x", "--lang", "fr"]
    found = subprocess.run(
        [sys.executable, "-m", "wellspent", *asked],
        input=b"\xe9t\xe9\n1\nquit\n",
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=60,
    )

    assert found.returncode == 0, found.stderr.decode()
    assert b"wellspent play --load wellspent-x.record" in found.stdout
    assert " A keep " in (tmp_path / "wellspent-x.record").read_text(encoding="utf-8")
