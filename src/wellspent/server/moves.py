"""The choices of a table: made, taken back, made again. Each is kept before anybody is told."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wellspent.engine.session import NotPossible
from wellspent.protocol import By, Choose, Redo, Undo

from .opened import showing_of
from .problems import Problem
from .sights import Made
from .storage import CHOOSE, REDO, UNDO, Entry
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table

# For each seat that decides: the step, and what it may choose.
AskedOf = dict[int, tuple[int, list[int]]]


class Moves:
    """Changes the game of one table; asked only while the table is locked."""

    def __init__(self, table: "Table", entries: Sequence[Entry], base: int = 0) -> None:
        self.table: Final = table
        self.session: Final = table.session
        # Who chose each move in the place of its seat, and when.
        self.made: Final = table.sight.made
        self.base: Final = base
        # The version since which each seat is asked what it is asked now.
        self.asked_since: Final = [0] * len(table.kept.seats)
        self.read_again(entries)

    def read_again(self, entries: Sequence[Entry]) -> None:
        """The game stands where these entries led."""
        self.made.clear()
        for number, entry in enumerate(entries, 1):
            self._note(entry)
            if number == self.base:
                # What could not be made again by the rules of now is no move any more.
                del self.made[self.session.since :]
        self.asked_since[:] = [self.table.version] * len(self.asked_since)
        self.table.sight.positions.forget(-1)
        self.last: Entry | None = entries[-1] if entries else None

    async def choose(self, holder: Holder, command: Choose, lang: str, mark: str, by: By = "") -> None:
        self.table.check_seat(holder, command.seat)
        self.table.check_length(command.line)
        self.table.check_length(command.then)
        self._check_fresh(command)
        asked = self._asked(besides=command.seat)
        try:
            move = self.session.choose(command.seat, command.line)
        except NotPossible as error:
            raise self._impossible(command.seat, command.line, lang) from error
        await self._enter(Entry(CHOOSE, command.seat, move.line, mark, self.table.now(), by), asked)
        if command.then:
            await self._pay(command)

    async def _pay(self, command: Choose) -> None:
        """As was said before; where that cannot be any more, the seat is asked."""
        asked = self._asked(besides=command.seat)
        try:
            move = self.session.choose(command.seat, command.then)
        except NotPossible:
            return
        await self._enter(Entry(CHOOSE, command.seat, move.line, "", self.table.now()), asked)

    def _check_fresh(self, command: Choose) -> None:
        """What others do meanwhile makes no choice stale, as long as the seat is still asked the same."""
        if self.asked_since[command.seat] <= command.version <= self.table.version:
            return
        game, state = self.session.game, self.session.state
        if command.line not in [game.notation(choice) for choice in game.interrupts(state, command.seat)]:
            raise Problem("stale")

    def _asked(self, besides: int) -> AskedOf:
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
        reason = showing_of(self.table.kept.setup, lang).explain(view, seat, line)
        return Problem("impossible", "" if reason.is_possible else reason.text, reason.rule)

    async def undo(self, holder: Holder, command: Undo, lang: str, mark: str) -> None:
        self.table.check_seat(holder, command.seat)
        self._check_same(command.version)
        first = self.session.boundary(command.seat).index
        count = len(self.session.moves) - first
        if count == 0:
            showing = showing_of(self.table.kept.setup, lang)
            reason = showing.back(self.session, command.seat, self.table.sight.names(lang))
            raise Problem("undo", reason.why)
        count = count if command.all else 1
        self.session.undo(command.seat, count)
        self._went_back()
        await self._enter(Entry(UNDO, command.seat, str(count), mark, self.table.now()), {})

    def _went_back(self) -> None:
        self.table.sight.positions.forget(len(self.session.moves))
        self.table.has_undone = True
        self.table.audience.go_back_to(len(self.session.moves) + 1)

    async def redo(self, holder: Holder, command: Redo, mark: str) -> None:
        self.table.check_seat(holder, command.seat)
        self._check_same(command.version)
        try:
            move = self.session.redo(command.seat)
        except NotPossible as error:
            raise Problem("redo") from error
        await self._enter(Entry(REDO, command.seat, move.line, mark, self.table.now()), {})

    async def play(self, seat: int, choice: int, by: By = "") -> None:
        """The choice of a computer player, made while the table is locked."""
        asked = self._asked(besides=seat)
        move = self.session.play(seat, choice)
        await self._enter(Entry(CHOOSE, seat, move.line, "", self.table.now(), by), asked)

    def _note(self, entry: Entry) -> None:
        if entry.kind == UNDO:
            del self.made[len(self.made) - int(entry.line) :]
        else:
            self.made.append(Made(entry.by, entry.at))

    async def _enter(self, entry: Entry, asked: AskedOf) -> None:
        """The game has changed in memory: keep it, then tell everybody."""
        self._entered(entry, asked)
        self.table.time.note(entry)
        clock = self.table.time.kept()
        await self.table.keep(self.table.store.add_entry(self.table.kept.id, self.table.version, entry, clock))
        self.table.herald.changed(self.table)
        await self.table.audience.publish()
        if self.session.state.finished:
            await self.table.witness(self.table)
        await self.table.keeper.note()
        self.table.archive_when_over()

    def _entered(self, entry: Entry, asked: AskedOf) -> None:
        self.table.version += 1
        self.table.changed = entry.at
        if entry.command:
            self.table.commands.add(entry.command)
        same = self._asked(besides=entry.seat) if asked else {}
        for seat in range(len(self.asked_since)):
            if seat not in asked or asked[seat] != same.get(seat):
                self.asked_since[seat] = self.table.version
        self._note(entry)
        self.last = entry

    def catch_up(self, entry: Entry) -> None:
        """Do what another process has done; raises NotPossible where that cannot be."""
        asked = self._asked(besides=entry.seat)
        if entry.kind == CHOOSE:
            self.session.choose(entry.seat, entry.line)
        elif entry.kind == REDO:
            self.session.redo(entry.seat)
        else:
            self.session.undo(entry.seat, int(entry.line))
            self._went_back()
        self._entered(entry, asked)

    def _check_same(self, version: int) -> None:
        if self.session.state.finished:
            raise Problem("over")
        if version != self.table.version:
            raise Problem("stale")
