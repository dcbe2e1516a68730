"""Computer players that installed packages bring."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.bots import UnknownBot, outside_names
from wellspent.cli import main
from wellspent.library import set_up
from wellspent.players import bot, persona
from wellspent.titles.pursuit.opening import open_pursuit

SETUP = set_up(("Ada", "Ben"), "1")
CODE = '''
from random import Random


class Bird:
    """Does whatever comes to mind."""

    def __init__(self, game, seat, seed):
        self.told = (game.name, seat, seed)
        self.chance = Random(seed)

    def choose(self, view, options):
        return self.chance.choice(options)
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A distribution on the path, as pip would install it."""
    (tmp_path / "late_birds.py").write_text(CODE, encoding="utf-8")
    told = tmp_path / "late_birds-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: late-birds\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(
        "[wellspent.bots]\nbird = late_birds:Bird\nlost = late_birds:Cuckoo\nnowhere = no_such_module:Bot\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("package")
def test_a_package_brings_a_player() -> None:
    game = open_pursuit(SETUP)
    state = game.start("1")

    player = bot("bird", game, 1, "seed")

    assert "bird" in outside_names()
    assert player.told == ("pursuit", 1, "seed")  # type: ignore[attr-defined]
    options = game.options(state, 0)
    assert player.choose(state, options) in options
    assert str(persona("bird:artist", "pursuit")) == "bird:artist"


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("name", ["lost", "nowhere"])
def test_a_player_that_is_promised_and_not_there_is_an_error_that_names_it(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"The computer player '{name}' cannot be loaded"):
        bot(name, open_pursuit(SETUP), 0, "1")


@pytest.mark.usefixtures("package")
def test_whoever_is_unknown_hears_who_is_there() -> None:
    with pytest.raises(UnknownBot, match=r"no computer player 'frist'; choose from: random, .*, bird, lost, nowhere\."):
        persona("frist", "pursuit")


@pytest.mark.usefixtures("package")
def test_a_player_from_outside_plays_at_the_laboratory() -> None:
    result = CliRunner().invoke(
        main, ["simulate", "--games", "2", "--players", "bird,random", "--seed", "1", "--jobs", "1"]
    )

    assert result.exit_code == 0, result.output
    assert "bird" in result.output


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(("lang", "about"), [("en", "Does whatever comes to mind."), ("fr", "Fait ce qui lui passe")])
def test_all_players_are_listed(lang: str, about: str) -> None:
    shown = CliRunner().invoke(main, ["bots", "--lang", lang]).output

    assert about in shown
    assert "\nbird\n" in shown
    assert ":artist" in shown
