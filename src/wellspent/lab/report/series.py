"""Games of one kind, and what a life could expect in them."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ..results import Life, Match, Result, ruleset_of
from ..simulate import study_of
from ..summary import victories
from .names import EDITIONS

# More modules than these are counted.
MOST_NAMED: Final = 5


@dataclass(frozen=True)
class Series:
    """A match and its games."""

    match: Match
    results: Sequence[Result]

    @property
    def title(self) -> str:
        """What sets it apart from other series of the same game."""
        players = f"{self.match.seats} players" if self.match.seats > 1 else "solo"
        edition = ruleset_of(self.match).edition
        return ", ".join([*([EDITIONS[edition]] if edition else []), players, *self._extras()])

    def _extras(self) -> list[str]:
        names = [name.replace("_", " ") for name in self.match.modules + self.match.sets]
        return names if len(names) <= MOST_NAMED else [f"{len(self.match.modules)} modules", *self.match.sets]


@dataclass(frozen=True)
class Fate:
    """A life beside what lives of the same computer player at the same seat of such tables came to."""

    life: Life
    seat: int
    # Its part of the victory, and how far that part and its score are above the usual.
    victory: float
    wins_ahead: float
    points_ahead: float


@dataclass(frozen=True)
class PlayedGame:
    """One game with the fates of its seats."""

    series: Series
    result: Result
    fates: list[Fate]


def tables(series: Series) -> Iterator[PlayedGame]:
    usual = _usual(series)
    for result in series.results:
        fates: list[Fate] = []
        for seat, (life, victory) in enumerate(zip(result.lives, victories(result), strict=True)):
            wins, points = usual[life.bot, seat]
            fates.append(Fate(life, seat, victory, victory - wins, life.score - points))
        yield PlayedGame(series, result, fates)


def _usual(series: Series) -> dict[tuple[str, int], tuple[float, float]]:
    """Mean victory and score, by computer player and seat."""
    sums: defaultdict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for result in series.results:
        for seat, (life, victory) in enumerate(zip(result.lives, victories(result), strict=True)):
            into = sums[life.bot, seat]
            into[0] += 1
            into[1] += victory
            into[2] += life.score
    return {key: (wins / count, points / count) for key, (count, wins, points) in sums.items()}


def all_sources(series: Sequence[Series]) -> list[str]:
    """Where points come from in any of them."""
    known = dict.fromkeys(source for each in series for source in study_of(each.match).sources)
    given = {source for each in series for result in each.results for life in result.lives for source in life.sources}
    return [source for source in known if source in given]
