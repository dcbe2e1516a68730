"""Games and showings that tables share: they hold no position, and are dear to make."""

from functools import cache
from typing import Any

from wellspent import titles
from wellspent.engine.game import Game
from wellspent.library import GameSetup, open_game
from wellspent.wire import Showing


def game_of(setup: GameSetup) -> Game[Any]:
    """The game of a set-up. All tables with the same ruleset have the same one, but for who begins."""
    return _game(rules_of(setup))


def showing_of(setup: GameSetup, lang: str) -> Showing:
    return _showing(rules_of(setup), lang)


def new_game(setup: GameSetup) -> Game[Any]:
    """A game of its own, for another thread: a game has room that it reuses while it lists options."""
    game = open_game(rules_of(setup))
    # Its steps are laid out with the first position that settles.
    game.start("?")
    return game


def rules_of(setup: GameSetup) -> GameSetup:
    """What a game is made of: names, seed and the marks of a record make no difference."""
    return GameSetup(setup.ruleset, tuple("?" * setup.ruleset.seats), "?", setup.first)


@cache
def _game(rules: GameSetup) -> Game[Any]:
    return open_game(rules)


@cache
def _showing(rules: GameSetup, lang: str) -> Showing:
    return titles.title(rules.game).showing(_game(rules), rules.ruleset, lang)
