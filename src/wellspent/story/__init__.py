"""The story of a life, as data: what a table at a terminal or in a browser draws when a game is over."""

from collections.abc import Sequence
from typing import Any

from wellspent.engine.session import Session
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.texts.narration import Person

from .shape import Chapter, Entry, Goal, Heading, Source, Story

__all__ = ["Chapter", "Entry", "Goal", "Heading", "Source", "Story", "life_story"]


def life_story(
    session: Session[Any],
    catalog: Any,
    names: Sequence[str],
    pronouns: Sequence[str],
    lang: str,
    seat: int,
) -> Story:
    """The life of a seat, as far as it has been lived. Pronouns, by seat: she, he or they."""
    person = Person(names[seat], pronouns[seat], lang)
    game = session.game
    if isinstance(game, CV):
        from wellspent.titles.cv.story import CvTeller
        from wellspent.titles.cv.texts import CvTexts

        return CvTeller(session, game, CvTexts(lang, catalog), person, seat).tell()
    if isinstance(game, Pursuit):
        from wellspent.titles.pursuit.story import PursuitTeller
        from wellspent.titles.pursuit.texts import Messages

        return PursuitTeller(session, game, Messages(lang, catalog), person, seat).tell()
    raise TypeError(f"There are no stories of the game '{game.name}' with these cards.")
