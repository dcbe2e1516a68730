"""A language is one folder of messages: the table, the log, the story and the client speak it."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from wellspent.languages import OUTSIDE
from wellspent.texts.messages import message_files

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
    (folder / "everything.ftl").write_text(everything(), encoding="utf-8")
    return {**os.environ, OUTSIDE: str(folder.parent), "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def everything() -> str:
    """Every English message, in the strange language."""
    return strange("\n".join(path.read_text(encoding="utf-8") for path in message_files("en")))


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


def missing(folder: Path) -> str:
    return f"{OUTSIDE} names {folder}, which does not exist."


def a_file(folder: Path) -> str:
    folder.touch()
    return f"{OUTSIDE} names {folder}, which is not a folder."


def no_language(folder: Path) -> str:
    (folder / ".git").mkdir(parents=True)
    return f"{OUTSIDE} names {folder}, where no language is. A language is a folder in it: {folder / 'de'}."


def no_message(folder: Path) -> str:
    (folder / "xx").mkdir(parents=True)
    return f"{folder / 'xx'}: files *.ftl lack "


def one_message_less(folder: Path) -> str:
    (folder / "xx").mkdir(parents=True)
    text = re.sub(r"^web-undo = .*\n", "", everything(), flags=re.MULTILINE)
    (folder / "xx" / "a.ftl").write_text(text, encoding="utf-8")
    return f"{folder / 'xx'}: files *.ftl lack the message 'web-undo' (texts/en/web_table.ftl)."


def bad_syntax(folder: Path) -> str:
    (folder / "xx").mkdir(parents=True)
    (folder / "xx" / "a.ftl").write_text(everything() + "web-undo = { $count", encoding="utf-8")
    last = everything().count("\n") + 1
    return f'{folder / "xx" / "a.ftl"}: line {last}: Expected token: "}}".'


def other_letters(folder: Path) -> str:
    (folder / "xx").mkdir(parents=True)
    (folder / "xx" / "a.ftl").write_text("# Undo\nweb-undo = Défaire\n", encoding="latin-1")
    return f"{folder / 'xx' / 'a.ftl'}: line 2: not UTF-8 text."


def another_word(folder: Path) -> str:
    """Only whoever asks for the text can tell what it may speak of."""
    (folder / "xx").mkdir(parents=True)
    text = re.sub(r"^(terminal-somebody =).*", r"\1 { $nobody }", everything(), flags=re.MULTILINE)
    (folder / "xx" / "a.ftl").write_text(text, encoding="utf-8")
    return f"{folder / 'xx'}: The text 'terminal-somebody' in 'xx' lacks "


@pytest.mark.parametrize(
    "spoil", [missing, a_file, no_language, no_message, one_message_less, bad_syntax, other_letters, another_word]
)
def test_what_is_wrong_with_a_language_is_said_with_its_place(tmp_path: Path, spoil: Callable[[Path], str]) -> None:
    expected = spoil(tmp_path / "languages")
    asked = ["play", "--human", "Ines", "--bot", "random", "--seed", "s", "--save", str(tmp_path / "game.txt")]
    found = subprocess.run(
        [sys.executable, "-m", "wellspent", *asked, "--lang", "xx"],
        env={**os.environ, OUTSIDE: str(tmp_path / "languages"), "PYTHONIOENCODING": "utf-8"},
        input="1\nquit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
    )

    assert found.stderr.startswith(f"Error: {expected}"), found.stderr
    assert found.returncode == 1


def test_a_server_does_not_begin_with_a_language_that_lacks_words(tmp_path: Path) -> None:
    (tmp_path / "languages" / "xx").mkdir(parents=True)
    found = subprocess.run(
        [sys.executable, "-m", "wellspent", "serve", "--data", str(tmp_path / "data"), "--no-open", "--port", "0"],
        env={**os.environ, OUTSIDE: str(tmp_path / "languages")},
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert found.stderr.startswith(f"Error: {tmp_path / 'languages' / 'xx'}: files *.ftl lack "), found.stderr
    assert found.returncode == 1
