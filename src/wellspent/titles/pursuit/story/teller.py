"""A life of the Pursuit: a chapter for every age, strung together from what the cards remember."""

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from wellspent.engine.events import Event
from wellspent.engine.session import Session
from wellspent.games.pursuit import events as kinds
from wellspent.games.pursuit.board import AGES, LAST_ROUND, OFF_THE_TRACK
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.goods import LTH
from wellspent.games.pursuit.state import Player, State
from wellspent.games.pursuit.steps.resolve import solo_goals_met
from wellspent.story.rarity import Rarity
from wellspent.story.shape import GAINED, LOST, Anecdote, Chapter, Goal, Heading, Source, Story
from wellspent.texts.narration import Line, Paragraph, Protagonist
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.texts.memories import CROWNED_BY, TAKEN, TOP, Memories, tellers_of
from wellspent.titles.pursuit.texts.messages import Messages

from .opening import opening_parts
from .sources import count_sources
from .traits import read_life
from .typical import TYPICAL

# The years of each age.
YEARS: Final = ((13, 19), (20, 29), (30, 39), (40, 49), (50, 59), (60, 72), (73, 87), (88, 101))
# How often a habit must come up in one age to be worth a sentence.
HABITS: Final = {"overtime": 2, "rest": 3}
# What a quiet age was spent on.
PASTIMES: Final = ("study", "play", "interact", "temp_job", "rest", "overtime")
# A sentence that speaks of its card as of something just named.
DANGLING: Final = {
    "en": re.compile(r"(?:It|Its|He|She|His|Her|They|Both|This|That|These|Then it|By then it)\b"),
    "fr": re.compile(r"(?:Ils?|Elles?|Ce|Cela|Ça|Celui|Celle|Tous deux|Toutes deux)\b|C[’']"),
}
# So many ages between beginning and end are worth a word; so much Stress in an age, too.
LONG: Final = 3
MUCH_STRESS: Final = 5
# So often a life may go on after a loss.
MOST_LINKS: Final = 2
# The heading of Jobs.
WORK: Final = "work"


