"""Games and showings that tables share: they hold no position, and are dear to make."""

from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from wellspent import titles
from wellspent.engine.game import Game
from wellspent.library import GameSetup, open_game
from wellspent.texts import LANGUAGES
from wellspent.wire import Showing

# So many are kept for whoever comes next.
KEPT: Final = 16


class Opened:
    """A game, and how it is shown in each language. Whoever holds it keeps it from being made again."""

    def __init__(self, rules: GameSetup) -> None:
        self.game: Final = open_game(rules)
        title = titles.title(rules.game)
        self.showings: Final = {lang: title.showing(self.game, rules.ruleset, lang) for lang in LANGUAGES}


# All that somebody holds, and the latest of them.
_opened: Final[WeakValueDictionary[GameSetup, Opened]] = WeakValueDictionary()
_latest: Final[OrderedDict[GameSetup, Opened]] = OrderedDict()


def opened(setup: GameSetup) -> Opened:
    """What all tables with the same ruleset share, but for who begins."""
    rules = rules_of(setup)
    found = _opened.get(rules)
    return share(rules, Opened(rules)) if found is None else found


def share(rules: GameSetup, made: Opened) -> Opened:
    """From now on every table has this one, unless another thread was quicker."""
    found = _opened.setdefault(rules, made)
    if rules not in _latest:
        _latest[rules] = found
        while len(_latest) > KEPT:
            _latest.popitem(last=False)
    return found


def forget() -> None:
    """Let go of all of them: there may be other games now."""
    _opened.clear()
    _latest.clear()


def is_opened(setup: GameSetup) -> bool:
    return rules_of(setup) in _opened


def game_of(setup: GameSetup) -> Game[Any]:
    return opened(setup).game


def showing_of(setup: GameSetup, lang: str) -> Showing:
    return opened(setup).showings[lang]


def new_game(setup: GameSetup) -> Game[Any]:
    """A game of its own, for another thread: a game has room that it reuses while it lists options."""
    game = open_game(rules_of(setup))
    # Its steps are laid out with the first position that settles.
    game.start("?")
    return game


def rules_of(setup: GameSetup) -> GameSetup:
    """What a game is made of: names, seed, marks of a record and the order of modules make no difference."""
    rules = setup.ruleset
    rules = replace(rules, modules=tuple(sorted(rules.modules)), sets=tuple(sorted(rules.sets)))
    return GameSetup(rules, tuple("?" * rules.seats), "?", setup.first)
