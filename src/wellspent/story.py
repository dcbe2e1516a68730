"""The story of a life, told from what happened: a chapter for every age, made of the memories of the cards."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wellspent.cardfiles import Catalog, Text
from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGES, OVERTIME, REST, SPACES
from wellspent.games.pursuit.cards import (
    ACTIVITY,
    GROUP_PROJECT,
    ITEM,
    JOB,
    LIFE_GOAL,
    PARTNER,
    SINGLE_ROUND_PROJECT,
    Card,
)
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.texts.messages import Messages
from wellspent.texts.narration import Paragraph, Person

# The years of each age, as the board counts a life.
YEARS: Final = ((13, 19), (20, 29), (30, 39), (40, 49), (50, 59), (60, 72), (73, 87), (88, 101))
SOURCES: Final = ("projects", "family", "things", "work", "goals", "inheritance", "mood", "talents", "other")
SOURCE_OF_RULE: Final = {
    "PH.end.04": "inheritance",
    "PH.sth.02": "mood",
    "PH.notes.11": "goals",
    "PH.setup.23": "talents",
}
# From so many on, a habit is worth a sentence.
OFTEN: Final = {OVERTIME: 2, REST: 3}
VARIANTS: Final = 3
TOLD_BY_TOP: Final = (kinds.ADVANCED, kinds.UPGRADED, kinds.DEVELOPED)
TAKING: Final = (kinds.TOOK, kinds.HIRED, kinds.PROMOTED, kinds.CARD_GAINED, kinds.GOAL_REACHED, kinds.KEPT_TRAIT)


@dataclass(frozen=True)
class Chapter:
    """One age of a life."""

    age: str
    title: str
    years: tuple[int, int]
    text: str
    # The cards it tells of, by id, in order.
    cards: tuple[str, ...]
    # Long-Term Happiness won in this age, and in all so far.
    gained: int
    total: int


@dataclass(frozen=True)
class Source:
    """Where Long-Term Happiness came from."""

    id: str
    title: str
    lth: int


@dataclass(frozen=True)
class Story:
    """A life, told."""

    seat: int
    name: str
    title: str
    opening: str
    chapters: tuple[Chapter, ...]
    # How it ended and what was left; for a life that goes on, how things stand.
    closing: str
    sources: tuple[Source, ...]
    total: int
    epitaph: str


def life_story(
    session: Session[State], catalog: Catalog, names: Sequence[str], pronouns: Sequence[str], lang: str, seat: int
) -> Story:
    """The life of a seat, as far as it has been lived."""
    game = session.game
    if not isinstance(game, Pursuit):
        raise TypeError("Only lives of the Pursuit of Happiness have a story.")
    person = Person(names[seat], pronouns[seat], lang)
    return _Teller(session, game, Messages(lang, catalog), person, seat).story()


class _Teller:
    """Walks through what happened to one seat and writes it down."""

    def __init__(
        self, session: Session[State], game: Pursuit, texts: Messages, person: Person, seat: int
    ) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.person: Final = person
        self.seat: Final = seat
        self.seed: Final = session.seed
        self.state: Final = session.state
        self.me: Final = session.state.players[seat]
        self.events: Final = [*session.opening, *(event for move in session.moves for event in move.events)]
        self.said = 0
        self.sources: Counter[str] = Counter()
        self.lived: Counter[str] = Counter()
        self.closing: Final = Paragraph(person)
        self.chapters: list[Chapter] = []
        self.total = 0

    # What the life was.

    def story(self) -> Story:
        for number, events in enumerate(self._ages()):
            self._tell_age(number, events)
        self._tell_end()
        return Story(
            self.seat,
            self.person.name,
            self._title(),
            self._opening(),
            tuple(self.chapters),
            self.closing.text(),
            tuple(self._sources()),
            self.total,
            self._epitaph(),
        )

    def _ages(self) -> Iterator[list[Event]]:
        """What happened in each age that was lived; the end of the game comes under the last one."""
        last = self.me.rounds_lived if not self.me.is_alive else len(AGES)
        found: list[list[Event]] = [[]]
        for event in self.events:
            if event.kind == kinds.ROUND and 1 < event.number <= last:
                found.append([])
            found[-1].append(event)
        yield from found

    def _tell_age(self, number: int, events: list[Event]) -> None:
        page = Paragraph(self.person)
        cards: list[str] = []
        gained = self._happiness(events, until_end=True)
        for event in events:
            if event.kind == kinds.INHERITED:
                page = self.closing
            for line in self._lines(event, events):
                line(page)
            if self._is_own(event) and event.kind in (*TAKING, *TOLD_BY_TOP) and page is not self.closing:
                cards.append(self._card(event).id)
        page = self.closing if page is self.closing else page
        self._close_age(number, events, cards, gained)

    def _close_age(self, number: int, events: list[Event], cards: list[str], gained: int) -> None:
        raise NotImplementedError
