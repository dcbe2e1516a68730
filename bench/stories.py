"""How much the stories of lives differ: `python -m bench.stories`.

Computer players live some hundred lives of each game, and everything that is told of them is compared: titles and
epitaphs over all lives, sentences within a table, and repeats within a life, in both languages and for every pronoun.
"""

import argparse
import re
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from wellspent import titles
from wellspent.engine.session import Session
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.library import new_session, set_up
from wellspent.players import bot
from wellspent.story import Story
from wellspent.story.rarity import Life
from wellspent.titles import title_of
from wellspent.titles.cv.lives import read_life as read_cv
from wellspent.titles.pursuit.story.traits import read_life as read_pursuit

# Names that French elides and names that it does not, of all lengths.
NAMES: Final = ("Ines", "Hugo", "Yves", "Yuki")
PRONOUNS: Final = ("she", "he", "they")
SEATS: Final = len(NAMES)
# The most that may be alike: the commonest title or epitaph, and sentences of one table.
MOST_ALIKE: Final = 0.08
MOST_SHARED: Final = 0.05
# So often anything may come up among few lives.
FEW: Final = 3
# Lives that differ in nothing still differ by so much.
LEAST_SPREAD: Final = 0.5
SENTENCE: Final = re.compile(r"(?<=[.?!…])\s+(?=[A-ZÀ-Ý«“])")


@dataclass
class Likeness:
    """What the stories of many lives have in common, in one language."""

    lives: int = 0
    titles: Counter[str] = field(default_factory=Counter)
    epitaphs: Counter[str] = field(default_factory=Counter)
    sentences: int = 0
    shared: int = 0
    repeats: Counter[str] = field(default_factory=Counter)
    commonly_shared: Counter[str] = field(default_factory=Counter)

    def add(self, stories: Sequence[Story]) -> None:
        """All lives of one table."""
        told = [sentences_of(story) for story in stories]
        for place, story in enumerate(stories):
            own = told[place]
            elsewhere = {line for other, lines in enumerate(told) if other != place for line in lines}
            self.lives += 1
            self.titles[re.sub(r"\d+", "Y", nameless(story.title))] += 1
            self.epitaphs[nameless(story.epitaph)] += 1
            self.sentences += len(own)
            alike = [line for line in own if line in elsewhere]
            self.shared += len(alike)
            self.commonly_shared.update(alike)
            self.repeats.update({line: count - 1 for line, count in Counter(own).items() if count > 1})

    @property
    def faults(self) -> list[str]:
        found = []
        for what, counted in (("title", self.titles), ("epitaph", self.epitaphs)):
            words, count = counted.most_common(1)[0]
            if count > max(FEW, MOST_ALIKE * self.lives):
                found.append(f"{what} of {count} in {self.lives} lives: {words}")
        if self.shared > MOST_SHARED * self.sentences:
            found.append(f"{self.shared} of {self.sentences} sentences are also told of a neighbour")
        return found + [f"told twice in one life: {line}" for line in self.repeats]


def nameless(text: str) -> str:
    return re.sub("|".join(NAMES), "N", text).replace("d’N", "de N").replace("qu’N", "que N")


def sentences_of(story: Story) -> list[str]:
    """Everything that is told between title and epitaph, without names."""
    pages = [story.opening, *(chapter.text for chapter in story.chapters), story.closing]
    return [nameless(line) for page in pages for line in SENTENCE.split(page) if line]


def played(game: str, seed: str, level: str, modules: Sequence[str] = ()) -> Session[Any]:
    """A game of computer players, to its end."""
    session = new_session(set_up(NAMES, seed, game, modules=modules))
    players = [bot(level, session.game, seat, f"{seed} {seat}") for seat in range(SEATS)]
    while not session.state.finished:
        for seat in session.game.deciders(session.state):
            options = session.game.options(session.state, seat)
            view = session.game.view(session.state, seat)
            session.play(seat, players[seat].choose(view, options))
            break
    return session


def stories_of(session: Session[Any], lang: str, pronoun: str) -> list[Story]:
    return [title_of(session.game).story(session, NAMES, [pronoun] * SEATS, lang, seat) for seat in range(SEATS)]


def setups(game: str, lives: int, levels: Sequence[str]) -> Iterable[tuple[str, str, Sequence[str]]]:
    """Seed, level and modules of each table; every other one is played with all modules that there are."""
    for number in range(-(-lives // SEATS)):
        level = levels[number // 2 % len(levels)]
        yield f"stories {number}", level, titles.title(game).module_names() if number % 2 else ()


def usual(sessions: Sequence[Session[Any]]) -> str:
    """What is usual in these lives, as the tables of `titles` have it: of each trait at the tables where it came up."""
    values: dict[str, list[float]] = {}
    for session in sessions:
        lives = lives_of(session)
        for name in {name for life in lives for name, value in life.traits.items() if value}:
            values.setdefault(name, []).extend(life.traits.get(name, 0.0) for life in lives)
    return "\n".join(
        f'    "{name}": Usual({statistics.mean(found):.2f}, {max(LEAST_SPREAD, statistics.pstdev(found)):.2f}),'
        for name, found in sorted(values.items())
    )


def lives_of(session: Session[Any]) -> list[Life]:
    events = session.events()
    game = session.game
    if isinstance(game, CV):
        return [read_cv(game, session.state, events, seat) for seat in range(SEATS)]
    assert isinstance(game, Pursuit)
    return [read_pursuit(game, session.state, events, seat) for seat in range(SEATS)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.stories", description=__doc__)
    parser.add_argument("--lives", type=int, default=500)
    parser.add_argument("--level", default="sensible", help="of the computer players; several take turns")
    parser.add_argument("--game", choices=titles.names(), default=titles.USUAL)
    parser.add_argument("--usual", action="store_true", help="print what is usual in these lives and stop")
    options = parser.parse_args()
    levels = options.level.split(",")
    sessions = [played(options.game, *each) for each in setups(options.game, options.lives, levels)]
    if options.usual:
        print(usual(sessions))
        return 0
    faults = []
    for lang, pronoun in product(("en", "fr"), PRONOUNS):
        likeness = Likeness()
        for session in sessions:
            likeness.add(stories_of(session, lang, pronoun))
        show(f"{lang}, {pronoun}", likeness)
        faults += likeness.faults
    return 1 if faults else 0


def show(who: str, likeness: Likeness) -> None:
    print(f"{who}: {likeness.lives} lives, {likeness.sentences} sentences")
    for what, counted in (("titles", likeness.titles), ("epitaphs", likeness.epitaphs)):
        words, count = counted.most_common(1)[0]
        print(f"  {len(counted)} {what}; the commonest {100 * count / likeness.lives:.1f}%: {words}")
    print(f"  also told of a neighbour: {100 * likeness.shared / likeness.sentences:.1f}%")
    print(f"  told twice in one life: {sum(likeness.repeats.values())}")
    for fault in likeness.faults:
        print(f"  FAULT {fault}")


if __name__ == "__main__":
    sys.exit(main())
