"""Whether memory stays as it is however much is played: `python -m bench.soak`.

The server of `bench.load` runs in a process of its own. At every table two people choose without a pause; where a game
is over they leave, and the next one begins. Tables that everybody has left leave the memory soon. Shown is how much
memory the server has after each part of the choices.
"""

import argparse
import asyncio
import sys
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import uvloop

from bench.load import House, check_system

# Seconds after which a table that nobody looks at leaves the memory.
IDLE: Final = 5.0


class Soak:
    """So many choices, however many games that takes."""

    def __init__(self, house: House, count: int, parts: int) -> None:
        self.house: Final = house
        self.left = count
        self.games = 0
        self.step: Final = max(1, count // parts)
        self.next = count - self.step
        self.begun: Final = perf_counter()

    async def play(self, number: int, tables: int) -> None:
        """One game after another at the same place."""
        while self.left > 0:
            seating = await self.house.sit_down(number)
            number += tables
            while self.left > 0 and await seating.choose():
                self._count()
            await seating.leave()
            self.games += 1

    def _count(self) -> None:
        self.left -= 1
        if self.left <= self.next:
            self.next -= self.step
            megabytes = self.house.memory() / 1000
            seconds = perf_counter() - self.begun
            print(f"{self.left} left, {self.games} games over, {seconds:.0f} s: {megabytes:.1f} MB", flush=True)


async def run(options: argparse.Namespace) -> int:
    with TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.load", "--serve", folder, f"--idle={IDLE}"), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            soak = Soak(House(process.pid, int(await process.stdout.readline()), 0), options.count, options.parts)
            await asyncio.gather(*(soak.play(number, options.tables) for number in range(options.tables)))
            await soak.house.http.aclose()
        finally:
            process.terminate()
            await process.wait()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--count", type=int, default=576_000, help="choices; a day of 200 tables with one every 30 s")
    parser.add_argument("--parts", type=int, default=24)
    options = parser.parse_args()
    check_system(parser)
    return uvloop.run(run(options))


if __name__ == "__main__":
    sys.exit(main())
