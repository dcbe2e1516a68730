"""A live table: its game in memory, who looks at it, and what they may do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from wellspent.engine.session import Session
from wellspent.protocol import (
    Choose,
    Command,
    Done,
    Explain,
    Explained,
    Gone,
    Hand,
    Handed,
    Hint,
    Hinted,
    News,
    Pace,
    Redo,
    Refusal,
    Say,
    Sit,
    Summary,
    Talk,
    Timing,
    Undo,
)

from .advising import Advice
from .alarms import Alarms
from .archives import Archivist
from .audience import Audience
from .computers import Computers
from .days.calendar import is_open
from .heralds import Herald, NoHerald
from .keeping import Keeper
from .looking import LookingBack
from .meeting import Meeting, commands_of
from .moves import Moves
from .opened import opened
from .orders import StandingOrders
from .places import Places
from .problems import Problem, anew
from .reels import Reels
from .seating import holder_of
from .settings import Settings
from .sights import Sight
from .storage import UNDO, Kept, Overtaken, StorageError, Store
from .talk import TableTalk
from .thinking import Thinker
from .timekeeping import Timekeeper
from .turns import NoTurns, Turns, unhurried
from .viewers import Holder, Viewer

Reply = Done | Handed | Refusal | Explained | Hinted
Witness = Callable[["Table"], Awaitable[None]]

logger = logging.getLogger(__name__)


async def nobody_notes(table: "Table") -> None:
    """The end of a game, where nobody keeps a chronicle."""


class Table:
    """Commands come one at a time; whatever they change is kept before anybody is told."""

    def __init__(
        self,
        kept: Kept,
        session: Session[Any],
        store: Store,
        thinker: Thinker,
        settings: Settings,
        turns: Turns | None = None,
        alarms: Alarms | None = None,
        since: int = 0,
        sight: Sight | None = None,
        kept_number: int = 0,
        herald: Herald | None = None,
    ) -> None:
        self.kept: Final = kept.table
        self.store: Final = store
        self.thinker: Final = thinker
        self.settings: Final = settings
        self.session: Final = session
        self.turns: Final[Turns] = turns or NoTurns()
        self.alarms: Final = alarms or Alarms()
        self.now: Final = settings.now
        self.herald: Final[Herald] = herald or NoHerald()
        # On whose account its computer players think: whoever first asked for the table.
        self.party = ""
        self.sight: Final = sight or Sight(kept.table, self.session)
        # As long as the table is there, its game and its showings are.
        self.opened: Final = opened(kept.table.setup) if self.sight.is_playable else None
        self.is_archived = kept.is_archived
        self._archiving: asyncio.Task[None] | None = None
        self.base: Final = kept.base
        # Every change of the game counts, so versions go on after a restart.
        self.version = len(kept.entries)
        self.changed = kept.entries[-1].at if kept.entries else kept.table.created
        self.has_undone = any(entry.kind == UNDO for entry in kept.entries)
        self.commands: Final = commands_of(kept)
        self.lock: Final = asyncio.Lock()
        self.is_closed = False
        self.has_failed = False
        self.touched = monotonic()
        self.audience: Final = Audience(self)
        self.talk: Final = TableTalk(self, list(kept.chat), kept.chat_from)
        self.moves: Final = Moves(self, kept.entries, kept.base)
        self.time: Final = Timekeeper(self, kept.clock, since)
        self.sight.time = self.time
        self.sight.is_sealed = lambda: self.is_sealed
        self.orders: Final = StandingOrders(self)
        self.looking_back: Final = LookingBack(self)
        self.computers: Final = Computers(self)
        self.places: Final = Places(self)
        self.advice: Final = Advice(self)
        self.meeting: Final = Meeting(self)
        self.keeper: Final = Keeper(self, kept_number)
        self.reels: Final = Reels(self, kept.reels)
        self.sight.first_shown = lambda: self.reels.first
        # Who is told when the game is over, while the table is locked.
        self.witness: Witness = nobody_notes

    # Who is who.

    def holder(self, key: str) -> Holder:
        """What a key gives; raises Problem for one that gives nothing, and who may not even look on."""
        holder = holder_of(self.kept, key)
        if self.is_sealed and not holder.seats:
            raise Problem("sealed")
        return holder

    @property
    def is_sealed(self) -> bool:
        """A life of a day that is not over: its cards are for nobody else to see, and its seed is for nobody."""
        day = self.kept.options.day
        return bool(day) and not is_open(day, self.now())

    def check_unsealed(self) -> None:
        """Whoever has the seed knows what comes."""
        if self.is_sealed:
            raise Problem("sealed-seed")

    @property
    def is_lesson(self) -> bool:
        """A guide knows only the game that it was written for."""
        return self.kept.options.is_lesson and self.session.past is None

    @property
    def is_attended(self) -> bool:
        """Somebody is there, or was a moment ago, or will come back to a game over days."""
        was_there = bool(self.audience.viewers) or monotonic() - self.touched < self.settings.alone
        return was_there or self.time.goes_on_alone

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing happens."""
        return monotonic() - self.touched > self.settings.idle and not self.is_busy

    @property
    def is_busy(self) -> bool:
        return bool(self.audience.viewers) or self.lock.locked() or self.computers.are_playing

    def touch(self) -> None:
        """Somebody is interested: computer players go on."""
        self.touched = monotonic()
        self.computers.go_on()

    # Coming and going.

    async def join(self, viewer: Viewer, seen: int) -> None:
        """Begin to tell a viewer everything."""
        self.party = self.party or viewer.origin
        async with self.lock:
            self.check_open()
            self.audience.check_place(viewer)
            await self.places.note_joined(viewer.holder)
            viewer.log_next = 0 if self.has_undone else self.audience.number_within(seen + 1)
            await self.audience.recall(viewer.lang, viewer.log_next)
            self.audience.viewers.add(viewer)
            try:
                self.audience.tell_at_once(viewer, {})
                viewer.send(Talk(self.talk.told(0, viewer.lang)))
            except BaseException:
                # Whoever cannot be told takes no place.
                self.audience.viewers.discard(viewer)
                raise
        self.herald.changed(self)
        self.audience.tell_presence()
        self.touch()

    def leave(self, viewer: Viewer) -> None:
        self.audience.viewers.discard(viewer)
        self.touched = monotonic()
        self.audience.tell_presence()

    def close(self) -> None:
        """Let everybody go; they come again by themselves."""
        self.is_closed = True
        self.computers.stop()
        self.audience.close()

    def fail(self) -> None:
        """Nobody knows how far it came: the table begins anew with what is on the disk."""
        self.has_failed = True
        self.close()

    async def put_away(self) -> None:
        """Let everybody go, and keep what later rules would need."""
        self.close()
        async with self.lock:
            # What may not have reached the disk is nothing to go on from.
            if not self.has_failed:
                await self.keeper.keep()
                await self.reels.finish()
        if self._archiving is not None:
            await asyncio.gather(self._archiving, return_exceptions=True)

    def come_apart(self) -> None:
        """Leave nothing in circles: only a look at everything in memory would find it, and freeze everybody."""
        for part in list(vars(self).values()):
            if getattr(part, "table", None) is self:
                del part.table
        self.sight.time = None
        del self.sight.is_sealed, self.sight.first_shown

    def archive_when_over(self) -> None:
        """Write a finished game down as it was seen, while others go on."""
        if self.session.state.finished and not self.is_archived and self._archiving is None:
            self._archiving = asyncio.create_task(self._archive(), name=f"archive of {self.kept.id}")

    async def _archive(self) -> None:
        try:
            archivist = Archivist(self.sight, await self.reels.before())
            await unhurried(archivist.steps(), lambda: self.is_closed)
            await self.store.keep_archive(self.kept.id, archivist.pages, list(archivist.catalogues.values()))
            self.is_archived = True
        except StorageError:
            logger.warning("A finished game cannot be archived; it will be when it is opened again")
        except Exception:
            logger.exception("A finished game cannot be archived")

    # Telling.

    def news_for(self, holder: Holder, lang: str, log_from: int) -> News:
        """The table as it is, for whoever has these seats."""
        news = self.sight.news(holder, lang, self.version, self.audience.online, log_from)
        if not news.table.is_finished:
            news.orders = self.orders.told(holder, lang)
        return news

    async def tell_again(self, viewer: Viewer) -> None:
        """Everything anew, log included."""
        async with self.lock:
            self.check_open()
            viewer.log_next = 0
            await self.audience.tell(viewer)

    async def news(self, holder: Holder, lang: str, log_from: int) -> News:
        async with self.lock:
            self.check_open()
            await self.places.note_joined(holder)
            self.touch()
            log_from = self.audience.number_within(log_from)
            await self.audience.recall(lang, log_from)
            return self.news_for(holder, lang, log_from)

    async def wait(self, version: int, seconds: float) -> None:
        """Wait until the table has changed since a version, or for so long."""
        self.touch()
        try:
            async with asyncio.timeout(seconds):
                while self.version == version and not self.is_closed:
                    await self.audience.next_change.wait()
        except TimeoutError:
            pass

    async def summary(self, holder: Holder, lang: str) -> Summary:
        async with self.lock:
            return self.sight.summary(holder, self.audience.online, self.changed, lang)

    # Commands.

    async def carry_out(self, holder: Holder, command: Command, lang: str, origin: str = "") -> Reply:
        """Do what a command says; raises Problem, and then nothing has changed."""
        self.party = self.party or origin
        if not 1 <= len(command.id) <= self.settings.limits.id:
            raise Problem("message", detail="id")
        self.touch()
        if getattr(command, "version", 0) > self.version:
            # It was seen at another process, whose news are still on their way.
            await self.meeting.catch_up()
        if isinstance(command, Hint):
            return await self.advice.hint(holder, command, lang)
        async with self.lock:
            self.check_open()
            mark = f"{_scope(holder)} {command.id}"
            if mark in self.commands:
                return Done(command.id, self.version)
            if isinstance(command, Explain):
                return self.advice.explain(holder, command, lang)
            try:
                if isinstance(command, Hand):
                    return await anew(lambda: self.time.hand(holder, command))
                await self._change(holder, command, lang, mark)
            except Problem as problem:
                # What was sent again after a line broke may have been carried out at another process.
                if problem.code != "stale" or mark not in self.commands:
                    raise
            except Exception:
                self.fail()
                raise
        self.computers.go_on()
        return Done(command.id, self.version)

    async def _change(
        self, holder: Holder, command: Choose | Undo | Redo | Say | Pace | Sit | Timing, lang: str, mark: str
    ) -> None:
        if isinstance(command, Choose | Undo | Redo) and self.version >= self.settings.limits.entries:
            raise Problem("too-large")
        if isinstance(command, Choose):
            await self.moves.choose(holder, command, lang, mark)
        elif isinstance(command, Undo):
            await self.moves.undo(holder, command, lang, mark)
        elif isinstance(command, Redo):
            await self.moves.redo(holder, command, mark)
        elif isinstance(command, Say):
            await self.talk.say(holder, command, mark)
        elif isinstance(command, Pace):
            await anew(lambda: self.places.set_pace(holder, command))
        elif isinstance(command, Sit):
            await anew(lambda: self.places.sit(holder, command))
        else:
            await self.time.carry_out(holder, command)

    async def keep(self, writing: Awaitable[None]) -> None:
        """Wait until it is on the disk. If that fails the memory is ahead of it, so it is given up."""
        try:
            await writing
        except Overtaken as error:
            await self.meeting.read_again()
            raise Problem("stale") from error
        except StorageError as error:
            self.fail()
            raise Problem(error.code) from error

    # What is checked.

    def check_open(self) -> None:
        if self.is_closed:
            raise Problem("storage")

    def check_advised(self) -> None:
        """Hints and reviews are there where somebody gives advice."""
        if not self.thinker.adviser(self.kept.setup.game):
            raise Problem("no-advice")

    def check_seat(self, holder: Holder, seat: int) -> None:
        if seat not in holder.seats:
            raise Problem("seat")

    def check_length(self, line: str) -> None:
        if len(line) > self.settings.limits.line:
            raise Problem("too-large")

    # The end of a table, and what is left of it.

    async def delete(self, holder: Holder) -> None:
        """Of those at the table only the host deletes it."""
        if not holder.is_host:
            raise Problem("not-host")
        await self.remove()

    async def remove(self) -> None:
        """Nothing is left of it, and everybody is told."""
        async with self.lock:
            self.check_open()
            await self.keep(self.store.delete(self.kept.id, self.now()))
            self.alarms.set(self.kept.id, 0)
            for viewer in self.audience.viewers:
                viewer.send(Gone(Problem("deleted").sentence(viewer.lang)))
            self.close()


def _scope(holder: Holder) -> str:
    """Commands are counted for each holder: nobody's ids get in the way of another's."""
    return "host" if holder.is_host else ",".join(map(str, holder.seats)) or "-"
