"""Draw the picture of the terminal table that the README shows: docs/pictures/terminal.svg."""

import re
from io import StringIO
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from wellspent.bots import bot
from wellspent.cardfiles import catalog
from wellspent.engine.session import Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import GameSetup, new_session
from wellspent.terminal.people import Person
from wellspent.terminal.reading import fed
from wellspent.terminal.screen import screen
from wellspent.terminal.table import Table
from wellspent.texts import Texts

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH: Final = 124
SETUP: Final = GameSetup(("Ines", "Bruno", "Mei"), "kitchen table")
# A turn of the first seat in the middle of a life.
ROUND: Final = 4
HOURGLASSES: Final = 3
LAMP_LIGHT: Final = TerminalTheme(
    (24, 30, 33), (246, 236, 216), [(29, 36, 38)] + [(211, 201, 179)] * 7, [(87, 83, 68)] + [(246, 236, 216)] * 7
)
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def position() -> Session[State]:
    """Play a game of computer players up to the turn that is shown."""
    session = new_session(SETUP)
    game = session.game
    assert isinstance(game, Pursuit)
    players = [bot("sensible", game, seat, "picture") for seat in range(game.seats)]
    while not is_shown(session):
        seat = game.deciders(session.state)[0]
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))
    return session


def is_shown(session: Session[State]) -> bool:
    state = session.state
    me = state.players[0]
    is_mine = session.game.deciders(state) == [0] and len(session.game.options(state, 0)) > 20
    return is_mine and state.round == ROUND and me.hourglasses <= HOURGLASSES


def drawing() -> str:
    """The screen as a picture, without fonts from elsewhere."""
    console = Console(file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    people = [Person("Ines", "she"), Person("Bruno", "he", "sensible"), Person("Mei", "she", "sensible")]
    table = Table(console, fed([], console), SETUP, position(), people, Texts("en", catalog()))
    console.print(screen(table.scene(0), WIDTH), highlight=False)
    plain = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    plain = plain.replace("Fira Code, monospace", FONTS)
    title = "wellspent play --players 3 --human Ines"
    return console.export_svg(title=title, theme=LAMP_LIGHT, code_format=plain, unique_id="wellspent")


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawing(), encoding="utf-8")
    print(PICTURE.relative_to(PICTURE.parents[2]))


if __name__ == "__main__":
    main()
