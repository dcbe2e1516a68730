"""`wellspent fuzz`: random games that hunt for faults."""

import os
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import click

from wellspent import titles
from wellspent.library import SetupError, check
from wellspent.testing.fuzzing import (
    Batch,
    Fault,
    Plan,
    Sort,
    fullest,
    kit_of,
    plan,
    play_batch,
    record_of,
    tables_of,
)
from wellspent.titles import Title

from .games import GameName

BOTH = "both"
CHUNK = 25
MOST_SHOWN = 5


@click.command()
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="How many games to play.")
@click.option("--seed", default="1", show_default=True, help="The same seed plays the same games.")
@click.option("--game", type=GameName(), help="Only this game; without it, the games take turns.")
@click.option("--editions", metavar="NAME", help="For a game that has several; without it, all of them.")
@click.option("--modules", metavar="NAMES", help="Names with commas between them, or random.")
@click.option("--cards", metavar="SETS", help="Sets besides the base cards, such as box, or random.")
@click.option("--players", metavar="N or N-M", help="Seats of a game; as many as the game allows if not given.")
@click.option(
    "--jobs", default=os.cpu_count() or 1, type=click.IntRange(1), help="Processes; one per core if not given."
)
@click.option("--invent", is_flag=True, help="Cards written at random, a new deck for every game.")
@click.option("--only", type=click.IntRange(0), help="Play the game with this number and no other.")
@click.option("--light", is_flag=True, help="Only crashes, dead ends, endless games and the end of each round.")
@click.option("--checksum", is_flag=True, help="Light, and one sha256 over all final positions as the last line.")
@click.option("--records", default=".", type=click.Path(file_okay=False, path_type=Path), help="Where records go.")
def fuzz(
    games: int,
    seed: str,
    game: str | None,
    editions: str | None,
    modules: str | None,
    cards: str | None,
    players: str | None,
    jobs: int,
    invent: bool,
    only: int | None,
    light: bool,
    checksum: bool,
    records: Path,
) -> None:
    """Play random games and check everything that must be true of them.

    A fault is written as a record that shows it, and the exit status is 1.
    """
    sorts = sorts_of(game, editions, modules, players, cards)
    if invent:
        sorts = [replace(sort, invents=True) for sort in sorts if titles.title(sort.game).invents]
        if not sorts:
            raise click.UsageError("The cards of this game cannot be written at random.")
    plans = [plan(seed, number, sorts) for number in (range(games) if only is None else [only])]
    total = Batch()
    started = time.perf_counter()
    for batch in play_all(plans, jobs, light or checksum, checksum):
        total.add(batch)
        show_progress(total, len(plans))
    show_summary(total, time.perf_counter() - started)
    show_reached(total, sorts)
    for fault in total.faults[:MOST_SHOWN]:
        show_fault(fault, records, f"--seed {seed}")
    if checksum:
        click.echo(total.checksum())
    if total.faults:
        sys.exit(1)


def sorts_of(
    game: str | None, editions: str | None, modules: str | None, players: str | None, cards: str | None = None
) -> list[Sort]:
    """What to play: the game that was named, or all that can be played by so many."""
    known = [titles.title(name) for name in ([game] if game else titles.names())]
    if not any(title.editions for title in known) and (editions or modules or cards):
        raise click.UsageError(f"{known[0].called('en')} has neither editions nor modules nor further cards.")
    wanted = seat_numbers(players, [number for title in known for number in seats_of(title)])
    sorts: list[Sort] = []
    for title in known:
        seats = tuple(number for number in seats_of(title) if number in wanted)
        if seats and title.editions:
            played = editions_in(editions, title)
            sorts.append(Sort(title.name, seats, played, names_in(modules), names_in(cards)))
        elif seats:
            sorts.append(Sort(title.name, seats))
    for sort in sorts:
        check_sort(sort)
    return sorts


def seats_of(title: Title) -> range:
    return range(title.fewest_seats, title.most_seats + 1)


def editions_in(text: str | None, title: Title) -> tuple[str, ...]:
    if text in (None, BOTH):
        return title.editions
    if text not in title.editions:
        known = ", ".join([BOTH, *title.editions])
        raise click.BadParameter(f"'{text}' is not one of {known}.", param_hint="--editions")
    return (text,)


def names_in(text: str | None) -> tuple[str, ...]:
    return tuple(name.strip() for name in (text or "").split(",") if name.strip())


def check_sort(sort: Sort) -> None:
    """Numbers of players and editions that do not fit are left out; something must be left."""
    if tables_of(sort):
        return
    title, edition = titles.title(sort.game), sort.editions[0]
    try:
        check(fullest(sort, edition, min(sort.seats[-1], title.most_seats_of(edition))))
    except SetupError as error:
        known = f"modules: {', '.join(title.module_names())}; cards: {', '.join(title.set_names())}"
        raise click.UsageError(f"There is no such game: {str(error).rstrip('.')}. There are {known}.") from None


def seat_numbers(text: str | None, possible: list[int]) -> range:
    """`3` or `1-4`."""
    fewest, most = min(possible), max(possible)
    found = re.fullmatch(r"(\d)(?:-(\d))?", (text or f"{fewest}-{most}").strip())
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not fewest <= first <= last <= most:
        raise click.UsageError(f"--players: expected a number or a range within {fewest}-{most}, found '{text}'")
    return range(first, last + 1)


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


def show_reached(total: Batch, sorts: list[Sort]) -> None:
    """What no game has reached: perhaps it cannot be reached at all."""
    kits = [kit_of(table.ruleset) for sort in sorts for table in tables_of(sort)]
    for kind, missed in total.reached.never(kits).items():
        click.echo(f"{kind} never reached: {', '.join(missed) or 'none'}")


def show_fault(fault: Fault, folder: Path, seed: str) -> None:
    if fault.plan.deck:
        # A record names its cards and does not hold them.
        click.echo(f"game {fault.plan.number} ({fault.plan.sort}): {fault.what}")
        click.echo(f"  wellspent fuzz --invent --only {fault.plan.number} {seed}, with the same editions and modules")
        return
    folder.mkdir(parents=True, exist_ok=True)
    seats = fault.plan.setup.ruleset.seats
    path = folder / f"fault-{fault.plan.sort}-{seats}-{fault.plan.seed}.record"
    path.write_text(record_of(fault), encoding="utf-8")
    click.echo(f"game {fault.plan.number} ({fault.plan.sort}, {seats} players): {fault.what}")
    click.echo(f"  wellspent replay {path}")
