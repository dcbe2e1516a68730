"""Who have I been: the lives of a profile, added up."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wellspent.protocol import Lives, LivesWith, Looks
from wellspent.server.databases import Database
from wellspent.server.names import spoken

from .company import looks_of
from .home import line_of
from .lives import LifeRow, company_of, lives_of
from .profiles import Kept, Profiles

# So many lives are looked at, the latest first, and so many companions are told.
MOST = 500
MOST_COMPANY = 6


class Who(NamedTuple):
    """Somebody one has played with: a profile, else a name, or the level of a computer player."""

    profile: str = ""
    name: str = ""
    bot: str = ""


async def lives_told(profiles: Profiles, me: Kept, lang: str) -> Lives:
    """Lives, years, kinds of cards, ends, and whom one has played with."""
    rows, company = await profiles.do(lambda database: _read(database, me.id))
    kinds: Counter[str] = Counter()
    for row in rows:
        kinds.update(row.life.kinds)
    return Lives(
        [line_of(row, company.get(row.table, []), lang) for row in rows],
        sum(row.life.years for row in rows),
        dict(kinds),
        dict(Counter(row.life.end for row in rows if row.life.end)),
        await profiles.do(lambda database: _company(database, rows, company, lang)),
    )


def _read(database: Database, id: str) -> tuple[list[LifeRow], dict[str, list[LifeRow]]]:
    rows = lives_of(database, id, MOST)
    return rows, company_of(database, list(dict.fromkeys(row.table for row in rows)))


def _company(
    database: Database, rows: Sequence[LifeRow], company: Mapping[str, Sequence[LifeRow]], lang: str
) -> list[LivesWith]:
    """Those with whom one has played most, as they look now; computer players by their level."""
    games: Counter[Who] = Counter()
    won: Counter[Who] = Counter()
    for row in rows:
        others = {_who(each) for each in company.get(row.table, []) if each.seat != row.seat}
        games.update(others)
        won.update(others if row.place == 0 else ())
    most = games.most_common(MOST_COMPANY)
    looks = looks_of(database, [who.profile for who, _ in most if who.profile])
    return [_with(who, count, won[who], looks.get(who.profile), lang) for who, count in most]


def _who(row: LifeRow) -> Who:
    if row.bot:
        return Who(bot=row.bot.split(":")[0].split("@")[0])
    return Who(profile=row.profile) if row.profile else Who(name=row.name)


def _with(who: Who, games: int, won: int, looks: Looks | None, lang: str) -> LivesWith:
    if looks is None:
        return LivesWith(spoken(who.name, lang), games, won, who.bot)
    pronoun: Any = looks.pronoun
    return LivesWith(looks.name, games, won, "", looks.colour, pronoun, looks.face)
