"""`wellspent replay`: records played again and checked."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from wellspent import titles
from wellspent.engine.events import Event
from wellspent.engine.record import Record, RecordError, move_line, read_record
from wellspent.engine.session import Session, seat_letter
from wellspent.library import differences
from wellspent.library import replay as replay_record
from wellspent.terminal.ending import end_pages
from wellspent.terminal.keeping import people_at
from wellspent.terminal.pieces import stack
from wellspent.terminal.screen import drawn
from wellspent.terminal.stage import Stage, stage_for
from wellspent.texts import LANGUAGES

FAULTY = 1


@click.command()
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("--events", is_flag=True, help="Show everything that happened.")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after choice N.")
@click.option("--story", is_flag=True, help="Tell the scores and the life of every player.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="The language of --events and --story.")
def replay(files: tuple[Path, ...], events: bool, to: int | None, story: bool, lang: str) -> None:
    """Replay records: every choice must be legal, and the game must end as the record says.

    Exit status: 0 all replayed, 1 a record is faulty, 2 wrong usage.
    """
    are_good = [replay_file(file, events, -1 if to is None else to, story, lang) for file in files]
    if not all(are_good):
        sys.exit(FAULTY)


def replay_file(file: Path, events: bool, to: int, story: bool, lang: str) -> bool:
    """Replay one file and print how it went."""
    try:
        text = file.read_text(encoding="utf-8")
        record = read_record(text, str(file))
        session = replay_record(record, to)
        stage = stage_for(session, people_at(text, record), lang)
    except RecordError as error:
        click.echo(error, err=True)
        return False
    except UnicodeDecodeError:
        click.echo(f"{file}: not UTF-8 text", err=True)
        return False
    for difference in differences(record):
        click.echo(f"{file}: {difference}; its choices still replay.", err=True)
    if events:
        for line in told(stage):
            click.echo(line)
    if story:
        console = Console(highlight=False)
        for page in end_pages(stage, drawn(console.width)):
            console.print(stack(page))
    click.echo(f"{file}: {summary(record, session)}")
    return True


def summary(record: Record, session: Session[Any]) -> str:
    state = session.state
    seats = enumerate(session.game.scores(state))
    scores = ", ".join(f"{seat_letter(seat)} {record.names[seat]} {score}" for seat, score in seats)
    return f"{counted(len(session.moves), 'choice')}, {scores}; {ending(record, session)}"


def ending(record: Record, session: Session[Any]) -> str:
    state = session.state
    if not state.finished:
        deciders = " and ".join(record.names[seat] for seat in session.game.deciders(state))
        phase = titles.title_of(session.game).phase(state)
        return f"round {state.round}{f', {phase}' if phase else ''}: {deciders} to choose."
    winners = [record.names[seat] for seat in session.game.winners(state)]
    return f"won by {' and '.join(winners)}." if winners else "lost."


def told(stage: Stage) -> Iterator[str]:
    """The whole game in words: each choice, and what it led to."""
    yield from in_words(stage, stage.session.opening)
    for number, move in enumerate(stage.session.moves, 1):
        yield click.style(move_line(number, move), bold=True)
        yield from in_words(stage, move.events)


def in_words(stage: Stage, events: list[Event]) -> Iterator[str]:
    for event in events:
        if line := stage.event(event):
            yield f"    {line}"


def counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
