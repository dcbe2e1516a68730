"""A life of the Pursuit: a chapter for every age, strung together from what the cards remember."""

import hashlib
from collections import Counter
from typing import Final

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGES, LAST_ROUND, OFF_THE_TRACK
from wellspent.games.pursuit.cards import ACTIVITY, BASIC_PROJECT, GROUP_PROJECT, ITEM, PARTNER
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import LTH
from wellspent.games.pursuit.state import Player, State
from wellspent.games.pursuit.steps.resolve import solo_goals_met
from wellspent.story.shape import GAINED, LOST, Chapter, Entry, Goal, Heading, Source, Story
from wellspent.texts.narration import Paragraph, Person

from .cards import catalog
from .texts.memories import CROWNED_BY, Memories
from .texts.messages import Messages

# The years of each age.
YEARS: Final = ((13, 19), (20, 29), (30, 39), (40, 49), (50, 59), (60, 72), (73, 87), (88, 101))
SOURCE_OF_RULE: Final = {
    "PH.end.04": "inheritance",
    "PH.sth.02": "mood",
    "PH.notes.11": "goals",
    "PH.end.06": "goals",
    "PH.setup.23": "talents",
    "COM.pop.04": "popularity",
    "COM.pop.07": "popularity",
    "EXP.desire.03": "desire",
    "EXP.desire.04": "desire",
    "NOS.cat.03": "own_goals",
    "MUT.end.01": "mutual_friends",
    "TRD.end.01": "trends",
}
KINDS_OF_CARDS: Final = {
    "talents": ("child_trait",),
    "projects": ("basic_project", "single_round_project", "group_project", "educational_project"),
    "things": ("item", "activity", "service", "group_item", "health_activity"),
    "work": ("job",),
    "family": ("partner", "kid", "pet", "relative"),
    "friends": ("friend", "mutual_friend"),
    "community": ("community",),
    "experiences": ("experience",),
    "memories": ("nostalgia",),
    "fortune": ("event",),
    "trends": ("trend",),
    "goals": ("life_goal", "ongoing_life_goal"),
}
# How often a habit must come up in one age to be worth a sentence.
HABITS: Final = {"overtime": 2, "rest": 3}
# What a quiet age was spent on.
PASTIMES: Final = ("study", "play", "interact", "temp_job", "rest", "overtime")
# The headings that entries go under, as the sources of happiness are called.
HEADINGS: Final = (*KINDS_OF_CARDS, "other")
HEADING_OF_KIND: Final = {kind: heading for heading, kinds in KINDS_OF_CARDS.items() for kind in kinds}


class PursuitTeller:
    """Reads what happened to one seat and writes it down."""

    def __init__(self, session: Session[State], game: Pursuit, texts: Messages, person: Person, seat: int) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.person: Final = person
        self.seat: Final = seat
        self.seed: Final = session.seed
        self.state: Final = session.state
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
            tuple(Heading(kind, self.texts.say(f"story-source-{kind}")) for kind in HEADINGS),
            tuple(self._goals()),
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
        age = AGES[number]
        told = [(event, words) for event in events if (words := self._remember(page, event))]
        entries = [self._entry(event, words, age) for event, words in told]
        self._add_habits(page, events)
        gained = sum(event.number for event in events if self._is_own(event, kinds.LTH_CHANGED))
        title = self.texts.say(f"age-{age}")
        return Chapter(age, title, YEARS[number], page.text(), tuple(entries), gained, before + gained)

    def _remember(self, page: Paragraph, event: Event) -> str:
        """Write down what an event leaves behind, and give it back."""
        before = len(page.sentences)
        for line in self.memories.of(event):
            if line.about_other:
                page.interrupt(line.words)
            else:
                page.add(line.words)
        return " ".join(page.sentences[before:])

    def _entry(self, event: Event, words: str, age: str) -> Entry:
        card = self.game.rules.cards[event.card]
        is_lost = event.kind == kinds.DISCARDED and event.rule not in CROWNED_BY
        return Entry(card.id, words, age, HEADING_OF_KIND.get(card.kind_name, "other"), LOST if is_lost else GAINED)

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
        kind = self.game.rules.cards[event.card].kind_name if event.card >= 0 else ""
        return HEADING_OF_KIND.get(kind, "other")

    def _sources(self) -> list[Source]:
        return [Source(id, self.texts.say(f"story-source-{id}"), lth) for id, lth in self.sources.most_common() if lth]

    def _goals(self) -> list[Goal]:
        """The goals that this life reached; alone, all of them, met or not, and the happiness that is asked for."""
        if self.game.seats > 1:
            reached = [event.card for event in self.events if self._is_own(event, kinds.GOAL_REACHED)]
            return [self._goal(number, True) for number in reached]
        met = solo_goals_met(self.game.rules, self.state)
        goals = [self._goal(number, is_met) for number, is_met in zip(self.state.goals, met, strict=True)]
        threshold = self.game.solo_threshold()
        words = self.texts.say("story-threshold", count=threshold)
        return [*goals, Goal("", "", words, 0, self.me.lth >= threshold)]

    def _goal(self, number: int, is_met: bool) -> Goal:
        card = self.game.rules.cards[number]
        text = self.texts.catalog.text(card.id)
        condition = text.solo_condition if self.game.seats == 1 else text.condition
        reward = card.goal.reward.amounts[LTH] if card.goal is not None and self.game.seats > 1 and is_met else 0
        words = self.texts.words(condition) if condition is not None else ""
        return Goal(card.id, self.texts.card(card.id), words, reward, is_met)

    def _epitaph(self) -> str:
        best = self.sources.most_common(1)
        source = best[0][0] if best and best[0][1] > 0 else "nothing"
        return self.person.fill(self.memories.own(f"story-epitaph-{source}").words)

    def _say(self, id: str, **args: str | int) -> str:
        return self.texts.say(id, name=self.person.name, **args)

    def _draw(self, what: str) -> int:
        """A number that this life always gets."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {self.seat} {what}".encode()).digest()[:4], "big")


def told(session: Session[State], name: str, pronoun: str, lang: str, seat: int) -> Story:
    """The life of a seat, as far as it has been lived. Pronouns: she, he or they."""
    assert isinstance(session.game, Pursuit)
    return PursuitTeller(session, session.game, Messages(lang, catalog()), Person(name, pronoun, lang), seat).tell()
