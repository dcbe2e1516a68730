"""All tables: those in memory, and those that are brought back when somebody asks for them."""

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil
from time import monotonic
from typing import Any, Final

import msgspec

from wellspent.engine.session import Session
from wellspent.library import GameSetup, SetupError, begun_now
from wellspent.protocol import (
    Branch,
    Command,
    Created,
    Explain,
    Held,
    Hint,
    Import,
    NewSeat,
    NewTable,
    Say,
    Summary,
)

from .alarms import Alarms
from .archives import ArchivedSight
from .elsewhere import Elsewhere
from .heralds import Herald, NoHerald
from .house import HOUSE_RULES, House
from .keeping import made_ready
from .keys import hashed, is_table_id, new_key, new_table_id
from .lessons import as_lesson, check_lesson
from .limits import Buckets
from .opened import is_opened
from .owners import owner_of
from .problems import Problem
from .records import brought
from .resuming import CannotGoOn, Renewed, Resuming
from .reviews import Reviews
from .roads import Roads
from .seating import (
    BOT,
    HERE,
    LINK,
    checked_clock,
    checked_table_name,
    holder_of,
    record_names,
    seated,
    setup_of_wishes,
)
from .settings import Settings
from .sights import Sight, unplayable
from .storage import (
    ANYBODY,
    CHOOSE,
    HOUSE,
    Entry,
    Kept,
    KeptChat,
    KeptSeat,
    KeptTable,
    StorageError,
    Store,
    TableOptions,
)
from .tables import Table, Witness, nobody_notes
from .thinking import Thinker
from .turns import NoTurns, Turns, unhurried

# Seconds for which a table is not put away: somebody is on the way to it.
JUST_NOW: Final = 5.0
PUT_AWAY_AT_ONCE: Final = 4
MINUTE: Final = 60
# Milliseconds until a clock that could not be looked at is looked at again.
LATER: Final = 60_000
NOBODY_INVITED: Final[Mapping[int, str]] = {}

logger = logging.getLogger(__name__)


