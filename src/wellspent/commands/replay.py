"""`wellspent replay`: records played again and checked."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from wellspent.engine.events import Event
from wellspent.engine.record import Record, RecordError, move_line, read_record
from wellspent.engine.session import Session, seat_letter
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import PHASES as CV_PHASES
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import PHASES
from wellspent.library import differences
from wellspent.library import replay as replay_record

FAULTY = 1


@click.command()
@click.argument(
    "files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
@click.option("--events", is_flag=True, help="Tell everything that happened.")
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after choice N.")
@click.option("--lang", type=click.Choice(["en", "fr"]), default="en", help="The language of --events.")
def replay(files: tuple[Path, ...], events: bool, to: int | None, lang: str) -> None:
    """Replay records: every choice must be legal, and the game must end as the record says.

    Exit status: 0 all replayed, 1 a record is faulty, 2 wrong usage.
    """
    are_good = [replay_file(file, events, -1 if to is None else to, lang) for file in files]
    if not all(are_good):
        sys.exit(FAULTY)


def replay_file(file: Path, events: bool, to: int, lang: str) -> bool:
    """Replay one file and print how it went."""
    try:
        record = read_record(file.read_text(encoding="utf-8"), str(file))
        session = replay_record(record, to)
    except RecordError as error:
        click.echo(error, err=True)
        return False
    except UnicodeDecodeError:
        click.echo(f"{file}: not a text in UTF-8", err=True)
        return False
    for difference in differences(record):
        click.echo(f"{file}: {difference}; its choices still replay.", err=True)
    if events:
        for line in told(record, session, lang):
            click.echo(line)
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
        phases = CV_PHASES if isinstance(session.game, CV) else PHASES
        return f"round {state.round}, {phases[state.phase]}: {deciders} to choose."
    winners = [record.names[seat] for seat in session.game.winners(state)]
    return f"won by {' and '.join(winners)}." if winners else "lost."


def told(record: Record, session: Session[Any], lang: str) -> Iterator[str]:
    """The whole game in words: each choice, and what it led to."""
    yield from in_words(record, session, session.opening, lang)
    for number, move in enumerate(session.moves, 1):
        yield click.style(move_line(number, move), bold=True)
        yield from in_words(record, session, move.events, lang)


def in_words(record: Record, session: Session[Any], events: list[Event], lang: str) -> Iterator[str]:
    say = speaker(session, record.names, lang)
    for event in events:
        if line := say(event):
            yield f"    {line}"


def speaker(session: Session[Any], names: list[str], lang: str) -> Callable[[Event], str | None]:
    """What tells the events of a game in a language."""
    game = session.game
    if isinstance(game, CV):
        from wellspent import cardfiles_cv
        from wellspent.texts_cv import CvTexts

        cv_texts = CvTexts(lang, cardfiles_cv.catalog())
        return lambda event: cv_texts.event(game, event, names)
    from wellspent.cardfiles import catalog
    from wellspent.texts import Texts

    assert isinstance(game, Pursuit)
    texts = Texts(lang, catalog())
    return lambda event: texts.event(game, event, names)


def counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
