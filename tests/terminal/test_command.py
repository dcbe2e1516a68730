import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner, Result

from wellspent.cli import main
from wellspent.commands.play import named_modules, play
from wellspent.terminal.keeping import load


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


def run(*options: str, typed: str = "") -> Result:
    return CliRunner().invoke(play, options, input=typed)


def test_options_set_up_the_table_and_the_end_of_input_saves_it(desk: Path) -> None:
    options = ["--edition", "first", "--players", "2", "--human", "Ines:she", "--bot", "sensible", "--seed", "x"]

    result = run(*options, typed="1\n1\n")

    loaded = load(desk / "wellspent-x.record")
    assert result.exit_code == 0, result.output
    assert loaded.setup.edition == "first"
    assert loaded.people[0].pronoun == "she"
    assert loaded.people[1].bot == "sensible"
    assert "wellspent play --load wellspent-x.record" in result.output


def test_load_goes_on_and_saves_to_the_same_file(desk: Path) -> None:
    run("--human", "Ines", "--seed", "x", typed="1\n")
    before = len(load(desk / "wellspent-x.record").session.moves)

    result = run("--load", "wellspent-x.record", typed="study\n")

    assert result.exit_code == 0, result.output
    assert len(load(desk / "wellspent-x.record").session.moves) == before + 1
    assert len(list(desk.glob("*.record"))) == 1


def test_remarks_of_ones_own_stay_in_a_record(desk: Path) -> None:
    run("--human", "Ines", "--players", "1", "--seed", "x", typed="1\nstudy\n")
    record = desk / "wellspent-x.record"
    *head, first, second = record.read_text(encoding="utf-8").splitlines()
    mine = [*head[:2], "# A life by the sea.", *head[2:], first, "# What else?", second, "# Tea."]
    record.write_text("\n".join(mine) + "\n", encoding="utf-8")

    run("--load", "wellspent-x.record", typed="play\n")

    saved = record.read_text(encoding="utf-8").splitlines()
    assert saved[:-1] == mine
    assert saved[-1].endswith("play")


def test_cv_is_played_by_its_name_and_loaded_by_its_record(desk: Path) -> None:
    result = run("--game", "cv", "--human", "Ines:she", "--bot", "random", "--seed", "x", typed="1\n")

    loaded = load(desk / "wellspent-x.record")
    assert result.exit_code == 0, result.output
    assert loaded.setup.game == "cv"
    assert [person.bot for person in loaded.people] == ["", "random"]
    before = len(loaded.session.moves)

    result = run("--load", "wellspent-x.record", typed="1\n")

    assert result.exit_code == 0, result.output
    assert len(load(desk / "wellspent-x.record").session.moves) > before


def test_cv_can_be_watched(desk: Path) -> None:
    result = run("--game", "cv", "--watch", "--bot", "random", "--bot", "random", "--seed", "w", "--lang", "fr")

    assert result.exit_code == 0, result.output
    assert "Curriculum vitæ" in result.output
    assert load(desk / "wellspent-w.record").session.state.finished


def test_the_dialogue_can_be_told_the_game_at_once() -> None:
    result = run("--game", "cv", typed="en\n2\n1\nKim\nthey\n\nquit\n")

    assert result.exit_code == 0, result.output
    assert "Which game" not in result.output
    assert "Which childhood card do you keep?" in result.output


def test_modules_are_told_to_the_game() -> None:
    assert named_modules(" pets, events,pets ") == ("pets", "events")
    assert named_modules(None) == ()


def test_watch_plays_to_the_end_without_a_human(desk: Path) -> None:
    result = run("--watch", "--bot", "random", "--bot", "random", "--seed", "w", "--lang", "fr")

    assert result.exit_code == 0, result.output
    assert "Bonheur à Long Terme" in result.output
    assert load(desk / "wellspent-w.record").session.state.finished


def test_a_preset_and_further_modules_make_the_game(desk: Path) -> None:
    result = run("--human", "Ines", "--preset", "family", "--modules", "trends,pets", "--seed", "x", typed="1\nstudy\n")

    assert result.exit_code == 0, result.output
    assert load(desk / "wellspent-x.record").setup.modules == ("kids", "pets", "friends", "trends")


def test_the_cards_of_the_whole_box_make_the_game(desk: Path) -> None:
    result = run("--human", "Ines", "--cards", "box", "--seed", "x", typed="1\nstudy\n")

    assert result.exit_code == 0, result.output
    assert load(desk / "wellspent-x.record").setup.sets == ("box",)


def test_everything_can_be_played_to_the_end_by_computer_players(desk: Path) -> None:
    options = ("--watch", "--bot", "random", "--bot", "random", "--seed", "w", "--lang", "fr")

    result = run(*options, "--preset", "everything")

    assert result.exit_code == 0, result.output
    assert load(desk / "wellspent-w.record").session.state.finished


