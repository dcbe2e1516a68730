"""The showing of a table, by its game."""

from typing import Any

from wellspent import cardfiles_cv
from wellspent.engine.game import Game
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.library import GameSetup, catalog_of

from .base import Showing
from .cv import CvShowing
from .pursuit import PursuitShowing


def showing_for(setup: GameSetup, game: Game[Any], lang: str) -> Showing:
    """A table in one language; it can be used for every viewer who reads it."""
    if isinstance(game, CV):
        return CvShowing(game, setup, lang, cardfiles_cv.catalog())
    if isinstance(game, Pursuit):
        return PursuitShowing(game, setup, lang, catalog_of(setup))
    raise ValueError(f"There is no table for the game '{game.name}'.")
