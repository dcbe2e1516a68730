"""What people saw of a game that goes on, kept reel by reel: rules that come later could not show it again."""

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import msgspec

from wellspent.engine.game import NOBODY
from wellspent.engine.session import Move
from wellspent.protocol import News
from wellspent.texts import LANGUAGES
from wellspent.wire import first_number

from .archives import Before
from .history import play
from .problems import Problem
from .seen import SeenLine, SeenMove, catalogue_of, seen_line, seen_move, shown
from .storage import KeptReel, KeptTable, ReelPage, StorageError
from .turns import unhurried
from .viewers import Holder

if TYPE_CHECKING:
    from .tables import Table

# So many moves are on one reel.
LENGTH: Final = 24

logger = logging.getLogger(__name__)


class Reel(msgspec.Struct):
    """Some moves of a game from one seat in one language: the table after each, and what the log said of them."""

    moves: list[SeenMove]
    log: list[SeenLine]


def mark_of(moves: Sequence[Move]) -> str:
    """What tells one course of a game from another."""
    lines = "\n".join(f"{move.seat} {move.line}" for move in moves)
    return hashlib.sha256(lines.encode()).hexdigest()[:24]


def marks_of_cards(kept: KeptTable) -> list[str]:
    """The cards as they are shown now, in every language."""
    return [catalogue_of(kept, lang).mark for lang in LANGUAGES]


