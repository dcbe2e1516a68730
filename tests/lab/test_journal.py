"""Interrupted games are gone on with."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

from wellspent.commands.simulate import simulate
from wellspent.lab.journal import NAME, Journal, JournalError, read_match
from wellspent.lab.results import Match
from wellspent.lab.simulate import play_on

MATCH = Match(("random", "random"), games=4, seed="journal")
ONE = Match(MATCH.players, games=1, seed=MATCH.seed)
PLAYERS = ("--players", "random,random", "--seed", "journal", "--jobs", "1")


def play(folder: Path, *options: str) -> str:
    done = CliRunner().invoke(simulate, [*PLAYERS, "--out", str(folder), *options])
    assert done.exit_code == 0, done.output
    return done.output


def refusal(folder: Path, *options: str) -> str:
    done = CliRunner().invoke(simulate, [*PLAYERS, "--out", str(folder), *options])
    assert done.exit_code == 1, done.output
    return " ".join(done.output.split())


def lines(folder: Path) -> list[bytes]:
    with suppress(FileNotFoundError):
        return (folder / NAME).read_bytes().splitlines()
    return []


def hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def begin(folder: Path) -> "subprocess.Popen[str]":
    """The command in a group of processes of its own, in the middle of more games than anybody waits for."""
    command = [sys.executable, "-m", "wellspent", "simulate", *PLAYERS, "--games", "1000000", "--jobs", "2"]
    process = subprocess.Popen(
        [*command, "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs the tests in the background may have made them deaf to Ctrl-C.
        preexec_fn=hear_ctrl_c,
    )
    while len(lines(folder)) < 5:
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.01)
            pytest.fail(f"It ended too early: {process.communicate()}")
    return process


def go_on(folder: Path, other: Path) -> None:
    """Some games more in one folder, and all of them at a stretch in the other."""
    games = str(len(lines(folder)) + 50)
    play(folder, "--games", games, "--jobs", "2")
    play(other, "--games", games)


def test_after_ctrl_c_the_games_go_on(tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    process = begin(broken)

    # As a terminal does it: every process of the group is told.
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=60)

    assert process.returncode == 130
    assert told.strip().startswith("Interrupted after")
    assert "the same command goes on from there" in told
    kept = lines(broken)
    go_on(broken, whole)
    assert lines(broken)[: len(kept)] == kept
    assert len(lines(broken)) == len(lines(whole))
    assert (broken / "lives.csv").read_bytes() == (whole / "lives.csv").read_bytes()
    assert (broken / "cards.csv").read_bytes() == (whole / "cards.csv").read_bytes()


def test_a_killed_program_leaves_its_games_and_no_process(tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    process = begin(broken)

    process.kill()
    # They all write into the same pipe: it ends when the last of them does.
    process.communicate(timeout=60)

    assert process.returncode == -signal.SIGKILL
    go_on(broken, whole)
    assert (broken / "lives.csv").read_bytes() == (whole / "lives.csv").read_bytes()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    play(tmp_path, "--games", "3")
    whole = (tmp_path / "lives.csv").read_bytes()
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes()[:-20])

    play(tmp_path, "--games", "3")

    assert (tmp_path / "lives.csv").read_bytes() == whole
    assert len(read_match(tmp_path)[1]) == 3


def test_a_finished_game_is_kept_at_once(tmp_path: Path) -> None:
    with Journal(tmp_path, MATCH) as journal:
        for count, _ in enumerate(play_on(MATCH, journal), 1):
            assert len(read_match(tmp_path)[1]) == count


def test_a_journal_that_was_cut_off_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b'{"kind":"mat')

    play(tmp_path, "--games", "1")

    assert read_match(tmp_path) == (ONE, list(play_on(ONE)))


def test_more_games_add_to_those_that_are_there(tmp_path: Path) -> None:
    play(tmp_path, "--games", "2")
    before = lines(tmp_path)

    assert "4 games" in play(tmp_path, "--games", "4")

    assert lines(tmp_path)[:3] == before
    assert read_match(tmp_path) == (MATCH, list(play_on(MATCH)))


def test_fewer_games_are_the_first_of_those_that_are_there(tmp_path: Path) -> None:
    play(tmp_path, "--games", "4")

    with Journal(tmp_path, ONE) as journal:
        assert list(play_on(ONE, journal)) == list(play_on(ONE))


def test_other_settings_are_refused_and_named(tmp_path: Path) -> None:
    play(tmp_path, "--games", "2")
    before = (tmp_path / NAME).read_bytes()

    told = refusal(tmp_path, "--games", "2", "--seed", "other", "--players", "random,casual")

    assert "holds other games: players random,random, now random,casual; seed journal, now other." in told
    assert (tmp_path / NAME).read_bytes() == before


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    play(tmp_path, "--games", "3")
    path = tmp_path / NAME
    rows = lines(tmp_path)
    path.write_bytes(b"\n".join([rows[0], rows[1], rows[2][:50], rows[3], b""]))

    assert "Line 3 of" in refusal(tmp_path, "--games", "3")


def test_what_is_no_journal_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("Dear diary,\n")

    assert "is no journal of games" in refusal(tmp_path)
    assert (tmp_path / NAME).read_text() == "Dear diary,\n"


def test_two_programs_cannot_play_into_one_folder(tmp_path: Path) -> None:
    with Journal(tmp_path, MATCH):
        assert "Another program is playing into" in refusal(tmp_path)


def test_a_folder_without_games_has_none_to_read(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="There are no games"):
        read_match(tmp_path)


def test_a_player_whose_weights_have_changed_is_another_player(tmp_path: Path) -> None:
    weights = tmp_path / "mine.toml"
    name = ("--players", f"sensible={weights},random", "--games", "1")
    weights.write_text('game = "pursuit"\n[weights]\nmood = 0.2\n')
    play(tmp_path, *name)
    play(tmp_path, *name)
    weights.write_text('game = "pursuit"\n[weights]\nmood = 0.3\n')

    assert "holds other games: weights" in refusal(tmp_path, *name)
