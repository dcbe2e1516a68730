"""The example that learns by PPO: what it learns from, without PyTorch, and with it a short run of everything."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.ppo.games import Answer, Decisions, Table, Teacher, advantages, joined, margins, told
from examples.ppo.positions import Book, Position, pieces, position_of
from wellspent.environments.vector import WellspentVectorEnv
from wellspent.games.pursuit.looking import LTH


def at_random(position: Position) -> Answer:
    chance = np.random.default_rng(int(position.counts.sum()))
    nothing = np.zeros(len(position.counts))
    return Answer(chance.integers(position.counts), nothing, nothing)


def test_a_position_holds_all_that_is_not_zero() -> None:
    env = WellspentVectorEnv(3)
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.step([0, 0, 0])
    book = Book(env.setting.reader.option_layout.size)

    position = position_of(seen, book)

    observation = np.zeros_like(seen["observation"])
    observation[np.repeat(np.arange(3), position.filled), position.places] = position.amounts
    assert np.array_equal(observation, seen["observation"])
    assert np.array_equal(book.table[position.rows], seen["options"][seen["action_mask"] == 1])
    assert position.counts.tolist() == seen["action_mask"].sum(axis=1).tolist()


def test_a_book_has_every_row_once() -> None:
    book, rows = Book(2), np.array([[1, 0], [0, 1], [1, 0]], np.float32)

    first, again = book.numbers(rows), book.numbers(rows[1:])

    assert np.array_equal(book.table[first], rows)
    assert np.array_equal(first[1:], again)
    assert len(book.table) == 2


def test_pieces_are_found_wherever_they_lie() -> None:
    assert pieces(np.array([2, 0, 3, 1]), np.array([2, 0, 3])).tolist() == [2, 3, 4, 0, 1, 5]


def test_every_seat_is_followed_by_itself() -> None:
    # One game: seat 0 chooses, then seat 1 twice, then seat 0, and the game ends; another begins.
    seats = np.array([[0], [1], [1], [0], [1]])
    ended = np.array([[False], [False], [False], [True], [False]])
    finals = np.zeros((5, 1, 2))
    finals[3, 0] = [10, -10]
    expected = np.array([[2.0], [-1.0], [-4.0], [6.0], [99.0]])

    found, is_known = advantages(expected, seats, ended, finals, trust=0.5)

    assert found[:, 0].tolist() == [(6 - 2) + 0.5 * 4, (-4 + 1) + 0.5 * -6, -10 + 4, 10 - 6, 0]
    assert is_known[:, 0].tolist() == [True, True, True, True, False]


def test_without_trust_in_guesses_only_games_that_ended_count() -> None:
    seats, ended = np.zeros((3, 2), np.int64), np.array([[False, False], [True, False], [False, False]])
    finals = np.zeros((3, 2, 1))
    finals[1, 0] = 7

    found, is_known = advantages(np.ones((3, 2)), seats, ended, finals, trust=1.0, is_whole=True)

    assert is_known.tolist() == [[True, False], [True, False], [False, False]]
    assert found[:, 0].tolist() == [6, 6, 0]


def points(table: Table, made: Decisions, whose: int) -> Any:
    """What one of the seats had when these decisions were made."""
    position = made.position
    found = np.zeros(len(position.filled))
    is_told = position.places == table.places[whose]
    found[np.repeat(np.arange(len(found)), position.filled)[is_told]] = LTH * position.amounts[is_told]
    return found


def test_decisions_know_what_came_of_them() -> None:
    table = Table(4, seed=1)
    made = table.play(at_random, 150, trust=1.0, is_whole=True)
    position = made.position
    in_the_end = points(table, made, 0) + made.promises

    assert len(made.actions) > 100
    assert (position.counts > 1).all()
    assert len(position.rows) == len(position.worths) == position.counts.sum()
    assert (made.actions < position.counts).all()
    assert set(np.rint(in_the_end)) == set(table.scores)


def test_who_is_envious_looks_at_the_points_of_the_other() -> None:
    table = Table(2, seed=1, envy=1.0)
    made = table.play(at_random, 150, trust=1.0, is_whole=True)
    margin = points(table, made, 0) - points(table, made, 1) + made.promises

    mine, others = np.array(table.scores).reshape(-1, 2).T
    assert set(np.rint(margin)) == {*(mine - others), *(others - mine)}


def test_against_a_computer_player_only_one_seat_learns() -> None:
    table = Table(2, seed=1, opponent="random")
    made = table.play(at_random, 120, trust=1.0, is_whole=True)

    assert set(np.rint(points(table, made, 0) + made.promises)) == set(table.scores)


def test_decisions_of_several_tables_are_joined() -> None:
    parts = [Table(2, seed=seed).play(at_random, 9, 1.0) for seed in (1, 2)]

    whole = joined(parts)

    last = whole.some(np.arange(len(parts[0].actions), len(whole.actions)))
    assert all(np.array_equal(one, same) for one, same in zip(last.position, parts[1].position, strict=True))
    assert np.array_equal(last.promises, parts[1].promises)


def test_the_teacher_chooses_what_it_thinks_most_of() -> None:
    table = Table(2, seed=1)
    teacher = Teacher(table.env)

    made = table.play(teacher, 12, 1.0)

    ends = np.cumsum(made.position.counts)
    worths = [made.position.worths[end - count : end] for end, count in zip(ends, made.position.counts, strict=True)]
    assert [worth.argmax() for worth in worths] == made.actions.tolist()
    assert all(len(set(worth)) > 1 for worth in worths)
    assert teacher.games == 2


def test_every_deal_is_played_from_both_seats() -> None:
    found = margins(at_random, Table(1, seed=1).book, "random", 4, 3)

    assert found.shape == (2, 4)
    assert found.any(axis=1).all()


def test_a_match_says_how_sure_it_is() -> None:
    one_sided, even = np.array([[3.0, 2, 1, 4], [1, 1, 1, 1]]), np.array([[3.0, 0, -1, 2], [-2, 1, 0, -3]])

    assert told(one_sided) == "won 8 of 8 games, 100.0% (51.0–100.0), margin +1.8"
    assert told(even).startswith("won 4 of 8 games, 50.0% (")


TEAM = """
import os
import sys
import numpy as np
from examples.ppo.team import together

