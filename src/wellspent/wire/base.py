"""What every showing shares: a table in one language, made of what a seat may know."""

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from wellspent import titles
from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.session import OTHER_RULES, Boundary, NotPossible, Session, find
from wellspent.engine.step import Refusal
from wellspent.protocol import (
    Ask,
    Back,
    Change,
    ChartLine,
    Ending,
    Great,
    LogEntry,
    Moment,
    Offer,
    Refused,
    Scene,
    Standing,
    StoryPage,
    TableInfo,
    Way,
)
from wellspent.ruleset import Ruleset
from wellspent.texts.sentences import Sentences

from .logbook import Logbook
from .preview import foresee
from .stories import story_page

# The one choice that is not taken back by undo and does not wait to be asked for.
LEAVE: Final = "leave"


class Explanation(NamedTuple):
    """What a choice would do, or why it cannot be made."""

    is_possible: bool
    text: str
    rule: str = ""
    changes: list[Change] = []
    ways: list[Way] = []
    way: str = ""
    is_lasting: bool = False
    ends_life: bool = False
    marks: list[str] = []


class NotOver(ValueError):
    """The end of a game was asked for, and it has not come yet."""


class Showing:
    """Tables of one game and set-up in one language. Positions are handed to it; it keeps nothing but texts."""

    # Questions that only ask how a choice is paid: it is foretold with the cheapest answer.
    settling: frozenset[str] = frozenset()
    # Questions that are asked again until one has enough: what they are about can be marked beforehand.
    marking: frozenset[str] = frozenset()
    # Whether somebody who can pay in several sensible ways is asked all the same.
    asks_between_ways: bool = False
    # The kinds of events that a replay jumps by.
    landmarks: frozenset[str] = frozenset()

    def __init__(self, game: Game[Any], ruleset: Ruleset, texts: Sentences) -> None:
        self.game: Final = game
        self.ruleset: Final = ruleset
        self.texts: Final = texts
        self.logbook: Final = Logbook(self._told, self.round_of)
        self._lines: Final[dict[int, str]] = {}

    # What each game says for itself.

    def scene(self, view: Any, seat: int) -> Scene:
        """The table as a seat sees it; `view` is `game.view(state, seat)`, NOBODY for those who look on."""
        raise NotImplementedError

    def standings(self, state: Any) -> list[Standing]:
        """Scores as everybody may know them."""
        raise NotImplementedError

    @property
    def phases(self) -> Sequence[str]:
        """The names of the phases, in the order of their numbers."""
        raise NotImplementedError

    def step_name(self, number: int) -> str:
        raise NotImplementedError

    def offers(self, state: Any, seat: int, choices: Sequence[int]) -> list[Offer]:
        raise NotImplementedError

    def refused(self, state: Any, seat: int, refusal: Refusal) -> Refused:
        raise NotImplementedError

    def counters(self, view: Any, seat: int) -> list[Mapping[str, int]]:
        """The counters and tracks of every player, as a seat sees them, that a preview compares."""
        raise NotImplementedError

    def purse(self, view: Any, seat: int) -> Mapping[str, int]:
        """What is left to a seat that has paid: where all of it is as much, one way to pay is as good as another."""
        return self.counters(view, seat)[seat]

    def is_living(self, view: Any, seat: int) -> bool:
        """Whether the life of a seat goes on; in most games it cannot end before the others'."""
        return True

    def is_deadly(self, view: Any, seat: int, choice: int) -> bool:
        """Whether a choice by itself ends the life of its seat, which its text then says."""
        return False

    def rearranged(self, view: Any, turn: int) -> None:
        """Put what is hidden in a view into another order."""
        raise NotImplementedError

    def event_name(self, kind: int) -> str:
        raise NotImplementedError

    def card_id(self, card: int) -> str:
        """The id of a card of an event; nothing where it is about none."""
        raise NotImplementedError

    def goods_of(self, event: Event) -> dict[str, int]:
        """What came or went, by name; in some games nothing is counted."""
        return {}

    def touched(self, session: Session[Any], move: int, event: Event) -> list[int]:
        """The others whom it concerns."""
        return []

    def great(self, session: Session[Any], move: int, event: Event, names: Sequence[str]) -> Great | None:
        """What deserves a moment of its own, by what has happened until then; in most games nothing does."""
        return None

    def round_of(self, event: Event) -> int:
        """The round that an event begins; 0 where it begins none."""
        raise NotImplementedError

    def chart(self, session: Session[Any]) -> list[ChartLine]:
        """The scores of a finished game, round by round: it is played again, as far as that can be done."""
        game = self.game
        state = session.start()
        lines: list[list[int]] = [[] for _ in range(game.seats)]
        for move in session.moves[session.since :]:
            before = state.round
            if move.is_interrupt:
                game.apply_interrupt(state, move.seat, move.choice)
            else:
                game.apply(state, move.seat, move.choice)
            if state.finished or (state.round != before and before > 0):
                for seat, score in enumerate(game.scores(state)):
                    lines[seat].append(score)
        return [ChartLine(seat, scores) for seat, scores in enumerate(lines)]

    def ages(self, session: Session[Any]) -> list[str]:
        """The names of the rounds that the chart of a finished game tells of."""
        first = 1 if session.past is None else max(1, session.past.state.round)
        return [str(round) for round in range(first, session.state.round + 1)]

    def story(self, session: Session[Any], names: Sequence[str], pronouns: Sequence[str], seat: int) -> StoryPage:
        return story_page(titles.title_of(self.game).story(session, names, pronouns, self.texts.lang, seat))

    # Deciding.

    def line(self, choice: int) -> str:
        """`game.notation`, remembered."""
        found = self._lines.get(choice)
        if found is None:
            found = self._lines[choice] = self.game.notation(choice)
        return found

    def ask(self, state: Any, seat: int) -> Ask | None:
        """What a seat has to decide now, or may do although it need not; None where there is nothing."""
        game = self.game
        is_asked = seat in game.deciders(state)
        interrupts = self.interrupts(state, seat)
        if not is_asked:
            return Ask(seat, "", "", interrupts, []) if interrupts else None
        return Ask(
            seat,
            self.step_name(state.agenda[-1].step),
            self.texts.question(game, state, seat),
            self.offers(state, seat, game.options(state, seat)) + interrupts,
            [self.refused(state, seat, refusal) for refusal in game.refusals(state, seat)],
        )

    def interrupts(self, state: Any, seat: int) -> list[Offer]:
        return [
            Offer(
                line := self.line(choice),
                line.split(" ", 1)[0],
                text=self.texts.choice(self.game, state, seat, choice),
                is_final=line == LEAVE,
                is_interrupt=True,
            )
            for choice in self.game.interrupts(state, seat)
        ]

    def waiting(self, state: Any, seat: int, names: Sequence[str], absent: Collection[int] = ()) -> str:
        """What the narrator says to a seat that need not decide (NOBODY: to those who look on). `absent` never came."""
        if state.finished:
            return self.texts.question(self.game, state, seat)
        others = [other for other in self.game.deciders(state) if other != seat]
        thinking = [names[other] for other in others if other not in absent]
        found = thinking or [names[other] for other in others]
        said = "showing-waiting" if thinking else "showing-absent"
        return self.texts.say(said, count=len(found), names=self.texts.listing(found)) if found else ""

    def explain(self, state: Any, seat: int, line: str, then: str = "") -> Explanation:
        """What a line would do, paid as `then` says, or why it cannot be chosen."""
        try:
            choice, is_interrupt = find(self.game, state, seat, line)
        except NotPossible as no:
            if no.refusal is not None:
                text = self.texts.reason(self.game, state, no.refusal)
                return Explanation(False, text, self.game.reason_rule(no.refusal.reason))
            if state.finished or seat not in self.game.deciders(state):
                return Explanation(False, self.texts.question(self.game, state, seat))
            return Explanation(False, self.texts.say("showing-no-choice"))
        return self._explained(state, seat, choice, is_interrupt, then)

    def _explained(self, state: Any, seat: int, choice: int, is_interrupt: bool, then: str) -> Explanation:
        view = self.game.view(state, seat)
        text = self.texts.choice(self.game, view, seat, choice)
        is_deadly = not is_interrupt and self.is_deadly(view, seat, choice)
        found = foresee(self, view, seat, choice, is_interrupt, then)
        # What ends the life by itself says so; the way it is paid may end it, too.
        if found.ends_life and not is_deadly:
            text = f"{text} {self.texts.say('showing-ends-life')}"
        return Explanation(True, text, "", *found._replace(ends_life=is_deadly or found.ends_life))

    def back(self, session: Session[Any], seat: int, names: Sequence[str]) -> Back:
        """How far a seat may go back, and what lies behind."""
        boundary = session.boundary(seat)
        can_redo = bool(session.undone) and session.undone[-1].seat == seat
        why = self._behind(boundary, names) if any(move.seat == seat for move in session.moves) else ""
        return Back(seat, len(session.moves) - boundary.index, why, can_redo)

    def _behind(self, boundary: Boundary, names: Sequence[str]) -> str:
        is_past = boundary.other_seat == OTHER_RULES
        return self.texts.say("showing-other-rules") if is_past else self.texts.boundary(boundary, names)

    # What has happened.

    def _told(
        self, session: Session[Any], number: int, move: int, round: int, event: Event, names: Sequence[str]
    ) -> LogEntry | None:
        """One line of the log; None for what another line tells already."""
        text = self.texts.event(self.game, event, names)
        if text is None:
            return None
        return LogEntry(
            number=number,
            move=move,
            seat=event.seat,
            kind=self.event_name(event.kind),
            text=text,
            card=self.card_id(event.card),
            goods=self.goods_of(event),
            round=round,
            touches=self.touched(session, move, event),
            great=self.great(session, move, event, names),
        )

    def log(
        self, session: Session[Any], reader: Collection[int], names: Sequence[str], first: int = 0
    ) -> list[LogEntry]:
        """The entries from number `first` on, as far as the reader's seats may know them; none: a spectator."""
        return self.logbook.read(session, reader, names, first)

    def recall(self, session: Session[Any], names: Sequence[str], first: int = 0) -> Iterator[object]:
        """Put the entries from number `first` on into words, move by move: `log` has them at hand then."""
        return self.logbook.telling(session, names, first)

    def moments(self, session: Session[Any], reader: Collection[int], names: Sequence[str]) -> list[Moment]:
        """What replay jumps by: rounds, turns, cards taken, goals, ends of lives."""
        return [
            Moment(entry.move, entry.seat, entry.kind, entry.text, entry.round)
            for entry in self.log(session, reader, names)
            if entry.kind in self.landmarks
        ]

    def ending(
        self, session: Session[Any], table: TableInfo, names: Sequence[str], pronouns: Sequence[str] = ()
    ) -> Ending:
        """Standings, chart and a story for each life; raises NotOver before the end."""
        steps = self.end(session, table, names, pronouns)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: Ending = end.value
                return found

    def end(
        self, session: Session[Any], table: TableInfo, names: Sequence[str], pronouns: Sequence[str] = ()
    ) -> Generator[None, None, Ending]:
        """The ending, one life at a time."""
        if not session.state.finished:
            raise NotOver(self.texts.say("showing-not-over"))
        spoken = [*pronouns, *["they"] * len(names)]
        chart, stories = self.chart(session), list[StoryPage]()
        for seat in range(self.game.seats):
            yield
            stories.append(self.story(session, names, spoken, seat))
        return Ending(table, self.standings(session.state), chart, self.ages(session), stories)
