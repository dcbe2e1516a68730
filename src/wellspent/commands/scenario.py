"""`wellspent scenario`: positions written by hand, and what must follow from them."""

import sys
from pathlib import Path

import click

from wellspent.scenario import ScenarioError, read_scenario, run

FAILED = 1
FAULTY = 2


@click.command()
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("-q", "--quiet", is_flag=True, help="Print only what did not pass.")
def scenario(files: tuple[Path, ...], quiet: bool) -> None:
    """Run scenario files: set up the position, make the choices, check what must be true.

    Exit status: 0 all passed, 1 something differed, 2 a file cannot be read as a scenario.
    """
    worst = 0
    for file in files:
        worst = max(worst, run_file(file, quiet))
    if worst:
        sys.exit(worst)


def run_file(file: Path, quiet: bool) -> int:
    try:
        outcome = run(read_scenario(file.read_text(encoding="utf-8"), str(file)))
    except ScenarioError as error:
        click.echo(error, err=True)
        return FAULTY
    except UnicodeDecodeError:
        click.echo(f"{file}: not UTF-8 text", err=True)
        return FAULTY
    if outcome.passed:
        if not quiet:
            click.echo(f"{click.style('passed', fg='green')}  {file}: {outcome.title}")
        return 0
    click.echo(f"{click.style('FAILED', fg='red')}  {file}: {outcome.title}")
    for difference in outcome.differences:
        click.echo(f"        {difference}")
    return FAILED
