"""One run of the whole bench: `python -m bench`."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.course import Course
from bench.machine import pin_to_one_core, this_machine
from bench.report import Report
from bench.runners import BenchError, missing_runners

ROUNDS = 9


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, help="also write the figures of every round to this file")
    options = parser.parse_args()
    try:
        report = measure(options.rounds)
    except BenchError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    report.show(Console())
    if options.json:
        options.json.write_text(report.json(), encoding="utf-8")
    return 0


def measure(rounds: int) -> Report:
    machine, missing = this_machine(pin_to_one_core()), missing_runners()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Measuring", total=rounds)
        series = Course(missing).run(rounds, lambda: progress.advance(bar))
    return Report(machine, rounds, series, missing)


if __name__ == "__main__":
    sys.exit(main())
