"""All tables: those in memory, and those that are brought back when somebody asks for them."""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Final

import msgspec

from wellspent.engine.session import Session
from wellspent.library import GameSetup, SetupError, begun_now, is_current
from wellspent.protocol import Branch, Created, Held, Import, NewSeat, NewTable, Summary

from .alarms import Alarms
from .history import CannotReplay, replayed
from .keys import hashed, is_table_id, new_key, new_table_id
from .lessons import as_lesson
from .limits import Buckets
from .opened import game_of
from .problems import Problem
from .records import brought
from .reviews import Reviews
from .seating import BOT, HERE, LINK, checked_clock, seated, setup_of_wishes
from .settings import Settings
from .storage import CHOOSE, HOUSE, Entry, KeptChat, KeptTable, StorageError, Store, TableOptions
from .tables import Table
from .thinking import Thinker
from .turns import NoTurns, Turns, unhurried

# Seconds for which a table is not put away: somebody is on the way to it.
JUST_NOW: Final = 5.0
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
        self.tables: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        self.alarms: Final = Alarms()
        self.opened: Final = settings.now()
        # What each party may still ask for.
        self.new_tables: Final = Buckets(*settings.limits.tables)
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
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise Problem("deleted" if await self.store.is_deleted(id) else "no-table")
        except StorageError as error:
            raise Problem("storage") from error
        if not is_current(kept.table.setup):
            raise Problem("replay")
        try:
            session: Session[Any] = Session(game_of(kept.table.setup), kept.table.setup.seed)
            await unhurried(replayed(session, kept.entries))
        except CannotReplay as error:
            logger.warning("The choices of a table do not replay: %s", error)
            raise Problem("replay") from error
        table = Table(kept, session, self.store, self.thinker, self.settings, self.turns, self.alarms, self.opened)
        self.tables[id] = table
        self._make_room()
        return table

    def _make_room(self) -> None:
        """Put tables away that nobody looks at, where there are too many, or too many different games."""
        limits = self.settings.limits
        games = Counter(id(table.session.game) for table in self.tables.values())
        for name, table in sorted(self.tables.items(), key=lambda item: item[1].touched):
            if len(self.tables) <= limits.tables_in_memory and len(games) <= limits.games_in_memory:
                return
            if not table.is_busy and monotonic() - table.touched > JUST_NOW:
                self.tables.pop(name).close()
                games[id(table.session.game)] -= 1
                games += Counter()

    # New tables.

    async def create(self, wishes: NewTable, owner: str = "", invited: Mapping[int, str] = NOBODY_INVITED) -> Created:
        """A new table. `owner` is the profile of whoever lays it; `invited`, by seat, those that may sit down."""
        if wishes.is_lesson:
            wishes = as_lesson(wishes)
        self._check_pace(wishes.pace)
        if len(wishes.seed) > self.settings.limits.line:
            raise Problem("seed", most=self.settings.limits.line)
        seats, links = seated(wishes.game, wishes.seats, wishes.lang)
        chosen = wishes.seed.strip()
        if chosen and any(seat.kind == LINK for seat in seats):
            # Between people nobody may know what comes, not even who chose the seed.
            wishes = msgspec.structs.replace(wishes, seed=f"{chosen} {self.settings.chance()}")
        setup = setup_of_wishes(wishes, [seat.name for seat in seats])
        key = new_key()
        for number, profile in invited.items():
            seats[number].invited = profile
        clock = checked_clock(wishes.game, wishes.clock)
        options = TableOptions(is_lesson=wishes.is_lesson, owner=owner, clock=clock)
        table = KeptTable(new_table_id(), setup, seats, hashed(key), wishes.pace, self.settings.now(), options=options)
        return await self._add(table, [], Created(table.id, key, links), "chosen" if chosen == setup.seed else "")

    async def branch(self, origin: Table, wishes: Branch, owner: str = "") -> Created:
        """Another game that goes on from a move of a finished one."""
        self._check_pace(wishes.pace)
        entries = await origin.looking_back.beginning(wishes.move)
        return await self._go_on(origin.kept.setup, wishes.seats, entries, wishes, owner, origin.kept.id, wishes.move)

    async def take_in(self, wishes: Import, owner: str = "") -> Created:
        """A game from its record, finished or not."""
        self._check_pace(wishes.pace)
        setup, session = await brought(wishes.record, self.settings.limits)
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
            raise Problem("seats", fewest=seats_there, most=seats_there)
        seats, links = seated(setup.game, wanted, wishes.lang)
        setup = begun_now(replace(setup, names=tuple(seat.name for seat in seats)))
        key = new_key()
        options, at = TableOptions(owner=owner), self.settings.now()
        table = KeptTable(new_table_id(), setup, seats, hashed(key), wishes.pace, at, origin, move, options)
        return await self._add(table, entries, Created(table.id, key, links), "record")

    async def _add(self, table: KeptTable, entries: Sequence[Entry], created: Created, chance: str) -> Created:
        try:
            game_of(table.setup)
        except SetupError as error:
            logger.warning("A game that cannot be set up: %s", error)
            raise Problem("setup") from error
        mine = next((seat for seat in table.seats if seat.kind == HERE), None)
        if mine is not None:
            mine.profile = table.options.owner
        try:
            await self.store.add_table(table, entries)
            if chance and sum(seat.kind != BOT for seat in table.seats) > 1:
                # Whoever might know what comes: the others are told.
                await self.store.add_chat(table.id, 0, KeptChat(HOUSE, "", chance, "", table.created))
        except StorageError as error:
            raise Problem("storage") from error
        if table.options.clock is not None:
            await (await self.table(table.id)).time.begin()
        return created

    def _check_pace(self, pace: int) -> None:
        if not 0 <= pace <= self.settings.limits.pace:
            raise Problem("pace", most=self.settings.limits.pace)

    # Everything else.

    async def mine(self, held: Sequence[Held]) -> list[Summary]:
        """A line for each table that is still there and whose key fits; the others are left out."""
        if len(held) > self.settings.limits.held:
            raise Problem("too-large")
        found: list[Summary] = []
        for each in held:
            try:
                table = await self.table(each.table)
                found.append(await table.summary(table.holder(each.key)))
                await asyncio.sleep(0)
            except Problem as problem:
                if problem.code == "storage":
                    raise
        return found

    async def delete(self, table: Table, key: str) -> None:
        await table.delete(table.holder(key))
        self.tables.pop(table.kept.id, None)

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

    def sweep(self) -> None:
        """Put tables away that nobody looks at; they are kept in the database."""
        for id in [id for id, table in self.tables.items() if table.is_closed or table.is_idle]:
            self.tables.pop(id).close()
        self.new_tables.sweep()
        self.talk.sweep()

    async def close(self) -> None:
        for table in self.tables.values():
            table.close()
        await self.reviews.close()
        await self.thinker.close()
        self.store.close()
