"""The life of the day: what is played, who has lived it, and how all of them did."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from wellspent import titles
from wellspent.engine.chance import commitment
from wellspent.library import GameSetup, set_up
from wellspent.protocol import (
    Created,
    Day,
    DayBest,
    DayGame,
    DayLife,
    DaySeed,
    DaySign,
    NewSeat,
    NewTable,
)
from wellspent.server.databases import Database
from wellspent.server.hub import Hub
from wellspent.server.keys import derived
from wellspent.server.names import spoken
from wellspent.server.opened import game_of
from wellspent.server.people.lives import LifeRow
from wellspent.server.people.profiles import Kept, Profiles
from wellspent.server.problems import Problem, speech
from wellspent.server.questions import NoAnswer
from wellspent.server.seating import BOT, HERE
from wellspent.titles.daily import Daily

from . import calendar
from .beside import ENOUGH, Beside
from .keeping import (
    NO_TRY,
    Try,
    add_computer,
    add_try,
    best_of,
    computers_of,
    days_lived,
    life_of,
    people_of,
    scores_of,
    tries_of,
)
from .today import daily_of, games

# So many of the computer players of a day are casual, the rest plays as usual.
CASUAL: Final = 8
# Whoever has had their life may see the others.
SEEN: Final = ("lived", "spent")
WEEK: Final = 7

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Known:
    """What the database knows of a day in one game, for somebody."""

    attempt: Try
    people: int
    scores: Mapping[int, int]
    computers: Mapping[int, int]
    mine: LifeRow | None
    best: LifeRow | None
    mine_then: LifeRow | None


class Days:
    """Asked by everybody, of every process: what it says follows from the database and its secret."""

    def __init__(self, hub: Hub, profiles: Profiles) -> None:
        self.hub: Final = hub
        self.profiles: Final = profiles
        self.computers: Final = hub.settings.day_computers
        self._going: Final[dict[tuple[str, str], asyncio.Task[None]]] = {}

    @property
    def now(self) -> int:
        return self.hub.settings.now()

    # Seeds.

    def seed(self, day: str, game: str) -> str:
        """Follows from the secret of the server: nobody knows it before, and every process finds the same."""
        return derived(self.hub.store.secret, f"life of the day {day} {game}")

    def told_seed(self, day: str, game: str) -> DaySeed:
        seed = self.seed(day, game)
        return DaySeed(day, game, commitment(seed), seed if calendar.is_open(day, self.now) else "")

    def seeds(self, day: str) -> list[DaySeed]:
        """Of any day up to tomorrow."""
        if not calendar.is_day(day) or day > calendar.shifted(calendar.day_at(self.now), 1):
            raise Problem("day", day=day)
        return [self.told_seed(day, game) for game in games()]

    # Living it.

    async def begin(self, me: Kept, game: str, pace: int) -> Created:
        """The table of my life of today: the one that counts until it is over, and then one for practice."""
        daily, day = daily_of(game), calendar.day_at(self.now)
        mine = (await self.profiles.do(lambda database: tries_of(database, me.id, day))).get(game, NO_TRY)
        if mine.state == "begun":
            return Created(mine.table, "", [])
        looks = me.looks
        seats = [NewSeat(HERE, looks.name, looks.colour, looks.pronoun, face=looks.face)]
        seats += [NewSeat(BOT, bot=bot) for bot in daily.against]
        wishes = NewTable(game, seats, daily.edition, seed=self.seed(day, game), pace=pace)
        # By the time that a life is over they will have lived theirs.
        self._compute(day, game)
        made = await self.hub.create(wishes, me.id, day=day, is_practice=mine.state != "new")
        if mine.state == "new":
            at = self.now
            if not await self.profiles.do(lambda database: add_try(database, me.id, day, game, made.table, at)):
                # Begun in another window a moment ago.
                await self.hub.store.delete(made.table, at)
                return await self.begin(me, game, pace)
        return made

    # Looking at it.

    async def told(self, me: Kept | None, lang: str) -> Day:
        day, open_day = calendar.day_at(self.now), calendar.latest_open(self.now)
        id = me.id if me is not None else ""
        known, lived = await self.profiles.do(lambda database: _known(database, id, day, open_day))
        for game, each in known.items():
            if each.attempt.state in SEEN and each.people < ENOUGH:
                self._compute(day, game, len(each.computers))
        for game in games():
            await self.hub.open(self._setup(day, game))
        week = [calendar.shifted(day, -before) in lived for before in reversed(range(WEEK))]
        tomorrow = calendar.shifted(day, 1)
        return Day(
            day,
            calendar.number_of(day),
            calendar.ends(day),
            [self._game(day, open_day, game, known[game], id, lang) for game in games()],
            calendar.streak(lived, day),
            week,
            [self.told_seed(each, game) for each in (tomorrow, open_day) for game in games()],
        )

    def _game(self, day: str, open_day: str, game: str, known: Known, id: str, lang: str) -> DayGame:
        title, daily, setup = titles.title(game), daily_of(game), self._setup(day, game)
        rules = game_of(setup)
        found = DayGame(
            game,
            known.attempt.state,
            commitment(setup.seed),
            title.day_aims(rules, rules.start(setup.seed)),
            list(daily.against),
            title.par(rules) if not daily.against else 0,
            known.attempt.table,
            known.people,
            best=_best(known, open_day, id, lang) if known.best is not None else None,
        )
        if known.attempt.state not in SEEN:
            return found
        beside = Beside(known.scores, list(known.computers.values()))
        found.computers, found.of_computers = beside.count_of_computers, self.computers if beside.asks_computers else 0
        found.bars, found.median, found.highest = beside.bars(), beside.median, beside.highest
        if known.mine is not None:
            found.mine = _mine(known.mine, daily, lang)
            found.mine.percentile, found.mine.rank = beside.percentile(known.mine.score), known.people
        return found

    def _setup(self, day: str, game: str) -> GameSetup:
        daily = daily_of(game)
        names = ["?"] * (1 + len(daily.against))
        return set_up(names, self.seed(day, game), game, daily.edition)

    # Computer players live it too.

    def _compute(self, day: str, game: str, done: int = 0) -> None:
        """Begin in the background, if nobody has; whoever asked does not wait for it."""
        going = self._going.get((day, game))
        if done >= self.computers or (going is not None and not going.done()):
            return
        for old in [each for each, task in self._going.items() if task.done()]:
            del self._going[old]
        self._going[day, game] = asyncio.create_task(self._lives(day, game), name=f"computers of {day} {game}")

    async def _lives(self, day: str, game: str) -> None:
        store, name = self.hub.store, f"day {day} {game}"
        try:
            if not await store.claim(name):
                # Another process is at it.
                return
            try:
                done = await self.profiles.do(lambda database: computers_of(database, day, game))
                for number in range(self.computers):
                    if number not in done:
                        await self._live(day, game, number)
            finally:
                store.let_go(name)
        except (Problem, NoAnswer) as error:
            # Whoever asks next begins anew.
            logger.warning("Computer players cannot live the life of the day: %s", error)

    async def _live(self, day: str, game: str, number: int) -> None:
        player = computer(game, number)
        setup, where = self._setup(day, game), f"{day} {game} computer {number}"
        scores = await self.hub.thinker.play_out(setup, [player, *daily_of(game).against], where)
        await self.profiles.do(lambda database: add_computer(database, day, game, number, player, scores[0]))

    async def close(self) -> None:
        for task in self._going.values():
            task.cancel()
        await asyncio.gather(*self._going.values(), return_exceptions=True)


def computer(game: str, number: int) -> str:
    """Who lives the day under a number: quick levels in all their characters, the same on every server."""
    title = titles.title(game)
    level = "casual" if number < CASUAL and "casual" in title.levels else title.usual_level
    character = title.characters[number % len(title.characters)] if title.characters else ""
    return f"{level}:{character}" if character else level


def _known(database: Database, id: str, day: str, open_day: str) -> tuple[dict[str, Known], set[str]]:
    tries, people = tries_of(database, id, day), people_of(database, day)
    known = {
        game: Known(
            tries.get(game, NO_TRY),
            people.get(game, 0),
            scores_of(database, day, game),
            computers_of(database, day, game),
            life_of(database, id, day, game) if id else None,
            best_of(database, open_day, game),
            life_of(database, id, open_day, game) if id else None,
        )
        for game in games()
    }
    return known, days_lived(database, id) if id else set()


def _mine(row: LifeRow, daily: Daily, lang: str) -> DayLife:
    life = row.life
    signs = signs_of(life.row, daily, lang)
    return DayLife(row.table, row.seat, row.score, row.place, life.years, life.goals, life.of_goals, signs)


def signs_of(row: Sequence[str], daily: Daily, lang: str) -> list[DaySign]:
    return [
        DaySign(name, daily.signs[name], speech(lang).say(f"day-sign-{name}")) for name in row if name in daily.signs
    ]


def _best(known: Known, day: str, id: str, lang: str) -> DayBest:
    row = known.best
    assert row is not None
    return DayBest(
        day,
        calendar.number_of(day),
        row.table,
        row.seat,
        spoken(row.name, lang),
        row.score,
        row.life.title.get(lang, ""),
        row.life.quote.get(lang, ""),
        row.life.stamps,
        bool(id) and row.profile == id,
        known.mine_then.score if known.mine_then is not None else -1,
        row.life.sides,
    )
