"""`wellspent position`: where a game stands, complete and by names."""

import sys
from pathlib import Path

import click

from wellspent import titles
from wellspent.engine.record import RecordError, read_record
from wellspent.library import replay

FAULTY = 1


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="After choice N; without it, at the end.")
def position(file: Path, at: int | None) -> None:
    """Write the whole position of a record as text: what a later Wellspent can go on from.

    Everything is in it, hidden cards and chance included.
    """
    try:
        session = replay(read_record(file.read_text(encoding="utf-8"), str(file)), -1 if at is None else at)
    except RecordError as error:
        click.echo(error, err=True)
        sys.exit(FAULTY)
    except UnicodeDecodeError:
        click.echo(f"{file}: not UTF-8 text", err=True)
        sys.exit(FAULTY)
    if at is not None and at > len(session.moves):
        click.echo(f"{file}: there are {len(session.moves)} choices in this game, and no choice {at}", err=True)
        sys.exit(FAULTY)
    found = titles.title_of(session.game).position(session.game)
    if found is None:
        click.echo(f"{file}: the positions of this game have no text", err=True)
        sys.exit(FAULTY)
    click.echo(found.write(session.state))
