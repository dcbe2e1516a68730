"""What the figures were measured on: the clock and the cores, and how busy they were."""

import os
import platform
import re
import sys
from pathlib import Path
from typing import NamedTuple


class Machine(NamedTuple):
    python: str
    cores: int
    gigahertz: float | None
    load: float | None
    is_pinned: bool

    def __str__(self) -> str:
        clock = f" at {self.gigahertz:.1f} GHz" if self.gigahertz else ""
        pinned = "pinned to one" if self.is_pinned else "not pinned to one"
        load = f"; load before the run {self.load:.1f}" if self.load is not None else ""
        return f"Python {self.python}, {self.cores} cores{clock}, {pinned}{load}"


def this_machine(is_pinned: bool) -> Machine:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return Machine(platform.python_version(), os.cpu_count() or 1, clock(), load, is_pinned)


def clock() -> float | None:
    """The clock in gigahertz, where the system tells it."""
    listing = Path("/proc/cpuinfo")
    found = re.search(r"^cpu MHz\s*:\s*([\d.]+)", listing.read_text(), re.MULTILINE) if listing.exists() else None
    return float(found[1]) / 1000 if found else None


def pin_to_one_core(number: int = 0) -> bool:
    """Keep this process and those it starts on one core, counted from the last, where the system allows it."""
    if sys.platform != "linux":
        return False
    cores = sorted(os.sched_getaffinity(0), reverse=True)
    os.sched_setaffinity(0, {cores[number % len(cores)]})
    return True
