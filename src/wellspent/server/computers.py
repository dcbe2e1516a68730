"""The computer players of one table: they move by themselves, at the table's pace."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from wellspent.protocol import By

from .lessons import taught
from .problems import Problem
from .seating import BOT, player_of
from .storage import StorageError
from .thinking import decision

if TYPE_CHECKING:
    from .tables import Table

logger = logging.getLogger(__name__)


class Computers:
    """Play whenever one of them has to decide and somebody cares."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self._task: asyncio.Task[None] | None = None

    @property
    def are_playing(self) -> bool:
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        if not self.are_playing and not self.table.is_closed and self._decider() is not None:
            self._task = asyncio.create_task(self._play(), name=f"computers of {self.table.kept.id}")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _decider(self) -> int | None:
        """A seat whose computer player, or whoever sits in there, has to decide now."""
        session = self.table.session
        deciders = session.game.deciders(session.state)
        return next((seat for seat in deciders if self.table.time.is_played(seat)), None)

    def _player(self, seat: int) -> str:
        kept = self.table.kept.seats[seat]
        return player_of(self.table.kept.setup.game, kept) if kept.kind == BOT else self.table.time.stand_in

    def _where(self, seat: int, version: int) -> str:
        """Where the game is. The life of a day meets the same chance at everybody's table, whoever is quicker."""
        kept, moves = self.table.kept, sum(move.seat == seat for move in self.table.session.moves)
        day = kept.options.day
        return f"{day} {kept.setup.game} {moves}" if day else f"{kept.id} {version}"

    async def finish(self) -> None:
        """Wait until nothing is left for them to do."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _play(self) -> None:
        store, id = self.table.store, self.table.kept.id
        try:
            if not await store.claim(id):
                # Another process plays them.
                return
            try:
                while self._decider() is not None and self.table.is_attended:
                    await self.table.turns.run(self.table.party, self._play_one())
            finally:
                store.let_go(id)
        except (Problem, StorageError):
            return
        except Exception:
            logger.exception("The computer players of a table fail")
            self.table.fail()

    async def _play_one(self) -> None:
        """One choice, at the table's pace, unless the table changes while it is thought over."""
        table = self.table
        begun = monotonic()
        async with table.lock:
            table.check_open()
            seat, version = self._decider(), table.version
            if seat is None:
                return
            asked = decision(table.kept.setup, table.session, seat, self._where(seat, version), table.party)
            if table.is_lesson:
                asked = taught(asked, table.session)
        by: By = "" if table.kept.seats[seat].kind == BOT else "stand-in"
        player = self._player(seat)
        decided = await table.thinker.decide(player, asked)
        await asyncio.sleep(max(0.0, begun + table.kept.pace / 1000 - monotonic()))
        async with table.lock:
            table.check_open()
            if table.version == version and table.time.is_played(seat):
                try:
                    await table.moves.play(seat, decided.choice, by)
                except Problem as problem:
                    if problem.code != "stale":
                        raise
                    # Somebody at another process was quicker: it is thought over anew.
                    return
                await table.talk.note_stand_in(seat, decided.is_by_stand_in)
                if table.thinker.is_below_level(player, table.kept.setup.game):
                    await table.talk.note_below_level(seat)
