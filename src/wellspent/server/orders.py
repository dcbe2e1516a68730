"""Standing orders: what is done for a seat while its owner is not there, as if its owner had come by.

Nobody else can tell. Whoever has orders comes in, chooses and leaves again, after times that nobody can foretell; in
the log it is a choice like any other, and only its owner reads that it was ordered.
"""

from typing import TYPE_CHECKING, Final

from wellspent import titles
from wellspent.protocol import Choose, Onward, Order, Orders

from .candles import KeptOrders
from .keys import derived
from .opened import showing_of
from .owners import holder_like, is_looking, owner_of
from .problems import Problem
from .rests import MINUTE, SECOND, awake_from
from .storage import UNDO
from .viewers import Holder, Viewer

if TYPE_CHECKING:
    from .tables import Table

# How long it takes until somebody comes by, between two choices, and until they leave: at least, and at most.
COMES: Final = (40 * SECOND, 4 * MINUTE)
GOES_ON: Final = (4 * SECOND, 15 * SECOND)
# How soon it is looked again whether whoever looks has left.
AGAIN: Final = 30 * SECOND
# No bill is as high.
MOST_LEFT: Final = 99


class StandingOrders:
    """The orders of one table."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        # By seat: when its owner was last seen, and who has come by for it, until when.
        self._seen: Final[dict[int, int]] = {}
        self._visits: Final[dict[int, tuple[Viewer, int]]] = {}

    def of(self, seat: int) -> KeptOrders:
        """The orders for a seat, if it is still the seat of whoever gave them."""
        found = self.table.time.clock.candle(seat).orders
        return found if found.owner and found.owner == owner_of(self.table, seat) else KeptOrders()

    def told(self, holder: Holder, lang: str) -> list[Orders]:
        """Those of one's own seats, each with what it would do now."""
        people = self.table.time.clock.people
        return [self._told(seat, lang) for seat in holder.seats if seat in people and self.of(seat).owner]

    def _told(self, seat: int, lang: str) -> Orders:
        found, choice = self.of(seat), self.choice(seat)
        game = self.table.session.game
        texts = showing_of(self.table.kept.setup, lang).texts
        view = game.view(self.table.session.state, seat)
        now = "" if choice is None else texts.choice(game, view, seat, choice)
        return Orders(seat, found.pays_bills, found.leaves, found.takes_only, found.lets_pass, found.advances, now)

    def onward(self, holder: Holder, lang: str) -> list[Onward]:
        """What an order could go on with, at one's own seats."""
        game, state = self.table.session.game, self.table.session.state
        if state.finished:
            return []
        texts, title = showing_of(self.table.kept.setup, lang).texts, titles.title(self.table.kept.setup.game)
        views = {seat: game.view(state, seat) for seat in holder.seats}
        return [
            Onward(seat, each.card, texts.choice(game, view, seat, each.choice), dict(each.lacks))
            for seat, view in views.items()
            for each in title.onward(game, view, seat)
        ]

    async def give(self, holder: Holder, command: Order) -> None:
        """All orders of a seat anew. Only those who look from it hear of it."""
        self.table.check_seat(holder, command.seat)
        if self.table.session.state.finished:
            raise Problem("over")
        if not 0 <= command.leaves <= MOST_LEFT:
            raise Problem("order", most=MOST_LEFT)
        self._check_card(command)
        wanted = command.pays_bills, command.leaves, command.takes_only, command.lets_pass, command.advances
        is_any = command.pays_bills or command.takes_only or command.lets_pass or bool(command.advances)
        owner = owner_of(self.table, command.seat) if is_any else ""
        orders = KeptOrders(*wanted, owner, self.table.now()) if is_any else KeptOrders()
        self.table.time.clock.candle(command.seat).orders = orders
        await self.table.time.keep_quietly()
        await self.table.audience.tell_holders(command.seat)

    def _check_card(self, command: Order) -> None:
        """A card is one of one's own that can be gone on with, or was when the order was given."""
        if not command.advances or command.advances == self.of(command.seat).advances:
            return
        game, title = self.table.session.game, titles.title(self.table.kept.setup.game)
        view = game.view(self.table.session.state, command.seat)
        if command.advances not in [each.card for each in title.onward(game, view, command.seat)]:
            raise Problem("order-card")

    # What is to be done.

    def choice(self, seat: int) -> int | None:
        """What the orders of a seat say to what it is asked now; None where they say nothing, or would end its life."""
        found = self._ordered(seat)
        if found is None:
            return None
        view = self.table.session.game.view(self.table.session.state, seat)
        return None if showing_of(self.table.kept.setup, "en").is_deadly(view, seat, found) else found

    def _ordered(self, seat: int) -> int | None:
        table, orders = self.table, self.of(seat)
        game, state = table.session.game, table.session.state
        if not orders.owner or seat not in game.deciders(state) or table.time.is_played(seat) or self._took_back(seat):
            return None
        # Whatever is decided is decided by what the seat sees.
        view = game.view(state, seat)
        options = game.options(view, seat)
        if orders.takes_only and len(options) == 1:
            return options[0]
        title = titles.title(table.kept.setup.game)
        if orders.pays_bills and (paid := title.bill_paid(game, view, seat, orders.leaves)) is not None:
            return paid
        if orders.advances and (made := title.going_on(game, view, seat, orders.advances)) is not None:
            return made
        passing = [each for each in options if game.notation(each).split()[0] in title.passes]
        return passing[0] if orders.lets_pass and passing else None

    def _took_back(self, seat: int) -> bool:
        """Whoever has just taken something back decides for themselves."""
        last = self.table.moves.last
        return last is not None and last.kind == UNDO and last.seat == seat

    # When.

    @property
    def due(self) -> int:
        """When the next of them is carried out, or somebody leaves again; 0 for never."""
        found = [until for _, until in self._visits.values()]
        found += [self._due(seat) for seat in self.table.time.clock.people if self.choice(seat) is not None]
        return min(found, default=0)

    def _due(self, seat: int) -> int:
        now, orders = self.table.now(), self.of(seat)
        if is_looking(self.table, orders.owner):
            return now + AGAIN
        begun = max(self.table.changed, orders.at, self._seen.get(seat, 0))
        at = begun + self._pause(seat, GOES_ON if seat in self._visits else COMES)
        until = self.table.time.clock.until(seat)
        at = min(at, (begun + until) // 2) if until else at
        return awake_from(self.table.time.clock.candle(seat).quiet, at)

    def _pause(self, seat: int, span: tuple[int, int]) -> int:
        """The same at every process, and nothing that anybody could foretell or conclude anything from."""
        mark = derived(self.table.store.secret, f"order {self.table.kept.id} {self.table.version} {seat}")
        return span[0] + int(mark, 16) % (span[1] - span[0])

    async def tick(self) -> None:
        """Carry out what is due; the table is not locked, and no other process does the same."""
        for seat in self.table.time.clock.people:
            if self.choice(seat) is not None and self._is_due(seat):
                await self._come_by(seat)
        for seat, (viewer, until) in list(self._visits.items()):
            if until <= self.table.now():
                del self._visits[seat]
                self.table.leave(viewer)

    def _is_due(self, seat: int) -> bool:
        if is_looking(self.table, self.of(seat).owner):
            self._seen[seat] = self.table.now()
            return False
        return self._due(seat) <= self.table.now()

    async def _come_by(self, seat: int) -> None:
        if seat not in self._visits:
            await self._sit_down(seat)
        await self._choose(seat)

    async def _sit_down(self, seat: int) -> None:
        viewer = Viewer(holder_like(self.table, self.of(seat).owner), "en", self.table.settings.limits.waiting)
        # Whoever is not really there is told of what else there is to do.
        viewer.is_looking = False
        await self.table.join(viewer, 0)
        self._visits[seat] = (viewer, self.table.now() + self._pause(seat, GOES_ON))

    async def _choose(self, seat: int) -> None:
        table, (viewer, _) = self.table, self._visits[seat]
        async with table.lock:
            # Another process may just have seen to it.
            await table.meeting.take_in()
            table.check_open()
            choice = self.choice(seat)
            if choice is not None:
                line, mark = table.session.game.notation(choice), f"order {table.version}"
                command = Choose(mark, table.version, seat, line)
                await table.moves.choose(viewer.holder, command, viewer.lang, f"{seat} {mark}", "order")
        viewer.forget()
        self._visits[seat] = (viewer, table.now() + self._pause(seat, GOES_ON))
        table.computers.go_on()
