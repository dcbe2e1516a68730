"""A language is one folder of messages: the table, the log, the story and the client speak it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from wellspent.texts.messages import OUTSIDE, message_files

# Words that nobody speaks, and everybody can read.
LETTERS = str.maketrans("aeiouAEIOU", "àéîõüÀÉÎÕÜ")
RECORDS = Path(__file__).parents[1] / "records"
CLIENT = Path(__file__).parents[2] / "web" / "src"
SAID = """
from wellspent.server import pages
from wellspent.texts import LANGUAGES, Speech
assert LANGUAGES == ("en", "fr", "xx"), LANGUAGES
print(Speech("xx").say("web-undo"))
print(pages.texts("xx").content.decode().count("web-"))
"""


class Strange(Transformer):
    """Every text of a message, in the strange language."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(LETTERS))


def strange(source: str) -> str:
    tree = FluentParser().parse(source)
    return FluentSerializer().serialize(Strange().visit(tree))


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which there is a third language."""
    folder = tmp_path_factory.mktemp("languages") / "xx"
    folder.mkdir()
    everything = "\n".join(path.read_text(encoding="utf-8") for path in message_files("en"))
    (folder / "everything.ftl").write_text(strange(everything), encoding="utf-8")
    return {**os.environ, OUTSIDE: str(folder.parent), "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def run(env: dict[str, str], *words: str, typed: str = "") -> str:
    command = [sys.executable, *words]
    done = subprocess.run(command, env=env, input=typed, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "said", "meant"),
    [("pursuit", "yõü hàvé 6 Hõürglàssés", "Hourglass"), ("cv", "Püblîc gõàls", "Public goals")],
)
def test_the_table_speaks_a_language_of_one_folder(
    spoken: dict[str, str], tmp_path: Path, game: str, said: str, meant: str
) -> None:
    wishes = ("--game", game, "--human", "Ines", "--bot", "random", "--lang", "xx", "--seed", "s")
    shown = run(spoken, "-m", "wellspent", "play", *wishes, "--save", str(tmp_path / "game.txt"), typed="1\nquit\n")

    assert said in " ".join(shown.split())
    assert meant not in shown


@pytest.mark.parametrize(
    ("record", "said"), [("first-2-preparation.record", "lîvéd"), ("cv-2-all-left.record", "Référéncés")]
)
def test_log_and_story_speak_it_and_cards_without_its_words_stay_english(
    spoken: dict[str, str], record: str, said: str
) -> None:
    told = run(spoken, "-m", "wellspent", "replay", str(RECORDS / record), "--story", "--events", "--lang", "xx")

    assert said in told
    assert "begins." not in told


def test_the_client_is_sent_its_words_too(spoken: dict[str, str]) -> None:
    undo, count = run(spoken, "-c", SAID).split()

    assert undo == "Ündõ"
    assert int(count) > 300


def test_the_client_lists_its_languages_in_one_place() -> None:
    listing = re.compile(r"Français|[\"']en[\"'] \| [\"']fr[\"']")
    pages = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]

    assert [path.name for path in pages if listing.search(path.read_text(encoding="utf-8"))] == ["settings.svelte.ts"]
