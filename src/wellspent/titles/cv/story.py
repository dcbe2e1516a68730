"""A life of CV: a curriculum vitae. Its entries are what cards remember, by age and under the usual headings."""

from typing import Any, Final, NamedTuple

from wellspent.cardfiles import Text
from wellspent.engine.events import EVERYBODY, Event
from wellspent.engine.session import Session
from wellspent.games.cv import events as kinds
from wellspent.games.cv.cards import CHILDHOOD, DECKS, TABLED, TYPES, Card
from wellspent.games.cv.game import CV
from wellspent.games.cv.scoring import possession_points, type_points
from wellspent.games.cv.state import NO_CARD, Player, State
from wellspent.story.rarity import Rarity
from wellspent.story.shape import GAINED, LOST, PLAYED, Anecdote, Chapter, Goal, Happened, Heading, Source, Story
from wellspent.texts.narration import Paragraph, Protagonist, Sayings

from .cards import catalog
from .lives import TYPICAL, read_life
from .texts import CvTexts

# The years of each age.
YEARS: Final = ((0, 17), (18, 39), (40, 64), (65, 90))
HEADINGS: Final = ("education", "work", "relationships", "health", "possessions", "other")
# By stack: the heading that its cards go under.
KIND_OF_STACK: Final = ("health", "education", "relationships", "work", "possessions")
TO_HAND: Final = (kinds.PICKED, kinds.RECEIVED, kinds.TO_HAND)


class Recalled(NamedTuple):
    """A memory with its placeholders, before it is known which sentence it will follow."""

    card: Card
    words: str
    age: int
    kind: str
    happened: Happened


