"""`wellspent hint`: the best choices in a game that has been saved."""

from pathlib import Path

import click
from rich.console import Console

from wellspent.terminal.advising import hint_lines, hints_for
from wellspent.terminal.look import look_for
from wellspent.terminal.pieces import stack
from wellspent.terminal.screen import drawn
from wellspent.terminal.stage import stage_for
from wellspent.texts import LANGUAGES

from .review import load_advised


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="The language of the advice.")
def hint(file: Path, lang: str) -> None:
    """Show what a computer player would do next in a saved game."""
    game = load_advised(file, lang)
    session = game.session
    if session.state.finished:
        raise click.ClickException(f"{file}: this game is over; `wellspent review {file}` looks back.")
    console = Console(highlight=False)
    stage = stage_for(session, game.people, lang, look_for(console.encoding, False))
    seat = session.game.deciders(session.state)[0]
    scene = stage.scene(seat)
    console.print(scene.player(seat), scene.question())
    console.print(stack(hint_lines(scene, *hints_for(session.game, session.state, seat), drawn(console.width))))