class Reels:
    """Those of one table. What was played by other rules can be seen on them only."""

    def __init__(self, table: "Table", kept: Sequence[KeptReel]) -> None:
        self.table: Final = table
        self._kept: Final = {reel.first: reel for reel in kept}
        self._task: asyncio.Task[None] | None = None

    # Keeping them.

    def catch_up(self, kept: Sequence[KeptReel]) -> None:
        """Another process may have kept some."""
        self._kept.update((reel.first, reel) for reel in kept)

    def go_on(self) -> None:
        """Keep the reels that are full, while others go on."""
        is_busy = self._task is not None and not self._task.done()
        if not (is_busy or self.table.session.state.finished):
            self._task = asyncio.create_task(self._keep(LENGTH), name=f"reels of {self.table.kept.id}")

    async def finish(self) -> None:
        """Keep all of them; of a finished game everything is archived."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        if self.table.session.moves and not self.table.session.state.finished:
            await self._keep(1)

    async def _keep(self, fewest: int) -> None:
        """Those that have so many moves at least."""
        try:
            for first, until in self._missing():
                if until - first >= min(fewest, LENGTH - first % LENGTH):
                    await self._take_down(first, until)
        except StorageError:
            logger.warning("What was seen at a table cannot be kept")
        except Exception:
            logger.exception("What was seen at a table cannot be kept")

    async def _take_down(self, first: int, until: int) -> None:
        camera = Camera(self.table, first, until)
        await unhurried(camera.steps(), lambda: self.table.is_closed)
        catalogues = [catalogue_of(self.table.kept, lang) for lang in LANGUAGES]
        await self.table.store.keep_reel(self.table.kept.id, camera.reel, camera.pages, catalogues)
        self._kept[first] = camera.reel

    def _missing(self) -> list[tuple[int, int]]:
        """Where reels begin and end that are not kept as the game has gone by the rules of now."""
        since, end = self.table.session.since, len(self.table.session.moves) + 1
        firsts = [since, *range(since - since % LENGTH + LENGTH, end, LENGTH)]
        reels = [(first, min(end, first - first % LENGTH + LENGTH)) for first in firsts]
        return [(first, until) for first, until in reels if not self._is_kept(first, until)]

    def _is_kept(self, first: int, until: int) -> bool:
        reel = self._kept.get(first)
        return reel is not None and reel.until == until and self._is_true(reel)

    def _is_true(self, reel: KeptReel) -> bool:
        """Whether the game has gone as the reel shows it: something may have been taken back since."""
        return reel.mark == mark_of(self.table.session.moves[: reel.until - 1])

    # Looking at them.

    @cached_property
    def _past(self) -> list[KeptReel]:
        """What was played by other rules, as far as it is kept."""
        reels = sorted(reel for reel in self._kept.values() if reel.first < self.table.session.since)
        return [reel for reel in reels if self._is_true(reel)]

    @property
    def first(self) -> int:
        """The first move that can be looked at."""
        return self._past[0].first if self._past else self.table.session.since

    def at(self, move: int) -> KeptReel | None:
        """The reel that shows the table after so many moves; None where the rules of now do, or nothing does."""
        if move >= self.table.session.since:
            return None
        return max((reel for reel in self._past if reel.first <= move < reel.until), default=None)

    def cards(self, reel: KeptReel, lang: str) -> str:
        """The mark of the cards as they were shown then; empty where they are still the same."""
        then = reel.cards.split("|")
        return "" if then == marks_of_cards(self.table.kept) else then[LANGUAGES.index(lang)]

    def _era(self, reel: KeptReel) -> int:
        """From which move on the cards were these."""
        return next(each.first for each in self._past if each.cards == reel.cards)

    async def moment(self, reel: KeptReel, move: int, seat: int, lang: str) -> News:
        """The table as it was sent then."""
        page = await self.page(reel, seat, lang)
        news = shown(page.moves[move - reel.first], self.table.sight.table(self.table.audience.online, lang))
        news.version = news.move = move
        news.seats = [] if seat == NOBODY else [seat]
        if self.cards(reel, lang):
            news.table.own_cards, news.table.cards_from = True, self._era(reel)
        lines: list[Any] = [line.entry for line in await self.log(seat, lang) if line.move <= move]
        news.log = lines
        return news

    async def page(self, reel: KeptReel, seat: int, lang: str) -> Reel:
        try:
            data = await self.table.store.reel(self.table.kept.id, reel.first, lang, seat)
        except StorageError as error:
            raise Problem(error.code) from error
        if not data:
            # The game has ended meanwhile at another process, and was archived.
            raise Problem("storage")
        return msgspec.json.decode(zlib.decompress(data), type=Reel)

    async def log(self, seat: int, lang: str) -> list[SeenLine]:
        """What the log said of all that was played by other rules."""
        lines: list[SeenLine] = []
        for reel in self._past:
            known = lines[-1].number if lines else -1
            lines += [line for line in (await self.page(reel, seat, lang)).log if line.number > known]
        return lines

    async def before(self) -> dict[tuple[str, int], Before]:
        """All that was played by other rules, for the archive."""
        seats = range(NOBODY, len(self.table.kept.seats))
        found = {(lang, seat): await self._before(lang, seat) for lang in LANGUAGES for seat in seats}
        return found if self._past else {}

    async def _before(self, lang: str, seat: int) -> Before:
        pages = {reel: await self.page(reel, seat, lang) for reel in self._past}
        shown = [self.at(move) for move in range(self.first, self.table.session.since)]
        moves = [pages[reel].moves[move - reel.first] if reel else None for move, reel in enumerate(shown, self.first)]
        eras = dict.fromkeys((self._era(reel), reel.cards.split("|")[LANGUAGES.index(lang)]) for reel in self._past)
        return Before(moves, await self.log(seat, lang), list(eras))


class Camera:
    """Takes down one reel, in steps that are short. Whatever happens meanwhile is not on it."""

    def __init__(self, table: "Table", first: int, until: int) -> None:
        moves = table.session.moves
        self._sight: Final = table.sight
        self._game: Final = table.session.game
        self._moves: Final = moves[first : until - 1]
        self._state: Any = self._game.copy(self._sight.positions.at(first))
        self.reel: Final = KeptReel(first, until, mark_of(moves[: until - 1]), "|".join(marks_of_cards(table.kept)))
        self.pages: Final[list[ReelPage]] = []
        self._begins: Final = first_number(first) if first > self._sight.since else 0
        seats = range(NOBODY, len(table.kept.seats))
        self._reels: Final = {(lang, seat): Reel([], []) for lang in LANGUAGES for seat in seats}

    def _log(self, lang: str, seat: int) -> list[SeenLine]:
        """What belongs to these moves; what led to the first of them is on the reel before."""
        holder = Holder(() if seat == NOBODY else (seat,))
        log = self._sight.log(holder, lang, self._begins)
        return [seen_line(entry) for entry in log if entry.move < self.reel.until]

    def steps(self) -> Iterator[None]:
        for lang in LANGUAGES:
            for _ in self._sight.recall(lang, self._begins):
                yield
        for (lang, seat), reel in self._reels.items():
            reel.log = self._log(lang, seat)
            yield
        yield from self._take()
        for move in self._moves:
            play(self._game, self._state, move)
            yield from self._take()
        for (lang, seat), reel in self._reels.items():
            self.pages.append(ReelPage(lang, seat, zlib.compress(msgspec.json.encode(reel))))
            yield

    def _take(self) -> Iterator[None]:
        for (lang, seat), reel in self._reels.items():
            reel.moves.append(seen_move(self._sight.look(self._state, seat, lang)))
            yield
