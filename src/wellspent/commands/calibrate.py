"""`wellspent calibrate`: whether games come to what hints say they should."""

import click
from rich.console import Console

from wellspent.lab.calibration import Fit, Foretold, by_round, by_tenth, fit_of, foretold_in
from wellspent.lab.results import Match

from .laboratory import (
    Played,
    Seated,
    Where,
    bar,
    check_schedule,
    game_options,
    grid_of,
    match_options,
    percent,
    run_options,
)

HEADINGS = ("told", "expected", "came to", "wrong by", "error told", "within it")


@click.command()
@match_options("sensible,sensible")
@game_options
@run_options
def calibrate(seated: Seated, played: Played, where: Where) -> None:
    """Ask for hints now and then, and compare what they expect with what the games come to.

    An error is honest if two of three games end within it.
    """
    match = Match(seated.players, games=seated.games, **played)
    check_schedule(match)
    found: list[Foretold] = []
    with bar("Playing", seated.games) as advance:
        for done, told in enumerate(foretold_in(match, where.jobs, where.on), 1):
            found += told
            advance(done)
    if not found:
        raise click.ClickException("No hint on such games tells what they come to.")
    console = Console()
    grid = grid_of(f"{seated.games} games", "round", HEADINGS)
    for round, fit in by_round(found).items():
        grid.add_row(str(round), *cells(fit))
    grid.add_section()
    grid.add_row("all", *cells(fit_of(found)))
    console.print(grid)
    curve = grid_of("The curve: tenths, by what was expected", "", HEADINGS)
    for place, fit in enumerate(by_tenth(found), 1):
        curve.add_row(str(place), *cells(fit))
    console.print(curve)


def cells(fit: Fit) -> list[str]:
    points = (fit.expected, fit.score, fit.wrong, fit.error)
    return [str(fit.told), *[f"{each:.1f}" for each in points], percent(fit.within)]