class CvTeller:
    """Reads what happened to one seat and writes it down. Of a game that is not over, only what everybody has seen."""

    def __init__(self, session: Session[State], game: CV, texts: CvTexts, person: Protagonist, seat: int) -> None:
        self.game: Final = game
        self.texts: Final = texts
        self.person: Final = person
        self.seat: Final = seat
        self.state: Final = session.state
        self.me: Final[Player] = session.state.players[seat]
        self.sayings: Final = Sayings(texts, session.seed, seat, game.seats)
        # The latest age of which a card has been turned up.
        self.age = CHILDHOOD
        self.events: Final = self._known(session)
        lives = [read_life(game, session.state, self.events, each) for each in range(game.seats)]
        self.rarity: Final = Rarity(lives, TYPICAL, session.seed)

    def _known(self, session: Session[Any]) -> list[Event]:
        events = session.events()
        return [event for event in events if self.state.finished or event.only_for == EVERYBODY]

    def tell(self) -> Story:
        told = sorted(self._told(), key=lambda each: each.age)
        words = self._by_heading(told)
        chapters: list[Chapter] = []
        for age in range(max([CHILDHOOD, self.age, *(each.age for each in told)]) + 1):
            own = [(each, line) for each, line in zip(told, words, strict=True) if each.age == age]
            chapters.append(self._chapter(age, own, chapters[-1].total if chapters else 0))
        sources = self._sources()
        return Story(
            self.seat,
            self.person.name,
            self._title(),
            self._opening(sources),
            tuple(chapters),
            tuple(Heading(kind, self.texts.say(f"story-cv-heading-{kind}")) for kind in HEADINGS),
            tuple(self._goals()),
            self._closing(),
            tuple(sources),
            sum(source.points for source in sources),
            self._epitaph(),
            chapters[-1].years[1],
        )

    # What is told.

    def _told(self) -> list[Recalled]:
        return [each for event in self.events for each in self._remember(event)]

    def _remember(self, event: Event) -> list[Recalled]:
        """The memory that an event leaves behind, perhaps none."""
        if event.kind == kinds.TURNED_UP:
            self.age = max(self.age, self.game.rules.cards[event.card].deck)
        if event.seat != self.seat or event.card < 0:
            return []
        card = self.game.rules.cards[event.card]
        memory = self.texts.catalog.entry(card.id).memory
        if event.kind == kinds.ADDED or (card.is_event and event.kind in TO_HAND):
            return self._line(memory.taken, Recalled(card, "", card.deck, self._kind(card), GAINED))
        if event.kind in (kinds.PLAYED, kinds.INSURED):
            return self._line(memory.played, Recalled(card, "", self.age, self._kind(card), PLAYED))
        if event.kind == kinds.LOST:
            told = Recalled(card, "", self.age, self._kind(card), LOST)
            own = [] if memory.lost is not None else self.sayings.own("story-cv-lost", card=self.texts.card(card.id))
            return self._line(memory.lost, told) + [told._replace(words=line.words) for line in own]
        return []

    def _line(self, words: Text | None, told: Recalled) -> list[Recalled]:
        return [] if words is None else [told._replace(words=self.texts.words(words))]

    def _kind(self, card: Card) -> str:
        """The heading that a card goes under: by the stack it was put on, or as an event."""
        if card.is_event:
            return "education" if card.deck == CHILDHOOD else "other"
        return KIND_OF_STACK[
            next(event.level for event in self.events if event.kind == kinds.ADDED and event.card == card.index)
        ]

    def _by_heading(self, told: list[Recalled]) -> list[str]:
        """The sentences of all that is told, as they read one after another under their headings."""
        pages = {kind: Paragraph(self.person) for kind in HEADINGS}
        for each in told:
            pages[each.kind].add(each.words)
        sentences = {kind: iter(page.sentences) for kind, page in pages.items()}
        return [next(sentences[each.kind]) for each in told]

    def _chapter(self, age: int, own: list[tuple[Recalled, str]], before: int) -> Chapter:
        page = Paragraph(self.person)
        for each, _ in own:
            page.add(each.words)
        if not own:
            self._add(page, "story-quiet-nothing")
        id = DECKS[age]
        entries = [Anecdote(each.card.id, words, id, each.kind, each.happened) for each, words in own]
        total = self._points_at(age)
        title = self.texts.say(f"cv-deck-{id}")
        return Chapter(id, title, YEARS[age], page.text(), tuple(entries), total - before, total)

    def _points_at(self, age: int) -> int:
        """What the CV was worth at the end of an age, without goals."""
        rules, then, reached = self.game.rules, Player(), CHILDHOOD
        for event in self.events:
            if event.kind == kinds.TURNED_UP:
                reached = max(reached, rules.cards[event.card].deck)
            elif self._is_own(event, kinds.ADDED) and rules.cards[event.card].deck <= age:
                cards = then.stacks[event.level]
                cards.insert(max(0, len(cards) - event.number), event.card)
            elif self._is_own(event, kinds.LOST) and reached <= age:
                then.stacks = [[number for number in stack if number != event.card] for stack in then.stacks]
        return sum(type_points(rules, then, stack) for stack in range(TABLED)) + possession_points(rules, then)

    def _is_own(self, event: Event, kind: int) -> bool:
        return event.seat == self.seat and event.kind == kind

    # The whole of it.

    def _opening(self, sources: list[Source]) -> str:
        return self._own(f"story-cv-profile-{self._best(sources)}")

    def _best(self, sources: list[Source]) -> str:
        """What a life lived on: the source of the most points."""
        best = max(sources, key=lambda source: source.points)
        return best.id if best.points > 0 else "nothing"

    def _own(self, id: str) -> str:
        page = Paragraph(self.person)
        self._add(page, id)
        return page.text()

    def _add(self, page: Paragraph, id: str) -> None:
        for line in self.sayings.own(id):
            page.add(line.words)

    def _title(self) -> str:
        trait = self.rarity.title(self.seat) if self.state.finished else "running"
        return self.texts.say(f"story-cv-title-{trait}", name=self.person.name)

    def _closing(self) -> str:
        if not self.state.finished:
            return self._own("story-running")
        page = Paragraph(self.person)
        for goal in self._goals():
            memory = self.texts.catalog.entry(goal.card).memory.taken
            if goal.is_met and memory is not None:
                page.add(self.texts.words(memory))
        self._add(page, "story-cv-left" if self.me.has_left else "story-cv-end")
        return page.text()

    def _epitaph(self) -> str:
        return self._own(f"story-cv-epitaph-{self.rarity.epitaph(self.seat)}")

    # Points.

    def _sources(self) -> list[Source]:
        """CV.score.10; goals only once they are scored."""
        score = self.game.parts(self.state)[self.seat]
        points = {TYPES[stack]: score.table[stack] for stack in range(TABLED)}
        points["possession"] = score.possessions
        if self.state.finished:
            points |= {"private": score.private, "public": sum(score.public)}
        return [Source(id, self.texts.say(f"story-cv-source-{id}"), amount) for id, amount in points.items()]

    def _goals(self) -> list[Goal]:
        """CV.score.08, CV.score.09: the private goal, shown only when all is over, and the public ones."""
        found: list[Goal] = []
        score = self.game.parts(self.state)[self.seat]
        if self.state.finished and self.me.goal != NO_CARD:
            found.append(self._goal(self.me.goal, score.private, True))
        return found + [
            self._goal(number, points, False) for number, points in zip(self.state.goals, score.public, strict=True)
        ]

    def _goal(self, number: int, points: int, is_private: bool) -> Goal:
        card = self.game.rules.cards[number]
        text = self.texts.catalog.entry(card.id).text
        words = self.texts.words(text) if text is not None else ""
        return Goal(card.id, self.texts.card(card.id), words, points, points > 0, is_private)


def story_of(session: Session[State], name: str, pronoun: str, lang: str, seat: int) -> Story:
    """The life of a seat, as far as it has been lived. Pronouns: she, he or they."""
    assert isinstance(session.game, CV)
    return CvTeller(session, session.game, CvTexts(lang, catalog()), Protagonist(name, pronoun, lang), seat).tell()
