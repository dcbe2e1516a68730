"""Who sits where at a table, and how quickly its computer players move."""

from typing import TYPE_CHECKING, Final

from wellspent.protocol import Pace, Sit

from .names import is_name, readings
from .problems import Problem, anew
from .seating import check_colours, check_names, checked_face, checked_name, checked_pronoun
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table


class Places:
    """Those of one table; changed only while the table is locked."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table

    async def note_joined(self, holder: Holder) -> None:
        await anew(lambda: self._join(holder))

    async def _join(self, holder: Holder) -> None:
        new = [seat for seat in holder.seats if not self.table.kept.seats[seat].has_joined]
        if new:
            for seat in new:
                self.table.kept.seats[seat].has_joined = True
            await self._keep()
            await self.table.audience.publish()

    async def set_pace(self, holder: Holder, command: Pace) -> None:
        if not holder.is_host:
            raise Problem("not-host")
        if not 0 <= command.pace <= self.table.settings.limits.pace:
            raise Problem("pace", most=self.table.settings.limits.pace)
        self.table.kept.pace = command.pace
        await self.table.keep(self.table.store.change_table(self.table.kept))
        await self.table.audience.publish()

    async def sit(self, holder: Holder, command: Sit) -> None:
        self.table.check_seat(holder, command.seat)
        seat = self.table.kept.seats[command.seat]
        name = checked_name(command.name)
        if not is_name(seat.name) and name.casefold() in readings(seat.name):
            # Whoever sends back what stands for a name has given none.
            name = seat.name
        names = [each.name for each in self.table.kept.seats]
        check_names([*names[: command.seat], name, *names[command.seat + 1 :]])
        self._check_colour(command)
        pronoun = checked_pronoun(command.pronoun)
        seat.name, seat.colour, seat.pronoun = name, command.colour or seat.colour, pronoun
        seat.face = checked_face(command.face)
        await self.changed()

    async def _keep(self) -> None:
        """Time may begin when the last one has sat down."""
        await self.table.keep(self.table.store.change_table(self.table.kept))
        self.table.time.follow()
        if (clock := self.table.time.kept()) is not None:
            await self.table.keep(self.table.store.keep_clock(self.table.kept.id, clock))
        self.table.herald.changed(self.table)

    async def changed(self) -> None:
        """Keep who sits where, then tell everybody."""
        await self._keep()
        for viewer in self.table.audience.viewers:
            # The log has names in it.
            viewer.log_next = 0
        await self.table.audience.publish()

    def _check_colour(self, command: Sit) -> None:
        if command.colour:
            others = [seat.colour for number, seat in enumerate(self.table.kept.seats) if number != command.seat]
            check_colours([*others, command.colour])
