"""`wellspent fuzz`: random games that hunt for faults."""

import os
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click

from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.game import MOST_SEATS
from wellspent.testing.fuzzing import Batch, Fault, Plan, game_of, plan, play_batch, record_of

CHUNK = 25
MOST_SHOWN = 5


@click.command()
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="How many games to play.")
@click.option("--seed", default="1", show_default=True, help="The same seed plays the same games.")
@click.option("--editions", default="both", show_default=True, type=click.Choice(["both", *EDITIONS]))
@click.option("--players", default=f"1-{MOST_SEATS}", show_default=True, metavar="N or N-M", help="Seats of a game.")
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Processes; one per core if not given."
)
@click.option("--light", is_flag=True, help="Only crashes, dead ends, endless games and the end of each round.")
@click.option("--checksum", is_flag=True, help="Light, and one sha256 over all final positions as the last line.")
@click.option("--records", default=".", type=click.Path(file_okay=False, path_type=Path), help="Where records go.")
def fuzz(
    games: int, seed: str, editions: str, players: str, jobs: int, light: bool, checksum: bool, records: Path
) -> None:
    """Play random games and check everything that must be true of them.

    A fault is written as a record that shows it, and the exit status is 1.
    """
    names = list(EDITIONS) if editions == "both" else [editions]
    seats = seat_numbers(players)
    plans = [plan(seed, number, names, seats) for number in range(games)]
    total = Batch()
    started = time.perf_counter()
    for batch in play_all(plans, jobs, light or checksum, checksum):
        total.add(batch)
        show_progress(total, games)
    show_summary(total, time.perf_counter() - started)
    show_reached(total, names, seats)
    for fault in total.faults[:MOST_SHOWN]:
        show_fault(fault, records)
    if checksum:
        click.echo(total.checksum())
    if total.faults:
        sys.exit(1)


def seat_numbers(text: str) -> list[int]:
    """`3` or `1-4`."""
    found = re.fullmatch(r"(\d)(?:-(\d))?", text.strip())
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 1 <= first <= last <= MOST_SEATS:
        raise click.UsageError(f"--players: expected a number or a range within 1-{MOST_SEATS}, found '{text}'")
    return list(range(first, last + 1))


def play_all(plans: list[Plan], jobs: int, light: bool, with_digest: bool) -> Iterator[Batch]:
    """The games in order, in chunks; in several processes the same ones as in one."""
    size = CHUNK * 8 if light else CHUNK
    chunks = [plans[first : first + size] for first in range(0, len(plans), size)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_batch(chunk, light, with_digest)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks))) as pool:
        repeated = [light] * len(chunks), [with_digest] * len(chunks)
        yield from pool.map(play_batch, chunks, *repeated)


def show_progress(total: Batch, games: int) -> None:
    if sys.stderr.isatty():
        faults = f", {len(total.faults)} with a fault" if total.faults else ""
        click.echo(f"\r{total.games} of {games} games{faults}  ", nl=total.games == games, err=True)


def show_summary(total: Batch, seconds: float) -> None:
    pace = total.games / seconds if seconds else 0
    found = f"{len(total.faults)} with a fault" if total.faults else "no fault"
    click.echo(f"{total.games} games, {total.decisions} decisions, {found}; {pace:.0f} games per second")


def show_reached(total: Batch, editions: list[str], seats: list[int]) -> None:
    """What no game has reached: perhaps it cannot be reached at all."""
    never = total.reached.never([game_of(edition, number) for edition in editions for number in seats])
    for kind, names in never.items():
        click.echo(f"{kind} never reached: {', '.join(names) or 'none'}")


def show_fault(fault: Fault, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{fault.plan.edition}-{fault.plan.seats}-{fault.plan.seed}.record"
    path.write_text(record_of(fault), encoding="utf-8")
    click.echo(f"game {fault.plan.number} ({fault.plan.edition} edition, {fault.plan.seats} players): {fault.what}")
    click.echo(f"  wellspent replay {path}")
