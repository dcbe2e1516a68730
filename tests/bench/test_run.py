"""A tiny run of the bench: every row gets a figure, and what is missing is named."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import wellspent
from bench import runners
from bench.course import Course
from bench.report import all_rows
from bench.runners import (
    CATANATRON,
    COMPILED,
    ENVIRONMENTS,
    HEARTS,
    INTERPRETED,
    PEERS,
    RLCARD_UNO,
    SOURCES,
    BenchError,
    Runner,
    missing_runners,
)
from tools import compile as compiling
from wellspent.cli import main
from wellspent.commands import bench as command

# What the tests themselves run, compiled or not: it stands in for the compiled tree, so that they need no compiler.
OWN = Path(wellspent.__file__).parents[1]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["bench", *arguments])


def test_a_tiny_run_gives_a_positive_figure_for_every_row() -> None:
    missing = [name for name in missing_runners() if name != COMPILED]
    trees = {INTERPRETED: SOURCES, COMPILED: OWN}

    series = Course(missing, trees, pace=0.001).run(rounds=2)

    for row in all_rows():
        if (
            row.runner in missing
            or row.against in missing
            or (row.figure.startswith("env") and ENVIRONMENTS in missing)
        ):
            assert row.values(series) == []
        else:
            assert len(row.values(series)) == 2, row.id
            assert min(row.values(series)) > 0, row.id


def test_a_runner_that_ends_early_is_an_error_that_names_it(capfd: pytest.CaptureFixture[str]) -> None:
    with Runner("broken", ("bench.no_such_module",)) as runner, pytest.raises(BenchError, match=r"broken: .* status 1"):
        runner.lap("games", 0.001)

    assert "no_such_module" in capfd.readouterr().err


def test_without_a_compiler_the_compiled_tree_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "what_is_missing", lambda: "a C compiler")

    assert missing_runners()[COMPILED] == "a C compiler is missing, so nothing can be compiled here"


def test_a_tree_compiled_from_other_sources_is_not_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stamp = tmp_path / compiling.STAMP
    monkeypatch.setattr(compiling, "what_is_missing", lambda: None)
    monkeypatch.setattr(compiling, "TREE", tmp_path)

    assert missing_runners()[COMPILED] == "build/compiled is not there; run make compiled"
    stamp.write_text("older", encoding="utf-8")
    assert missing_runners()[COMPILED] == "build/compiled was made from other sources; run make compiled"
    stamp.write_text(compiling.fingerprint_of_sources(), encoding="utf-8")
    assert COMPILED not in missing_runners()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (CATANATRON, "catanatron is not installed; the extra 'bench' brings it"),
        (HEARTS, "pyspiel is not installed; the extra 'bench' brings it"),
        (RLCARD_UNO, "rlcard is not installed; the extra 'bench' brings it"),
        (ENVIRONMENTS, "gymnasium is not installed; the extra 'environments' brings it"),
    ],
)
def test_without_a_library_its_rows_are_missing(monkeypatch: pytest.MonkeyPatch, name: str, reason: str) -> None:
    monkeypatch.setattr(runners, "find_spec", lambda name: None)

    assert missing_runners()[name] == reason


def test_without_libraries_the_engine_is_measured_all_the_same() -> None:
    trees = {INTERPRETED: OWN}

    series = Course([COMPILED, ENVIRONMENTS, *PEERS], trees, pace=0.001).run(rounds=1)

    assert ("bot", INTERPRETED) in series
    assert ("env", INTERPRETED) not in series


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    result = run("--json", str(tmp_path / "nowhere" / "figures.json"))

    assert result.exit_code == 2
    assert "there is no folder" in result.output


def test_no_rounds_are_refused() -> None:
    assert run("--rounds", "0").exit_code == 2


def test_without_the_source_tree_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "source_tree", lambda: None)

    result = run()

    assert result.exit_code == 1
    assert "part of the source tree" in result.output
