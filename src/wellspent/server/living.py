"""Lives that might have been, played and told."""

from typing import Any

import msgspec

from wellspent import titles
from wellspent.advice import Made, lived_on, retold
from wellspent.engine.game import Game
from wellspent.engine.session import Session
from wellspent.protocol import StoryChapter
from wellspent.texts import LANGUAGES
from wellspent.wire.stories import story_page

from .names import spoken
from .questions import Question


class Life(msgspec.Struct):
    """A game played on: what it came to for each seat, and the story of one of them in every language."""

    scores: list[int]
    told: dict[str, list[StoryChapter]]
    # The chapter in which the decision was made.
    chapter: int


def lived(game: Game[Any], question: Question) -> Life:
    """Play on after a choice, and tell the life of whoever made it."""
    made = [Made(*move) for move in question.moves]
    seed, seat = question.setup.seed, question.seat
    session = retold(game, seed, made, question.start)
    chapter = max(0, len(_chapters(session, question, LANGUAGES[0])) - 1)
    session = lived_on(session, Made(seat, question.road), question.player, question.seed)
    told = {lang: _chapters(session, question, lang) for lang in LANGUAGES}
    return Life(game.scores(session.state), told, chapter)


def _chapters(session: Session[Any], question: Question, lang: str) -> list[StoryChapter]:
    names = [spoken(name, lang) for name, _ in question.people]
    pronouns = [pronoun for _, pronoun in question.people]
    story = titles.title_of(session.game).story(session, names, pronouns, lang, question.seat)
    return story_page(story).chapters
