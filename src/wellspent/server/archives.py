"""Finished games as they were seen, move by move and in both languages: no later release shows them otherwise."""

import zlib
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, cast

import msgspec

from wellspent.engine.chance import Chance
from wellspent.engine.game import NOBODY, Game, SetupError
from wellspent.engine.options import NO_CHOICE
from wellspent.engine.session import Move, Past, Session
from wellspent.engine.state import State
from wellspent.protocol import Ending, LogEntry, Moment, News, Standing, StoryPage, Summary, TableInfo
from wellspent.texts import LANGUAGES

from .seen import SeenLine, SeenMove, catalogue_of, raw, seen_line, seen_move, shown
from .sights import Sight
from .storage import ArchivePage, Catalogue, KeptTable
from .viewers import Holder

# Pages that are kept unpacked, of all tables; one has up to ten megabytes.
OPEN: Final = 8


class SeenEnding(msgspec.Struct):
    standings: msgspec.Raw
    chart: msgspec.Raw
    ages: list[str]
    stories: msgspec.Raw


class SeenWords(msgspec.Struct):
    """What is told of a finished game from one seat in one language, besides the table after each move."""

    log: list[SeenLine]
    moments: msgspec.Raw
    ending: SeenEnding | None
    round: int
    # Who chose what.
    choices: list[tuple[int, str]]
    # The move from which on it was played by the rules of its end.
    since: int = 0
    # The mark of the cards as they were shown, and those of moves before: from which one on, and the mark.
    cards: str = ""
    eras: list[tuple[int, str]] = []
    # The first move that can be looked at; -1: the one where the rules of its end begin.
    first: int = -1


class Seen(SeenWords, kw_only=True):
    """A finished game from one seat in one language."""

    # The table after each move, from the first on that can be looked at; None where nothing was kept of it.
    moves: list[SeenMove | None]

    @property
    def shown_from(self) -> int:
        return self.since if self.first < 0 else self.first


class Before(NamedTuple):
    """What was played by other rules than in the end, from one seat in one language."""

    moves: list[SeenMove | None]
    log: list[SeenLine]
    eras: list[tuple[int, str]]


NOTHING_BEFORE: Final[Mapping[tuple[str, int], Before]] = {}


class Archivist:
    """Writes down a finished game, page by page."""

    def __init__(self, sight: Sight, before: Mapping[tuple[str, int], Before] = NOTHING_BEFORE) -> None:
        self.sight: Final = sight
        self.before: Final = before
        self.pages: Final[list[ArchivePage]] = []
        self.catalogues: Final[dict[str, Catalogue]] = {}
        # The position after each move, from the one on that can be laid out.
        self._states: Final[list[Any]] = []

    def steps(self) -> Iterator[None]:
        """All pages, in steps that are short."""
        for state in self.sight.positions.all():
            self._states.append(state)
            yield
        for lang in LANGUAGES:
            for seat in range(NOBODY, len(self.sight.kept.seats)):
                yield from self._page(lang, seat)

    def _page(self, lang: str, seat: int) -> Iterator[None]:
        """Written as it is made, and never there as a whole: a long game has ten megabytes of it."""
        before = self.before.get((lang, seat), Before([], [], []))
        told = yield from self._told(lang, seat, before)
        press = zlib.compressobj()
        parts = [press.compress(msgspec.json.encode(told)[:-1] + b',"moves":[')]
        for number, move in enumerate(self._moves(lang, seat, before)):
            parts.append(press.compress(b"," * (number > 0) + msgspec.json.encode(move)))
            yield
        parts += [press.compress(b"]}"), press.flush()]
        self.pages.append(ArchivePage(lang, seat, b"".join(parts)))

    def _moves(self, lang: str, seat: int, before: Before) -> Iterator[SeenMove | None]:
        yield from before.moves
        for state in self._states:
            yield seen_move(self.sight.look(state, seat, lang))

    def _told(self, lang: str, seat: int, before: Before) -> Generator[None, None, SeenWords]:
        sight, holder = self.sight, Holder(() if seat == NOBODY else (seat,))
        known = before.log[-1].number if before.log else -1
        for _ in sight.recall(lang, known + 1):
            yield
        log = [*before.log, *map(seen_line, sight.log(holder, lang, known + 1))]
        yield
        ending = (yield from self._ending(lang)) if seat == NOBODY else None
        yield
        round = sight.summary(holder, (), 0, lang).round
        choices = [(move.seat, move.line) for move in sight.session.moves]
        moments, since = raw(sight.moments(holder, lang)), sight.session.since
        yield
        first = since - len(before.moves)
        return SeenWords(log, moments, ending, round, choices, since, self._cards(lang), before.eras, first)

    def _cards(self, lang: str) -> str:
        catalogue = catalogue_of(self.sight.kept, lang)
        self.catalogues.setdefault(catalogue.mark, catalogue)
        return catalogue.mark

    def _ending(self, lang: str) -> Generator[None, None, SeenEnding]:
        ending = yield from self.sight.end(lang, ())
        return SeenEnding(raw(ending.standings), raw(ending.chart), ending.ages, raw(ending.stories))


