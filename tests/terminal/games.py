"""Games for the tests of the terminal: lines that play a whole game, and a table that is fed with them."""

from collections.abc import Callable, Iterable
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from wellspent.engine.session import Session
from wellspent.library import GameSetup, new_session, set_up
from wellspent.people import Person
from wellspent.players import bot
from wellspent.terminal.reading import Reader, fed
from wellspent.terminal.table import TerminalTable
from wellspent.texts import LANGUAGES
from wellspent.texts.messages import Speech

NAMES = ("Ines", "Omar", "Kim", "Ada")
CURTAINS = [Speech(lang).say("terminal-curtain-prompt") for lang in LANGUAGES]
SURE = {Speech(lang).say("terminal-sure"): Speech(lang).say("terminal-yes") for lang in LANGUAGES}


def setup_for(seats: int, seed: str = "terminal", edition: str = "second") -> GameSetup:
    return set_up(NAMES[:seats], seed, edition=edition)


def cv_setup(seats: int, seed: str = "terminal") -> GameSetup:
    return set_up(NAMES[:seats], seed, game="cv")


def random_game(setup: GameSetup, most: int = 10_000) -> Session[Any]:
    """A game that random players have played, to the end or for so many choices."""
    return bot_game("random", setup, most)


def sensible_game(setup: GameSetup, most: int = 10_000) -> Session[Any]:
    return bot_game("sensible", setup, most)


def bot_game(name: str, setup: GameSetup, most: int) -> Session[Any]:
    session = new_session(setup)
    for seat, choice in bot_choices(name, setup)[:most]:
        session.play(seat, choice)
    return session


@cache
def bot_choices(name: str, setup: GameSetup) -> tuple[tuple[int, int], ...]:
    """Every choice of a game of computer players, with the seat that made it."""
    session = new_session(setup)
    game = session.game
    players = [bot(name, game, seat, "lines") for seat in range(game.seats)]
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        session.play(seat, players[seat].choose(game.view(session.state, seat), game.options(session.state, seat)))
    return tuple((move.seat, move.choice) for move in session.moves)


def stopped_where(setup: GameSetup, is_wanted: Callable[[Session[Any]], bool]) -> Session[Any]:
    """The random game, up to the first position of that sort."""
    whole = random_game(setup)
    session = new_session(setup)
    for move in whole.moves:
        if is_wanted(session):
            return session
        session.play(move.seat, move.choice)
    raise LookupError("this game has no such position")


def lines_of(session: Session[Any]) -> list[str]:
    """What the players of a game would type."""
    return [move.line for move in session.moves]


def behind_curtains(lines: Iterable[str], console: Console) -> Reader:
    """Lines for several people: whoever is given the keyboard says so first, and means what ends a life."""
    remaining = fed(lines, console)

    def read(prompt: Text) -> str:
        for question, yes in SURE.items():
            if question in prompt.plain:
                return yes
        return "" if any(words in prompt.plain for words in CURTAINS) else remaining(prompt)

    return read


class Sitting:
    """A table with a console that keeps what it prints."""

    def __init__(
        self,
        setup: GameSetup,
        lines: Iterable[str] | Reader,
        folder: Path,
        lang: str = "en",
        width: int = 80,
        bots: dict[int, str] | None = None,
        session: Session[Any] | None = None,
        is_window: bool = False,
    ) -> None:
        self.paper = StringIO()
        self.console = Console(file=self.paper, width=width, highlight=False, force_terminal=is_window)
        people = [Person(name, "they", (bots or {}).get(seat, "")) for seat, name in enumerate(setup.names)]
        session = session or new_session(setup)
        read = lines if callable(lines) else behind_curtains(lines, self.console)
        self.table = TerminalTable(self.console, read, setup, session, people, lang, folder=folder)

    def play(self) -> bool:
        return self.table.play()

    @property
    def shown(self) -> str:
        return self.paper.getvalue()
