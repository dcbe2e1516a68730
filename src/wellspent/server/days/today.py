"""What home says of today."""

from wellspent import titles
from wellspent.protocol import HomeDay, HomeDayGame
from wellspent.server.databases import Database
from wellspent.server.problems import Problem
from wellspent.titles.daily import Daily

from . import calendar
from .keeping import NO_TRY, people_of, tries_of


def games() -> list[str]:
    """Those that have a life of the day."""
    return [name for name in titles.names() if titles.title(name).daily is not None]


def daily_of(game: str) -> Daily:
    daily = titles.title(game).daily if game in titles.names() else None
    if daily is None:
        raise Problem("game", name=game)
    return daily


def home_day(database: Database, profile: str, now: int) -> HomeDay:
    """What home says of today: two queries, however many have lived it."""
    day = calendar.day_at(now)
    tries = tries_of(database, profile, day) if profile else {}
    people = people_of(database, day)
    found = [
        HomeDayGame(game, mine.state, people.get(game, 0), mine.table, mine.score)
        for game in games()
        for mine in [tries.get(game, NO_TRY)]
    ]
    return HomeDay(calendar.number_of(day), found)
