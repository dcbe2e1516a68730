"""A live table: its game in memory, who looks at it, and what they may do."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from time import monotonic, time_ns
from typing import Any, Final

from wellspent.advice import best_choices
from wellspent.advice.words import reason_words
from wellspent.engine.game import NOBODY
from wellspent.engine.session import NotPossible, Session
from wellspent.library import write_record
from wellspent.people import Person, with_remarks
from wellspent.protocol import (
    Chat,
    Choose,
    Command,
    Done,
    Ending,
    Explain,
    Explained,
    Gone,
    Hint,
    Hinted,
    Moment,
    News,
    Pace,
    Presence,
    Redo,
    Refusal,
    Say,
    Sit,
    Summary,
    Talk,
    Undo,
)
from wellspent.wire import first_number

from .computers import Computers
from .keys import hashed, is_same
from .opened import showing_of
from .problems import Problem, has_control, speech
from .seating import HERE, check_colours, check_names, checked_face, checked_name, checked_pronoun, player_of
from .settings import Settings
from .sights import Sight
from .storage import CHOOSE, HOUSE, REDO, UNDO, Entry, Kept, KeptChat, StorageError, Store
from .thinking import Thinker, decision
from .turns import NoTurns, Turns
from .viewers import ENCODER, LOOKS_ON, Holder, Viewer

Reply = Done | Refusal | Explained | Hinted

logger = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


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
    ) -> None:
        self.kept: Final = kept.table
        self.store: Final = store
        self.thinker: Final = thinker
        self.settings: Final = settings
        self.session: Final = session
        self.turns: Final[Turns] = turns or NoTurns()
        # On whose account its computer players think: whoever first asked for the table.
        self.party = ""
        # The seats for which somebody quicker chose last.
        self.stood_in: Final[set[int]] = set()
        self.sight: Final = Sight(kept.table, self.session)
        self.chat: Final = list(kept.chat)
        self.chat_from = kept.chat_from
        # Every change of the game counts, so versions go on after a restart.
        self.version = len(kept.entries)
        self.changed = kept.entries[-1].at if kept.entries else kept.table.created
        self.has_undone = any(entry.kind == UNDO for entry in kept.entries)
        self.commands: Final = {entry.command for entry in kept.entries} | {line.command for line in kept.chat}
        # The version since which each seat is asked what it is asked now.
        self.asked_since: Final = [self.version] * len(kept.table.seats)
        self.viewers: Final[set[Viewer]] = set()
        self.lock: Final = asyncio.Lock()
        self.next_change = asyncio.Event()
        self.is_closed = False
        self.touched = monotonic()
        self.computers: Final = Computers(self)

    # Who is who.

    def holder(self, key: str) -> Holder:
        """What a key gives; raises Problem for one that gives nothing."""
        if not key:
            return LOOKS_ON
        mark = hashed(key)
        if is_same(mark, self.kept.host):
            return Holder(tuple(seat for seat, kept in enumerate(self.kept.seats) if kept.kind == HERE), True)
        for seat, kept in enumerate(self.kept.seats):
            if kept.key and is_same(mark, kept.key):
                return Holder((seat,))
        raise Problem("key")

    @property
    def online(self) -> list[int]:
        return sorted({seat for viewer in self.viewers for seat in viewer.holder.seats})

    @property
    def is_attended(self) -> bool:
        """Somebody is there, or was a moment ago."""
        return bool(self.viewers) or monotonic() - self.touched < self.settings.alone

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nothing happens."""
        return monotonic() - self.touched > self.settings.idle and not self.is_busy

    @property
    def is_busy(self) -> bool:
        return bool(self.viewers) or self.lock.locked() or self.computers.are_playing

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
            self._check_place(viewer)
            await self._note_joined(viewer.holder)
            viewer.log_next = 0 if self.has_undone else self._number_within(seen + 1)
            self.viewers.add(viewer)
            try:
                self._tell(viewer)
                viewer.send(Talk(self.talk(0, viewer.lang)))
            except BaseException:
                # Whoever cannot be told takes no place.
                self.viewers.discard(viewer)
                raise
        self._tell_presence()
        self.touch()

    def _check_place(self, viewer: Viewer) -> None:
        """Those who look on take no place from those who play, and no address takes all places."""
        limits, alike = self.settings.limits, [other for other in self.viewers if other.holder == viewer.holder]
        if viewer.holder != LOOKS_ON:
            if len(alike) >= limits.viewers_of_holder:
                raise Problem("full")
            return
        of_origin = sum(other.origin == viewer.origin for other in alike)
        if len(alike) >= limits.viewers_of_table or of_origin >= limits.viewers_of_origin:
            raise Problem("full")

    def _number_within(self, log_from: int) -> int:
        """A number of the log that is somewhere in it, or just behind it."""
        return min(max(log_from, 0), first_number(len(self.session.moves) + 1))

    async def _note_joined(self, holder: Holder) -> None:
        new = [seat for seat in holder.seats if not self.kept.seats[seat].has_joined]
        if new:
            for seat in new:
                self.kept.seats[seat].has_joined = True
            await self._keep(self.store.change_table(self.kept))
            self.publish()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = monotonic()
        self._tell_presence()

    def _tell_presence(self) -> None:
        watchers = sum(not viewer.holder.seats for viewer in self.viewers)
        message = ENCODER.encode(Presence(self.online, watchers))
        for viewer in self.viewers:
            viewer.send_encoded(message)

    def close(self) -> None:
        """Let everybody go; they come again by themselves."""
        self.is_closed = True
        self.computers.stop()
        for viewer in self.viewers:
            viewer.close()
        self.next_change.set()

    # Telling.

    def publish(self) -> None:
        """Tell every viewer what there is now. Viewers that may know the same get the same message."""
        self.next_change.set()
        self.next_change = asyncio.Event()
        made: dict[tuple[Holder, str, int], tuple[bytes, int]] = {}
        for viewer in self.viewers:
            try:
                self._tell(viewer, made)
            except Exception:
                # It has happened and is kept: whoever cannot be told comes again.
                logger.exception("A viewer cannot be told")
                viewer.close()

    def _tell(self, viewer: Viewer, made: dict[tuple[Holder, str, int], tuple[bytes, int]] | None = None) -> None:
        made = {} if made is None else made
        what = (viewer.holder, viewer.lang, viewer.log_next)
        if what not in made:
            news = self._news(*what)
            log_next = news.log[-1].number + 1 if news.log else viewer.log_next
            made[what] = ENCODER.encode(news), log_next
        message, viewer.log_next = made[what]
        viewer.send_encoded(message)

    def _news(self, holder: Holder, lang: str, log_from: int) -> News:
        return self.sight.news(holder, lang, self.version, self.online, log_from)

    async def tell_again(self, viewer: Viewer) -> None:
        """Everything anew, log included."""
        async with self.lock:
            self.check_open()
            viewer.log_next = 0
            self._tell(viewer)

    async def news(self, holder: Holder, lang: str, log_from: int) -> News:
        async with self.lock:
            self.check_open()
            await self._note_joined(holder)
            self.touch()
            return self._news(holder, lang, self._number_within(log_from))

    async def wait(self, version: int, seconds: float) -> None:
        """Wait until the table has changed since a version, or for so long."""
        self.touch()
        try:
            async with asyncio.timeout(seconds):
                while self.version == version and not self.is_closed:
                    await self.next_change.wait()
        except TimeoutError:
            pass

    async def summary(self, holder: Holder) -> Summary:
        async with self.lock:
            return self.sight.summary(holder, self.online, self.changed)

    def talk(self, first: int, lang: str) -> list[Chat]:
        return [
            Chat(number, max(line.seat, -1), line.name, self._said(line, lang), line.at)
            for number, line in enumerate(self.chat, self.chat_from)
            if number >= first
        ]

    def _said(self, line: KeptChat, lang: str) -> str:
        """What the house says is kept as a word, and read in one's own language."""
        if line.seat != HOUSE:
            return line.line
        word, _, seat = line.line.partition(" ")
        return speech(lang).say(f"house-{word}", name=self.sight.names[int(seat)] if seat else "")

    # Commands.

    async def carry_out(self, holder: Holder, command: Command, lang: str, origin: str = "") -> Reply:
        """Do what a command says; raises Problem, and then nothing has changed."""
        self.party = self.party or origin
        if not 1 <= len(command.id) <= self.settings.limits.id:
            raise Problem("message", detail="id")
        self.touch()
        if isinstance(command, Hint):
            return await self._hint(holder, command, lang)
        async with self.lock:
            self.check_open()
            mark = f"{_scope(holder)} {command.id}"
            if mark in self.commands:
                return Done(command.id, self.version)
            if isinstance(command, Explain):
                return self._explain(holder, command, lang)
            try:
                await self._change(holder, command, lang, mark)
            except Problem:
                raise
            except Exception:
                # Nobody knows how far it came: the table begins anew with what is on the disk.
                self.close()
                raise
        self.computers.go_on()
        return Done(command.id, self.version)

    async def _change(
        self, holder: Holder, command: Choose | Undo | Redo | Say | Pace | Sit, lang: str, mark: str
    ) -> None:
        if isinstance(command, Choose | Undo | Redo) and self.version >= self.settings.limits.entries:
            raise Problem("too-large")
        if isinstance(command, Choose):
            await self._choose(holder, command, lang, mark)
        elif isinstance(command, Undo):
            await self._undo(holder, command, lang, mark)
        elif isinstance(command, Redo):
            await self._redo(holder, command, mark)
        elif isinstance(command, Say):
            await self._say(holder, command, mark)
        elif isinstance(command, Pace):
            await self._set_pace(holder, command)
        else:
            await self._sit(holder, command)

    async def _choose(self, holder: Holder, command: Choose, lang: str, mark: str) -> None:
        self._check_seat(holder, command.seat)
        self._check_length(command.line)
        self._check_length(command.then)
        self._check_fresh(command)
        asked = self._asked(besides=command.seat)
        try:
            move = self.session.choose(command.seat, command.line)
        except NotPossible as error:
            raise self._impossible(command.seat, command.line, lang) from error
        await self._enter(Entry(CHOOSE, command.seat, move.line, mark, now()), asked)
        if command.then:
            await self._pay(command)

    async def _pay(self, command: Choose) -> None:
        """As was said before; where that cannot be any more, the seat is asked."""
        asked = self._asked(besides=command.seat)
        try:
            move = self.session.choose(command.seat, command.then)
        except NotPossible:
            return
        await self._enter(Entry(CHOOSE, command.seat, move.line, "", now()), asked)

    def _check_fresh(self, command: Choose) -> None:
        """What others do meanwhile makes no choice stale, as long as the seat is still asked the same."""
        if self.asked_since[command.seat] <= command.version <= self.version:
            return
        game, state = self.session.game, self.session.state
        if command.line not in [game.notation(choice) for choice in game.interrupts(state, command.seat)]:
            raise Problem("stale")

    def _asked(self, besides: int) -> dict[int, tuple[int, list[int]]]:
        """What the deciders other than one seat are asked."""
        game, state = self.session.game, self.session.state
        if state.finished:
            return {}
        step = state.agenda[-1].step
        return {seat: (step, game.options(state, seat)) for seat in game.deciders(state) if seat != besides}

    def _impossible(self, seat: int, line: str, lang: str) -> Problem:
        if self.session.state.finished:
            return Problem("over")
        if seat not in self.session.game.deciders(self.session.state):
            return Problem("turn")
        view = self.session.game.view(self.session.state, seat)
        reason = showing_of(self.kept.setup, lang).explain(view, seat, line)
        return Problem("impossible", "" if reason.is_possible else reason.text, reason.rule)

    async def _undo(self, holder: Holder, command: Undo, lang: str, mark: str) -> None:
        self._check_seat(holder, command.seat)
        self._check_same(command.version)
        first = self.session.boundary(command.seat).index
        count = len(self.session.moves) - first
        if count == 0:
            reason = showing_of(self.kept.setup, lang).back(self.session, command.seat, self.sight.names)
            raise Problem("undo", reason.why)
        count = count if command.all else 1
        for _ in range(count):
            self.session.undo(command.seat)
        self.sight.positions.forget(len(self.session.moves))
        self.has_undone = True
        for viewer in self.viewers:
            viewer.log_next = min(viewer.log_next, first_number(len(self.session.moves) + 1))
        await self._enter(Entry(UNDO, command.seat, str(count), mark, now()), {})

    async def _redo(self, holder: Holder, command: Redo, mark: str) -> None:
        self._check_seat(holder, command.seat)
        self._check_same(command.version)
        try:
            move = self.session.redo(command.seat)
        except NotPossible as error:
            raise Problem("redo") from error
        await self._enter(Entry(REDO, command.seat, move.line, mark, now()), {})

    async def play(self, seat: int, choice: int) -> None:
        """The choice of a computer player, made while the table is locked."""
        asked = self._asked(besides=seat)
        move = self.session.play(seat, choice)
        await self._enter(Entry(CHOOSE, seat, move.line, "", now()), asked)

    async def note_stand_in(self, seat: int, is_one: bool) -> None:
        """Say it when somebody begins to stand in for a computer player."""
        if is_one and seat not in self.stood_in:
            await self._add_line(KeptChat(HOUSE, "", f"stand-in {seat}", "", now()))
        (self.stood_in.add if is_one else self.stood_in.discard)(seat)

    async def _enter(self, entry: Entry, asked: dict[int, tuple[int, list[int]]]) -> None:
        """The game has changed in memory: keep it, then tell everybody."""
        self.version += 1
        self.changed = entry.at
        if entry.command:
            self.commands.add(entry.command)
        same = self._asked(besides=entry.seat) if asked else {}
        for seat in range(len(self.asked_since)):
            if seat not in asked or asked[seat] != same.get(seat):
                self.asked_since[seat] = self.version
        await self._keep(self.store.add_entry(self.kept.id, self.version, entry))
        self.publish()

    async def _keep(self, writing: Awaitable[None]) -> None:
        """Wait until it is on the disk. If that fails the memory is ahead of it, so it is given up."""
        try:
            await writing
        except StorageError as error:
            self.close()
            raise Problem("storage") from error

    async def _say(self, holder: Holder, command: Say, mark: str) -> None:
        text = " ".join(command.text.split())
        if not 1 <= len(text) <= self.settings.limits.chat or has_control(text):
            raise Problem("chat", most=self.settings.limits.chat)
        seat = self.sight.seats_from(holder)[0] if holder.seats else -1
        line = KeptChat(seat, self.sight.names[seat] if holder.seats else "", text, mark, now())
        await self._add_line(line)

    async def _add_line(self, line: KeptChat) -> None:
        """Keep a line of the talk, and of the lines before it so many as anybody reads."""
        number, kept = self.chat_from + len(self.chat), self.settings.limits.chat_kept
        await self._keep(self.store.add_chat(self.kept.id, number, line, number - kept + 1))
        if line.command:
            self.commands.add(line.command)
        self.chat.append(line)
        while len(self.chat) > kept:
            self.commands.discard(self.chat.pop(0).command)
            self.chat_from += 1
        for viewer in self.viewers:
            viewer.send(Talk(self.talk(number, viewer.lang)))

    async def _set_pace(self, holder: Holder, command: Pace) -> None:
        if not holder.is_host:
            raise Problem("not-host")
        if not 0 <= command.pace <= self.settings.limits.pace:
            raise Problem("pace", most=self.settings.limits.pace)
        self.kept.pace = command.pace
        await self._keep(self.store.change_table(self.kept))
        self.publish()

    async def _sit(self, holder: Holder, command: Sit) -> None:
        self._check_seat(holder, command.seat)
        name = checked_name(command.name)
        names = self.sight.names
        check_names([*names[: command.seat], name, *names[command.seat + 1 :]])
        self._check_colour(command)
        pronoun = checked_pronoun(command.pronoun)
        seat = self.kept.seats[command.seat]
        seat.name, seat.colour, seat.pronoun = name, command.colour or seat.colour, pronoun
        seat.face = checked_face(command.face)
        await self._keep(self.store.change_table(self.kept))
        for viewer in self.viewers:
            # The log has names in it.
            viewer.log_next = 0
        self.publish()

    def _check_colour(self, command: Sit) -> None:
        if command.colour:
            others = [seat.colour for number, seat in enumerate(self.kept.seats) if number != command.seat]
            check_colours([*others, command.colour])

    def _explain(self, holder: Holder, command: Explain, lang: str) -> Explained:
        self._check_seat(holder, command.seat)
        self._check_length(command.line)
        view = self.session.game.view(self.session.state, command.seat)
        found = showing_of(self.kept.setup, lang).explain(view, command.seat, command.line, command.then)
        return Explained(command.id, command.line, *found)

    async def _hint(self, holder: Holder, command: Hint, lang: str) -> Hinted:
        async with self.lock:
            self.check_open()
            self._check_seat(holder, command.seat)
            game, state = self.session.game, self.session.state
            if command.seat not in game.deciders(state):
                raise Problem("hint")
            asked = decision(
                self.kept.setup, self.session, command.seat, f"{self.kept.id} {self.version} hint", self.party
            )
            view = game.view(state, command.seat)
        hints = best_choices(await self.thinker.weigh(asked))
        texts = showing_of(self.kept.setup, lang).texts
        return Hinted(
            command.id,
            [game.notation(hint.choice) for hint in hints],
            [texts.choice(game, view, command.seat, hint.choice) for hint in hints],
            [round(hint.gain, 2) for hint in hints],
            [reason_words(texts, self.kept.setup.game, hint) for hint in hints],
        )

    # What is checked.

    def check_open(self) -> None:
        if self.is_closed:
            raise Problem("storage")

    def _check_seat(self, holder: Holder, seat: int) -> None:
        if seat not in holder.seats:
            raise Problem("seat")

    def _check_length(self, line: str) -> None:
        if len(line) > self.settings.limits.line:
            raise Problem("too-large")

    def _check_same(self, version: int) -> None:
        if self.session.state.finished:
            raise Problem("over")
        if version != self.version:
            raise Problem("stale")

    # The end of a table, and what is left of it.

    async def delete(self, holder: Holder) -> None:
        """Only the host deletes, and everybody is told."""
        async with self.lock:
            self.check_open()
            if not holder.is_host:
                raise Problem("not-host")
            await self._keep(self.store.delete(self.kept.id, now()))
            for viewer in self.viewers:
                viewer.send(Gone(Problem("deleted").sentence(viewer.lang)))
            self.close()

    async def record(self) -> str:
        """The record, which has the seed: only of a finished game."""
        async with self.lock:
            self._check_finished()
            text = write_record(replace(self.kept.setup, names=tuple(self.sight.names)), self.session)
            return with_remarks(text, self._people())

    def _people(self) -> list[Person]:
        game = self.kept.setup.game
        return [Person(seat.name, seat.pronoun, player_of(game, seat)) for seat in self.kept.seats]

    async def ending(self, lang: str) -> Ending:
        async with self.lock:
            self._check_finished()
            return self.sight.ending(lang, self.online)

    def check_review(self, seat: int) -> None:
        """A game is gone through when it is over."""
        self._check_finished()
        if not 0 <= seat < len(self.kept.seats):
            raise Problem("seat")

    async def moments(self, holder: Holder, lang: str) -> list[Moment]:
        async with self.lock:
            return self.sight.moments(holder, lang)

    async def moment(self, holder: Holder, move: int, seat: int, lang: str) -> News:
        """How it was; while the game runs, only as one saw it oneself."""
        async with self.lock:
            if not 0 <= move <= len(self.session.moves):
                raise Problem("moment", moves=len(self.session.moves))
            if not NOBODY <= seat < len(self.kept.seats):
                raise Problem("seat")
            if seat != NOBODY and not self.session.state.finished:
                self._check_seat(holder, seat)
            return self.sight.moment(move, seat, lang, self.online)

    async def beginning(self, move: int) -> list[Entry]:
        """The first choices of a finished game, for another game to go on from."""
        async with self.lock:
            self._check_finished()
            if not 0 <= move <= len(self.session.moves):
                raise Problem("moment", moves=len(self.session.moves))
            return [Entry(CHOOSE, made.seat, made.line, "", now()) for made in self.session.moves[:move]]

    def _check_finished(self) -> None:
        if not self.session.state.finished:
            raise Problem("not-finished")


def _scope(holder: Holder) -> str:
    """Commands are counted for each holder: nobody's ids get in the way of another's."""
    return "host" if holder.is_host else ",".join(map(str, holder.seats)) or "-"
