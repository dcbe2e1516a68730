"""What is left of lives: the cards that crossed one's path, the postmarks, and how strong one is."""

from collections.abc import Mapping, Sequence

from wellspent import titles
from wellspent.protocol import Album, MetCard, PostmarkTold, RatingTold
from wellspent.server.databases import Database
from wellspent.server.problems import speech
from wellspent.titles.postmarks import LIVES, Facts, Postmark, progress

from .lives import LifeRow, lives_of
from .profiles import Kept, Profiles
from .ratings import MOST_STEPS, Scope, Step, level_from, steps_of

# So many lives are looked through, the latest first: more than one can live.
MOST = 10_000


async def album_told(profiles: Profiles, me: Kept, lang: str) -> Album:
    rows, steps = await profiles.do(lambda database: _read(database, me.id))
    by_game: dict[str, list[LifeRow]] = {name: [] for name in titles.names()}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    return Album(
        [card for game, lives in by_game.items() for card in met(game, lives)],
        [mark for game, lives in by_game.items() if game in titles.names() for mark in earned(game, lives, lang)],
        ratings_told(steps),
        {game: level_from(steps, game) for game in titles.names() if titles.title(game).strengths},
    )


def _read(database: Database, id: str) -> tuple[list[LifeRow], dict[Scope, list[Step]]]:
    """Lives in the order in which they ended."""
    return lives_of(database, id, MOST)[::-1], steps_of(database, id)


def met(game: str, lives: Sequence[LifeRow]) -> list[MetCard]:
    """Every card that one has had: when for the first time, how far it came, and in how many lives."""
    found: dict[str, MetCard] = {}
    for row in lives:
        for card, level in row.life.cards.items():
            known = found.setdefault(card, MetCard(game, card, row.finished, 0, 0))
            known.level, known.lives = max(known.level, level), known.lives + 1
    return list(found.values())


def earned(game: str, lives: Sequence[LifeRow], lang: str) -> list[PostmarkTold]:
    """All postmarks of a game; those that are earned first, in the order in which they were."""
    facts = [Facts(row.life.traits, row.life.cards) for row in lives]
    told = [_told(game, mark, lives, facts, lang) for mark in titles.title(game).postmarks()]
    return sorted(told, key=lambda each: each.at or 1 << 62)


def _told(game: str, mark: Postmark, lives: Sequence[LifeRow], facts: Sequence[Facts], lang: str) -> PostmarkTold:
    say, found = speech(lang).say, progress(mark, facts)
    row = lives[found.earned] if found.earned >= 0 else None
    return PostmarkTold(
        game,
        mark.id,
        mark.picture,
        say(f"postmark-{mark.id}"),
        say(f"postmark-{mark.id}-about"),
        found.reached,
        mark.need,
        mark.within == LIVES,
        row.finished if row is not None else 0,
        row.table if row is not None else "",
    )


def ratings_told(found: Mapping[Scope, Sequence[Step]]) -> list[RatingTold]:
    return [_rating(scope, steps) for scope, steps in found.items()]


def _rating(scope: Scope, steps: Sequence[Step]) -> RatingTold:
    low, high = steps[-1].rating.interval
    return RatingTold(
        scope.against,
        scope.game,
        scope.seats,
        round(steps[-1].rating.rating),
        low,
        high,
        steps[-1].number,
        [round(step.rating.rating) for step in steps[-MOST_STEPS:]],
    )
