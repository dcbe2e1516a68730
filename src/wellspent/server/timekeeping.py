"""The time of one table: what it brings by itself, and what those who sit there ask of it."""

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from wellspent import titles
from wellspent.protocol import (
    Agree,
    Candle,
    Hand,
    Handed,
    Leave,
    Order,
    Pause,
    PauseInfo,
    Quiet,
    Return,
    SeatInfo,
    TableInfo,
    Timing,
)

from . import rests
from .candles import DAYS, FOREVER, LIVE, NO_CLOCK, Clock, ClockState, KeptOrders, Place
from .keys import hashed, new_key
from .owners import owner_of
from .problems import Problem
from .rests import DAY, MINUTE
from .seating import BOT, LINK
from .storage import Entry, KeptClock
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table

# Nobody is away, and nothing stops, for longer than this.
LONGEST: Final = 92 * DAY


class Timekeeper:
    """Asked to change something only while the table is locked."""

    def __init__(self, table: "Table", kept: KeptClock | None, since: int) -> None:
        self.table: Final = table
        seats = table.kept.seats
        people = [number for number, seat in enumerate(seats) if seat.kind != BOT]
        state = msgspec.json.decode(kept.state, type=ClockState) if kept is not None else None
        rules = table.kept.options.clock or NO_CLOCK
        self.clock: Final = Clock(rules, people, len(seats), state, since, self._is_taken)
        self.is_used = kept is not None or self.clock.runs
        # What everybody was told last about the time of each seat.
        self._told: list[tuple[bool, bool, bool]] = []
        self.follow()

    def catch_up(self, kept: KeptClock | None) -> tuple[bool, list[int]]:
        """Another process has kept the time: whether everybody may see it, and the seats with other orders."""
        before = self.clock.state
        if kept is not None:
            self.clock.state = msgspec.json.decode(kept.state, type=ClockState)
            self.is_used = True
            self.table.alarms.set(self.table.kept.id, kept.due)
        now = self.clock.state
        pairs = enumerate(zip(before.candles, now.candles, strict=True))
        return _common(before) != _common(now), [seat for seat, (old, new) in pairs if old.orders != new.orders]

    # What is.

    @property
    def has_begun(self) -> bool:
        """Where time is short, it begins when everybody has come."""
        seats = self.table.kept.seats
        return self.clock.rules.kind != LIVE or all(seat.has_joined for seat in seats)

    def _is_taken(self, seat: int) -> bool:
        """Whether somebody has come for a seat; one that was given away is played on meanwhile."""
        kept = self.table.kept.seats[seat]
        return kept.has_joined or bool(kept.handed_by)

    @property
    def stand_in(self) -> str:
        """Who sits in for whoever is not there."""
        return self.clock.rules.stand_in or titles.title(self.table.kept.setup.game).usual_level

    def is_stood_in(self, seat: int) -> bool:
        return seat in self.clock.people and self.clock.is_stood_in(seat, self.table.now())

    @property
    def goes_on_alone(self) -> bool:
        """Over days nobody needs to look on, as long as somebody will come back to it."""
        is_there = any(not self.clock.is_gone(seat, self.table.now()) for seat in self.clock.people)
        return self.clock.rules.kind == DAYS and is_there

    @property
    def due(self) -> int:
        """When the table has to be looked after; 0 for never."""
        session, now = self.table.session, self.table.now()
        if session.state.finished or not self.is_used:
            return self.table.orders.due
        is_played = any(self.is_played(seat) for seat in session.game.deciders(session.state))
        if is_played and self.goes_on_alone:
            return now
        return min((at for at in (self.clock.next_due(now), self.table.orders.due) if at), default=0)

    def is_played(self, seat: int) -> bool:
        """Whether a computer player decides there now."""
        return self.table.kept.seats[seat].kind == BOT or self.is_stood_in(seat)

    def show(self, info: TableInfo) -> None:
        """Tell everybody how much time there is, and who sits in for whom."""
        info.clock = self.clock.rules if self.clock.runs else None
        pause = self.clock.state.pause
        if pause is not None and pause.ends > self.table.now():
            info.pause = PauseInfo(pause.seat, pause.begins, pause.ends, list(pause.agreed), pause.is_agreed)
        if not info.is_finished:
            for seat in self.clock.people:
                self._show_seat(info.seats[seat], seat)

    def _show_seat(self, info: SeatInfo, seat: int) -> None:
        now, clock = self.table.now(), self.clock
        candle, until, info.reserve = clock.candle(seat), clock.until(seat), clock.reserve(seat, now)
        info.is_stood_in, info.is_away = clock.is_stood_in(seat, now), candle.is_away
        if candle.away[0] <= now < candle.away[1]:
            info.away_until = candle.away[1]
        if now < candle.away[1] < FOREVER:
            info.holiday = list(candle.away)
        if until:
            whole = max(until - candle.lit, clock.length(candle), 1)
            is_short = now >= clock.short_from(seat)
            info.candle = Candle(max(0, until - now), whole, is_short, clock.rests(seat, now))

    # What happens.

    def kept(self) -> KeptClock | None:
        """What has to be written down, and the alarm is set by it."""
        if not self.is_used:
            return None
        due = self.due
        self.table.alarms.set(self.table.kept.id, due)
        return KeptClock(msgspec.json.encode(self.clock.state).decode(), due)

    def note(self, entry: Entry) -> None:
        """Something has changed the game."""
        if entry.seat in self.clock.people and entry.by != "stand-in":
            self.clock.note_choice(entry.seat)
        self.follow()

    def follow(self) -> None:
        """The game has come to another decision, or somebody has joined."""
        session = self.table.session
        deciders = session.game.deciders(session.state) if self.has_begun else []
        self.clock.follow(deciders, len(session.moves), self._place(), self.table.now())

    def _place(self) -> Place:
        state = self.table.session.state
        return Place(state.stage, len(state.agenda), state.agenda[-1].step if state.agenda else -1)

    async def begin(self) -> None:
        """The table has just been laid."""
        async with self.table.lock:
            await self._change()

    async def tick(self) -> None:
        """See what time has brought, unless another process does."""
        store, id = self.table.store, self.table.kept.id
        if await store.claim(id):
            try:
                await self._tick()
            finally:
                store.let_go(id)
        self.table.computers.go_on()

    async def _tick(self) -> None:
        async with self.table.lock:
            self.table.check_open()
            if self.clock.overdue(self.table.now()):
                # Another process may just have seen to it.
                await self.table.meeting.take_in()
                self.table.check_open()
            for seat in self.clock.overdue(self.table.now()):
                is_away = self.clock.go_out(seat, self._place(), self.table.now())
                await self.table.talk.house("away" if is_away else "time-out", seat)
            if self._stand() != self._told:
                await self._change()
        await self.table.orders.tick()
        # Nothing has changed where a computer player still thinks: it is looked at again, and nobody is told.
        self.table.alarms.set(self.table.kept.id, self.due)

    def _stand(self) -> list[tuple[bool, bool, bool]]:
        """What time has brought for each seat, as everybody sees it."""
        now, clock = self.table.now(), self.clock
        return [
            (clock.is_stood_in(seat, now), 0 < clock.short_from(seat) <= now, clock.rests(seat, now))
            for seat in clock.people
        ]

    async def keep_quietly(self) -> None:
        """Something has changed that is nobody else's business."""
        self.is_used = True
        clock = self.kept()
        assert clock is not None
        await self.table.keep(self.table.store.keep_clock(self.table.kept.id, clock))

    async def _change(self) -> None:
        self._told = self._stand()
        await self.keep_quietly()
        self.table.herald.changed(self.table)
        await self.table.audience.publish()

    # What is asked for.

    async def carry_out(self, holder: Holder, command: Timing) -> None:
        match command:
            case Leave():
                await self.leave(holder, command)
            case Return():
                await self.come_back(holder, command)
            case Pause():
                await self.ask_pause(holder, command)
            case Agree():
                await self.agree(holder, command)
            case Quiet():
                await self.set_quiet(holder, command)
            case Hand():
                await self.hand(holder, command)
            case Order():
                await self.table.orders.give(holder, command)

    async def leave(self, holder: Holder, command: Leave) -> None:
        self._check(holder, command.seat)
        begins = max(command.begins, self.table.now())
        self._check_span(begins, command.ends or begins + DAY)
        self.clock.leave(command.seat, begins, command.ends, self.table.now())
        await self.table.talk.house("holiday" if command.begins > self.table.now() else "sits-in", command.seat)
        await self._change()

    async def sit_in(self, seat: int) -> None:
        """Somebody plays on for an owner who may not come; it is theirs again as soon as they may."""
        if seat in self.clock.people and not self.table.session.state.finished:
            self.clock.leave(seat, self.table.now(), 0, self.table.now())
            await self.table.talk.house("sits-in", seat)
            await self._change()

    async def come_back(self, holder: Holder, command: Return) -> None:
        self._check(holder, command.seat)
        pause, now = self.clock.state.pause, self.table.now()
        if pause is not None and pause.seat == command.seat:
            self.clock.end_pause(now)
        self.clock.come_back(command.seat, len(self.table.session.moves), now)
        await self.table.talk.house("back", command.seat)
        await self._change()

    async def hand(self, holder: Holder, command: Hand) -> Handed:
        """Another key for a seat: whoever had it has it no more."""
        self._check(holder, command.seat)
        key = new_key()
        seat = self.table.kept.seats[command.seat]
        giver = owner_of(self.table, command.seat)
        seat.kind, seat.key, seat.profile, seat.has_joined, seat.handed_by = LINK, hashed(key), "", False, giver
        candle = self.clock.candle(command.seat)
        # What its owner had said for themselves goes with them.
        candle.orders, candle.quiet = KeptOrders(), rests.Quiet()
        await self.table.keep(self.table.store.change_table(self.table.kept))
        await self.keep_quietly()
        await self.table.talk.house("handed", command.seat)
        await self.table.audience.publish()
        for viewer in list(self.table.audience.viewers):
            if command.seat in viewer.holder.seats:
                viewer.close()
        return Handed(command.id, command.seat, key)

    async def ask_pause(self, holder: Holder, command: Pause) -> None:
        self._check(holder, command.seat)
        begins = max(command.begins, self.table.now())
        self._check_span(begins, command.ends)
        if not self.clock.runs:
            raise Problem("no-clock")
        self.clock.ask_pause(command.seat, begins, command.ends, self.table.now())
        pause = self.clock.state.pause
        is_agreed = pause is not None and pause.is_agreed
        await self.table.talk.house("paused" if is_agreed else "pause", command.seat)
        await self._change()

    async def agree(self, holder: Holder, command: Agree) -> None:
        self._check(holder, command.seat)
        pause = self.clock.state.pause
        if pause is None or pause.is_agreed:
            raise Problem("no-pause")
        if not command.yes:
            self.clock.end_pause(self.table.now())
            await self.table.talk.house("no-pause", command.seat)
        elif self.clock.agree(command.seat, self.table.now()):
            await self.table.talk.house("paused", pause.seat)
        await self._change()

    async def set_quiet(self, holder: Holder, command: Quiet) -> None:
        self._check(holder, command.seat)
        quiet = rests.Quiet(command.zone, command.begins, command.ends)
        if not rests.is_possible(quiet):
            raise Problem("quiet", most=rests.MOST_QUIET // 60)
        self.clock.set_quiet(command.seat, quiet, self.table.now())
        await self._change()

    def _check(self, holder: Holder, seat: int) -> None:
        self.table.check_seat(holder, seat)
        if self.table.session.state.finished:
            raise Problem("over")

    def _check_span(self, begins: int, ends: int) -> None:
        now = self.table.now()
        if not now - MINUTE <= begins < ends <= now + LONGEST:
            raise Problem("span", most=LONGEST // DAY)


def _common(state: ClockState) -> ClockState:
    """The time without what is nobody else's business."""
    return replace(state, candles=[replace(candle, orders=KeptOrders()) for candle in state.candles])
