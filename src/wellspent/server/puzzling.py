"""Puzzles at the table: a position to decide, and the answer once somebody has."""

from time import time
from typing import Any, Final

from wellspent.advice.facts import Fact
from wellspent.advice.hints import compared
from wellspent.advice.prospects import Prospect, foreseen
from wellspent.advice.words import weighed_words
from wellspent.engine.game import Game
from wellspent.engine.session import NotPossible, find
from wellspent.people import Person, named_bots
from wellspent.positions import PositionError
from wellspent.protocol import (
    Explained,
    News,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleLine,
    PuzzleTable,
    SeatInfo,
    TableInfo,
    Weight,
)
from wellspent.puzzles import Puzzle, Weighed, laid_out, of_day, puzzle

from .deeds import Deeds
from .opened import game_of, showing_of
from .problems import Problem, speech
from .seating import checked_pronoun

DAY: Final = 86_400


def today() -> int:
    """The number of the day; it changes at midnight UTC."""
    return int(time()) // DAY


def day(number: int = -1) -> PuzzleDay:
    """The puzzles of a day; of today, unless told."""
    wanted = number if number >= 0 else today()
    return PuzzleDay(wanted, [_line(each) for each in of_day(wanted)])


def _line(puzzle: Puzzle) -> PuzzleLine:
    return PuzzleLine(puzzle.id, puzzle.game, puzzle.edition, puzzle.round, puzzle.seats)


class Posed:
    """One puzzle laid out, as whoever decides sees it."""

    def __init__(self, id: str, lang: str) -> None:
        self.puzzle: Final[Puzzle] = known(id)
        self.lang: Final = lang
        self.game: Final[Game[Any]] = game_of(self.puzzle.setup)
        self.showing: Final = showing_of(self.puzzle.setup, lang)
        try:
            state = laid_out(self.game, self.puzzle)
        except PositionError as error:
            raise Problem("replay") from error
        self.seat: Final = self.puzzle.seat
        self.view: Final = self.game.view(state, self.seat)

    def table(self) -> PuzzleTable:
        ask = self.showing.ask(self.view, self.seat)
        scene = self.showing.scene(self.view, self.seat)
        news = News(
            0,
            0,
            self._info(),
            [self.seat],
            scene,
            [self.seat],
            [ask] if ask else [],
            [],
            [],
            self.showing.standings(self.view),
        )
        return PuzzleTable(self.puzzle.id, news)

    def _info(self) -> TableInfo:
        me = Person(speech(self.lang).say("seat-name", number=self.seat + 1))
        people = named_bots([self.puzzle.player] * (self.puzzle.seats - 1), [])
        people.insert(self.seat, me)
        seats = [
            SeatInfo(seat, each.name, "", "here" if each is me else "bot", checked_pronoun(each.pronoun), "")
            for seat, each in enumerate(people)
        ]
        return TableInfo(self.puzzle.id, self.puzzle.game, self.puzzle.edition, [], [], seats, 0, 0, "")

    def explained(self, line: str, then: str) -> Explained:
        """What a choice would do, as at every table."""
        found = self.showing.explain(self.view, self.seat, line, then)
        return Explained("", line, *found)

    def answer(self, line: str) -> PuzzleAnswer:
        deeds = Deeds(self.showing, self.game, self.view, self.seat)
        chosen = self._choice(line)
        found = {each.line: each for each in self.puzzle.found}
        notation = self.game.notation(chosen)
        weighed, best = found.get(notation), self.puzzle.best
        others = [each for each in self.puzzle.found[1:] if each.line != notation]
        return PuzzleAnswer(
            deeds.deed(self._choice(best.line)),
            deeds.deed(chosen),
            notation == best.line,
            weighed.behind if weighed else -1,
            speech(self.lang).say(f"bot-{self.puzzle.player.partition('@')[0]}"),
            self._weights(best, weighed or self.puzzle.found[-1]) if notation != best.line else self._lead(),
            [deeds.deed(self._choice(each.line)) for each in others],
            [each.behind for each in others],
        )

    def _lead(self) -> list[Weight]:
        """What the best has before the next."""
        return self._weights(self.puzzle.best, self.puzzle.found[1])

    def _weights(self, best: Weighed, other: Weighed) -> list[Weight]:
        told = [
            Prospect(place, worth, each.aspects, each.plan, facts=self._facts(each))
            for place, (worth, each) in enumerate([(other.behind, best), (0.0, other)])
        ]
        hint = compared(told[0], told[1:])
        weighed = weighed_words(self.showing.texts, self.puzzle.game, hint, hint.gain)
        return [Weight(round(points, 1), text) for text, points in weighed.items()]

    def _facts(self, weighed: Weighed) -> list[Fact]:
        return foreseen(self.game, self.seat, self.puzzle.seed, self.view, self._choice(weighed.line))

    def _choice(self, line: str) -> int:
        try:
            return find(self.game, self.view, self.seat, line)[0]
        except NotPossible as error:
            raise Problem("impossible") from error


def known(id: str) -> Puzzle:
    """A puzzle by its id; raises Problem."""
    found = puzzle(id)
    if found is None:
        raise Problem("not-found")
    return found
