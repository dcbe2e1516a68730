"""The commands that the documents show exist, take these options, and, where they are quick, do what is said."""

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import pytest
from click.testing import CliRunner

from wellspent.cli import main

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
TARGET = re.compile(r"^([a-z-]+):", re.MULTILINE)
# Fenced text of these sorts shows no commands.
NO_COMMANDS = ("python", "toml", "text")
RECORD = "tests/records/second-2-survived.record"
SCENARIO = "tests/scenarios/ph/ex03_act_in_play.toml"
# The files that examples speak of, and files that are there.
STAND_INS = {"GAME.txt": RECORD, "wellspent-kitchen.record": RECORD}
QUICK = ("cards", "replay", "rules", "scenario", "play")


class Example(NamedTuple):
    document: str
    line: str

    @property
    def words(self) -> list[str]:
        """What stands behind `wellspent`, with files that exist; an ellipsis stands for more of the same."""
        words = shlex.split(self.line, comments=True)[1:]
        file = SCENARIO if words[:1] == ["scenario"] else RECORD
        named = [{**STAND_INS, "FILE": file}.get(word.rstrip("…"), word) for word in words]
        return [each for word in named if word != "…" for each in spread(word)]


def spread(word: str) -> list[str]:
    """`tests/scenarios/ph/*.toml` as a shell spreads it."""
    return [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(word))] if "*" in word else [word]


def shown(document: Path) -> Iterator[str]:
    """Every line of code that a document shows as something to type."""
    text = document.read_text(encoding="utf-8")
    for language, block in FENCE.findall(text):
        if language not in NO_COMMANDS:
            yield from (line.strip() for line in block.splitlines())
    yield from SPAN.findall(FENCE.sub("", text))


def examples() -> list[Example]:
    lines = [(document, line) for document in DOCUMENTS for line in shown(document)]
    return [Example(str(path.relative_to(ROOT)), line) for path, line in lines if line.startswith("wellspent ")]


EXAMPLES = examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.document}: {example.line}")
def test_an_example_is_a_command_with_options_that_exist(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    if example.words[0].startswith("-"):
        assert example.words[0] in ("--help", "--version")
        return
    with click.Context(main) as context:
        command = main.get_command(context, example.words[0])
        assert command is not None, f"there is no command {example.words[0]}"

        command.make_context(example.words[0], example.words[1:], parent=context)


@pytest.mark.parametrize(
    "example",
    [example for example in EXAMPLES if example.words[0] in QUICK and "--watch" not in example.words],
    ids=lambda example: f"{example.document}: {example.line}",
)
def test_a_quick_example_runs(example: Example, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for word in example.words:
        if (ROOT / word).is_file():
            (tmp_path / word).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / word, tmp_path / word)
    monkeypatch.chdir(tmp_path)

    # Enter takes what is offered; the end of the input ends a game, which is saved.
    result = CliRunner().invoke(main, example.words, input="\n" * 12)

    assert result.exit_code == 0, result.output
    assert result.output


def test_the_readme_leads_to_a_first_game_and_a_green_run() -> None:
    lines = list(shown(ROOT / "README.md"))

    assert {"make play", "make test"} <= set(lines)
    assert any(example.document == "README.md" and example.words[0] == "play" for example in EXAMPLES)


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    named = {line.split()[1] for page in DOCUMENTS for line in shown(page) if re.match(r"make [a-z-]+$", line)}

    assert named - targets == set()
    assert {"play", "test", "check"} <= named


def test_every_document_is_listed_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {path.name for path in (ROOT / "docs").rglob("*.md")} - {"README.md"}

    assert {page for page in pages if f"{page})" not in index} == set()
