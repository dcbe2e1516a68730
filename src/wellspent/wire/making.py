"""The showing of a table, by its game."""

from typing import Any

from wellspent.engine.game import Game
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.library import GameSetup, catalog_of

from .base import Showing


def showing_for(setup: GameSetup, game: Game[Any], lang: str) -> Showing:
    """A table in one language; it can be used for every viewer who reads it."""
    if isinstance(game, CV):
        from wellspent.titles.cv import cards as cv_cards
        from wellspent.titles.cv.wire import CvShowing

        return CvShowing(game, setup, lang, cv_cards.catalog())
    if isinstance(game, Pursuit):
        from wellspent.titles.pursuit.wire import PursuitShowing

        return PursuitShowing(game, setup, lang, catalog_of(setup))
    raise ValueError(f"There is no table for the game '{game.name}'.")
