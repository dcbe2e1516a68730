"""Every scenario file passes: the worked examples of the rulebooks, and those of the manual."""

import re
from pathlib import Path

import pytest

from wellspent import ledger
from wellspent.scenario import read_scenario, run

TESTS = Path(__file__).resolve().parents[1]
MANUAL = TESTS.parent / "docs" / "scenarios.md"
FILES = sorted((TESTS / "scenarios").rglob("*.toml"))
BLOCKS = re.findall(r"```toml\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_passes(path: Path) -> None:
    outcome = run(read_scenario(path.read_text(encoding="utf-8"), path.name))

    assert outcome.differences == []


def test_every_worked_example_is_a_scenario() -> None:
    cited = {id for path in FILES for id in read_scenario(path.read_text(encoding="utf-8"), path.name).file.rules}
    examples = {rule.id for rule in ledger.rules() if ".ex." in rule.id}

    # REL.ex.04 gives chances, which no single position shows.
    assert examples - cited == {"REL.ex.04"}


def test_the_scenarios_of_the_manual_pass() -> None:
    whole = [block for block in BLOCKS if block.startswith("title")]

    assert [run(read_scenario(block, "manual")).differences for block in whole] == [[], [], []]
