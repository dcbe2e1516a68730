"""What would keep the first visitors waiting is read before they come."""

import random
from collections.abc import Iterator
from threading import Event
from typing import Final

from wellspent import titles
from wellspent.engine.session import Session
from wellspent.library import GameSetup, begun_now, set_up
from wellspent.texts import LANGUAGES

from . import pages
from .handing import packed
from .keeping import made_ready
from .opened import Opened, rules_of, share
from .pages import Page

SEATS: Final = 2


class Warmth:
    """Whether everything has been read that somebody has begun to read."""

    def __init__(self) -> None:
        self._is_over: Final = Event()
        self._is_over.set()

    def __bool__(self) -> bool:
        return self._is_over.is_set()

    def begin(self) -> None:
        self._is_over.clear()

    def warm(self) -> None:
        """Open every game, and show it in every language from the deal to the stories of its end."""
        try:
            for name in titles.names():
                _read(name)
        finally:
            self._is_over.set()


WARMTH: Final = Warmth()


def _read(game: str) -> None:
    title = titles.title(game)
    names = tuple(str(seat) for seat in range(max(SEATS, title.fewest_seats)))
    setup = begun_now(set_up(names, "?", game=game))
    # Nobody else has it until it is warm: a game has room that it reuses.
    mine = Opened(rules_of(setup))
    _show(setup, mine)
    share(rules_of(setup), mine)
    made_ready(setup)
    for lang in LANGUAGES:
        _make_pages(setup, lang)


def _show(setup: GameSetup, mine: Opened) -> None:
    """A game that is played without sense: that is soon over."""
    session, luck = Session(mine.game, setup.seed), random.Random(1)
    while not session.state.finished:
        seat = mine.game.deciders(session.state)[0]
        view = mine.game.view(session.state, seat)
        for showing in mine.showings.values():
            showing.scene(view, seat)
            showing.ask(view, seat)
        session.play(seat, luck.choice(mine.game.options(session.state, seat)))
    for showing in mine.showings.values():
        showing.log(session, (0,), setup.names)
        showing.story(session, setup.names, ["they"] * len(setup.names), 0)


def _make_pages(setup: GameSetup, lang: str) -> None:
    for page in _pages(setup.game, lang):
        packed(page)


def _pages(game: str, lang: str) -> Iterator[Page]:
    yield pages.games(lang)
    yield pages.texts(lang)
    yield pages.colours()
    yield pages.rules(game, lang)
    for edition in titles.title(game).editions or [""]:
        yield pages.some_cards(game, edition, lang, pages.NO_PARTS)
        yield pages.cards(game, edition, lang)
        yield pages.memories(game, edition, lang)
