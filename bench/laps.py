"""One lap: something is done again and again for a little while, in a process of its own."""

import json
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import NamedTuple


class Lap(NamedTuple):
    """What was done in a lap, and the processor time that it took."""

    times: int
    counted: int
    seconds: float

    def per_second(self) -> float:
        return self.times / self.seconds

    def counted_per_second(self) -> float:
        return self.counted / self.seconds

    def microseconds(self) -> float:
        """The cost of one of the things that were counted."""
        return 1e6 * self.seconds / self.counted


def repeat(act: Callable[[], int], least: float) -> Lap:
    """Act at least once and until the time is up; what the acts return is added up."""
    times = counted = 0
    spent = 0.0
    begun = process_time()
    while not times or spent < least:
        counted += act()
        times += 1
        spent = process_time() - begun
    return Lap(times, counted, spent)


def serve(tasks: Mapping[str, Callable[[], int]]) -> None:
    """Run a lap for every line of the input, a task and its least time, and answer with what was done."""
    for line in sys.stdin:
        task, least = line.split()
        print(json.dumps(repeat(tasks[task], float(least))), flush=True)