def told(raw: msgspec.Raw, kind: Any) -> Any:
    """What was sent then, as this release knows it; if it knows it no more, as it was sent."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError:
        return raw


def is_foreign(told: object) -> bool:
    """Whether this release does not know what was sent then; it can only send it again."""
    return isinstance(told, msgspec.Raw)


@lru_cache(OPEN)
def unpacked(data: bytes) -> Seen:
    return msgspec.json.decode(zlib.decompress(data), type=Seen)


class ArchivedSight(Sight):
    """Shows a finished game as it was seen; whatever was sent then is sent again."""

    def __init__(self, kept: KeptTable, pages: Sequence[ArchivePage], session: Session[Any] | None = None) -> None:
        """Without a session: of a game that these rules cannot play."""
        self._pages: Final = {(page.lang, page.seat): page.data for page in pages}
        self.is_playable = session is not None
        super().__init__(kept, session or over(kept, self._page(LANGUAGES[0], NOBODY)))

    def _page(self, lang: str, seat: int) -> Seen:
        return unpacked(self._pages[lang, seat])

    def _of(self, holder: Holder, lang: str) -> Seen:
        reader = self.reader(holder)
        return self._page(lang, reader[0] if reader else NOBODY)

    @property
    def since(self) -> int:
        return self._page(LANGUAGES[0], NOBODY).since

    @property
    def first(self) -> int:
        """The first move that can be looked at."""
        return self._page(LANGUAGES[0], NOBODY).shown_from

    def shows(self, move: int) -> bool:
        return move >= self.first and self._page(LANGUAGES[0], NOBODY).moves[move - self.first] is not None

    def cards_mark(self, lang: str, move: int = -1) -> str:
        return self._era(lang, move)[1]

    def _era(self, lang: str, move: int) -> tuple[int, str]:
        """The cards after a move: from which one on they were shown so, -1 for those of the end, and their mark."""
        page = self._page(lang, NOBODY)
        eras = [era for era in page.eras if era[0] <= move < page.since and era[1] != page.cards]
        return eras[-1] if eras else (-1, page.cards)

    @cached_property
    def has_own_cards(self) -> bool:
        """Whether its cards were shown otherwise than they are now."""
        try:
            now = [catalogue_of(self.kept, lang).mark for lang in LANGUAGES]
        except (SetupError, LookupError):
            return True
        then = [self.cards_mark(lang) for lang in LANGUAGES]
        return all(then) and then != now

    def table(self, online: Sequence[int], lang: str) -> TableInfo:
        info = super().table(online, lang)
        info.own_cards, info.shown_from = self.has_own_cards, self.first
        return info

    def news(self, holder: Holder, lang: str, version: int, online: Sequence[int], log_from: int) -> News:
        seats = self.seats_from(holder)
        news = self._shown(-1, seats[0] if seats else NOBODY, lang, online)
        news.version, news.seats, news.log_from, news.is_host = version, seats, log_from, holder.is_host
        news.move = len(self.session.moves)
        news.log = self.log(holder, lang, log_from)
        return news

    def _shown(self, place: int, seat: int, lang: str, online: Sequence[int]) -> News:
        seen = self._page(lang, seat).moves[place]
        assert seen is not None
        return shown(seen, self.table(online, lang))

    def recall(self, lang: str, first: int = 0) -> Iterator[object]:
        """It is in words."""
        return iter(())

    def log(self, holder: Holder, lang: str, first: int) -> list[LogEntry]:
        lines: list[Any] = [line.entry for line in self._of(holder, lang).log if line.number >= first]
        return lines

    def next_number(self, news: News, holder: Holder, lang: str) -> int:
        lines = self._of(holder, lang).log
        return lines[-1].number + 1 if lines else news.log_from

    def summary(self, holder: Holder, online: Sequence[int], changed: int, lang: str) -> Summary:
        seats, moves = list(holder.seats), len(self.session.moves)
        round = self._page(LANGUAGES[0], NOBODY).round
        return Summary(
            self.table(online, lang),
            seats,
            holder.is_host,
            [],
            round,
            moves,
            standings_of(self._page(LANGUAGES[0], NOBODY)),
            changed,
        )

    def moments(self, holder: Holder, lang: str) -> list[Moment]:
        found: Any = self._of(holder, lang).moments
        return cast(list[Moment], found)

    def moment(self, move: int, seat: int, lang: str, online: Sequence[int]) -> News:
        news = self._shown(move - self.first, seat, lang, online)
        news.table.cards_from = self._era(lang, move)[0]
        news.table.own_cards = news.table.own_cards or news.table.cards_from >= 0
        news.version = news.move = move
        news.seats = [] if seat == NOBODY else [seat]
        lines: list[Any] = [line.entry for line in self._page(lang, seat).log if line.move <= move]
        news.log = lines
        return news

    def end(self, lang: str, online: Sequence[int]) -> Generator[None, None, Ending]:
        yield from ()
        seen: Any = self._page(lang, NOBODY).ending
        stories: Any = told(seen.stories, list[StoryPage])
        return Ending(self.table(online, lang), seen.standings, seen.chart, seen.ages, stories)


class Over(Game[State]):
    """A game of which only the account is left: nobody chooses anything any more."""

    def __init__(self, name: str, seats: int, standings: Sequence[Standing]) -> None:
        super().__init__(name, seats)
        self.standings: Final = standings

    def copy(self, state: State) -> State:
        return state

    def view(self, state: State, seat: int) -> State:
        return state

    def scores(self, state: State) -> list[int]:
        return [each.score for each in self.standings]

    def winners(self, state: State) -> list[int]:
        return [each.seat for each in self.standings if each.is_winner]


def over(kept: KeptTable, seen: Seen) -> Session[Any]:
    """The game of an archived table that these rules cannot play: its choices, as lines."""
    state = State(Chance([]))
    state.finished = True
    moves = [Move(seat, NO_CHOICE, line, False, 0) for seat, line in seen.choices]
    game = Over(kept.setup.game, len(kept.seats), standings_of(seen))
    return Session(game, kept.setup.seed, Past(state, [], moves))


def standings_of(seen: Seen) -> list[Standing]:
    """Who had how many points in the end."""
    assert seen.ending is not None
    return msgspec.json.decode(seen.ending.standings, type=list[Standing])
