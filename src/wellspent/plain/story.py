"""The end of a plain game, as a story: who it was, and what it came to."""

from collections.abc import Sequence
from typing import Any

from wellspent.engine.session import Session
from wellspent.story import Source, Story

from .texts import PlainTexts


def plain_story(session: Session[Any], texts: PlainTexts, names: Sequence[str], seat: int) -> Story:
    game, state = session.game, session.state
    points = game.scores(state)[seat] if state.finished else 0
    ending = "won" if state.finished and seat in game.winners(state) else "lost" if state.finished else "running"
    return Story(
        seat=seat,
        name=names[seat],
        title=names[seat],
        opening="",
        chapters=(),
        headings=(),
        goals=(),
        closing=texts.say(f"plain-story-{ending}", name=names[seat], points=points),
        sources=(Source("score", texts.say("plain-score"), points),),
        total=points,
        epitaph="",
    )
