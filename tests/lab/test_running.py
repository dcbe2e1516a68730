"""Work on many tasks, here and elsewhere."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing
from functools import partial
from operator import add, truediv
from pathlib import Path

import pytest

from wellspent.lab.journal import read_match
from wellspent.lab.results import Match
from wellspent.lab.running import RunError, crew, in_order, run
from wellspent.lab.simulate import play_on


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_task_is_done_once_and_knows_its_place(jobs: int) -> None:
    found = list(run(partial(add, 10), range(7), jobs=jobs))

    assert sorted(found) == [(place, place + 10) for place in range(7)]


def test_results_are_put_in_the_order_of_their_tasks() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_no_task_is_no_work() -> None:
    assert list(run(partial(add, 10), [], jobs=3)) == []


def test_what_goes_wrong_in_a_process_is_told() -> None:
    with pytest.raises(RunError, match="ZeroDivisionError"):
        list(run(partial(truediv, 1), [1, 0, 2, 3], jobs=2))


def test_a_process_that_is_gone_is_missed() -> None:
    with pytest.raises(RunError, match="A process ended in the middle of its work"):
        list(run(os._exit, [3, 3, 3], jobs=2))


def test_whoever_stops_listening_stops_the_work() -> None:
    found = run(partial(add, 1), range(1_000_000), jobs=2)
    assert isinstance(found, Generator)
    next(found)

    found.close()

    assert multiprocessing.active_children() == []


INTERRUPTED_AT_ONCE = """
import os, signal
from operator import neg
from wellspent.lab.running import run

class Tasks(list):
    def __iter__(self):
        os.killpg(0, signal.SIGINT)
        return super().__iter__()

signal.signal(signal.SIGINT, lambda *_: print("interrupted", flush=True))
print(sorted(run(neg, Tasks([1, 2]), jobs=2)))
"""


def test_whoever_hires_processes_decides_what_an_interruption_means() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT_ONCE], capture_output=True, text=True, start_new_session=True
    )

    assert (done.stdout, done.stderr) == ("interrupted\n[(0, -1), (1, -2)]\n", "")


def test_nobody_goes_on_working_for_a_program_that_was_killed() -> None:
    # Written at once: a line of the one never lies within a line of the other.
    endless = "import os, time; os.write(1, b'at work\\n'); time.sleep(3600)"
    program = f"from wellspent.lab.running import run; list(run(exec, [{endless!r}] * 2, jobs=2))"
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert [process.stdout.readline() for _ in range(2)] == ["at work\n"] * 2

    process.kill()

    # The output ends when nobody is left to write.
    assert process.communicate(timeout=60)[0] == ""


def test_a_crew_can_be_given_more_work_even_after_it_was_stopped() -> None:
    with closing(crew(jobs=2)) as hands:
        assert sorted(hands.run(partial(add, 1), [10, 20])) == [(0, 11), (1, 21)]
        stopped = hands.run(partial(add, 2), range(1000))
        assert isinstance(stopped, Generator)
        next(stopped)
        stopped.close()
        assert sorted(hands.run(partial(add, 3), [10, 20])) == [(0, 13), (1, 23)]


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    match = Match(("random", "random"), games=6, seed="ray")
    command = [sys.executable, "-W", "error", "-m", "wellspent", "simulate", "--players", "random,random"]
    # What Ray writes for its user belongs to the test.
    home = {**os.environ, "HOME": str(tmp_path)}

    done = subprocess.run(
        [*command, "--games", "6", "--seed", "ray", "--jobs", "2", "--on", "ray", "--out", str(tmp_path)],
        env=home,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 0, done.stderr
    assert read_match(tmp_path) == (match, list(play_on(match)))
