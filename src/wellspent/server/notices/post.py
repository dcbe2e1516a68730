"""The post office: sees what has to be told, keeps it, and sends it when nobody has seen it by then."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import groupby
from typing import Final, TypeVar

from wellspent.protocol import ChangeNotices, Notices, NoticeWay, SilentHours
from wellspent.server.candles import LIVE
from wellspent.server.databases import Database
from wellspent.server.hub import Hub
from wellspent.server.keys import hashed, is_same, new_key
from wellspent.server.limits import Buckets
from wellspent.server.owners import is_looking, owner_of
from wellspent.server.people.company import muted_by
from wellspent.server.problems import Problem, speech
from wellspent.server.rests import DAY, HOUR, MINUTE, MOST_QUIET, Quiet, awake_from, is_possible
from wellspent.server.seating import BOT
from wellspent.server.sqlstore import SqlStore
from wellspent.server.storage import StorageError
from wellspent.server.tables import Table

from . import outbox
from .message import KINDS, Item, Message, NotSent, Sender
from .outbox import EVERY_TABLE, FAILED, PUSH, SEEN, SENT, WITHDRAW, WITHDRAWN, KeptWay, Notice, Wishes
from .words import item_of

T = TypeVar("T")
Withdrawn = tuple[str, ...]
# How long somebody has to see it for themselves.
PATIENCE: Final = {"turn": MINUTE, "short": 0, "talk": 5 * MINUTE, "end": MINUTE, "invitation": 0}
# What is closed when the move has been made.
OF_A_MOVE: Final = ("turn", "short")
# What is a matter of one table.
OF_TABLES: Final = tuple(kind for kind in KINDS if kind != "invitation")
PAUSES: Final = (MINUTE, 10 * MINUTE, HOUR)
AT_ONCE: Final = 50
KEPT: Final = 30 * DAY
# By what processes agree who delivers.
OFFICE: Final = "post office"
MAIL: Final = "mail"
# Ways whose refusals have words of their own.
NAMED: Final = (PUSH, MAIL, "hook")
INVITATION: Final = "invitation"
# Browsers that one person has.
MOST_WAYS: Final = 12

logger = logging.getLogger(__name__)


class PostOffice:
    """Listens to the tables; whatever it has to do is done in its own time."""

    def __init__(
        self,
        hub: Hub,
        store: SqlStore,
        senders: Mapping[str, Sender],
        base: str,
        push_key: str = "",
        confirmations: tuple[float, float] = (5, 0.002),
    ) -> None:
        self.hub: Final = hub
        self.store: Final = store
        self.senders: Final = senders
        self.base: Final = base.rstrip("/")
        self.push_key: Final = push_key
        self.confirmations: Final = Buckets(*confirmations)
        # Tables to look at, the seats there that have passed something on, and those that somebody spoke to.
        self._tables: Final[dict[str, Table]] = {}
        self._passed: Final[set[tuple[str, int]]] = set()
        self._spoken: Final[dict[str, set[int]]] = {}
        # Nothing is sent by two at the same time.
        self._lock: Final = asyncio.Lock()

    def now(self) -> int:
        return self.hub.settings.now()

    async def do(self, job: Callable[[Database], T]) -> T:
        try:
            return await self.store.do(job)
        except StorageError as error:
            raise Problem("storage") from error

    # Listening.

    def changed(self, table: Table) -> None:
        id = table.kept.id
        self._tables[id] = table
        waiting = waited_for(table)
        for seat in range(len(table.kept.seats)):
            if seat not in waiting:
                self._passed.add((id, seat))

    def said(self, table: Table, seat: int) -> None:
        self._tables[table.kept.id] = table
        self._spoken.setdefault(table.kept.id, set()).add(seat)

    async def tick(self) -> None:
        """Write down what has to be told, and send what nobody has seen by now."""
        async with self._lock:
            await self._note_all()
            if not await self.store.claim(OFFICE):
                # Another process delivers just now.
                return
            try:
                await self._deliver()
            finally:
                self.store.let_go(OFFICE)

    async def _note_all(self) -> None:
        """Those that have changed by now; what changes meanwhile comes next time, so that nobody waits for ever."""
        for id in list(self._tables):
            await self._note_one(id, self._tables.pop(id))

    async def _note_one(self, id: str, table: Table) -> None:
        passed = {seat for other, seat in self._passed if other == id}
        self._passed.difference_update({(id, seat) for seat in passed})
        spoken = self._spoken.pop(id, set())
        try:
            await self.do(lambda database: self._note(database, table, passed, spoken))
        except Problem:
            # It is not written down yet.
            self._tables.setdefault(id, table)
            self._passed.update((id, seat) for seat in passed)
            self._spoken.setdefault(id, set()).update(spoken)
            raise

    def _note(self, database: Database, table: Table, passed: set[int], spoken: set[int]) -> None:
        """Bring what waits for a table up to date with what is so."""
        open_now = outbox.notices_of(database, table.kept.id)
        for notice in open_now:
            if self._has_passed(table, notice, passed):
                outbox.close_notice(database, notice, WITHDRAWN)
                if notice.state == SENT and self._can_withdraw(database, notice):
                    outbox.withdraw_notice(database, notice, self.now())
            elif notice.kind == "talk" and is_looking(table, notice.owner):
                outbox.close_notice(database, notice, SEEN)
        still = {(each.owner, each.kind, each.seat) for each in open_now if not self._has_passed(table, each, passed)}
        for seat, kind in self._wanted(table, spoken):
            owner = owner_to_tell(table, seat, kind)
            if kind == "talk" and _are_muted(database, owner, table, spoken - {seat}):
                continue
            if owner and (owner, kind, seat) not in still:
                self._add(database, table, owner, seat, kind)

    def _can_withdraw(self, database: Database, notice: Notice) -> bool:
        way = outbox.way_of(database, notice.way)
        return way is not None and way.way in self.senders and self.senders[way.way].can_withdraw

    def _has_passed(self, table: Table, notice: Notice, passed: set[int]) -> bool:
        if notice.kind == "invitation":
            return table.kept.seats[notice.seat].invited != notice.owner
        if notice.kind in OF_A_MOVE:
            return notice.seat in passed or owner_of(table, notice.seat) != notice.owner
        return False

    def _wanted(self, table: Table, spoken: set[int]) -> list[tuple[int, str]]:
        """What has to be told now, and to which seat."""
        seats = [seat for seat, kept in enumerate(table.kept.seats) if kept.kind != BOT]
        if table.session.state.finished:
            return [(seat, "end") for seat in seats]
        found = [(seat, "turn") for seat in waited_for(table)]
        clock, now = table.time.clock, self.now()
        found += [(seat, "short") for seat in waited_for(table) if 0 < clock.short_from(seat) <= now]
        found += [(seat, "talk") for seat in seats if spoken and spoken != {seat}]
        return found + [(seat, "invitation") for seat in seats if table.kept.seats[seat].invited]

    def _add(self, database: Database, table: Table, owner: str, seat: int, kind: str) -> None:
        # The invited know nothing of the table yet.
        where = EVERY_TABLE if kind == INVITATION else table.kept.id
        wishes = outbox.wishes_of(database, owner, where)
        for way in outbox.ways_of(database, owner):
            if way.is_confirmed and way.way in self.senders and kind in wishes.get(way.way, []):
                outbox.add_notice(database, way, table.kept.id, seat, kind, self.now() + PATIENCE[kind])

    # Sending.

    async def _deliver(self) -> None:
        due = await self.do(lambda database: outbox.waiting(database, self.now(), AT_ONCE))
        ordered = sorted(due, key=lambda notice: notice.way)
        bundles = [list(notices) for _, notices in groupby(ordered, key=lambda notice: notice.way)]
        await asyncio.gather(*(self._deliver_to(bundle) for bundle in bundles))

    async def _deliver_to(self, notices: list[Notice]) -> None:
        way = await self.do(lambda database: outbox.way_of(database, notices[0].way))
        if way is None or way.way not in self.senders:
            await self.do(lambda database: outbox.mark(database, notices, FAILED))
            return
        items: list[Item] = []
        told = [notice for notice in notices if notice.kind == WITHDRAW]
        withdrawn = tuple(dict.fromkeys(notice.table for notice in told))
        # What is taken back waits for nobody; what is new comes along when one of it is due.
        new = [notice for notice in notices if notice.kind != WITHDRAW]
        for notice in new if any(each.due <= self.now() for each in new) else ():
            if (item := await self._item(notice, way)) is not None:
                items.append(item)
                told.append(notice)
        if told:
            await self._send(way, told, items, withdrawn)

    async def _item(self, notice: Notice, way: KeptWay) -> Item | None:
        """What a notice says now; None where it is not to be told, or not yet."""
        try:
            table = await self.hub.table(notice.table)
        except Problem:
            await self.do(lambda database: outbox.close_notice(database, notice, WITHDRAWN))
            return None
        if not notice.is_open or (notice.kind in OF_A_MOVE and notice.seat not in waited_for(table)):
            await self.do(lambda database: outbox.close_notice(database, notice, WITHDRAWN))
            return None
        if is_looking(table, notice.owner):
            await self.do(lambda database: outbox.mark(database, [notice], SEEN))
            return None
        silent = await self.do(lambda database: outbox.hours_of(database, notice.owner))
        awake = max(awake_from(each, self.now()) for each in (quiet_of(table, notice), silent))
        if awake > self.now():
            await self.do(lambda database: outbox.postpone(database, [notice], awake))
            return None
        return item_of(table, notice, way.lang, self.base)

    async def _send(self, way: KeptWay, notices: list[Notice], items: Sequence[Item], withdrawn: Withdrawn) -> None:
        try:
            await self.senders[way.way].send(way.address, self._message(way, items, withdrawn))
        except NotSent as error:
            await self._try_again(way, notices, error)
            return
        except Exception:
            logger.exception("A message cannot be made")
            await self._try_again(way, notices, NotSent("internal"))
            return
        await self.do(lambda database: self._note_sent(database, way, notices))

    def _note_sent(self, database: Database, way: KeptWay, notices: list[Notice]) -> None:
        outbox.mark(database, notices, SENT)
        if way.fault:
            outbox.keep_way(database, replace(way, fault="", failed_at=0))

    def _message(self, way: KeptWay, items: Sequence[Item], withdrawn: Withdrawn) -> Message:
        say = speech(way.lang).say
        title = items[0].text if len(items) == 1 else _title(items, say)
        peace = f"{self.base}/peace/{way.id}", say("notice-peace"), say("notice-peace-button")
        return Message(title, tuple(items), *peace, way.lang, withdrawn)

    async def _try_again(self, way: KeptWay, notices: list[Notice], error: NotSent) -> None:
        """With growing pauses; what nobody lives at any more is forgotten."""
        if error.is_gone and way.way == PUSH:
            await self.do(lambda database: outbox.drop_way(database, way.id))
            return
        tries = max(notice.tries for notice in notices) + 1
        failed = replace(way, fault=str(error), failed_at=self.now())

        def job(database: Database) -> None:
            outbox.keep_way(database, failed)
            if tries > len(PAUSES) or error.is_gone:
                outbox.mark(database, notices, FAILED)
            else:
                outbox.postpone(database, notices, self.now() + PAUSES[tries - 1], tries)

        await self.do(job)

    async def sweep(self) -> None:
        self.confirmations.sweep()
        await self.do(lambda database: outbox.sweep(database, self.now() - KEPT))

    # What somebody asks for.

    async def told(self, owner: str, table: str) -> Notices:
        def job(database: Database) -> Notices:
            ways = [
                NoticeWay(
                    each.way,
                    "" if each.way == PUSH else each.address,
                    bool(each.is_confirmed),
                    each.fault,
                    each.failed_at,
                )
                for each in outbox.ways_of(database, owner)
            ]
            wishes = outbox.wishes_of(database, owner, table)
            if table != EVERY_TABLE:
                wishes = _of_a_table(wishes)
            hours = outbox.hours_of(database, owner)
            silent = SilentHours(hours.zone, hours.begins, hours.ends) if hours.length else None
            return Notices(wishes, ways, sorted(self.senders), self.push_key, silent)

        return await self.do(job)

    async def change(self, owner: str, table: str, change: ChangeNotices, lang: str, origin: str) -> Notices:
        """Keep what somebody wants to know, and where; a new e-mail address is asked first."""
        self._check(change, KINDS if table == EVERY_TABLE else OF_TABLES)
        for name, address in change.addresses.items():
            if name == PUSH and address:
                await self._add_push(owner, address, lang)
            elif name != PUSH:
                await self._set_address(owner, name, address.strip(), lang, origin)
        await self.do(lambda database: self._keep(database, owner, table, change))
        return await self.told(owner, table)

    def _keep(self, database: Database, owner: str, table: str, change: ChangeNotices) -> None:
        where = EVERY_TABLE if change.for_all else table
        old = outbox.wishes_of(database, owner, where)
        # Of a way that is not offered today nothing was asked.
        wishes = {way: kinds for way, kinds in old.items() if way not in self.senders}
        wishes |= {way: kinds for way, kinds in change.wishes.items() if way in self.senders}
        if where != table:
            # A table says nothing about invitations, and has no wishes of its own any more.
            invited = {way for way, kinds in old.items() if INVITATION in kinds}
            wishes |= {way: [*wishes.get(way, []), INVITATION] for way in invited}
            outbox.drop_wishes(database, owner, table)
        outbox.keep_wishes(database, owner, where, wishes)
        if change.hours is not None:
            outbox.keep_hours(database, owner, _quiet(change.hours))

    def _check(self, change: ChangeNotices, kinds: Sequence[str]) -> None:
        wished = {kind for wishes in change.wishes.values() for kind in wishes}
        if not wished <= set(kinds):
            raise Problem("notice", name=", ".join(sorted(wished - set(kinds))))
        if change.hours is not None and not is_possible(_quiet(change.hours)):
            raise Problem("quiet", most=MOST_QUIET // 60)
        for name, address in change.addresses.items():
            if address.strip() and name not in self.senders:
                raise Problem(f"no-{name}" if name in NAMED else "no-such-way", name=name)
            if address.strip() and not self.senders[name].is_address(address.strip()):
                raise Problem(f"{name}-address" if name in NAMED else "way-address", name=name)

    async def _set_address(self, owner: str, name: str, address: str, lang: str, origin: str) -> None:
        ways = await self.do(lambda database: outbox.ways_of(database, owner))
        old = [way for way in ways if way.way == name]
        for way in old:
            if way.address != address:
                await self.do(partial(outbox.drop_way, id=way.id))
        if not address or any(way.address == address for way in old):
            return
        way = KeptWay(new_key(), owner, name, address, lang, int(name != MAIL))
        if name == MAIL and not self.confirmations.take(origin):
            raise Problem("too-fast")
        await self.do(lambda database: outbox.keep_way(database, way))
        if name == MAIL:
            await self._ask_to_confirm(way)

    async def _ask_to_confirm(self, way: KeptWay) -> None:
        say = speech(way.lang).say
        link = f"{self.base}/confirm/{way.id}.{self._proof(way.id)}"
        message = Message(
            say("notice-confirm-title"), (Item("confirm", "", say("notice-confirm"), link),), lang=way.lang
        )
        try:
            await self.senders[MAIL].send(way.address, message)
        except NotSent as error:
            failed = replace(way, fault=str(error), failed_at=self.now())
            await self.do(lambda database: outbox.keep_way(database, failed))

    def _proof(self, id: str) -> str:
        """Only whoever reads the letter knows it."""
        return hmac.new(self.store.secret.encode(), f"confirm {id}".encode(), sha256).hexdigest()[:32]

    async def _add_push(self, owner: str, address: str, lang: str) -> None:
        id = hashed(f"{owner} {address}")
        ways = await self.do(lambda database: outbox.ways_of(database, owner))
        # Of somebody who was two people before, it may have another id.
        browsers = [way for way in ways if way.way == PUSH and way.address != address]
        for way in ways:
            if way.way == PUSH and way.address == address and way.id != id:
                await self.do(partial(outbox.drop_way, id=way.id))
        for way in browsers[: max(0, len(browsers) + 1 - MOST_WAYS)]:
            await self.do(partial(outbox.drop_way, id=way.id))
        await self.do(lambda database: outbox.keep_way(database, KeptWay(id, owner, PUSH, address, lang, 1)))

    async def confirm(self, token: str) -> None:
        """Whoever opened the letter wants to be told."""
        id, _, proof = token.partition(".")
        way = await self.do(lambda database: outbox.way_of(database, id))
        if way is None or not is_same(proof, self._proof(id)):
            raise Problem("no-way")
        await self.do(lambda database: outbox.keep_way(database, replace(way, is_confirmed=1, fault="", failed_at=0)))

    async def leave_in_peace(self, id: str) -> None:
        """One click, and this address is told nothing any more."""
        await self.do(lambda database: outbox.drop_way(database, id))


def waited_for(table: Table) -> list[int]:
    """The seats that have to decide for themselves: where time is live, everybody is there; what is ordered is done."""
    if table.session.state.finished or table.time.clock.rules.kind == LIVE:
        return []
    deciders = table.session.game.deciders(table.session.state)
    return [seat for seat in deciders if not table.time.is_played(seat) and table.orders.choice(seat) is None]


def owner_to_tell(table: Table, seat: int, kind: str) -> str:
    """Whom a notice is for: the hash of the key that they hold."""
    return table.kept.seats[seat].invited if kind == "invitation" else owner_of(table, seat)


def _are_muted(database: Database, owner: str, table: Table, seats: set[int]) -> bool:
    """Whether somebody wants to hear none of those who spoke."""
    muted = muted_by(database, owner)
    return bool(seats) and all(seat >= 0 and owner_of(table, seat) in muted for seat in seats)


def _of_a_table(wishes: Wishes) -> Wishes:
    return {way: [kind for kind in kinds if kind in OF_TABLES] for way, kinds in wishes.items()}


def _quiet(hours: SilentHours) -> Quiet:
    return Quiet(hours.zone, hours.begins, hours.ends)


def _title(items: Sequence[Item], say: Callable[..., str]) -> str:
    """Of several things at once."""
    tables = {item.table for item in items}
    if all(item.kind in OF_A_MOVE for item in items):
        return say("notice-several", count=len(tables))
    return say("notice-mixed", count=len(items))


def quiet_of(table: Table, notice: Notice) -> Quiet:
    """A seat that is only offered has no hours of its own."""
    return Quiet() if notice.kind == "invitation" else table.time.clock.candle(notice.seat).quiet