def test_without_options_it_asks_who_plays() -> None:
    result = run(typed="en\npursuit\n2022\n1\n1\n1\nKim\nthey\n1\nquit\n")

    assert result.exit_code == 0, result.output
    assert "How many players" in result.output
    assert "Kim" in result.output


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--modules", "submarines"], "There is no module 'submarines'"),
        (["--cards", "crate"], "There is no set of cards 'crate'"),
        (["--edition", "first", "--preset", "family"], "by the 2022 rules only"),
        (["--game", "cv", "--modules", "pets"], "CV has no modules"),
        (["--seed", " x"], "A seed is a line of its own"),
    ],
)
def test_a_game_that_cannot_be_is_refused_before_anything_is_asked(options: list[str], words: str) -> None:
    result = run(*options, typed="en\n")

    assert result.exit_code == 2
    assert words in " ".join(result.output.split())
    assert "Language" not in result.output


def test_what_was_said_on_the_command_line_is_not_asked_again(desk: Path) -> None:
    result = run("--edition", "first", "--seed", "x", typed="en\n5\n1\n1\nKim\n\nquit\n")

    assert result.exit_code == 0, result.output
    assert "Which rules" not in result.output
    assert "A number from 1 to 4, please." in result.output
    assert load(desk / "wellspent-x.record").setup.edition == "first"


def test_it_asks_for_as_many_players_as_the_modules_need(desk: Path) -> None:
    result = run("--modules", "mutual_friends", "--seed", "x", typed="en\n1\n2\n1\nKim\n\n\nquit\n")

    assert result.exit_code == 0, result.output
    assert "A number from 2 to 5, please." in result.output
    assert load(desk / "wellspent-x.record").setup.modules == ("mutual_friends",)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--watch", "--human", "Ines"], "leave --human out"),
        (["--players", "1", "--human", "Ines", "--human", "Omar"], "2 players were named"),
        (["--human", "Ines", "--human", "ines"], "same name"),
        (["--human", "Ines:sheep"], "a name and a pronoun"),
        (["--human", "a,b"], "no comma"),
        (["--load", "nowhere.record"], "nowhere.record"),
        (["--human", "Ines", "--modules", "submarines"], "There is no module 'submarines'"),
        (["--human", "Ines", "--cards", "crate"], "There is no set of cards 'crate'"),
        (["--human", "Ines", "--cards", "box", "--edition", "first"], "for the 2022 edition only"),
        (["--game", "cv", "--players", "2", "--cards", "box"], "CV has no sets of cards"),
        (["--game", "cv", "--players", "2", "--preset", "family"], "leave --preset out"),
        (["--human", "Ines", "--edition", "first", "--preset", "family"], "by the 2022 rules only"),
        (["--game", "cv", "--players", "1"], "CV is for 2 to 4 players, not 1"),
        (["--game", "cv", "--players", "2", "--edition", "first"], "leave --edition out"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(options: list[str], words: str, desk: Path) -> None:
    result = run(*options)

    assert result.exit_code == 2
    assert words in " ".join(result.output.split())
    assert list(desk.iterdir()) == []


def test_a_damaged_record_names_the_line(desk: Path) -> None:
    run("--human", "Ines", "--seed", "x", typed="1\nstudy\n")
    record = desk / "wellspent-x.record"
    record.write_text(record.read_text(encoding="utf-8").replace("A study", "A fly"), encoding="utf-8")

    result = run("--load", "wellspent-x.record")

    assert result.exit_code == 2
    assert "wellspent-x.record:" in result.output
    assert "fly" in result.output


def test_a_record_with_an_unknown_computer_player_is_refused(desk: Path) -> None:
    run("--human", "Ines", "--bot", "random", "--seed", "x", typed="1\n")
    record = desk / "wellspent-x.record"
    record.write_text(record.read_text(encoding="utf-8").replace("B random", "B oracle"), encoding="utf-8")

    result = run("--load", "wellspent-x.record")

    assert result.exit_code == 2
    assert "oracle" in result.output


@pytest.mark.parametrize("options", [["--human", "Kim"], ["--game", "cv"], ["--players", "3"], ["--watch"]])
def test_a_saved_game_takes_neither_other_players_nor_other_rules(options: list[str], desk: Path) -> None:
    run("--human", "Ines", "--seed", "x", typed="1\n")

    result = run("--load", "wellspent-x.record", *options)

    assert result.exit_code == 2
    assert f"leave {options[0]} out" in result.output


@pytest.mark.parametrize("command", [["play", "--load"], ["hint"], ["review"]])
def test_a_file_that_is_no_text_is_refused_in_words(command: list[str], desk: Path) -> None:
    (desk / "picture.png").write_bytes(b"\x89PNG\xff")

    result = CliRunner().invoke(main, [*command, "picture.png"])

    assert result.exit_code in (1, 2)
    assert "Error: picture.png: not UTF-8 text\n" in result.output


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("sent", ["SIGHUP", "SIGTERM"])
def test_a_closed_window_saves_the_game_even_where_something_else_reads_the_screen(
    sent: str, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUTF8", "1")
    asked = [sys.executable, "-m", "wellspent", "play", "--human", "Ines", "--players", "1", "--seed", "x"]
    with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=desk) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"1\n")
        program.stdin.flush()
        shown = b""
        while shown.count(" ● > ".encode()) < 2 and (piece := os.read(program.stdout.fileno(), 4096)):
            shown += piece
        for _ in range(20):
            program.send_signal(signal.Signals[sent])
            sleep(0.002)
        said, _ = program.communicate(timeout=30)

    assert b"wellspent play --load wellspent-x.record" in said
    assert len(load(desk / "wellspent-x.record").session.moves) == 1
