"""What is there before the first test stays: nobody looks through it for rubbish again and again. Workers who share the
tests begin with long ones and end with short ones.
"""

import gc
import os
from itertools import groupby, islice
from pathlib import Path

import pytest

# Tests run beside each other: threads that wait for their turn to multiply take six times as long as one that does not.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# How many objects are made before rubbish is looked for, and how much more seldom that is among older ones: it took a
# tenth of the time.
SELDOM = (50_000, 20, 10)
HERE = Path(__file__).parent
# What takes longest: while some keep a browser busy, others wait for a server.
LONG = ("browser", "server")
# Thousands of them, each over at once.
SHORT = ("cv", "engine", "pursuit", "scenario")
# Until everything is collected, nothing is thrown away that would be worth looking for.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """As many tests for each worker, who get them one after the other: file by file, and filled up with short ones."""
    short = iter([item for item in items if folder_of(item) in SHORT])
    others = sorted(
        (item for item in items if folder_of(item) not in SHORT), key=lambda item: folder_of(item) not in LONG
    )
    files = [list(tests) for _, tests in groupby(others, lambda item: item.path)]
    found: list[pytest.Item] = []
    for worker in range(workers):
        share = [item for file in files[worker::workers] for item in file]
        share.sort(key=lambda item: folder_of(item) != LONG[worker % len(LONG)])
        size = (len(items) - len(found)) // (workers - worker)
        found += [*share, *islice(short, max(0, size - len(share)))]
    return [*found, *short]


def folder_of(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]
