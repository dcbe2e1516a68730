"""Other processes that serve the same table: what they have kept happens here too."""

from typing import TYPE_CHECKING, Final

from wellspent.engine.session import NotPossible

from .problems import Problem
from .resuming import CannotGoOn, Resuming
from .storage import UNDO, Kept, StorageError
from .turns import unhurried

if TYPE_CHECKING:
    from .tables import Table


class Meeting:
    """Where one table meets what other processes do with it."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table

    async def catch_up(self) -> None:
        """Another process has changed what is kept: it is done here too, and everybody is told."""
        async with self.table.lock:
            if not self.table.is_closed:
                await self.take_in()

    async def take_in(self) -> None:
        """What other processes have kept; asked while the table is locked."""
        try:
            kept = await self.table.store.load(self.table.kept.id)
            if kept is None or kept.base != self.table.base or len(kept.entries) < self.table.version:
                self.table.close()
                return
            await self._catch_up(kept)
        except (StorageError, NotPossible):
            self.table.fail()

    async def read_again(self) -> None:
        """Another process was first, so what was done in memory has not happened: go back to what is kept."""
        try:
            kept = await self.table.store.load(self.table.kept.id)
            if kept is None or kept.base != self.table.base:
                raise CannotGoOn("it was deleted, or goes on by other rules")
            resuming = Resuming(kept)
            await unhurried(resuming.steps())
        except (StorageError, CannotGoOn) as error:
            self.table.fail()
            raise Problem("storage") from error
        self.table.session.become(resuming.game)
        self.table.version = len(kept.entries)
        self.table.changed = kept.entries[-1].at if kept.entries else kept.table.created
        self.table.has_undone = any(entry.kind == UNDO for entry in kept.entries)
        self.table.commands.clear()
        self.table.commands.update(commands_of(kept))
        self.table.moves.read_again(kept.entries)
        self.table.audience.go_back_to(0)
        await self._catch_up(kept, is_anew=True)

    async def _catch_up(self, kept: Kept, is_anew: bool = False) -> None:
        is_new = is_anew or len(kept.entries) > self.table.version
        for entry in kept.entries[self.table.version :]:
            self.table.moves.catch_up(entry)
        seats, table = kept.table.seats, self.table.kept
        if [seat.name for seat in seats] != [seat.name for seat in table.seats]:
            self.table.audience.go_back_to(0)
        old = list(table.seats), table.pace, table.options
        table.seats[:], table.pace, table.options = seats, kept.table.pace, kept.table.options
        table.known = kept.table.known
        is_other = old != (table.seats, table.pace, table.options)
        time_told, ordered = self.table.time.catch_up(kept.clock)
        self.table.talk.catch_up(kept.chat, kept.chat_from)
        self.table.is_archived = kept.is_archived
        self.table.reels.catch_up(kept.reels)
        if is_new or is_other or time_told:
            await self.table.audience.publish()
        for seat in ordered:
            await self.table.audience.tell_holders(seat)
        self.table.computers.go_on()


def commands_of(kept: Kept) -> set[str]:
    """What has been carried out already, however often it is asked for."""
    return {entry.command for entry in kept.entries} | {line.command for line in kept.chat}