def work(team):
    if team.me == 1 and "fail" in sys.argv:
        raise SystemExit(3)
    known = team.all(np.array([team.me, 10 * team.me])).tolist()
    # In one piece: both write to the same pipe.
    os.write(1, f"{team.me} {known}\\n".encode())

if __name__ == "__main__":
    together(work, 2)
"""


def team_of_two(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A program of its own: other processes must be able to import what they shall do."""
    (folder / "work.py").write_text(TEAM, encoding="utf-8")
    known = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(Path.cwd())])}
    command = [sys.executable, "work.py", *words]
    return subprocess.run(command, cwd=folder, env=known, capture_output=True, text=True, timeout=120)


def test_a_team_knows_what_all_of_it_say(tmp_path: Path) -> None:
    done = team_of_two(tmp_path)

    assert sorted(done.stdout.splitlines()) == [f"{me} [[0.0, 0.0], [1.0, 10.0]]" for me in range(2)]
    assert done.returncode == 0


def test_nobody_waits_for_one_that_has_failed(tmp_path: Path) -> None:
    done = team_of_two(tmp_path, "fail")

    assert done.returncode == 1
    assert "BrokenBarrierError" in done.stderr


def test_it_trains_from_lessons_to_the_last_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    from examples.ppo.__main__ import main

    few = "--processes 1 --places 4 --lessons 150 --repeats 1 --steps 8 --parts 2 --strangers 0.5 --minutes 0"
    often = "--deals 1 --last-deals 1 --report-every 1 --test-every 0"
    main([*few.split(), *often.split(), "--opponent", "random", "--weights", str(tmp_path / "weights.pt")])

    shown = capsys.readouterr().out
    assert "imitating, likeliest: won" in shown
    assert "batch 1, drawn: won" in shown
    assert "after, drawn: won" in shown
