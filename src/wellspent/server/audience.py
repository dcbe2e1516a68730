"""Those who look at a table: each is told what its seats may know."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from wellspent.protocol import Presence
from wellspent.wire import first_number, move_of

from .elsewhere import Elsewhere
from .problems import Problem
from .turns import unhurried
from .viewers import ENCODER, LOOKS_ON, Holder, Viewer

if TYPE_CHECKING:
    from .tables import Table

# So many moves are told at once.
MANY: Final = 8
# What was made for those that may know the same: the message, and the number of the next entry of the log.
Made = dict[tuple[Holder, str, int], tuple[bytes, int]]

logger = logging.getLogger(__name__)


class Audience:
    """The viewers of one table. Those that may know the same get the same message."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.viewers: Final[set[Viewer]] = set()
        self.next_change = asyncio.Event()
        self.elsewhere = Elsewhere()

    @property
    def online(self) -> list[int]:
        """The seats that somebody looks from, here or at another process."""
        return sorted({*self._seats, *self.elsewhere.seats(self.table.kept.id)})

    @property
    def _seats(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.holder.seats}

    @property
    def _watchers(self) -> int:
        return sum(not viewer.holder.seats for viewer in self.viewers)

    def say_present(self) -> None:
        """Tell other processes who is here."""
        self.table.store.present(self.table.kept.id, sorted(self._seats), self._watchers)

    def check_place(self, viewer: Viewer) -> None:
        """Those who look on take no place from those who play, and no address takes all places."""
        limits = self.table.settings.limits
        alike = [other for other in self.viewers if other.holder == viewer.holder]
        if viewer.holder != LOOKS_ON:
            if len(alike) >= limits.viewers_of_holder:
                raise Problem("full")
            return
        of_origin = sum(other.origin == viewer.origin for other in alike)
        if len(alike) >= limits.viewers_of_table or of_origin >= limits.viewers_of_origin:
            raise Problem("full")

    def number_within(self, log_from: int) -> int:
        """A number of the log that is somewhere in it, or just behind it."""
        return min(max(log_from, 0), first_number(len(self.table.session.moves) + 1))

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        self.say_present()
        self.show_presence()

    def show_presence(self) -> None:
        """Tell those who look on here."""
        watchers = self._watchers + self.elsewhere.watchers(self.table.kept.id)
        message = ENCODER.encode(Presence(self.online, watchers))
        for viewer in self.viewers:
            viewer.send_encoded(message)

    async def publish(self) -> None:
        """Tell every viewer what there is now."""
        self.next_change.set()
        self.next_change = asyncio.Event()
        made: Made = {}
        for viewer in list(self.viewers):
            try:
                await self.tell(viewer, made)
            except Exception:
                # It has happened and is kept: whoever cannot be told comes again.
                logger.exception("A viewer cannot be told")
                viewer.close()

    async def tell_holders(self, seat: int) -> None:
        """Tell those who look from a seat, and nobody else."""
        for viewer in list(self.viewers):
            if seat in viewer.holder.seats:
                await self.tell(viewer)

    async def tell(self, viewer: Viewer, made: Made | None = None) -> None:
        """Tell one viewer; asked while the table is locked."""
        made = {} if made is None else made
        if (viewer.holder, viewer.lang, viewer.log_next) not in made:
            await self.recall(viewer.lang, viewer.log_next)
        self.tell_at_once(viewer, made)

    def tell_at_once(self, viewer: Viewer, made: Made) -> None:
        what = (viewer.holder, viewer.lang, viewer.log_next)
        if what not in made:
            news = self.table.news_for(*what)
            made[what] = ENCODER.encode(news), self.table.sight.next_number(news, viewer.holder, viewer.lang)
        message, viewer.log_next = made[what]
        viewer.send_encoded(message)

    async def recall(self, lang: str, log_from: int) -> None:
        """Have the log in words from there on; where that is long, others go on meanwhile."""
        if len(self.table.session.moves) - move_of(log_from) > MANY:
            await unhurried(self.table.sight.recall(lang, log_from))

    def go_back_to(self, move: int) -> None:
        """The log is told anew from this move on."""
        for viewer in self.viewers:
            viewer.log_next = min(viewer.log_next, first_number(move))

    def close(self) -> None:
        """Let everybody go; they come again by themselves."""
        for viewer in self.viewers:
            viewer.close()
        self.next_change.set()
