"""A game of the Pursuit from its set-up."""

from wellspent.games.pursuit.game import Pursuit
from wellspent.library import check
from wellspent.ruleset import GameSetup

from .cards import Catalog, catalog
from .modules import find_module


def open_pursuit(setup: GameSetup, cards: Catalog | None = None) -> Pursuit:
    """A game of the Pursuit, with the cards of the box or of another catalog; raises SetupError."""
    check(setup)
    return opened(setup, cards)


def opened(setup: GameSetup, cards: Catalog | None = None) -> Pursuit:
    rules = setup.ruleset
    chosen = (cards or catalog()).cards(rules.edition, rules.modules, rules.sets)
    modules = [find_module(name) for name in rules.modules]
    return Pursuit(chosen, rules.edition, rules.seats, modules, setup.first)
