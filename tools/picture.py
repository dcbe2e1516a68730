"""Draw the picture of the terminal table that docs/terminal.md shows: docs/pictures/terminal.svg."""

import re
from collections.abc import Iterator
from html import escape, unescape
from io import StringIO
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from wellspent.engine.session import Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.library import new_session, set_up
from wellspent.people import Person
from wellspent.players import bot
from wellspent.terminal.reading import fed
from wellspent.terminal.screen import screen
from wellspent.terminal.table import TerminalTable

PICTURE: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH: Final = 124
SETUP: Final = set_up(("Ines", "Bruno", "Mei"), "kitchen table")
# A turn of the first seat in the middle of a life.
ROUND: Final = 3
HOURGLASSES: Final = 4
LAMP_LIGHT: Final = TerminalTheme(
    (24, 30, 33), (246, 236, 216), [(29, 36, 38)] + [(211, 201, 179)] * 7, [(87, 83, 68)] + [(246, 236, 216)] * 7
)
FONTS: Final = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
# The width of a character, as Rich draws it.
CELL: Final = 12.2
RUN: Final = re.compile(
    r'<text class="(wellspent-r\d+)" x="([\d.]+)" y="([\d.]+)" textLength[^>]* (clip-path[^>]*)>([^<]*)<'
)
# Signs that a fixed-width font may lack; lines and blocks it has.
SIGN: Final = re.compile(r"([^\x00-\u024f\u2010-\u203f\u2500-\u259f])")
# Signs that many systems have in no font: where the pen begins in the cell, and its way.
DRAWN: Final = {"⧗": (1.8, -14, "h8.6l-8.6 14h8.6z"), "⎽": (0, 1, "h12.2v1.6h-12.2z")}
# Numbers in circles may be a little wider than the cell.
CIRCLES: Final = "①②③④⑤⑥"
SPREAD: Final = 1.2


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
    table = TerminalTable(console, fed([], console), SETUP, position(), people, "en")
    console.print(screen(table.scene(0), WIDTH), highlight=False)
    plain = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    plain = plain.replace("Fira Code, monospace", FONTS)
    title = "wellspent play --players 3 --human Ines"
    return in_cells(console.export_svg(title=title, theme=LAMP_LIGHT, code_format=plain, unique_id="wellspent"))


def in_cells(picture: str) -> str:
    """Each sign in a cell of its own, so that it stands where it belongs in whatever font it is found."""
    return re.sub(f"{RUN.pattern}/text>", lambda run: "".join(pieces(*run.groups())), picture)


def pieces(style: str, x: str, y: str, clip: str, text: str) -> Iterator[str]:
    left = float(x)
    for part in filter(None, SIGN.split(unescape(text))):
        width = CELL * len(part)
        spread = SPREAD if part in CIRCLES else 0
        if part in DRAWN:
            right, down, way = DRAWN[part]
            yield f'<path class="{style}" d="M{left + right:.1f} {float(y) + down:.1f}{way}" {clip}/>'
        else:
            fit = ' lengthAdjust="spacingAndGlyphs"' if SIGN.match(part) else ""
            place = f'x="{left - spread:.1f}" y="{y}" textLength="{width + 2 * spread:.1f}"'
            words = escape(part).replace("\u00a0", "&#160;")
            yield f'<text class="{style}" {place}{fit} {clip}>{words}</text>'
        left += width


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawing(), encoding="utf-8")
    print(PICTURE.relative_to(PICTURE.parents[2]))


if __name__ == "__main__":
    main()