class Hub:
    """Finds, makes and puts away tables."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings, turns: Turns | None = None) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.turns: Final[Turns] = turns or NoTurns()
        self.thinker: Final = thinker
        self.reviews: Final = Reviews(thinker, settings.limits.reviews)
        self.roads: Final = Roads(thinker, settings.limits.roads)
        self.tables: Final[dict[str, Table]] = {}
        self._chores: Final[set[asyncio.Task[None]]] = set()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        self._keeping: Final = asyncio.Semaphore(PUT_AWAY_AT_ONCE)
        self._left: Final[list[Table]] = []
        self.alarms: Final = Alarms()
        self.elsewhere: Final = Elsewhere()
        self.opened: Final = settings.now()
        # Tells those who are not there.
        self.herald: Herald = NoHerald()
        # Who is told of games that are over.
        self.witness: Witness = nobody_notes
        # What each party may still ask for.
        self.new_tables: Final = Buckets(*settings.limits.tables)
        self.kept_bytes: Final = Buckets(*settings.limits.kept)
        self.house: Final = House(settings)
        self.house.heard = self._tell_bulletin
        self.house.shows_out = self._show_out
        self.talk: Final = Buckets(*settings.limits.talk)

    async def table(self, id: str) -> Table:
        """A table by its id; raises Problem where there is none."""
        if not is_table_id(id):
            raise Problem("no-table")
        found = self.tables.get(id)
        if found is not None and not found.is_closed:
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        table = await self._laid(await self._kept(id))
        table.witness = self.witness
        if table.session.state.finished and not table.is_archived:
            await self.witness(table)
        self.tables[id] = table
        if not table.is_archived:
            self.herald.changed(table)
        table.archive_when_over()
        self._make_room()
        return table

    async def _laid(self, kept: Kept) -> Table:
        """The table with its game; raises Problem where these rules can do nothing with it."""
        resuming = Resuming(kept)
        try:
            if resuming.is_possible:
                await self.open(kept.table.setup)
            if kept.is_archived:
                return await self._remembered(kept, resuming)
            await unhurried(resuming.steps())
            if resuming.renewed is not None:
                kept = await self._tell_renewed(kept, resuming.renewed)
        except CannotGoOn as error:
            logger.warning("A table cannot go on: %s", error)
            raise Problem("replay") from error
        except StorageError as error:
            raise Problem("storage") from error
        return self._table(kept, resuming.game, None, resuming.kept_number)

    async def _remembered(self, kept: Kept, resuming: Resuming) -> Table:
        """A finished game as it was seen; it can be played again where the rules are still the same."""
        session: Session[Any] | None = None
        if resuming.is_playable:
            await unhurried(resuming.steps())
            session = resuming.game
        sight = ArchivedSight(kept.table, await self.store.archive(kept.table.id), session)
        return self._table(kept, sight.session, sight, len(kept.entries))

    def _table(self, kept: Kept, session: Session[Any], sight: Sight | None, kept_number: int) -> Table:
        shared = self.store, self.thinker, self.settings, self.turns, self.alarms, self.opened
        table = Table(kept, session, *shared, sight, kept_number, self.herald)
        table.audience.elsewhere = self.elsewhere
        return table

    async def _tell_renewed(self, kept: Kept, renewed: Renewed) -> Kept:
        """Everybody at the table reads that its rules are others now."""
        line = KeptChat(HOUSE, "", renewed.said, "", self.settings.now())
        await self.store.go_on(kept.table.id, renewed.base, kept.chat_from + len(kept.chat), line)
        return replace(kept, chat=[*kept.chat, line], positions=[renewed.base])

    def _make_room(self) -> None:
        """Put tables away that nobody looks at, where there are too many, or too many different games."""
        limits = self.settings.limits
        games = Counter(id(table.session.game) for table in self.tables.values())
        for name, table in sorted(self.tables.items(), key=lambda item: item[1].touched):
            if len(self.tables) <= limits.tables_in_memory and len(games) <= limits.games_in_memory:
                return
            if not table.is_busy and monotonic() - table.touched > JUST_NOW:
                self._put_away(name)
                games[id(table.session.game)] -= 1
                games += Counter()

    # New tables.

    async def create(
        self,
        wishes: NewTable,
        owner: str = "",
        invited: Mapping[int, str] = NOBODY_INVITED,
        again: str = "",
        day: str = "",
        is_practice: bool = False,
    ) -> Created:
        """A new table. `owner` is the profile of whoever lays it; `invited`, by seat, those that may sit down."""
        if wishes.is_lesson:
            wishes = as_lesson(wishes)
        self._check_pace(wishes.pace)
        if len(wishes.seed) > self.settings.limits.line:
            raise Problem("seed", most=self.settings.limits.line)
        seats, links = seated(wishes.game, wishes.seats)
        chosen = wishes.seed.strip()
        if chosen and any(seat.kind == LINK for seat in seats):
            # Between people nobody may know what comes, not even who chose the seed.
            wishes = msgspec.structs.replace(wishes, seed=f"{chosen} {self.settings.chance()}")
        setup = setup_of_wishes(wishes, record_names(seats))
        key = new_key()
        for number, profile in invited.items():
            seats[number].invited = profile
        if wishes.is_open:
            self._open(seats)
        clock = checked_clock(wishes.game, wishes.clock)
        options = TableOptions(wishes.is_lesson, owner, clock, again, day, is_practice, is_open=wishes.is_open)
        options.name = checked_table_name(wishes.name)
        table = KeptTable(new_table_id(), setup, seats, hashed(key), wishes.pace, self.settings.now(), options=options)
        return await self._add(table, [], Created(table.id, key, links), "chosen" if chosen == setup.seed else "")

    def _open(self, seats: Sequence[KeptSeat]) -> None:
        """Whoever likes may take the seats of this table that have a link."""
        if not self.house.rules.open_tables:
            raise Problem("no-open")
        for seat in seats:
            if seat.kind == LINK and not seat.invited:
                seat.invited = ANYBODY

    async def open(self, setup: GameSetup) -> None:
        """Have a game at hand; opening one takes long, and others go on meanwhile. Raises Problem."""
        try:
            if not is_opened(setup):
                await self.turns.beside(lambda: made_ready(setup))
        except SetupError as error:
            logger.warning("A game that cannot be set up: %s", error)
            raise Problem("setup") from error

    async def branch(self, origin: Table, wishes: Branch, owner: str = "") -> Created:
        """Another game that goes on from a move of a finished one."""
        self._check_pace(wishes.pace)
        origin.check_unsealed()
        entries = await origin.looking_back.beginning(wishes.move, wishes.line)
        return await self._go_on(origin.kept.setup, wishes.seats, entries, wishes, owner, origin.kept.id, wishes.move)

    async def take_in(self, wishes: Import, owner: str = "") -> Created:
        """A game from its record, finished or not."""
        self._check_pace(wishes.pace)
        setup, session = await brought(wishes.record, self.settings.limits, self.open)
        if wishes.is_lesson:
            check_lesson(setup)
        seats = wishes.seats or [NewSeat(HERE, name) for name in setup.names]
        entries = [Entry(CHOOSE, move.seat, move.line, "", self.settings.now()) for move in session.moves]
        return await self._go_on(setup, seats, entries, wishes, owner)

    async def _go_on(
        self,
        setup: GameSetup,
        wanted: Sequence[NewSeat],
        entries: Sequence[Entry],
        wishes: Branch | Import,
        owner: str,
        origin: str = "",
        move: int = -1,
    ) -> Created:
        seats_there = setup.ruleset.seats
        if len(wanted) != seats_there:
            raise Problem("seats-there", count=seats_there)
        seats, links = seated(setup.game, wanted)
        setup = begun_now(replace(setup, names=record_names(seats)))
        key = new_key()
        options, at = TableOptions(owner=owner, is_brought=True), self.settings.now()
        if isinstance(wishes, Import):
            options.is_lesson = wishes.is_lesson
            options.clock = checked_clock(setup.game, wishes.clock)
            options.name = checked_table_name(wishes.name)
        table = KeptTable(new_table_id(), setup, seats, hashed(key), wishes.pace, at, origin, move, options)
        return await self._add(table, entries, Created(table.id, key, links), "record")

    async def _add(self, table: KeptTable, entries: Sequence[Entry], created: Created, chance: str) -> Created:
        await self.open(table.setup)
        mine = next((seat for seat in table.seats if seat.kind == HERE), None)
        if mine is not None:
            mine.profile = table.options.owner
        try:
            await self.store.add_table(table, entries)
            if chance and sum(seat.kind != BOT for seat in table.seats) > 1:
                # Whoever might know what comes: the others are told.
                await self.store.add_chat(table.id, 0, KeptChat(HOUSE, "", chance, "", table.created))
        except StorageError as error:
            raise Problem(error.code) from error
        if table.options.clock is not None:
            await (await self.table(table.id)).time.begin()
        return created

    def _check_pace(self, pace: int) -> None:
        if not 0 <= pace <= self.settings.limits.pace:
            raise Problem("pace", most=self.settings.limits.pace)

    def check_command(self, command: Command, origin: str) -> None:
        """Whether somebody may do this now, as often and as much as they have done already; raises Problem."""
        if isinstance(command, Say):
            self.check_talk(origin)
        if not isinstance(command, Explain | Hint):
            self.check_kept(origin)

    def charge(self, party: str, size: int) -> None:
        """So many bytes were kept for an address; what the server does by itself is nobody's."""
        if party and size:
            self.kept_bytes.spend(party, size)

    def check_kept(self, origin: str) -> None:
        """Nobody fills the disk: whether more may be kept for an address now; raises Problem."""
        if short := self.kept_bytes.short(origin):
            raise Problem("too-much", minutes=ceil(short / MINUTE))

    def check_talk(self, origin: str) -> None:
        """Whether somebody may say something now; raises Problem."""
        if not self.house.rules.talk:
            raise Problem("silence")
        if not self.talk.take(origin):
            raise Problem("too-fast")

    def _tell_bulletin(self) -> None:
        for table in self.tables.values():
            for viewer in table.audience.viewers:
                viewer.send(self.house.bulletin)

    def _show_out(self, barred: Collection[str]) -> None:
        """Whoever may not play here any more is let go, and reads why when they come again."""
        for table in self.tables.values():
            for viewer in list(table.audience.viewers):
                if any(owner_of(table, seat) in barred for seat in viewer.holder.seats):
                    viewer.close()

    # Everything else.

    async def mine(self, held: Sequence[Held], lang: str) -> list[Summary]:
        """A line for each table that is still there and whose key fits; the others are left out."""
        if len(held) > self.settings.limits.held:
            raise Problem("too-large")
        found: list[Summary] = []
        for each in held:
            try:
                table = await self.table(each.table)
                found.append(await table.summary(table.holder(each.key), lang))
                await asyncio.sleep(0)
            except Problem as problem:
                if problem.code == "storage":
                    raise
                if problem.code == "replay":
                    found += await self._unplayable(each, lang)
        return found

    def heard(self, id: str, process: str = "", present: Sequence[str] = ()) -> None:
        """Another process has changed a table (without an id, perhaps any of them), or tells who is there."""
        if id in ("", HOUSE_RULES):
            self._later(self.house.reload(), "reading what the owner says")
        if present:
            self._see(id, process, *present)
            return
        for each in [id] if id else [*self.tables, *self._loading]:
            if each in self.tables or each in self._loading:
                self._later(self._catch_up(each), f"catching up with {each}")

    def _see(self, id: str, process: str, seats: str, watchers: str) -> None:
        self.elsewhere.note(id, process, [] if seats == "-" else list(map(int, seats.split(","))), int(watchers))
        if id in self.tables:
            self.tables[id].audience.show_presence()

    async def say_present(self, seconds: float) -> None:
        """Tell other processes who is here, spread over so many seconds: all at once would hold up what is written."""
        self.elsewhere.sweep()
        tables = [table for table in self.tables.values() if table.audience.viewers]
        for table in tables:
            table.audience.say_present()
            await asyncio.sleep(seconds / len(tables))
        if not tables:
            await asyncio.sleep(seconds)

    async def _catch_up(self, id: str) -> None:
        with suppress(Problem):
            await (await self.table(id)).meeting.catch_up()

    async def _unplayable(self, held: Held, lang: str) -> list[Summary]:
        """The line of a table that these rules can do nothing with: it is kept, and its people see that it is."""
        kept = await self._kept(held.table)
        try:
            return [unplayable(kept, holder_of(kept.table, held.key), lang)]
        except Problem:
            return []

    async def _kept(self, id: str) -> Kept:
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise Problem("deleted" if await self.store.is_deleted(id) else "no-table")
        except StorageError as error:
            raise Problem("storage") from error
        return kept

    async def delete(self, table: Table, key: str) -> None:
        await table.delete(table.holder(key))
        self.tables.pop(table.kept.id, None)

    async def close_table(self, id: str) -> None:
        """The owner of the server closes a table for good; whoever looks at it is told."""
        if not is_table_id(id) or not await self._is_kept(id):
            raise Problem("no-table")
        live = self.tables.pop(id, None)
        if live is not None and not live.is_closed:
            await live.remove()
        else:
            await self.store.delete(id, self.settings.now())
            self.alarms.set(id, 0)

    async def _is_kept(self, id: str) -> bool:
        try:
            return await self.store.load(id) is not None
        except StorageError as error:
            raise Problem("storage") from error

    async def recall_alarms(self) -> None:
        """Set the alarms that were set before a restart."""
        self.alarms.recall(await self.store.dues())

    async def tick(self) -> None:
        """Look after the tables whose time has come, whoever looks on."""
        for id in self.alarms.ringing(self.settings.now()):
            try:
                await (await self.table(id)).time.tick()
            except Problem as problem:
                if problem.code != "storage":
                    self.alarms.set(id, 0)
            except Exception:
                logger.exception("The clock of a table cannot be looked at")
                self.alarms.set(id, self.settings.now() + LATER)
        for table in self.tables.values():
            # Where another process played them and is gone.
            if table.audience.viewers:
                table.computers.go_on()

    def sweep(self) -> None:
        """Put tables away that nobody looks at; they are kept in the database."""
        while self._left:
            # Since the last time nobody has come who still had to do with it.
            self._left.pop().come_apart()
        for id in [id for id, table in self.tables.items() if table.is_closed or table.is_idle]:
            self._put_away(id)
        self.new_tables.sweep()
        self.kept_bytes.sweep()
        self.talk.sweep()

    def _put_away(self, id: str) -> None:
        table = self.tables.pop(id)
        table.close()
        self._later(self._keep(table), f"putting away {id}")

    async def _keep(self, table: Table) -> None:
        """Keep what later rules would need, of a few tables at a time: all at once would keep each other waiting."""
        async with self._keeping:
            await table.put_away()
        self._left.append(table)

    def _later(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def close(self) -> None:
        for id in list(self.tables):
            self._put_away(id)
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.reviews.close()
        await self.roads.close()
        await self.thinker.close()
        self.store.close()
