"""Means with their intervals, and what became of each card."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from .results import Life, Match, Result
from .simulate import study_of

# Two-sided 95 %.
NORMAL: Final = 1.96


@dataclass(frozen=True)
class Mean:
    """A mean and the half width of its 95 % interval."""

    value: float
    half: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.half:.1f}"

    def percent(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.half:.1f}%"


def mean(values: Sequence[float]) -> Mean:
    """Of one value for each game: seats of the same game are not independent."""
    if not values:
        return Mean(0.0, 0.0)
    middle = sum(values) / len(values)
    if len(values) < 2:
        return Mean(middle, 0.0)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return Mean(middle, NORMAL * sqrt(spread / len(values)))


@dataclass(frozen=True)
class BotSummary:
    """How one computer player fared."""

    name: str
    score: Mean
    # The lowest and the highest score, and those that one life in twenty, every second and all but one exceed.
    lowest: int
    highest: int
    spread: tuple[int, int, int]
    # The share of a game's victory that one of its seats gets.
    wins: Mean
    rounds: Mean
    # Seconds for a choice, where there was one.
    thinking: float
    ends: dict[str, float]
    sources: dict[str, float]
    # The share of its winning lives that were furthest ahead of the usual life in each source.
    won_by: dict[str, float]


@dataclass(frozen=True)
class SeatSummary:
    """How lives at one seat fared."""

    seat: int
    score: Mean
    wins: Mean


@dataclass(frozen=True)
class KindSummary:
    """How many cards of a kind a life has, and a winning life."""

    kind: str
    in_lives: float
    in_winning: float


@dataclass(frozen=True)
class CardSummary:
    """What became of one card."""

    id: str
    kind: str
    # Games in which it could be had, lives that had it, and the part of winning lives and of all lives that did.
    offered: int
    taken: int
    in_lives: float
    in_winning: float
    # The score of those who had it above that of all lives of the same bots, and how often each level was reached.
    ahead: float
    levels: dict[int, int]


def summarise_bots(match: Match, results: Sequence[Result]) -> list[BotSummary]:
    sources = study_of(match).sources
    return [_bot(name, sources, results) for name in sorted({life.bot for life in lives_of(results)})]


def lives_of(results: Sequence[Result]) -> list[Life]:
    return [life for result in results for life in result.lives]


def _bot(name: str, sources: Sequence[str], results: Sequence[Result]) -> BotSummary:
    lives = [life for life in lives_of(results) if life.bot == name]
    ends = Counter(life.end for life in lives)
    scores = sorted(life.score for life in lives)
    return BotSummary(
        name,
        mean([_of_game(result, name, [float(life.score) for life in result.lives]) for result in results]),
        scores[0],
        scores[-1],
        (_quantile(scores, 0.05), _quantile(scores, 0.5), _quantile(scores, 0.95)),
        mean([_of_game(result, name, victories(result)) for result in results]),
        mean([_of_game(result, name, [float(life.rounds) for life in result.lives]) for result in results]),
        thinking_time(lives),
        {end: count / len(lives) for end, count in ends.most_common()},
        {source: _average(life.sources.get(source, 0) for life in lives) for source in sources},
        _won_by(sources, lives_of(results), [life for life in lives if life.has_won]),
    )


def thinking_time(lives: Sequence[Life]) -> float:
    """Seconds for a choice, on average."""
    return sum(life.seconds for life in lives) / max(1, sum(life.choices for life in lives))


def _quantile(ordered: Sequence[int], share: float) -> int:
    return ordered[round(share * (len(ordered) - 1))]


def _won_by(sources: Sequence[str], lives: Sequence[Life], winning: Sequence[Life]) -> dict[str, float]:
    usual = {source: _average(life.sources.get(source, 0) for life in lives) for source in sources}
    found = Counter(max(sources, key=lambda each: life.sources.get(each, 0) - usual[each]) for life in winning)
    return {source: found[source] / max(1, len(winning)) for source in sources}


def summarise_seats(match: Match, results: Sequence[Result]) -> list[SeatSummary]:
    return [
        SeatSummary(
            seat,
            mean([float(result.lives[seat].score) for result in results]),
            mean([victories(result)[seat] for result in results]),
        )
        for seat in range(len(match.players))
    ]


def summarise_kinds(results: Sequence[Result]) -> list[KindSummary]:
    lives = lives_of(results)
    winning = [life for life in lives if life.has_won]
    kinds = dict.fromkeys(kind for life in lives for kind in life.kinds)
    return [
        KindSummary(
            kind,
            _average(life.kinds.get(kind, 0) for life in lives),
            _average(life.kinds.get(kind, 0) for life in winning),
        )
        for kind in kinds
    ]


def _of_game(result: Result, name: str, values: Sequence[float]) -> float:
    own = [value for value, life in zip(values, result.lives, strict=True) if life.bot == name]
    return sum(own) / len(own)


def victories(result: Result) -> list[float]:
    """One for the winner, shared among several; none of it in a lost solo game."""
    winners = sum(life.has_won for life in result.lives)
    return [1 / winners if life.has_won else 0.0 for life in result.lives]


def summarise_cards(match: Match, results: Sequence[Result]) -> list[CardSummary]:
    offered = Counter(id for result in results for id in result.offered)
    lives = lives_of(results)
    usual = {name: _average(life.score for life in lives if life.bot == name) for name in set(match.players)}
    winning = [life for life in lives if life.has_won]
    found: list[CardSummary] = []
    for id, kind in study_of(match).cards():
        having = [life for life in lives if id in life.cards]
        found.append(
            CardSummary(
                id,
                kind,
                offered[id],
                len(having),
                len(having) / max(1, len(lives)),
                sum(id in life.cards for life in winning) / max(1, len(winning)),
                _average(life.score - usual[life.bot] for life in having),
                dict(sorted(Counter(level for life in having for level in life.cards[id]).items())),
            )
        )
    return found


def _average(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0