class PursuitTeller:
    """Reads what happened to one seat and writes it down."""

    def __init__(
        self,
        session: Session[State],
        game: Pursuit,
        texts: Messages,
        person: Protagonist,
        seat: int,
        names: Sequence[str],
    ) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.person: Final = person
        self.seat: Final = seat
        self.seed: Final = session.seed
        self.state: Final = session.state
        self.me: Final[Player] = session.state.players[seat]
        self.has_left: Final = any(move.seat == seat and move.line == "leave" for move in session.moves)
        self.events: Final = session.events()
        tellers = tellers_of(texts, game, names, session.seed, self.events)
        self.memories: Final = Memories(texts, game, session.seed, seat, tellers, person.pronoun)
        self.sources: Final = count_sources(game, self.events, seat)
        lives = [read_life(game, session.state, self.events, each) for each in range(game.seats)]
        self.rarity: Final = Rarity(lives, TYPICAL, session.seed)
        # By card: the age in which it came into this life.
        self.begun: Final[dict[int, int]] = {}

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
            tuple(
                Heading(kind, self.texts.say(f"story-source-{kind}")) for kind in self.texts.catalog.kinds.headings()
            ),
            tuple(self._goals()),
            self._closing(end),
            tuple(self._sources()),
            self.me.lth,
            self._epitaph(),
            self._years(),
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
        entries: list[Anecdote] = []
        for event in events:
            if words := self._remember(page, event, number, entries):
                entries.append(self._entry(event, words, age))
        self._add_habits(page, events, entries)
        gained = sum(event.number for event in events if self._is_own(event, kinds.LTH_CHANGED))
        title = self.texts.say(f"age-{age}")
        return Chapter(age, title, self._years_of(number), page.text(), tuple(entries), gained, before + gained)

    def _remember(self, page: Paragraph, event: Event, age: int, entries: Sequence[Anecdote]) -> str:
        """Write down what an event leaves behind, with what leads over to it, and give it back."""
        lines = self.memories.of(event)
        if lines and entries:
            self._add(page, self._link(event, lines[0], age, entries[-1]))
        before = len(page.sentences)
        self._add(page, lines)
        if lines and self._shows_somebody(event.card):
            # Behind a Kid, a Friend or a Relative a pronoun could be theirs.
            page.name_again()
        for line in lines:
            self.begun.setdefault(line.card, age)
        return " ".join(page.sentences[before:])

    def _dangles(self, words: str) -> bool:
        pattern = DANGLING.get(self.texts.lang)
        return pattern is not None and pattern.match(words) is not None

    def _link(self, event: Event, line: Line, age: int, last: Anecdote) -> list[Line]:
        """The sentence that leads over from what was told last: years later, after a loss, or back to a card."""
        card = self.game.rules.cards[event.card]
        name = self.texts.card(card.id, event.side)
        if self.texts.catalog.kinds.is_person(card.kind_name):
            return []
        if last.card != card.id and line.card >= 0 and self._dangles(line.words):
            return self.memories.own("story-link-new" if line.key == TAKEN else "story-link-card", True, card=name)
        # A Job is no title: nobody says that it took years.
        is_work = self.texts.catalog.kinds.heading(card.kind_name) == WORK
        if line.key == TOP and not is_work and age - self.begun.get(line.card, age) >= LONG:
            return self.memories.own("story-link-years", card=name)
        is_new = (
            last.happened == LOST and line.key == TAKEN and self.memories.said.get("story-link-after", 0) < MOST_LINKS
        )
        return self.memories.own("story-link-after") if is_new else []

    def _add(self, page: Paragraph, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.about_other:
                page.interrupt(line.words)
            else:
                page.add(line.words)

    def _shows_somebody(self, card: int) -> bool:
        return bool(self.texts.catalog.kinds.of(self.game.rules.cards[card].kind_name).figure)

    def _entry(self, event: Event, words: str, age: str) -> Anecdote:
        card = self.game.rules.cards[event.card]
        is_lost = event.kind == kinds.DISCARDED and event.rule not in CROWNED_BY
        heading = self.texts.catalog.kinds.heading(card.kind_name)
        side = event.side if self.texts.catalog.text(card.id).sides else -1
        return Anecdote(card.id, words, age, heading, LOST if is_lost else GAINED, event.level, side)

    def _add_habits(self, page: Paragraph, events: list[Event], entries: Sequence[Anecdote]) -> None:
        """Overtime, rest and strain, where they were many; in an age without memories, what it was spent on."""
        spaces = self.game.rules.spaces
        spent = Counter(spaces[event.number] for event in events if self._is_own(event, kinds.PLACED))
        if not entries:
            pastime = max(PASTIMES, key=lambda name: spent[name])
            quiet = self.memories.own(f"story-quiet-{pastime if spent[pastime] else 'nothing'}")
            self._add(page, quiet or self.memories.own("story-quiet-nothing"))
            return
        for habit, often in HABITS.items():
            if spent[habit] >= often:
                self._add(page, self.memories.own(f"story-habit-{habit}"))
        strain = sum(event.number for event in events if self._is_own(event, kinds.STRESSED))
        if strain >= MUCH_STRESS and not spent["overtime"] and "story-link-spite" not in self.memories.said:
            self._add(page, self.memories.own("story-link-spite"))

    def _is_own(self, event: Event, *wanted: int) -> bool:
        return event.seat == self.seat and event.kind in wanted

    # The whole of it.

    def _title(self) -> str:
        if self.me.is_alive:
            return self._say("story-title-running")
        return self._say(f"story-title-{self.rarity.title(self.seat)}", years=self._years())

    @property
    def _last(self) -> int:
        return max(1, self.me.rounds_lived) - 1

    def _years(self) -> int:
        """How old they became: some year of the last age, though not its first."""
        first, last = YEARS[self._last]
        return first + 1 + self._draw("years") % (last - first)

    def _years_of(self, age: int) -> tuple[int, int]:
        """The years of an age; the last one ends with the life."""
        first, last = YEARS[age]
        return first, self._years() if age == self._last and not self.me.is_alive else last

    def _opening(self) -> str:
        parts = opening_parts(self.texts, self.rarity.lives, self.seat)
        if not parts:
            return self._say("story-opening-nothing")
        words = self.texts.say("story-opening", list=self.texts.listing(parts))
        return words[0].upper() + words[1:]

    def _closing(self, end: list[Event]) -> str:
        page = Paragraph(self.person)
        if self.me.is_alive:
            self._add(page, self.memories.own("story-running"))
            return page.text()
        self._add(page, self.memories.own(f"story-end-{self._ending()}"))
        self.memories.remember_best(
            {each.card: each.number for each in end if each.seat == self.seat and each.card >= 0}
        )
        for event in end:
            self._add(page, self.memories.of(event))
        self._add(page, self.memories.own("story-legacy", list=self._legacy()))
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
        words = self.texts.numbers(left.values())
        parts = [
            self.texts.say(f"story-left-{name}", count=count, words=word)
            for (name, count), word in zip(left.items(), words, strict=True)
            if count
        ]
        return self.texts.listing(parts) or self.texts.say("story-left-nothing")

    # Where it came from.

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
        lines = self.memories.own(f"story-epitaph-{self.rarity.epitaph(self.seat)}")
        return self.person.fill(lines[0].words)

    def _say(self, id: str, **args: str | int) -> str:
        return self.texts.say(id, name=self.person.name, **args)

    def _draw(self, what: str) -> int:
        """A number that this life always gets."""
        return int.from_bytes(hashlib.sha256(f"{self.seed} {self.seat} {what}".encode()).digest()[:4], "big")


def story_of(session: Session[State], names: Sequence[str], pronoun: str, lang: str, seat: int) -> Story:
    """The life of a seat, as far as it has been lived. Pronouns: she, he or they."""
    assert isinstance(session.game, Pursuit)
    person = Protagonist(names[seat], pronoun, lang)
    return PursuitTeller(session, session.game, Messages(lang, catalog()), person, seat, names).tell()
