"""Games and showings that tables share: they hold no position, and are dear to make."""

from dataclasses import replace
from functools import cache
from typing import Any

from wellspent.engine.game import Game
from wellspent.library import GameSetup, open_game
from wellspent.wire import Showing, showing_for


def game_of(setup: GameSetup) -> Game[Any]:
    """The game of a set-up. All tables with the same rules, cards and number of seats have the same one."""
    return _game(kind_of(setup))


def showing_of(setup: GameSetup, lang: str) -> Showing:
    return _showing(kind_of(setup), lang)


def new_game(setup: GameSetup) -> Game[Any]:
    """A game of its own, for another thread: a game has room that it reuses while it lists options."""
    game = open_game(kind_of(setup))
    # Its steps are laid out with the first position that settles.
    game.start("?")
    return game


def kind_of(setup: GameSetup) -> GameSetup:
    """What a game is made of: names, seed and the marks of a record make no difference."""
    return replace(setup, seats=tuple("?" * len(setup.seats)), seed="?", rules=0, cards="")


@cache
def _game(kind: GameSetup) -> Game[Any]:
    return open_game(kind)


@cache
def _showing(kind: GameSetup, lang: str) -> Showing:
    return showing_for(kind, _game(kind), lang)
