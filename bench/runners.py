"""Who is measured: the sources, the compiled tree, and others' engines; each in a process that runs laps when told."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from bench.laps import Lap

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
TREE: Final = ROOT / "build" / "compiled"

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
CATANATRON: Final = "catanatron"
# Games of OpenSpiel, two of them in C++ and one in Python, and of RLCard.
HEARTS: Final = "openspiel hearts"
GIN: Final = "openspiel gin rummy"
DOMINOES: Final = "openspiel dominoes"
RLCARD_GIN: Final = "rlcard gin rummy"
RLCARD_UNO: Final = "rlcard uno"
# What others' engines are run by: a module, and the name of the game there.
PEERS: Final[Mapping[str, tuple[str, ...]]] = {
    CATANATRON: ("bench.catanatron_run",),
    HEARTS: ("bench.openspiel_run", "hearts"),
    GIN: ("bench.openspiel_run", "gin_rummy"),
    DOMINOES: ("bench.openspiel_run", "python_team_dominoes"),
    RLCARD_GIN: ("bench.rlcard_run", "gin-rummy"),
    RLCARD_UNO: ("bench.rlcard_run", "uno"),
}
LIBRARIES: Final[Mapping[str, str]] = {"bench.openspiel_run": "pyspiel", "bench.rlcard_run": "rlcard"}
# Our own environments, which need a library.
ENVIRONMENTS: Final = "environments"


class BenchError(Exception):
    """A measurement that could not be finished."""


def why_not_compiled() -> str | None:
    """Why the compiled tree cannot be measured, or None."""
    try:
        # Needs what only developers install.
        from tools import compile as compiling

        missing, fingerprint = compiling.what_is_missing(), compiling.fingerprint_of_sources()
    except ModuleNotFoundError as error:
        return f"{error.name} is missing, so nothing can be compiled here"
    if missing:
        return f"{missing} is missing, so nothing can be compiled here"
    known = compiling.known_stamp()
    if not known:
        return "build/compiled is not there; run make compiled"
    if known != fingerprint:
        return "build/compiled was made from other sources; run make compiled"
    return None


def why_not(library: str, extra: str) -> str | None:
    """Why what needs a library cannot be measured, or None."""
    return None if find_spec(library) else f"{library} is not installed; the extra '{extra}' brings it"


def missing_runners() -> dict[str, str]:
    """Who cannot be measured here, and why."""
    reasons = {COMPILED: why_not_compiled(), ENVIRONMENTS: why_not("gymnasium", "environments")}
    for name, (module, *_) in PEERS.items():
        reasons[name] = why_not(LIBRARIES.get(module, name), "bench")
    return {name: reason for name, reason in reasons.items() if reason}


def environment(tree: Path) -> Mapping[str, str]:
    """Ours, with one tree in front; bytecode is kept, as it is where somebody plays."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    # catanatron walks over sets: the same hashes in every run give the same games.
    return {**kept, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}


class Runner:
    """A process that runs laps, one at a time."""

    def __init__(self, name: str, program: Sequence[str], tree: Path = SOURCES) -> None:
        self.name: Final = name
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", *program],
            cwd=ROOT,
            env=environment(tree),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Whoever interrupts the run ends it once, here; the runners are closed in good order.
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()

    def lap(self, task: str, least: float) -> Lap:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(task, least, file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise self.ended(task) from None
        answer = self.process.stdout.readline()
        if not answer:
            raise self.ended(task)
        return Lap(*json.loads(answer))

    def ended(self, task: str) -> BenchError:
        return BenchError(f"{self.name}: the process ended with status {self.process.wait()} before the lap '{task}'")
