"""What is left of a table: its record, its ending, and every moment of it."""

import zlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from wellspent.engine.game import NOBODY
from wellspent.library import write_record
from wellspent.people import Person, with_remarks
from wellspent.protocol import Ending, Import, Moment, News, NewSeat

from .names import is_name, spoken
from .pages import JSON, Page, cards
from .problems import Problem
from .roads import other_choice
from .seating import BOT, HERE, player_of, record_names
from .storage import CHOOSE, Entry, StorageError
from .turns import without_haste
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table


class LookingBack:
    """Looks at what one table has been; while the game runs, only as one saw it oneself."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table

    async def record(self, lang: str) -> str:
        """The record, which has the seed: only of a finished game."""
        async with self.table.lock:
            self._check_finished()
            self.table.check_unsealed()
            text = self._written(lang)
            if self.table.sight.since:
                text += f"# Until move {self.table.sight.since} it was played by other rules than after it.\n"
            return with_remarks(text, self._people(lang))

    def _written(self, lang: str) -> str:
        kept = self.table.kept
        return write_record(replace(kept.setup, names=record_names(kept.seats, lang)), self.table.session)

    async def whole(self, holder: Holder, lang: str) -> Import:
        """A running game with its seed, for whoever is all of its people; where several sit there, it is said."""
        async with self.table.lock:
            self.table.check_open()
            self._check_mine(holder)
            if sum(seat.kind != BOT for seat in self.table.kept.seats) > 1:
                await self.table.talk.house("taken")
            return self._whole(lang)

    def _check_mine(self, holder: Holder) -> None:
        kept, session = self.table.kept, self.table.session
        if session.state.finished:
            raise Problem("over")
        people = [(number, seat) for number, seat in enumerate(kept.seats) if seat.kind != BOT]
        is_alone = holder.is_host and all(
            number in holder.seats and not seat.key and seat.profile in ("", kept.options.owner)
            for number, seat in people
        )
        if not is_alone:
            raise Problem("not-alone")
        if kept.options.day:
            raise Problem("day-stays")
        if session.past is not None:
            raise Problem("other-rules", move=session.since)

    def _whole(self, lang: str) -> Import:
        kept = self.table.kept
        seats = [
            NewSeat(
                BOT if seat.kind == BOT else HERE,
                seat.name if is_name(seat.name) else "",
                seat.colour,
                seat.pronoun,
                seat.bot,
                seat.face,
                seat.character,
            )
            for seat in kept.seats
        ]
        return Import(
            self._written(lang), seats, kept.pace, lang, self.table.is_lesson, kept.options.clock, kept.options.name
        )

    def _people(self, lang: str) -> list[Person]:
        game = self.table.kept.setup.game
        return [Person(spoken(seat.name, lang), seat.pronoun, player_of(game, seat)) for seat in self.table.kept.seats]

    async def cards(self, lang: str, move: int = -1) -> Page:
        """The cards as they were shown when the game ended or after a move, or as they are."""
        setup, reels = self.table.kept.setup, self.table.reels
        reel = reels.at(move) if move >= 0 else None
        mark = reels.cards(reel, lang) if reel is not None else self.table.sight.cards_mark(lang, move)
        try:
            data = await self.table.store.catalogue(mark) if mark else b""
        except StorageError as error:
            raise Problem(error.code) from error
        return Page(zlib.decompress(data), mark, JSON) if data else cards(setup.game, setup.edition, lang)

    async def ending(self, lang: str) -> Ending:
        async with self.table.lock:
            self._check_finished()
            return await without_haste(self.table.sight.end(lang, self.table.audience.online))

    def check_review(self, seat: int) -> None:
        """A game is gone through when it is over."""
        self._check_finished()
        if not 0 <= seat < len(self.table.kept.seats):
            raise Problem("seat")
        self.table.check_advised()

    async def moments(self, holder: Holder, lang: str) -> list[Moment]:
        async with self.table.lock:
            await self.table.audience.recall(lang, 0)
            return self.table.sight.moments(holder, lang)

    async def moment(self, holder: Holder, move: int, seat: int, lang: str) -> News:
        """How it was; while the game runs, only as one saw it oneself."""
        async with self.table.lock:
            if not 0 <= move <= len(self.table.session.moves):
                raise Problem("moment", moves=len(self.table.session.moves))
            reel = self.table.reels.at(move)
            if reel is None and not self.table.sight.shows(move):
                raise Problem("other-rules", move=self.table.sight.since)
            if not NOBODY <= seat < len(self.table.kept.seats):
                raise Problem("seat")
            if seat != NOBODY and not self.table.session.state.finished:
                self.table.check_seat(holder, seat)
            if reel is not None:
                return await self.table.reels.moment(reel, move, seat, lang)
            await self.table.audience.recall(lang, 0)
            return self.table.sight.moment(move, seat, lang, self.table.audience.online)

    async def beginning(self, move: int, line: str = "") -> list[Entry]:
        """The first choices of a finished game, for another game to go on from, and perhaps another one after them."""
        async with self.table.lock:
            self._check_finished()
            if not 0 <= move <= len(self.table.session.moves):
                raise Problem("moment", moves=len(self.table.session.moves))
            if self.table.session.past is not None:
                raise Problem("other-rules", move=self.table.session.since)
            moves = self.table.session.moves
            found = [Entry(CHOOSE, made.seat, made.line, "", self.table.now()) for made in moves[:move]]
            if line:
                choice = other_choice(self.table, move, line)
                found.append(
                    Entry(CHOOSE, moves[move].seat, self.table.session.game.notation(choice), "", self.table.now())
                )
            return found

    def _check_finished(self) -> None:
        if not self.table.session.state.finished:
            raise Problem("not-finished")
