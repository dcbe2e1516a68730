"""The story of a life, as data: what a table at a terminal or in a browser draws when a game is over."""

from collections.abc import Sequence
from typing import Any

from wellspent import cardfiles, cardfiles_cv
from wellspent.engine.session import Session
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.texts import Messages
from wellspent.texts.narration import Person
from wellspent.texts_cv import CvTexts

from .cv import CvTeller
from .pursuit import PursuitTeller
from .shape import Chapter, Entry, Goal, Heading, Source, Story

__all__ = ["Chapter", "Entry", "Goal", "Heading", "Source", "Story", "life_story"]


def life_story(
    session: Session[Any],
    catalog: cardfiles.Catalog | cardfiles_cv.Catalog,
    names: Sequence[str],
    pronouns: Sequence[str],
    lang: str,
    seat: int,
) -> Story:
    """The life of a seat, as far as it has been lived. Pronouns, by seat: she, he or they."""
    person = Person(names[seat], pronouns[seat], lang)
    game = session.game
    if isinstance(game, CV) and isinstance(catalog, cardfiles_cv.Catalog):
        return CvTeller(session, game, CvTexts(lang, catalog), person, seat).tell()
    if isinstance(game, Pursuit) and isinstance(catalog, cardfiles.Catalog):
        return PursuitTeller(session, game, Messages(lang, catalog), person, seat).tell()
    raise TypeError(f"There are no stories of the game '{game.name}' with these cards.")
