"""Profiles: made, found by six words, changed, joined together, given away as a file, forgotten."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from wellspent import titles
from wellspent.protocol import Exported, ExportedGame, ExportedLife, Looks, Profile, Welcome
from wellspent.server import setups
from wellspent.server.clock import now
from wellspent.server.databases import Database
from wellspent.server.days.keeping import days_tried, forget_tries, move_tries
from wellspent.server.hub import Hub
from wellspent.server.keys import hashed, is_profile_key, new_profile_key
from wellspent.server.limits import Buckets
from wellspent.server.names import somebody, spoken
from wellspent.server.notices import outbox
from wellspent.server.problems import Problem, has_control
from wellspent.server.seating import (
    BOT,
    COLOURS,
    HERE,
    LINK,
    checked_face,
    checked_name,
    checked_pronoun,
    record_names,
)
from wellspent.server.settings import Limits
from wellspent.server.sqlstore import SqlStore, delete_table
from wellspent.server.storage import KeptSeat, StorageError
from wellspent.texts import LANGUAGES

from .company import drop_company, exported, join_company
from .lives import Lived, forget_lives, move_lives
from .notes import drop_notes, join_notes, note_of
from .ratings import forget_ratings, move_ratings, ratings_written
from .sittings import forget_orders, is_over, keep_seats, orders_of, reseat, seats_of, tables_naming, tables_of
from .words import key_of_words

T = TypeVar("T")


@dataclass(frozen=True)
class Kept:
    """A profile as it is kept: `id` is the hash of its key."""

    id: str
    looks: Looks
    created: int
    changed: int

    def told(self) -> Profile:
        return Profile(self.looks, self.created, self.changed)


class Profiles:
    """Who is known here."""

    def __init__(self, store: SqlStore, hub: Hub, clock: Callable[[], int] = now) -> None:
        self.store: Final = store
        self.hub: Final = hub
        # Milliseconds since 1970.
        self.clock: Final = clock
        # What each address may still ask for.
        self.new: Final = Buckets(*hub.settings.limits.profiles)
        self.words: Final = Buckets(*hub.settings.limits.words)
        self.reports: Final = Buckets(*hub.settings.limits.reports)

    async def do(self, job: Callable[[Database], T]) -> T:
        try:
            return await self.store.do(job)
        except StorageError as error:
            raise Problem("storage") from error

    def sweep(self) -> None:
        self.new.sweep()
        self.words.sweep()
        self.reports.sweep()

    # Coming in.

    async def welcome(self, looks: Looks) -> Welcome:
        """A new profile, and its key, which nobody can ask for again."""
        looks, at, key = checked_looks(looks), self.clock(), new_profile_key()
        kept = Kept(hashed(key), looks, at, at)
        await self.do(lambda database: _add(database, kept))
        return Welcome(key, kept.told())

    async def known(self, key: str) -> Kept:
        """The profile of a key; raises Problem where there is none."""
        found = await self.find(key)
        if found is None:
            raise Problem("no-profile")
        return found

    async def owner(self, key: str) -> str:
        """The profile that a new table belongs to; nobody's, without the key of one."""
        return (await self.known(key)).id if is_profile_key(key) else ""

    async def find(self, key: str) -> Kept | None:
        if not is_profile_key(key):
            return None
        mark = hashed(key)
        return await self.do(lambda database: _find(database, mark))

    async def returned(self, words: str, lang: str) -> Welcome:
        """The profile that six words belong to."""
        key = key_of_words(words, lang)
        found = await self.find(key)
        if found is None:
            raise Problem("words-nobody")
        return Welcome(key, found.told())

    async def change(self, me: Kept, looks: Looks) -> Profile:
        kept = Kept(me.id, checked_looks(looks), me.created, self.clock())
        await self.do(lambda database: _change(database, kept))
        return kept.told()

    # Two become one.

    async def take_in(self, me: Kept, other: Kept) -> Profile:
        """Everything of another profile belongs to this one, and the other is no more."""
        self.hub.house.check(other.id)
        if me.id != other.id:
            for table in await self.do(lambda database: tables_of(database, other.id)):
                await self._rewrite(table, partial(reseat, table=table, old=other.id, new=me.id))
            await self.do(lambda database: _join(database, other.id, me.id))
        return me.told()

    async def _rewrite(self, table: str, job: Callable[[Database], Any]) -> None:
        """Change what is kept of a table; whoever looks at it comes again by themselves."""
        live = self.hub.tables.get(table)
        if live is None or live.is_closed:
            await self.do(job)
            return
        async with live.lock:
            await self.do(job)
            live.close()

    # Taking everything along, and leaving nothing.

    async def export(self, me: Kept) -> Exported:
        tables = await self.do(lambda database: tables_of(database, me.id))
        games = [await self.do(partial(_game, table=table, me=me)) for table in tables]
        ways = await self.do(lambda database: _ways(database, me.id))
        days = await self.do(lambda database: days_tried(database, me.id))
        ratings = await self.do(lambda database: ratings_written(database, me.id))
        shunned, reports = await self.do(lambda database: exported(database, me.id, me.looks.lang))
        played = [game for game in games if game is not None]
        barred = self.hub.house.farewell(me.id, me.looks.lang)
        wishes = await self.do(lambda database: outbox.written(database, me.id))
        return Exported(me.told(), played, ways, days, ratings, shunned, reports, barred, wishes)

    async def forget(self, me: Kept) -> None:
        """Games with others stay, and somebody sits there; everything else is gone."""
        for table in await self.do(lambda database: tables_naming(database, me.id)):
            await self._rewrite(table, partial(_leave, table=table, profile=me.id, at=self.clock()))
        await self.do(lambda database: forget_lives(database, me.id, somebody((), 0)))
        await self.do(lambda database: _drop(database, me.id))


