"""What a viewer is told about a table: only what its seats may know."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from wellspent.engine.chance import commitment
from wellspent.engine.game import NOBODY
from wellspent.engine.session import Session
from wellspent.lessons import LEARNER
from wellspent.protocol import Ask, Back, By, Ending, Lesson, LogEntry, Moment, News, SeatInfo, Summary, TableInfo

from .history import Positions
from .lessons import lesson_of
from .names import spoken
from .opened import showing_of
from .seating import player_of
from .storage import Kept, KeptSeat, KeptTable
from .viewers import Holder

STAND_IN: Final[By] = "stand-in"


class Shows(Protocol):
    """Adds to what is told about a table."""

    def show(self, info: TableInfo) -> None: ...


class Made(NamedTuple):
    """Who chose a move in the place of its seat, and when."""

    by: By
    at: int


class Sight:
    """Looks at one table and changes nothing."""

    # Whether these rules can play the game that is looked at.
    is_playable = True

    def __init__(self, kept: KeptTable, session: Session[Any]) -> None:
        self.kept: Final = kept
        self.session: Final = session
        self.positions: Final = Positions(session)
        # How it ended, in each language, and for whom it was told so: it is told anew only for others.
        self._endings: Final[dict[str, tuple[object, Ending]]] = {}
        # How each move was made, and how much time there is.
        self.made: Final[list[Made]] = []
        self.time: Shows | None = None
        # The first move that can be looked at.
        self.first_shown: Callable[[], int] = lambda: self.session.since
        # Whether the seed stays a secret for now, even at the end.
        self.is_sealed: Callable[[], bool] = lambda: False

    def names(self, lang: str) -> list[str]:
        """Everybody's, as they are read."""
        return [spoken(seat.name, lang) for seat in self.kept.seats]

    @property
    def _absent(self) -> list[int]:
        """The seats that nobody has come for."""
        return [seat for seat, kept in enumerate(self.kept.seats) if not kept.has_joined]

    def table(self, online: Sequence[int], lang: str) -> TableInfo:
        setup, session = self.kept.setup, self.session
        is_finished = session.state.finished
        info = TableInfo(
            id=self.kept.id,
            game=setup.game,
            edition=setup.edition,
            modules=list(setup.modules),
            sets=list(setup.sets),
            seats=[self._seat(seat, online, lang) for seat in range(len(self.kept.seats))],
            created=self.kept.created,
            pace=self.kept.pace,
            commitment=session.commitment,
            seed=setup.seed if is_finished and not self.is_sealed() else "",
            is_finished=is_finished,
            origin=self.kept.origin,
            origin_move=self.kept.origin_move,
            since=self.since,
            day=self.kept.options.day,
            is_practice=self.kept.options.is_practice,
            shown_from=self.first_shown(),
            name=self.kept.options.name,
        )
        if self.time is not None:
            self.time.show(info)
        return info

    @property
    def since(self) -> int:
        """The move from which on it is played by the rules of now; before it only the log tells of the game."""
        return self.session.since

    def cards_mark(self, lang: str, move: int = -1) -> str:
        """The mark of the cards as they were shown when the game ended, or after a move; empty for those of now."""
        return ""

    def shows(self, move: int) -> bool:
        """Whether the table after so many moves can be laid out."""
        return move >= self.since

    def _seat(self, seat: int, online: Sequence[int], lang: str) -> SeatInfo:
        kept = self.kept.seats[seat]
        # Whom one has met is told in the end.
        bot = player_of(self.kept.setup.game, kept) if self.session.state.finished else kept.bot
        return seat_info(seat, kept, bot, lang, seat in online)

    def seats_from(self, holder: Holder) -> list[int]:
        """The viewer's seats; the one looked from comes first: it must decide, or did so last."""
        seats = list(holder.seats)
        if len(seats) > 1:
            front = self._front(seats)
            seats.remove(front)
            seats.insert(0, front)
        return seats

    def _front(self, seats: Sequence[int]) -> int:
        for seat in self.session.game.deciders(self.session.state):
            if seat in seats:
                return seat
        return next((move.seat for move in reversed(self.session.moves) if move.seat in seats), seats[0])

    def reader(self, holder: Holder) -> tuple[int, ...]:
        """Whose private entries the log has: at a screen that several share, nobody's."""
        return holder.seats if len(holder.seats) == 1 else ()

    def news(self, holder: Holder, lang: str, version: int, online: Sequence[int], log_from: int) -> News:
        """The table as it is now."""
        session, showing = self.session, showing_of(self.kept.setup, lang)
        game, state = session.game, session.state
        seats = self.seats_from(holder)
        seat = seats[0] if seats else NOBODY
        views = {each: game.view(state, each) for each in seats or [seat]}
        view = views[seat]
        return News(
            version=version,
            move=len(session.moves),
            table=self.table(online, lang),
            seats=seats,
            scene=showing.scene(view, seat),
            deciders=game.deciders(state),
            asks=self._asks({each: views[each] for each in seats}, lang),
            back=self._back(seats, lang),
            log=self._ordered(self.log(holder, lang, log_from), holder),
            standings=showing.standings(view),
            log_from=log_from,
            is_host=holder.is_host,
            waiting=showing.waiting(view, seat, self.names(lang), self._absent),
            lesson=self._lesson(seats, lang),
        )

    def _lesson(self, seats: Sequence[int], lang: str) -> Lesson | None:
        if not self.kept.options.is_lesson or self.session.past is not None or LEARNER not in seats:
            return None
        return lesson_of(self.kept.setup, self.session, lang)

    def _asks(self, views: Mapping[int, Any], lang: str) -> list[Ask]:
        """What the seats are asked, made of what they see: nothing hidden can be in it."""
        showing = showing_of(self.kept.setup, lang)
        found = [showing.ask(view, seat) for seat, view in views.items()]
        return [ask for ask in found if ask is not None]

    def _back(self, seats: Sequence[int], lang: str) -> list[Back]:
        # With the end of the game the seed is known: nothing is taken back then.
        if self.session.state.finished:
            return []
        showing = showing_of(self.kept.setup, lang)
        return [showing.back(self.session, seat, self.names(lang)) for seat in seats]

    def recall(self, lang: str, first: int = 0) -> Iterator[object]:
        """Put the log from there on into words, in short steps: whoever reads it then keeps nobody waiting."""
        return showing_of(self.kept.setup, lang).recall(self.session, self.names(lang), first)

    def log(self, holder: Holder, lang: str, first: int) -> list[LogEntry]:
        showing = showing_of(self.kept.setup, lang)
        return self._signed(showing.log(self.session, self.reader(holder), self.names(lang), first))

    def _signed(self, log: list[LogEntry]) -> list[LogEntry]:
        """Each line with when it was to be seen, and who chose it in the place of its seat."""
        for entry in log:
            if not entry.move:
                entry.at = self.kept.created
            elif entry.move <= len(self.made):
                by, entry.at = self.made[entry.move - 1]
                entry.by = by if by == STAND_IN and self._is_of(entry) else ""
        return log

    def _ordered(self, log: list[LogEntry], holder: Holder) -> list[LogEntry]:
        """Whoever gave an order, and nobody else, reads what came of it."""
        for entry in log:
            if 0 < entry.move <= len(self.made) and entry.seat in holder.seats and self._is_of(entry):
                entry.by = self.made[entry.move - 1].by
        return log

    def _is_of(self, entry: LogEntry) -> bool:
        return self.session.moves[entry.move - 1].seat == entry.seat

    def next_number(self, news: News, holder: Holder, lang: str) -> int:
        """The number of the first entry that whoever was told this does not know."""
        return news.log[-1].number + 1 if news.log else news.log_from

    def summary(self, holder: Holder, online: Sequence[int], changed: int, lang: str) -> Summary:
        session = self.session
        showing = showing_of(self.kept.setup, lang)
        view = session.game.view(session.state, NOBODY)
        return Summary(
            table=self.table(online, lang),
            seats=list(holder.seats),
            is_host=holder.is_host,
            deciders=session.game.deciders(session.state),
            round=showing.scene(view, NOBODY).round,
            move=len(session.moves),
            standings=showing.standings(view),
            changed=changed,
        )

    # Looking back.

    def moments(self, holder: Holder, lang: str) -> list[Moment]:
        return showing_of(self.kept.setup, lang).moments(self.session, self.reader(holder), self.names(lang))

    def moment(self, move: int, seat: int, lang: str, online: Sequence[int]) -> News:
        """The table as a seat saw it after so many moves. Nothing can be chosen there."""
        news = self.look(self.positions.at(move), seat, lang)
        news.version = news.move = move
        news.table = self.table(online, lang)
        log = self.log(Holder(tuple(news.seats)), lang, 0)
        news.log = [entry for entry in log if entry.move <= move]
        return news

    def look(self, state: Any, seat: int, lang: str) -> News:
        """A position of this game as a seat sees it, without the log."""
        game, showing = self.session.game, showing_of(self.kept.setup, lang)
        view = game.view(state, seat)
        return News(
            version=0,
            move=0,
            table=self.table((), lang),
            seats=[] if seat == NOBODY else [seat],
            scene=showing.scene(view, seat),
            deciders=game.deciders(state),
            asks=[],
            back=[],
            log=[],
            standings=showing.standings(view),
            waiting=showing.waiting(view, seat, self.names(lang), self._absent),
        )

    def end(self, lang: str, online: Sequence[int]) -> Generator[None, None, Ending]:
        """How it ended, in short steps; raises NotOver before the end."""
        people = self.names(lang), [seat.pronoun for seat in self.kept.seats]
        if lang not in self._endings or self._endings[lang][0] != people:
            showing = showing_of(self.kept.setup, lang)
            self._endings[lang] = people, (yield from showing.end(self.session, self.table(online, lang), *people))
        return msgspec.structs.replace(self._endings[lang][1], table=self.table(online, lang))


def seat_info(seat: int, kept: KeptSeat, bot: str, lang: str, is_online: bool = False) -> SeatInfo:
    name = spoken(kept.name, lang)
    return SeatInfo(seat, name, kept.colour, kept.kind, kept.pronoun, bot, is_online, kept.has_joined, kept.face)


def unplayable(kept: Kept, holder: Holder, lang: str) -> Summary:
    """A line for a table that these rules can do nothing with."""
    table, setup = kept.table, kept.table.setup
    seats = [seat_info(seat, each, each.bot, lang) for seat, each in enumerate(table.seats)]
    mark = commitment(setup.seed)
    named = setup.game, setup.edition, list(setup.modules), list(setup.sets)
    info = TableInfo(table.id, *named, seats, table.created, table.pace, mark, name=table.options.name)
    changed = kept.entries[-1].at if kept.entries else table.created
    return Summary(info, list(holder.seats), holder.is_host, [], 0, len(kept.entries), [], changed, True)
