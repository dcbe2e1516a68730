"""What somebody sees who comes in: a few queries, whatever the size of the database, and the games that go on."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from wellspent import titles
from wellspent.protocol import Companion, Held, Home, HomeLife, Invitation, LifeLine, LogEntry
from wellspent.server import offline
from wellspent.server.databases import Database
from wellspent.server.days.today import home_day
from wellspent.server.hub import Hub
from wellspent.server.lessons import lesson_of, title_of
from wellspent.server.names import spoken
from wellspent.server.opened import showing_of
from wellspent.server.problems import Problem
from wellspent.server.seating import LINK
from wellspent.server.storage import ANYBODY
from wellspent.server.tables import Table
from wellspent.server.viewers import Holder
from wellspent.wire import first_number

from .company import apart_from, sits_apart
from .lives import LifeRow, company_of, count_of, lives_of
from .profiles import Kept, Profiles
from .sittings import Sitting, running_of

OVER: Final = "over"


async def home(hub: Hub, profiles: Profiles, me: Kept | None, key: str, lang: str) -> Home:
    """Everything at once; without a profile, what is there for everybody."""
    limits = hub.settings.limits
    at, id = hub.settings.now(), me.id if me is not None else ""
    can_open = hub.house.rules.open_tables
    found = Home([], can_open=can_open, offline=offline.size_of(hub.settings.offline))
    found.day = await profiles.do(lambda database: home_day(database, id, at))
    apart = await profiles.do(lambda database: apart_from(database, id)) if id else set()
    found.barred = hub.house.farewell(id, lang)
    if can_open and not found.barred:
        seats = await profiles.do(lambda database: running_of(database, ANYBODY, limits.lines_at_home, True))
        found.open = await _tables(hub, seats, id, apart, lang)
    if me is None:
        return found
    if not found.barred:
        running = await profiles.do(lambda database: running_of(database, id, limits.at_home))
        invited = await profiles.do(lambda database: running_of(database, id, limits.lines_at_home, True))
        found.lives = await _lives(hub, running, key, lang)
        found.invitations = await _tables(hub, invited, id, apart, lang)
        found.open = [each for each in found.open if not _sits(each, found.lives)]
    # After the running ones, which wait for a life that ends just now to be written down: it is one or the other.
    ended, company, found.count = await profiles.do(lambda database: ended_of(database, id, limits.lines_at_home))
    found.ended = [line_of(row, company.get(row.table, []), lang) for row in ended]
    return found


def ended_of(database: Database, id: str, most: int) -> tuple[list[LifeRow], dict[str, list[LifeRow]], int]:
    rows = lives_of(database, id, most, is_unread=True)
    return rows, company_of(database, [row.table for row in rows]), count_of(database, id)


def _sits(each: Invitation, lives: Sequence[HomeLife]) -> bool:
    return any(life.summary.table.id == each.table.id for life in lives)


async def _lives(hub: Hub, running: Sequence[Sitting], key: str, lang: str) -> list[HomeLife]:
    """Where they stand; what cannot be opened any more is told without a recap."""
    found: list[HomeLife] = []
    for id in dict.fromkeys(sitting.table for sitting in running):
        try:
            table = await hub.table(id)
            found.append(await _life(table, table.holder(key), lang))
        except Problem as problem:
            if problem.code == "storage":
                raise
            # Of other rules than today's, perhaps: it is not lost.
            found += [HomeLife(summary) for summary in await hub.mine([Held(id, key)], lang)]
    return [life for life in found if not life.summary.table.is_finished]


async def _life(table: Table, holder: Holder, lang: str) -> HomeLife:
    life = HomeLife(await table.summary(holder, lang))
    await recap(life, table, holder, lang)
    lesson = lesson_of(table.kept.setup, table.session, lang) if table.kept.options.is_lesson else None
    if lesson is not None and lesson.does != OVER:
        life.lesson, life.of_lessons = lesson.number, lesson.of
        life.lesson_title = title_of(table.kept.setup, lesson.number, lang)
    return life


async def recap(life: HomeLife, table: Table, holder: Holder, lang: str) -> None:
    """Tell the loudest thing that others did since one's last choice, and what one is asked now."""
    session, showing = table.session, showing_of(table.kept.setup, lang)
    mine = [number for number, move in enumerate(session.moves, 1) if move.seat in holder.seats]
    since = mine[-1] if mine else 0
    async with table.lock:
        await table.audience.recall(lang, first_number(since + 1))
        log = showing.log(session, table.sight.reader(holder), table.sight.names(lang), first_number(since + 1))
    others = [entry for entry in log if entry.move > since and entry.seat >= 0 and entry.seat not in holder.seats]
    loudest = max(others, key=_loudness(others, showing.landmarks), default=None)
    if loudest is not None and 0 < since <= len(table.sight.made):
        life.since = table.sight.made[since - 1].at
    asked = next((seat for seat in session.game.deciders(session.state) if seat in holder.seats), None)
    said = [loudest.text] if loudest else []
    if asked is not None:
        ask = showing.ask(session.game.view(session.state, asked), asked)
        said += [ask.question] if ask else []
    life.recap = " ".join(said)


def _loudness(entries: Sequence[LogEntry], landmarks: Collection[str]) -> Callable[[LogEntry], tuple[int, ...]]:
    """What is heard furthest: a great moment, then a deed with a card, then any; by all that came of the same move."""
    moved: Counter[int] = Counter()
    for entry in entries:
        moved[entry.move] += sum(map(abs, entry.goods.values()))

    def loudness(entry: LogEntry) -> tuple[int, ...]:
        is_deed = entry.kind in landmarks
        return entry.great is not None, is_deed and bool(entry.card), is_deed, moved[entry.move], entry.number

    return loudness


async def _tables(hub: Hub, seats: Sequence[Sitting], me: str, apart: Collection[str], lang: str) -> list[Invitation]:
    """Where somebody may sit down: not with those they are kept apart from, nor where they were sent away."""
    found = []
    for id in dict.fromkeys(sitting.table for sitting in seats):
        try:
            table = await hub.table(id)
            if not sits_apart(table, apart) and me not in table.kept.options.removed:
                found.append(_invitation(table, lang))
        except Problem as problem:
            if problem.code == "storage":
                raise
    return found


def _invitation(table: Table, lang: str) -> Invitation:
    kept = table.kept
    host = next((n for n, seat in enumerate(kept.seats) if seat.profile and seat.profile == kept.options.owner), -1)
    free = sum(seat.kind == LINK and not seat.profile for seat in kept.seats)
    return Invitation(table.sight.table(table.audience.online, lang), host, free)


def line_of(row: LifeRow, company: Sequence[LifeRow], lang: str) -> LifeLine:
    others = [Companion(each.seat, spoken(each.name, lang), each.score, each.place, each.bot) for each in company]
    title = row.life.title.get(lang) or titles.title(row.game).info(lang).name
    return LifeLine(
        row.table,
        row.seat,
        row.game,
        row.score,
        row.place,
        row.finished,
        title,
        [each for each in others if each.seat != row.seat],
        row.life.years,
        row.day,
        bool(row.is_read),
    )
