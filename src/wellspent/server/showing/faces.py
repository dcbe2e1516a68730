"""What is printed on the cards."""

from functools import cache

from wellspent import cardfiles, cardfiles_cv
from wellspent.cardfiles.catalog import Entry
from wellspent.library import CV_NAME, PURSUIT

from ..protocol import Face
from .cv.faces import cv_face
from .pursuit.faces import pursuit_face


@cache
def faces(game: str, edition: str, lang: str) -> list[Face]:
    """All cards of a game in one edition, those of every module and set among them."""
    if game == CV_NAME:
        catalog = cardfiles_cv.catalog()
        return [cv_face(catalog, lang, card) for card in catalog.cards()]
    if game != PURSUIT:
        raise ValueError(f"There is no game '{game}'.")
    cards = cardfiles.catalog(game)
    return [pursuit_face(cards, lang, edition, entry) for entry in in_edition(cards, edition)]


def in_edition(catalog: cardfiles.Catalog, edition: str) -> list[Entry]:
    """Every card that a game of this edition may use, with modules and sets or without."""
    chosen = {
        entry.card.id
        for modules in ((), catalog.modules)
        for sets in ((), catalog.sets)
        for entry in catalog.chosen(edition, modules, sets)
    }
    return [entry for id, entry in catalog.entries.items() if id in chosen]
