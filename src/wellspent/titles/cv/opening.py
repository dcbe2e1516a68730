"""A game of CV from its set-up."""

from wellspent.games.cv.game import CV

from .cards import Catalog, catalog


def opened(seats: int, cards: Catalog | None = None) -> CV:
    """With the cards of the box or of another catalog."""
    return CV((cards or catalog()).cards(), seats)
