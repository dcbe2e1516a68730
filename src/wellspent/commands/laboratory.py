"""What the commands of the laboratory have in common: what is played, where, and what is kept."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple, TypedDict, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from wellspent import titles
from wellspent.bots import UnknownBot
from wellspent.lab.journal import Journal, JournalError
from wellspent.lab.players import player_named
from wellspent.lab.results import Result, Schedule, ruleset_of
from wellspent.lab.running import LOCAL, RAY, RunError, cores
from wellspent.lab.simulate import play_on
from wellspent.lab.tables import CSV, FORMATS, TableError, check_format
from wellspent.library import SetupError, check, nameless

from .games import GameName

Command = TypeVar("Command", bound=Callable[..., Any])

# As a shell counts what Ctrl-C ended.
INTERRUPTED = 130


class Played(TypedDict):
    """What is played, as every schedule takes it."""

    game: str
    edition: str
    modules: tuple[str, ...]
    sets: tuple[str, ...]
    seed: str


class Seated(NamedTuple):
    """Who plays, and how many games."""

    players: tuple[str, ...]
    games: int


class Where(NamedTuple):
    """Where it is played, and how many games at once."""

    jobs: int
    on: str


class Kept(NamedTuple):
    """Where games and their tables are kept, and in which format."""

    out: Path | None
    form: str = CSV


def played_of(game: str, edition: str | None, modules: tuple[str, ...], sets: tuple[str, ...], seed: str) -> Played:
    return Played(game=game, edition=check_edition(game, edition), modules=modules, sets=sets, seed=seed)


def options(
    name: str, make: Callable[..., object], *listed: Callable[[Command], Command]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Several options of a command, shown in this order; it gets what is made of them, by one name."""
    fields = list(signature(make).parameters)

    def add(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(**given: Any) -> None:
            made = make(**{field: given.pop(field) for field in fields})
            command(**given, **{name: made})

        for option in reversed(listed):
            run = option(run)
        return run

    return add


def names_of(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """The computer players, checked."""
    names = tuple(name.strip() for name in value.split(","))
    try:
        for name in names:
            player_named(name, ctx.params["game"])
    except UnknownBot as error:
        raise click.BadParameter(str(error)) from None
    return names


def seats_of(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """The computer players, checked; as many as the game has seats for."""
    players = names_of(ctx, param, value)
    title = titles.title(ctx.params["game"])
    if not title.fewest_seats <= len(players) <= title.most_seats:
        amount = "too many" if len(players) > title.most_seats else "too few"
        are = "player is" if len(players) == 1 else "players are"
        raise click.BadParameter(
            f"{len(players)} {are} {amount}; the game is for {title.fewest_seats} to {title.most_seats}"
        )
    return players


def list_of(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in value.split(",") if name.strip())


def place_of(ctx: click.Context, param: click.Parameter, value: str) -> str:
    is_cluster = value.startswith(f"{RAY}://") and value != f"{RAY}://"
    if value not in (LOCAL, RAY) and not is_cluster:
        raise click.BadParameter(f"'{value}' is not a place to play; write {LOCAL}, {RAY} or {RAY}://ADDRESS.")
    return value


# What is played.
game_options = options(
    "played",
    played_of,
    click.option(
        "--game",
        default=titles.USUAL,
        show_default=True,
        is_eager=True,
        type=GameName(),
        help="Which game.",
    ),
    click.option("--edition", metavar="NAME", help="For a game that has several: second or first."),
    click.option("--modules", default="", callback=list_of, metavar="NAMES", help="By name: friends,pets."),
    click.option(
        "--cards", "sets", default="", callback=list_of, metavar="SETS", help="Further cards: box is the whole box."
    ),
    click.option("--seed", default="1", show_default=True, help="The same seed gives the same games."),
)


def match_options(usual: str, games: int = 100) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """How many games are played and, unless told otherwise, by whom."""
    return options(
        "seated",
        Seated,
        click.option(
            "--games",
            default=games,
            show_default=True,
            type=click.IntRange(1),
            metavar="N",
            help="How many games are played.",
        ),
        click.option(
            "--players",
            default=usual,
            show_default=True,
            callback=seats_of,
            metavar="NAMES",
            help="One computer player for each seat; seats rotate from game to game.",
        ),
    )


# Where it is played.
run_options = options(
    "where",
    Where,
    click.option(
        "--jobs",
        default=cores,
        show_default="all cores",
        type=click.IntRange(1),
        metavar="N",
        help="How many games at once.",
    ),
    click.option(
        "--on",
        default=LOCAL,
        show_default=True,
        callback=place_of,
        metavar="PLACE",
        help="local, ray for a Ray cluster on this machine, or ray://ADDRESS for one that is running.",
    ),
)

# What is kept.
keep_options = options(
    "kept",
    Kept,
    click.option(
        "--out",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="FOLDER",
        help="Keep games as they are finished, and tables of them. After an interruption the same command goes on.",
    ),
    click.option(
        "--format",
        "form",
        default=CSV,
        show_default=True,
        type=click.Choice(FORMATS),
        help="The format of the tables; parquet needs the extra of that name.",
    ),
)


def check_schedule(schedule: Schedule) -> None:
    """Whether there is such a game, in the words of whoever sets it up."""
    try:
        check(nameless(ruleset_of(schedule), schedule.seed))
    except SetupError as error:
        raise click.UsageError(str(error)) from None


def check_edition(game: str, edition: str | None) -> str:
    """The edition that is played; a game that has only one has no name for it."""
    known = titles.title(game).editions
    if edition and not known:
        raise click.BadParameter(f"{titles.title(game).called('en')} has one edition only", param_hint="--edition")
    if edition and edition not in known:
        raise click.BadParameter(f"'{edition}' is not one of {', '.join(known)}.", param_hint="--edition")
    return edition or next(iter(known), "")


def play_all(schedule: Schedule, where: Where, kept: Kept) -> list[Result]:
    """Play what the journal lacks, with a bar that shows how far it is; in the order of the games."""
    out, form = kept
    if form != CSV and out is None:
        raise click.UsageError("--format is for the tables of --out FOLDER.")
    found: list[Result] = []
    try:
        check_format(form)
        with Journal(out, schedule) if out else nullcontext() as journal:
            before = len(journal.lines) if journal else 0
            with bar("Playing", schedule.games, before) as advance:
                for result in play_on(schedule, journal, where.jobs, where.on):
                    found.append(result)
                    if len(found) > before:
                        advance(len(found))
    except KeyboardInterrupt:
        leave(len(found), schedule.games, out)
    except (JournalError, RunError, TableError) as error:
        raise click.ClickException(str(error)) from None
    return sorted(found, key=lambda result: result.number)


def leave(done: int, games: int, out: Path | None) -> None:
    then = f"They are in {out}; the same command goes on from there." if out else "They were kept nowhere."
    click.echo(f"Interrupted after {done} of {games} games. {then}", err=True)
    raise click.exceptions.Exit(INTERRUPTED)


@contextmanager
def bar(words: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """How many are done, for how long, and how long it will still take; tell it how many are done.

    Those that are done already say nothing about the time of the others.
    """
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words, total=total, completed=done)
        yield lambda now: progress.update(task, completed=now)


def grid_of(title: str, first: str, headings: Sequence[str]) -> Table:
    grid = Table(title=title, title_justify="left")
    grid.add_column(first)
    for heading in headings:
        grid.add_column(heading, justify="right")
    return grid


def percent(value: float) -> str:
    return f"{100 * value:.0f}%"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2g}" if seconds < 0.01 else f"{1000 * seconds:.0f}"
