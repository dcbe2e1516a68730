"""The course of one run: every round asks every runner in turn, so that a slow moment of the machine meets all."""

import subprocess
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from bench.laps import Lap
from bench.runners import (
    CATANATRON,
    COMPILED,
    DOMINOES,
    ENVIRONMENTS,
    GIN,
    HEARTS,
    INTERPRETED,
    PEERS,
    RLCARD_GIN,
    RLCARD_UNO,
    ROOT,
    SOURCES,
    TREE,
    BenchError,
    Runner,
    environment,
)

TREES: Final[Mapping[str, Path]] = {INTERPRETED: SOURCES, COMPILED: TREE}
OURS: Final = (INTERPRETED, COMPILED)
ALL: Final = (*OURS, *PEERS)
THREE: Final = (*OURS, CATANATRON)
# What needs the libraries of the environments.
NEEDING: Final = ("env", "vector", "vector_options")
WARM_UP: Final = 0.1

# The value of a figure, for a runner, in every round.
Series = dict[tuple[str, str], list[float]]


class Task(NamedTuple):
    """A kind of lap: its least time in seconds, who runs it, and the figures that it gives."""

    name: str
    least: float
    runners: tuple[str, ...]
    figures: Mapping[str, Callable[[Lap], float]]


class Start(NamedTuple):
    """A program whose start is timed."""

    name: str
    command: tuple[str, ...]
    runners: tuple[str, ...]


TASKS: Final = (
    Task("games", 1.0, THREE, {"games": Lap.per_second, "decisions": Lap.counted_per_second}),
    Task(
        "bot",
        0.5,
        (*OURS, HEARTS, GIN, DOMINOES),
        {"bot_games": Lap.per_second, "bot": Lap.counted_per_second},
    ),
    Task(
        "env",
        0.5,
        (*OURS, HEARTS, GIN, RLCARD_GIN, RLCARD_UNO),
        {"env_games": Lap.per_second, "env": Lap.counted_per_second},
    ),
    Task("vector", 0.5, OURS, {"vector": Lap.counted_per_second}),
    Task("vector_options", 0.5, OURS, {"vector_options": Lap.counted_per_second}),
    Task("copy", 0.2, THREE, {"copy": Lap.microseconds}),
    Task("choices", 0.2, THREE, {"choices": Lap.microseconds}),
    Task("view", 0.2, OURS, {"view": Lap.microseconds}),
    Task("full_games", 0.5, OURS, {"full_games": Lap.per_second, "full_decisions": Lap.counted_per_second}),
    Task("full_copy", 0.2, OURS, {"full_copy": Lap.microseconds}),
    Task("cv_games", 0.5, OURS, {"cv_games": Lap.per_second, "cv_decisions": Lap.counted_per_second}),
    Task("cv_copy", 0.1, OURS, {"cv_copy": Lap.microseconds}),
    Task("cv_choices", 0.1, OURS, {"cv_choices": Lap.microseconds}),
)
STARTS: Final = (
    # The help loads nothing that is compiled.
    Start("help", ("-m", "wellspent", "--help"), (INTERPRETED,)),
    Start("first_choices", ("bench/first_choices.py",), OURS),
)


class Course:
    """A run over several rounds. A pace below 1 shortens its laps."""

    def __init__(self, missing: Collection[str], trees: Mapping[str, Path] = TREES, pace: float = 1.0) -> None:
        self.names: Final = [name for name in ALL if name not in missing]
        self.left_out: Final = [(name, task) for name in OURS for task in NEEDING if ENVIRONMENTS in missing]
        self.trees: Final = trees
        self.pace: Final = pace
        self.series: Final[Series] = {}

    def run(self, rounds: int, after_round: Callable[[], None] = lambda: None) -> Series:
        with ExitStack() as stack:
            runners = [stack.enter_context(self.runner(name)) for name in self.names]
            self.round(runners, WARM_UP * self.pace)
            self.series.clear()
            for _ in range(rounds):
                self.round(runners, self.pace)
                after_round()
        return self.series

    def runner(self, name: str) -> Runner:
        return Runner(name, PEERS[name]) if name in PEERS else Runner(name, ("bench.measure",), self.trees[name])

    def round(self, runners: Sequence[Runner], pace: float) -> None:
        for task in TASKS:
            for runner in runners:
                if runner.name in task.runners and (runner.name, task.name) not in self.left_out:
                    lap = runner.lap(task.name, pace * task.least)
                    for figure, value in task.figures.items():
                        self.note(figure, runner.name, value(lap))
        for start in STARTS:
            for name in self.names:
                if name in start.runners:
                    self.note(start.name, name, seconds_of(start.command, self.trees[name]))

    def note(self, figure: str, runner: str, value: float) -> None:
        self.series.setdefault((figure, runner), []).append(value)


def seconds_of(command: Sequence[str], tree: Path) -> float:
    """How long somebody waits for a fresh process, from its start to its end."""
    begun = perf_counter()
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment(tree), stdout=subprocess.DEVNULL)
    if done.returncode:
        raise BenchError(f"'python {' '.join(command)}' ended with status {done.returncode}")
    return perf_counter() - begun