def checked_looks(looks: Looks) -> Looks:
    """As tables will take them; raises Problem."""
    if looks.colour and looks.colour not in COLOURS:
        raise Problem("colour", colour=looks.colour, known=", ".join(COLOURS))
    checked_pronoun(looks.pronoun)
    if looks.lang not in LANGUAGES:
        raise Problem("language", name=looks.lang)
    if len(looks.settings) > Limits.settings or has_control(looks.settings):
        raise Problem("too-large")
    name = checked_name(looks.name) if looks.name.strip() else ""
    return msgspec.structs.replace(looks, name=name, face=checked_face(looks.face))


# What the database does.


def _add(database: Database, kept: Kept) -> None:
    looks = msgspec.json.encode(kept.looks).decode()
    database.run("INSERT INTO profiles VALUES (?, ?, ?, ?)", [kept.id, looks, kept.created, kept.changed])


def _change(database: Database, kept: Kept) -> None:
    looks = msgspec.json.encode(kept.looks).decode()
    database.run("UPDATE profiles SET looks = ?, changed = ? WHERE id = ?", [looks, kept.changed, kept.id])


def _find(database: Database, id: str) -> Kept | None:
    rows = database.run("SELECT looks, created, changed FROM profiles WHERE id = ?", [id])
    if not rows:
        return None
    looks, created, changed = rows[0]
    return Kept(id, msgspec.json.decode(looks, type=Looks), created, changed)


def _join(database: Database, old: str, new: str) -> None:
    move_tries(database, old, new)
    move_lives(database, old, new)
    move_ratings(database, old, new)
    join_notes(database, old, new)
    join_company(database, old, new)
    outbox.join(database, old, new)
    _drop(database, old)


def _drop(database: Database, id: str) -> None:
    database.run("DELETE FROM profiles WHERE id = ?", [id])
    database.run("DELETE FROM sittings WHERE profile = ?", [id])
    forget_tries(database, id)
    forget_ratings(database, id)
    drop_notes(database, id)
    drop_company(database, id)
    database.run("DELETE FROM barred WHERE person = ?", [id])
    outbox.forget(database, id)


def _ways(database: Database, id: str) -> list[str]:
    rows = database.run("SELECT way, address FROM notice_ways WHERE owner = ? ORDER BY way, address", [id])
    return [f"{way} {address}" for way, address in rows]


def _game(database: Database, table: str, me: Kept) -> ExportedGame | None:
    """What one did and said at a table, and nothing of others."""
    found = seats_of(database, table)
    if found is None:
        return None
    (seats, options), profile = found, me.id
    rows = database.run("SELECT setup, created FROM tables WHERE id = ?", [table])
    setup = setups.read(rows[0][0])
    mine = [number for number, seat in enumerate(seats) if seat.profile == profile]
    said = database.run("SELECT seat, line FROM chat WHERE table_id = ? ORDER BY number", [table])
    made = database.run("SELECT seat, kind, line FROM entries WHERE table_id = ? ORDER BY number", [table])
    lived = database.run("SELECT score, finished, life FROM lives WHERE table_id = ? AND profile = ?", [table, profile])
    return ExportedGame(
        table,
        setup.game,
        setup.edition,
        list(setup.modules),
        rows[0][1],
        [spoken(seats[number].name, me.looks.lang) for number in mine],
        options.owner == profile,
        [f"{kind} {line}" for seat, kind, line in made if seat in mine],
        [line for seat, line in said if seat in mine],
        [ExportedLife(score, finished, msgspec.json.decode(life, type=Lived).cards) for score, finished, life in lived],
        note_of(database, profile, table).text,
        [order for seat in mine for order in orders_of(database, table, seat)],
        options.name,
    )


def _leave(database: Database, table: str, profile: str, at: int) -> None:
    """Somebody is forgotten at a table; where nobody else was, there was nobody else's game."""
    found = seats_of(database, table)
    if found is None:
        return
    seats, options = found
    if options.owner == profile and not any(_is_of_other(seat, profile) for seat in seats):
        delete_table(database, table, at)
        return
    (text,) = database.run("SELECT setup FROM tables WHERE id = ?", [table])[0]
    setup = msgspec.json.decode(text, type=setups.KeptSetup)
    level = "" if is_over(database, table) else titles.title(setup.game).usual_level
    for number, seat in enumerate(seats):
        if seat.profile == profile or (options.owner == profile and seat.kind == HERE):
            mark = somebody([other.name for other in seats if other is not seat], number)
            # In a game that goes on, a computer player does.
            kind = BOT if level else seat.kind
            seats[number] = KeptSeat(kind, mark, seat.colour, "they", level, has_joined=True)
            database.run("DELETE FROM chat WHERE table_id = ? AND seat = ?", [table, number])
            forget_orders(database, table, number)
        elif seat.invited == profile:
            seat.invited = ""
        seat.handed_by = "" if seat.handed_by == profile else seat.handed_by
    if options.owner == profile:
        # The name was theirs too.
        options.owner = options.name = ""
    options.removed = [each for each in options.removed if each != profile]
    setup.seats = record_names(seats)
    database.run("UPDATE tables SET setup = ? WHERE id = ?", [msgspec.json.encode(setup).decode(), table])
    # Games as they were seen have names in them; they are made anew, as far as they can be played again.
    for kept in ("archives", "reels", "reel_pages"):
        database.run(f"DELETE FROM {kept} WHERE table_id = ?", [table])
    keep_seats(database, table, seats, options)


def _is_of_other(seat: KeptSeat, profile: str) -> bool:
    return seat.kind == LINK and seat.profile != profile and (bool(seat.profile) or seat.has_joined)
