"""What is packed for the browser."""

import json
import re
import sys
import zipfile
from pathlib import Path
from subprocess import run

import pytest

from tools import pack_offline
from tools.pack_offline import LIBRARIES, PRINTED, can_pack, licences, python_folder
from wellspent.server import pages

pytestmark = pytest.mark.skipif(not can_pack(), reason="the packages of the client are not there: make web")


def test_the_marks_of_all_cards_are_those_of_the_cards_as_they_are_made() -> None:
    with zipfile.ZipFile(python_folder() / "app.zip") as archive:
        marks = json.loads(archive.read(f"wellspent/{PRINTED}"))

    assert len(marks) == 6
    assert marks["games.pursuit.cards.first.fr"] == pages.cards("pursuit", "first", "fr").mark
    assert marks["games.cv.cards.en"] == pages.cards("cv", "", "en").mark


@pytest.mark.skipif(sys.platform == "win32", reason="there is nothing to lock with")
def test_two_who_need_it_at_once_do_not_make_it_twice(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import fcntl

    def make(parts: dict[str, bytes], to: Path) -> None:
        with (tmp_path / "lock").open("w") as lock, pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        to.mkdir()

    monkeypatch.setattr(pack_offline, "KEPT", tmp_path)
    monkeypatch.setattr(pack_offline, "_application", lambda: iter(()))
    monkeypatch.setattr(pack_offline, "_make_python", make)

    assert python_folder() == python_folder()


def test_whoever_made_something_that_is_packed_is_named_with_the_licence() -> None:
    parts = re.split(r"^-{72}$", licences(), flags=re.MULTILINE)[1:]
    named = {name: part for part in parts for name in re.split(r",\W+", part.strip().partition("\n")[0])}

    assert {*LIBRARIES, "msgspec", "Python", "Pyodide"} <= {*named}
    assert [name for name, part in named.items() if not re.search("copyright", part, re.IGNORECASE)] == []


# Asks a thinker about a game, and tells what has been imported for it.
THINK = """
import sys
import msgspec
from wellspent.ruleset import GameSetup, Ruleset
from wellspent.server.questions import Answering, Question
game, edition, player, weighs = sys.argv[1:]
setup = GameSetup(Ruleset(game, 2, edition, (), ()), ("?", "?"), "x")
told = Answering().line(msgspec.json.encode(Question(setup, [], 0, player, "x", bool(weighs))))
assert b"fault" not in told, told
print(*sys.modules)
"""
WORDS = ("fluent", "babel", "pytz", "wellspent.texts", "wellspent.protocol", "wellspent.wire", "wellspent.story")


@pytest.mark.parametrize("weighs", ["", "weighs"])
@pytest.mark.parametrize(("game", "edition"), [("pursuit", "second"), ("cv", "")])
def test_whoever_only_thinks_needs_neither_words_nor_tables_nor_the_other_game(
    game: str, edition: str, weighs: str
) -> None:
    command = [sys.executable, "-c", THINK, game, edition, "planner", weighs]
    imported = set(run(command, check=True, capture_output=True, text=True).stdout.split())
    other = {"pursuit": "cv", "cv": "pursuit"}[game]

    assert imported.isdisjoint({*WORDS, f"wellspent.titles.{other}", "asyncio"})
    assert {name for name in imported if name.startswith("wellspent.server.")} == {"wellspent.server.questions"}


def test_of_the_server_only_what_a_desk_needs_is_packed() -> None:
    with zipfile.ZipFile(python_folder() / "app.zip") as archive:
        names = set(archive.namelist())

    assert {"wellspent/local/desk.pyc", "wellspent/server/living.pyc", "wellspent/games/cv/game.pyc"} <= names
    assert not {"wellspent/server/app.pyc", "wellspent/titles/pursuit/terminal/stage.pyc"} & names
