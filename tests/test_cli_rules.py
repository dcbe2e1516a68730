"""`wellspent rules` and the table of commands."""

import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from wellspent import __version__
from wellspent.cli import COMMANDS, main


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_a_rule_is_printed_with_its_section() -> None:
    result = run("rules", "PH.stress.05")

    assert result.exit_code == 0
    assert result.output.startswith("PH.stress.05 · Stress track\n  Each point of Stress")


def test_a_rule_is_printed_with_its_ruling() -> None:
    output = run("rules", "PH.rest.05").output

    assert "Ruling PH.q.15\n  Must Rest move the full 2 spaces?" in output


def test_a_rule_of_one_edition_says_so() -> None:
    assert "· 2022 edition" in run("rules", "PH.prep.05").output
    assert "· first edition" in run("rules", "PH1.round.01").output


@pytest.mark.parametrize("id", ["ph.stress.5", "PH.STRESS.05", " PH.stress.05"])
def test_an_id_may_be_typed_carelessly(id: str) -> None:
    assert run("rules", id).output.startswith("PH.stress.05 ")


def test_a_section_is_listed_in_full() -> None:
    result = run("rules", "PH.rest")

    assert result.exit_code == 0
    assert result.output.startswith("Rest\n")
    assert all(f"PH.rest.0{n}" in result.output for n in range(1, 6))


def test_an_area_lists_its_sections() -> None:
    assert "PH.stress          27  Stress track\n" in run("rules", "PH").output


def test_without_an_id_the_areas_are_listed() -> None:
    assert "PH1     121  comp, setup" in run("rules").output


def test_a_search_lists_what_it_finds() -> None:
    result = run("rules", "--search", "hourglass")

    assert result.exit_code == 0
    assert "PH.notes.06" in result.output


def test_a_fruitless_search_is_an_error() -> None:
    result = run("rules", "--search", "zeppelin")

    assert result.exit_code == 2
    assert "No rule contains 'zeppelin'." in result.output


@pytest.mark.parametrize(
    ("id", "hint"),
    [
        ("PH.stress.99", "PH.stress runs from PH.stress.01 to PH.stress.27"),
        ("PH.stres.05", "Did you mean PH.stress.05"),
        ("PH.overtme", "Did you mean PH.overtime"),
        ("nonsense", "The areas are CV, PH, PH1"),
    ],
)
def test_an_unknown_id_is_an_error_with_a_hint(id: str, hint: str) -> None:
    result = run("rules", id)

    assert result.exit_code == 2
    assert hint in result.output


def test_help_names_every_command() -> None:
    output = run("--help").output

    assert all(name in output and entry.summary in output for name, entry in COMMANDS.items())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_loads(name: str) -> None:
    assert run(name, "--help").exit_code == 0


def test_help_imports_no_command() -> None:
    code = (
        "import sys, wellspent.cli as c; c.main(['--help'], standalone_mode=False);"
        "print([m for m in sys.modules if m.startswith(('wellspent.', 'rich', 'msgspec', 'fluent'))])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert shown.splitlines()[-1] == "['wellspent.cli']"


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "wellspent", "--version"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert shown == f"wellspent {__version__}\n"
