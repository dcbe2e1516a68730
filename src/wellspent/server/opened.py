"""Games and showings that tables share: they hold no position, and are dear to make."""

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from wellspent import titles
from wellspent.engine.game import Game
from wellspent.engine.session import Session
from wellspent.library import GameSetup, open_game, set_up
from wellspent.texts import LANGUAGES
from wellspent.wire import Showing

# So many are kept for whoever comes next; tables hold on to their own.
KEPT: Final = 32


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


def warm() -> None:
    """Open every game once in every language: whoever comes over from a process that died is not to wait for that."""
    for name in titles.names():
        names = [str(seat) for seat in range(max(2, titles.title(name).fewest_seats))]
        setup = set_up(tuple(names), "?", game=name)
        session = Session(game_of(setup), setup.seed)
        view = session.game.view(session.state, 0)
        for lang in LANGUAGES:
            showing = showing_of(setup, lang)
            showing.scene(view, 0)
            showing.ask(view, 0)
            showing.log(session, (0,), names, 0)


def rules_of(setup: GameSetup) -> GameSetup:
    """What a game is made of: names, seed, marks of a record and the order of modules make no difference."""
    rules = setup.ruleset
    rules = replace(rules, modules=tuple(sorted(rules.modules)), sets=tuple(sorted(rules.sets)))
    return GameSetup(rules, tuple("?" * rules.seats), "?", setup.first)


@lru_cache(KEPT)
def _game(rules: GameSetup) -> Game[Any]:
    return open_game(rules)


@lru_cache(KEPT)
def _showing(rules: GameSetup, lang: str) -> Showing:
    return titles.title(rules.game).showing(_game(rules), rules.ruleset, lang)
