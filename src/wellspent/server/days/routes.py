"""The life of the day over HTTP."""

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from wellspent.protocol import Created, Day, DaySeed
from wellspent.server.api import AnyHub, AnyProfiles, Lang
from wellspent.server.people.routes import check_rate, me_of
from wellspent.server.requests import AnyRequest, key_of, language_of

from .service import Days

PACE: Final = 900
AnyDays = NamedDependency[Days]


@get("/api/day")
async def read_day(request: AnyRequest, profiles: AnyProfiles, days: AnyDays, lang: Lang = "") -> Day:
    """The life of today; with the key of a profile, how far I have come with it."""
    me = await profiles.known(key_of(request)) if key_of(request) else None
    return await days.told(me, language_of(request))


@get("/api/day/{day:str}/seeds")
async def read_seeds(days: AnyDays, day: FromPath[str], lang: Lang = "") -> list[DaySeed]:
    """The hashes of the seeds of a day up to tomorrow, and the seeds once it is over."""
    return days.seeds(day)


@post("/api/day/{game:str}")
async def live_day(
    request: AnyRequest,
    hub: AnyHub,
    profiles: AnyProfiles,
    days: AnyDays,
    game: FromPath[str],
    pace: FromQuery[int] = PACE,
    lang: Lang = "",
) -> Created:
    """My table of today: the first counts, until it is over; whatever comes after it is practice."""
    me = await me_of(request, profiles)
    check_rate(hub.new_tables, request)
    return await days.begin(me, game, pace)


ROUTES: Final[list[HTTPRouteHandler]] = [read_day, read_seeds, live_day]
