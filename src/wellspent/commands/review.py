"""`wellspent review`: where a game lost points."""

from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from wellspent.advice import Judged, adviser, own_decisions
from wellspent.engine.record import RecordError
from wellspent.engine.session import seat_letter
from wellspent.terminal.advising import judgements, review_lines
from wellspent.terminal.keeping import CannotLoad, Loaded, load
from wellspent.terminal.look import look_for
from wellspent.terminal.pieces import stack, wrapped
from wellspent.terminal.screen import drawn
from wellspent.terminal.stage import Stage, stage_for
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seat", metavar="LETTER", help="Whose game: A, B, …; without it, every person's.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="The language of the review.")
def review(file: Path, seat: str | None, lang: str) -> None:
    """Go through a game and tell where points were lost, as a computer player sees it from a seat.

    What was chosen is compared with what looked best at that moment, with what the seat could know then.
    """
    game = load_advised(file, lang)
    console = Console(highlight=False)
    stage = stage_for(game.session, game.people, lang, look_for(console.encoding, False))
    seats = wanted_seats(game, stage, seat)
    width = drawn(console.width)
    if not game.session.state.finished:
        console.print(stack(wrapped(stage.texts.say("review-running"), width, " ")))
    for each in seats:
        console.print(stack(review_lines(stage, each, gone_through(console, stage, each), width)))


def load_advised(file: Path, lang: str) -> Loaded:
    """A saved game on which somebody gives advice."""
    try:
        game = load(file)
    except (CannotLoad, RecordError) as error:
        raise click.ClickException(str(error)) from error
    if not adviser(game.session.game.name):
        raise click.ClickException(Speech(lang).say("advice-nobody"))
    return game


def wanted_seats(game: Loaded, stage: Stage, letter: str | None) -> list[int]:
    """The seat that was asked for; else those of people, or all where only computers played."""
    letters = [seat_letter(seat) for seat in range(len(game.people))]
    if letter is None:
        return [seat for seat, person in enumerate(game.people) if not person.bot] or list(range(len(game.people)))
    if letter.upper() not in letters:
        raise click.UsageError(stage.texts.say("review-seat", seat=letter, seats=", ".join(letters)))
    return [letters.index(letter.upper())]


def gone_through(console: Console, stage: Stage, seat: int) -> list[tuple[int, Judged | None]]:
    """All decisions of a seat, with a bar that shows how far it has come."""
    total = len(own_decisions(stage.session, seat))
    with Progress(console=console, transient=True) as progress:
        return list(progress.track(judgements(stage.session, seat), total, description=stage.names[seat]))
