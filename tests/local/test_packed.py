"""What is packed for the browser."""

import json
import sys
import zipfile
from subprocess import run

import pytest

from tools.pack_offline import PRINTED, can_pack, python_folder
from wellspent.server import pages

pytestmark = pytest.mark.skipif(not can_pack(), reason="the packages of the client are not there: make web")


def test_the_marks_of_all_cards_are_those_of_the_cards_as_they_are_made() -> None:
    with zipfile.ZipFile(python_folder() / "app.zip") as archive:
        marks = json.loads(archive.read(f"wellspent/{PRINTED}"))

    assert len(marks) == 6
    assert marks["games.pursuit.cards.first.fr"] == pages.cards("pursuit", "first", "fr").mark
    assert marks["games.cv.cards.en"] == pages.cards("cv", "", "en").mark


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
