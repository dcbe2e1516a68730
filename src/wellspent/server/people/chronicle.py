"""What is left of a game: a line for each life, written when it ends, so that nothing has to be replayed later."""

import logging
from collections.abc import Generator
from functools import lru_cache
from typing import Any, Final

from wellspent import titles
from wellspent.lab.study import Study
from wellspent.players import persona
from wellspent.ruleset import Ruleset
from wellspent.server.databases import Database
from wellspent.server.days.calendar import is_open
from wellspent.server.opened import showing_of
from wellspent.server.problems import Problem
from wellspent.server.seating import BOT, player_of
from wellspent.server.storage import KeptTable, StorageError
from wellspent.server.tables import Table
from wellspent.server.turns import without_haste
from wellspent.texts import LANGUAGES
from wellspent.titles.postmarks import counted

from .lives import LifeRow, Lived, add_rows, is_noted
from .profiles import Profiles
from .ratings import note_ratings

# Cards that a life of the day is remembered by.
MOST_STAMPS: Final = 5
# What every life has come to.
SCORE: Final = "score"

logger = logging.getLogger(__name__)


@lru_cache(16)
def _study(rules: Ruleset) -> Study[Any]:
    return titles.title(rules.game).study(rules)


class Chronicle:
    """Writes down how games ended."""

    def __init__(self, profiles: Profiles) -> None:
        self.profiles: Final = profiles

    async def note(self, table: Table) -> None:
        """The end of a game; asked while the table is locked. What fails here harms no game."""
        kept = table.kept
        if not kept.options.owner and not any(seat.profile for seat in kept.seats):
            return
        try:
            if not await self.profiles.do(lambda database: is_noted(database, kept.id)):
                rows, levels = await without_haste(rows_of(table)), levels_of(table)
                await self.profiles.do(lambda database: _note(database, kept, rows, levels))
        except (StorageError, Problem):
            logger.warning("The end of a game is not noted; it will be when somebody asks for the table")
        except Exception:
            logger.exception("The end of a game cannot be noted")


def _note(database: Database, kept: KeptTable, rows: list[LifeRow], levels: dict[int, str]) -> None:
    """Lives and what they are worth: whoever comes second, at another process perhaps, changes nothing."""
    if add_rows(database, kept.id, rows) and is_played_here(kept):
        note_ratings(database, rows, levels)


def levels_of(table: Table) -> dict[int, str]:
    """By seat, the levels of computer players that play as well here as they can."""
    game = table.kept.setup.game
    return {
        number: persona(seat.bot, game).level
        for number, seat in enumerate(table.kept.seats)
        if seat.kind == BOT and not table.thinker.is_below_level(seat.bot, game)
    }


def rows_of(table: Table) -> Generator[None, None, list[LifeRow]]:
    """The lives of a finished game, in short steps."""
    kept = table.kept
    showing = showing_of(kept.setup, LANGUAGES[0])
    standings = {each.seat: each for each in showing.standings(table.session.state)}
    people = sum(seat.kind != BOT for seat in kept.seats)
    rows = []
    for number, seat in enumerate(kept.seats):
        score = standings[number].score
        better = sum(other.score > score for other in standings.values())
        place = 0 if standings[number].is_winner else max(better, 1)
        life = yield from _lived(table, number, bool(seat.profile))
        bot = player_of(kept.setup.game, seat)
        day = kept.options.day if is_counted(table, number) else ""
        rows.append(
            LifeRow(
                kept.id,
                number,
                seat.profile,
                seat.name,
                bot,
                kept.setup.game,
                len(kept.seats),
                people,
                score,
                place,
                table.changed,
                0,
                day,
                life,
            )
        )
    return rows


def _lived(table: Table, seat: int, is_told: bool) -> Generator[None, None, Lived]:
    """What a seat made of its time; the title only for those who come back for it."""
    kept, session = table.kept, table.session
    title = titles.title(kept.setup.game)
    log = session.events()
    life = _study(kept.setup.ruleset).life(session.state, log, seat, kept.seats[seat].bot)
    found = Lived(life.rounds, end=life.end, cards={card: max(levels) for card, levels in life.cards.items()})
    found.kinds = life.kinds
    if not is_told:
        return found
    pronouns = [each.pronoun for each in kept.seats]
    for lang in LANGUAGES:
        yield
        story = title.story(session, table.sight.names(lang), pronouns, lang, seat)
        found.title[lang] = story.title
        found.years = story.years
        # What is asked for besides is no card.
        goals = [goal for goal in story.goals if goal.card]
        found.goals, found.of_goals = sum(goal.is_met for goal in goals), len(goals)
        if is_counted(table, seat):
            chapter = max(story.chapters, key=lambda each: each.gained, default=None)
            found.quote[lang] = chapter.entries[0].words if chapter is not None and chapter.entries else ""
            firsts = [each.came[0] for each in story.chapters if each.came][:MOST_STAMPS]
            found.stamps, found.sides = [each.card for each in firsts], [each.side for each in firsts]
    if is_counted(table, seat):
        found.row = title.day_row(session, seat)
    if is_played_here(kept):
        traits = {**title.traits(session, seat), SCORE: session.game.scores(session.state)[seat]}
        found.traits = {name: int(traits[name]) for name in counted(title.postmarks()) if traits.get(name, 0) >= 1}
    return found


def is_played_here(kept: KeptTable) -> bool:
    """Whether all of a game was played at this table: what was brought or taught proves nothing."""
    return not (kept.origin or kept.options.is_brought or kept.options.is_lesson)


def is_counted(table: Table, seat: int) -> bool:
    """Whether this is the life of the day of whoever laid the table, in time and for the first time."""
    options = table.kept.options
    if not options.day or options.is_practice or not options.owner or is_open(options.day, table.changed):
        return False
    return table.kept.seats[seat].profile == options.owner
