"""The course of one run: every round asks every runner in turn, so that a slow moment of the machine meets all."""

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.laps import Lap
from bench.runners import CATANATRON, COMPILED, INTERPRETED, ROOT, SOURCES, BenchError, Runner, environment
from tools.compile import TREE

# The least time of a lap in seconds, and who runs it.
TASKS: Final[Mapping[str, tuple[float, tuple[str, ...]]]] = {
    "games": (1.0, (INTERPRETED, COMPILED, CATANATRON)),
    "bot": (0.5, (INTERPRETED, COMPILED)),
    "copy": (0.2, (INTERPRETED, COMPILED, CATANATRON)),
    "choices": (0.2, (INTERPRETED, COMPILED, CATANATRON)),
    "view": (0.2, (INTERPRETED, COMPILED)),
}
TREES: Final[Mapping[str, Path]] = {INTERPRETED: SOURCES, COMPILED: TREE}
STARTS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "help": (("-m", "wellspent", "--help"), (INTERPRETED,)),
    "first choices": (("bench/first_choices.py",), (INTERPRETED, COMPILED)),
}

# For each figure and runner, its value in every round: "games/s compiled".
Series = dict[str, list[float]]


def run(
    rounds: int,
    missing: Sequence[str],
    trees: Mapping[str, Path] = TREES,
    pace: float = 1.0,
    progress: Callable[[], None] = lambda: None,
) -> Series:
    """Measure everybody who is not missing. A pace below 1 shortens the laps."""
    series: Series = {}
    with ExitStack() as stack:
        runners = [stack.enter_context(start(name, trees)) for name in (*trees, CATANATRON) if name not in missing]
        run_round({}, runners, trees, pace / 10)
        for _ in range(rounds):
            run_round(series, runners, trees, pace)
            progress()
    return series


def start(name: str, trees: Mapping[str, Path]) -> Runner:
    if name == CATANATRON:
        return Runner(name, "bench.catanatron_run")
    return Runner(name, "bench.measure", trees[name])


def run_round(series: Series, runners: Sequence[Runner], trees: Mapping[str, Path], pace: float) -> None:
    for task, (least, names) in TASKS.items():
        for runner in runners:
            if runner.name in names:
                note(series, task, runner.name, runner.lap(task, pace * least))
    here = [runner.name for runner in runners]
    for task, (command, names) in STARTS.items():
        for name in names:
            if name in here:
                series.setdefault(f"{task} {name}", []).append(time_of_start(command, trees[name]))


def note(series: Series, task: str, runner: str, lap: Lap) -> None:
    figures = {f"{task} {runner}": lap.microseconds}
    if task in ("games", "bot"):
        figures = {f"games/s {runner}": lap.per_second, f"decisions/s {runner}": lap.counted_per_second}
    if task == "bot":
        figures = {f"bot {runner}": lap.counted_per_second}
    for name, value in figures.items():
        series.setdefault(name, []).append(value)


def time_of_start(command: Sequence[str], tree: Path) -> float:
    """How long somebody waits for a fresh process, from its start to its end."""
    begun = perf_counter()
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment(tree), stdout=subprocess.DEVNULL)
    if done.returncode:
        raise BenchError(f"'{' '.join(command)}' ended with status {done.returncode}")
    return perf_counter() - begun
