"""The story of a life: a chapter for every age, strung together from what the cards remember."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wellspent.cardfiles import Catalog
from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGES, LAST_ROUND, OFF_THE_TRACK
from wellspent.games.pursuit.cards import ACTIVITY, BASIC_PROJECT, GROUP_PROJECT, ITEM, JOB, PARTNER
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import Player, State
from wellspent.texts.memories import Memories
from wellspent.texts.messages import Messages
from wellspent.texts.narration import Paragraph, Person

__all__ = ["Chapter", "Source", "Story", "life_story"]

# The years of each age.
YEARS: Final = ((13, 19), (20, 29), (30, 39), (40, 49), (50, 59), (60, 72), (73, 87), (88, 101))
SOURCE_OF_RULE: Final = {
    "PH.end.04": "inheritance",
    "PH.sth.02": "mood",
    "PH.notes.11": "goals",
    "PH.setup.23": "talents",
}
# How often a habit must come up in one age to be worth a sentence.
HABITS: Final = {"overtime": 2, "rest": 3}
# What a quiet age was spent on.
PASTIMES: Final = ("study", "play", "interact", "temp_job", "rest", "overtime")
TOLD: Final = (
    *(kinds.KEPT_TRAIT, kinds.TOOK, kinds.JOINED, kinds.ADVANCED, kinds.UPGRADED, kinds.HIRED),
    *(kinds.PROMOTED, kinds.RETIRED, kinds.DEVELOPED, kinds.CARD_GAINED, kinds.GOAL_REACHED),
)


@dataclass(frozen=True)
class Chapter:
    """One age of a life. `gained` and `total` count Long-Term Happiness, in this age and up to its end."""

    age: str
    title: str
    years: tuple[int, int]
    text: str
    cards: tuple[str, ...]
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
    """A life, told. `closing` is how it ended and what was left, or how things stand."""

    seat: int
    name: str
    title: str
    opening: str
    chapters: tuple[Chapter, ...]
    closing: str
    sources: tuple[Source, ...]
    total: int
    epitaph: str


def life_story(
    session: Session[State], catalog: Catalog, names: Sequence[str], pronouns: Sequence[str], lang: str, seat: int
) -> Story:
    """The life of a seat, as far as it has been lived. Pronouns, by seat: she, he or they."""
    if not isinstance(session.game, Pursuit):
        raise TypeError("Only lives of the Pursuit of Happiness have a story.")
    return _Teller(
        session, session.game, Messages(lang, catalog), Person(names[seat], pronouns[seat], lang), seat
    ).tell()


class _Teller:
    """Reads what happened to one seat and writes it down."""

    def __init__(self, session: Session[State], game: Pursuit, texts: Messages, person: Person, seat: int) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.person: Final = person
        self.seat: Final = seat
        self.seed: Final = session.seed
        self.me: Final[Player] = session.state.players[seat]
        self.has_left: Final = any(move.seat == seat and move.line == "leave" for move in session.moves)
        self.events: Final = [*session.opening, *(event for move in session.moves for event in move.events)]
        self.memories: Final = Memories(texts, game, session.seed, seat)
        self.sources: Final = self._count_sources()

    def tell(self) -> Story:
        ages, end = self._split()
        chapters: list[Chapter] = []
        for number, events in enumerate(ages):
            chapters.append(self._chapter(number, events, chapters[-1].total if chapters else 0))
        return Story(
            self.seat,
            self.person.name,
            self._title(),
            self._opening(),
            tuple(chapters),
            self._closing(end),
            tuple(self._sources()),
            self.me.lth,
            self._epitaph(),
        )

    def _split(self) -> tuple[list[list[Event]], list[Event]]:
        """What happened in each age that was lived, and at the end of the game."""
        last = LAST_ROUND if self.me.is_alive else self.me.rounds_lived
        ages: list[list[Event]] = [[]]
        for place, event in enumerate(self.events):
            if event.kind == kinds.INHERITED:
                return ages, self.events[place:]
            if event.kind == kinds.ROUND and 1 < event.number <= last:
                ages.append([])
            ages[-1].append(event)
        return ages, []

    # Chapters.

    def _chapter(self, number: int, events: list[Event], before: int) -> Chapter:
        page = Paragraph(self.person)
        for event in events:
            self._remember(page, event)
        self._add_habits(page, events)
        gained = sum(event.number for event in events if self._is_own(event, kinds.LTH_CHANGED))
        age = AGES[number]
        return Chapter(
            age,
            self.texts.say(f"age-{age}"),
            YEARS[number],
            page.text(),
            self._cards(events),
            gained,
            before + gained,
        )

    def _remember(self, page: Paragraph, event: Event) -> None:
        for line in self.memories.of(event):
            if line.about_other:
                page.interrupt(line.words)
            else:
                page.add(line.words)

    def _add_habits(self, page: Paragraph, events: list[Event]) -> None:
        """Overtime and rest, where they were many; in an age without memories, what it was spent on."""
        spaces = self.game.rules.spaces
        spent = Counter(spaces[event.number] for event in events if self._is_own(event, kinds.PLACED))
        if not page.sentences:
            pastime = max(PASTIMES, key=lambda name: spent[name])
            page.add(self.memories.own(f"story-quiet-{pastime if spent[pastime] else 'nothing'}").words)
            return
        for habit, often in HABITS.items():
            if spent[habit] >= often:
                page.add(self.memories.own(f"story-habit-{habit}").words)

    def _cards(self, events: list[Event]) -> tuple[str, ...]:
        cards = [self.game.rules.cards[event.card].id for event in events if self._is_own(event, *TOLD)]
        return tuple(dict.fromkeys(cards))

    def _is_own(self, event: Event, *wanted: int) -> bool:
        return event.seat == self.seat and event.kind in wanted

    # The whole of it.

    def _title(self) -> str:
        if self.me.is_alive:
            return self._say("story-title-running")
        first, last = YEARS[max(1, self.me.rounds_lived) - 1]
        years = first + self._draw("years") % (last - first + 1)
        return self._say("story-title", years=years, manner=self._manner())

    def _manner(self) -> str:
        """What a life was full of, in one word."""
        if self.me.overtimes >= 4:
            return "overtime"
        if self.me.rests >= 8:
            return "rest"
        if self._count("loves") >= 3:
            return "love"
        return "projects" if self._count("projects") >= 6 else "bored"

    def _opening(self) -> str:
        parts = [
            self.texts.say(f"story-count-{what}", count=count)
            for what in ("jobs", "loves", "projects", "things")
            if (count := self._count(what))
        ]
        if not parts:
            return self._say("story-opening-nothing")
        words = self.texts.say("story-opening", list=self.texts.listing(parts))
        return words[0].upper() + words[1:]

    def _count(self, what: str) -> int:
        """How many Jobs, loves, finished Projects or things a life had."""
        return sum(1 for event in self.events if event.card >= 0 and self._counts_as(event) == what)

    def _counts_as(self, event: Event) -> str:
        kind = self.game.rules.cards[event.card].kind
        if self._is_own(event, kinds.HIRED, kinds.PROMOTED):
            return "jobs"
        if self._is_own(event, kinds.TOOK, kinds.CARD_GAINED) and kind in (ITEM, ACTIVITY, PARTNER):
            return "loves" if kind == PARTNER else "things"
        is_project = BASIC_PROJECT <= kind <= GROUP_PROJECT
        return "projects" if is_project and self._is_own(event, kinds.SET_ASIDE) else ""

    def _closing(self, end: list[Event]) -> str:
        page = Paragraph(self.person)
        if self.me.is_alive:
            page.add(self.memories.own("story-running").words)
            return page.text()
        page.add(self.memories.own(f"story-end-{self._ending()}").words)
        for event in end:
            self._remember(page, event)
        page.add(self.memories.own("story-legacy", list=self._legacy()).words)
        if self.me.rounds_lived < LAST_ROUND:
            page.add(self.texts.say("story-next-age", age=self.texts.say(f"age-{AGES[self.me.rounds_lived]}")))
        return page.text()

    def _ending(self) -> str:
        if self.has_left:
            return "left"
        if self.me.stress < OFF_THE_TRACK:
            return "full"
        reached = 0
        for event in self.events:
            if event.kind == kinds.ROUND:
                reached = event.number
            elif self._is_own(event, kinds.LIFE_ENDED):
                break
        # PH.prep.05 to PH.prep.07: a life that ends with the coming of an age has not lived it.
        return "years" if reached > self.me.rounds_lived else "stress"

    def _legacy(self) -> str:
        me = self.me
        left = {"money": me.money, "knowledge": me.knowledge, "creativity": me.creativity, "influence": me.influence}
        parts = [self.texts.say(f"story-left-{name}", count=count) for name, count in left.items() if count]
        return self.texts.listing(parts) or self.texts.say("story-left-nothing")

    # Where it came from.

    def _count_sources(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for event in self.events:
            if self._is_own(event, kinds.LTH_CHANGED):
                found[self._source(event)] += event.number
        return found

    def _source(self, event: Event) -> str:
        if event.rule in SOURCE_OF_RULE:
            return SOURCE_OF_RULE[event.rule]
        kind = self.game.rules.cards[event.card].kind if event.card >= 0 else -1
        if BASIC_PROJECT <= kind <= GROUP_PROJECT:
            return "projects"
        if kind in (ITEM, ACTIVITY):
            return "things"
        return "work" if kind == JOB else "family" if kind == PARTNER else "other"

    def _sources(self) -> list[Source]:
        return [Source(id, self.texts.say(f"story-source-{id}"), lth) for id, lth in self.sources.most_common() if lth]

    def _epitaph(self) -> str:
        best = self.sources.most_common(1)
        source = best[0][0] if best and best[0][1] > 0 else "nothing"
        return self.person.fill(self.memories.own(f"story-epitaph-{source}").words)

    def _say(self, id: str, **args: str | int) -> str:
        return self.texts.say(id, name=self.person.name, **args)

    def _draw(self, what: str) -> int:
        """A number that this life always gets."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {self.seat} {what}".encode()).digest()[:4], "big")
