"""Who have I been: the lives of a profile, added up."""

from collections import Counter
from collections.abc import Sequence

from wellspent.protocol import Lives, LivesWith
from wellspent.server.databases import Database

from .home import line_of
from .lives import LifeRow, company_of, lives_of
from .profiles import Kept, Profiles

# So many lives are looked at, the latest first, and so many companions are told.
MOST = 500
MOST_COMPANY = 6


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
        _company(rows, company),
    )


def _read(database: Database, id: str) -> tuple[list[LifeRow], dict[str, list[LifeRow]]]:
    rows = lives_of(database, id, MOST)
    return rows, company_of(database, list(dict.fromkeys(row.table for row in rows)))


def _company(rows: Sequence[LifeRow], company: dict[str, list[LifeRow]]) -> list[LivesWith]:
    """Those with whom one has played most; computer players by their level."""
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for row in rows:
        others = {_called(each) for each in company.get(row.table, []) if each.seat != row.seat}
        games.update(others)
        won.update(others if row.place == 0 else ())
    return [LivesWith(name, count, won[name, bot], bot) for (name, bot), count in games.most_common(MOST_COMPANY)]


def _called(row: LifeRow) -> tuple[str, str]:
    return ("", row.bot.split(":")[0].split("@")[0]) if row.bot else (row.name, "")
