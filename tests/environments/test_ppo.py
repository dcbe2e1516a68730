"""The example that learns by PPO: what it learns from, without PyTorch, and with it a short run of everything."""

from pathlib import Path

import numpy as np
import pytest

from examples.ppo.games import Answer, Position, Result, Table, Teacher, advantages, match


def at_random(position: Position) -> Answer:
    chance = np.random.default_rng(int(position.counts.sum()))
    nothing = np.zeros(len(position.counts))
    return Answer(chance.integers(position.counts), nothing, nothing)


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


def test_decisions_know_what_came_of_them() -> None:
    table = Table(4, seed=1)
    made = table.play(at_random, 150, trust=1.0, is_whole=True)
    position = made.position
    in_the_end = table.points(position) + made.promises

    assert len(made.actions) > 100
    assert (position.counts > 1).all()
    assert len(position.rows) == position.counts.sum()
    assert (made.actions < position.counts).all()
    assert set(np.rint(in_the_end)) == set(table.scores)


def test_the_teacher_chooses_what_it_thinks_most_of() -> None:
    table = Table(2, seed=1)
    teacher = Teacher(table.env)

    made = table.play(teacher, 12, 1.0)

    ends = np.cumsum(made.position.counts)
    worths = [made.position.worths[end - count : end] for end, count in zip(ends, made.position.counts, strict=True)]
    assert [worth.argmax() for worth in worths] == made.actions.tolist()
    assert all(len(set(worth)) > 1 for worth in worths)
    assert teacher.games == 2


def test_a_match_has_every_deal_from_both_seats() -> None:
    found = match(at_random, "random", 4, seed=3)

    assert found.games == 8
    assert 0 <= found.won <= 8


def test_a_result_says_how_sure_it_is() -> None:
    assert str(Result(400, 240, 5.25)) == "won 240 of 400 games, 60.0% ± 4.8%, margin +5.2"


def test_it_trains_from_lessons_to_the_last_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    from examples.ppo.__main__ import main

    few = "--places 4 --lessons 150 --repeats 1 --steps 8 --minutes 0.001 --deals 1 --report-every 1 --test-every 100"
    main([*few.split(), "--opponent", "random", "--weights", str(tmp_path / "weights.pt")])

    shown = capsys.readouterr().out
    assert "imitating: won" in shown
    assert "after:  won" in shown
