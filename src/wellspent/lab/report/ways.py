"""Ways to live: lives grouped by where their points come from."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from ..summary import Mean, mean
from .series import Fate, Series, all_sources, tables

Point = tuple[float, ...]
# The number of its game, and a life.
Member = tuple[int, Fate]

# Of fewer lives no groups are made; and so many are looked at to find them.
FEWEST_LIVES: Final = 60
SAMPLE: Final = 400
FEWEST_WAYS: Final = 3
# A group of fewer lives is none.
FEWEST_ALIKE: Final = 10
LEAST_SHARE: Final = 0.05
MOST_WAYS: Final = 6
ROUNDS: Final = 25
# A source marks a group that is so many standard deviations ahead in it; at most so many are named.
MARKED: Final = 0.5
MOST_MARKS: Final = 2
# A source that hardly differs between lives says nothing about them.
LEAST_SPREAD: Final = 0.02


@dataclass(frozen=True)
class Way:
    """A group of similar lives."""

    # The sources it relies on more than others do, the most marked first.
    marks: list[str]
    share: float
    # Mean points by source.
    sources: dict[str, float]
    score: Mean
    # How much more often it wins than lives of the same players at the same seats.
    wins: Mean


def ways_to_live(series: Sequence[Series]) -> list[Way]:
    """The most common first; none if there are too few lives."""
    sources = all_sources(series)
    games = [table.fates for each in series for table in tables(each)]
    members = [(number, fate) for number, fates in enumerate(games) for fate in fates]
    if len(members) < FEWEST_LIVES or not sources:
        return []
    points = _standard([_parts(fate, sources) for _, fate in members])
    centres = _centres(points)
    groups: defaultdict[int, list[Member]] = defaultdict(list)
    for member, point in zip(members, points, strict=True):
        groups[_nearest(centres, point)].append(member)
    found = [_way(sources, centres[place], group, len(members)) for place, group in groups.items()]
    return sorted(found, key=lambda way: -way.share)


def _way(sources: Sequence[str], centre: Point, group: list[Member], lives: int) -> Way:
    ahead = sorted(zip(sources, centre, strict=True), key=lambda each: -each[1])
    marks = [source for source, distance in ahead[:MOST_MARKS] if distance > MARKED] or [ahead[0][0]]
    points = {source: sum(fate.life.sources.get(source, 0) for _, fate in group) / len(group) for source in sources}
    scores = mean([float(fate.life.score) for _, fate in group])
    return Way(marks, len(group) / lives, points, scores, mean(_by_game(group)))


def _by_game(group: list[Member]) -> list[float]:
    """One value for each game: lives of the same game are not independent."""
    games: defaultdict[int, list[float]] = defaultdict(list)
    for number, fate in group:
        games[number].append(fate.wins_ahead)
    return [sum(values) / len(values) for values in games.values()]


def _parts(fate: Fate, sources: Sequence[str]) -> Point:
    """The part of a life's points that each source gave; losses count as nothing."""
    points = [max(0, fate.life.sources.get(source, 0)) for source in sources]
    total = sum(points) or 1
    return tuple(each / total for each in points)


def _standard(points: list[Point]) -> list[Point]:
    """Each part as so many standard deviations from the usual: small sources tell lives apart as well as large ones."""
    usual = _means(points)
    spreads = [
        sqrt(each) for each in _means([tuple((x - m) ** 2 for x, m in zip(p, usual, strict=True)) for p in points])
    ]
    return [
        tuple(
            (part - middle) / max(LEAST_SPREAD, spread)
            for part, middle, spread in zip(point, usual, spreads, strict=True)
        )
        for point in points
    ]


def _centres(points: list[Point]) -> list[Point]:
    """As many as keep the groups apart best, by the mean silhouette."""
    step = max(1, len(points) // SAMPLE)
    sample = points[::step]
    tried = [_common(sample, _k_means(sample, count)) for count in range(FEWEST_WAYS, MOST_WAYS + 1)]
    return max(tried, key=lambda centres: _silhouette(sample, centres))


def _k_means(points: list[Point], count: int) -> list[Point]:
    """Lloyd's rounds, from points far from each other, so that nothing depends on chance."""
    centres = [_means(points)]
    while len(centres) < count:
        centres.append(max(points, key=lambda point: min(_distance(point, centre) for centre in centres)))
    for _ in range(ROUNDS):
        groups: defaultdict[int, list[Point]] = defaultdict(list)
        for point in points:
            groups[_nearest(centres, point)].append(point)
        moved = [_means(groups[place]) if groups[place] else centre for place, centre in enumerate(centres)]
        if moved == centres:
            break
        centres = moved
    return centres


def _common(points: list[Point], centres: list[Point]) -> list[Point]:
    """Those centres that enough points belong to, or all if there would be none to choose from."""
    members = Counter(_nearest(centres, point) for point in points)
    found = [
        centre for place, centre in enumerate(centres) if members[place] >= max(FEWEST_ALIKE, LEAST_SHARE * len(points))
    ]
    return found if len(found) > 1 else centres


def _silhouette(points: list[Point], centres: list[Point]) -> float:
    """How much nearer points are to their own centre than to the next: the simplified silhouette."""
    total = 0.0
    for point in points:
        own, other = sorted(_distance(point, centre) for centre in centres)[:2]
        total += (other - own) / other if other else 0.0
    return total / len(points)


def _nearest(centres: Sequence[Point], point: Point) -> int:
    return min(range(len(centres)), key=lambda place: _distance(centres[place], point))


def _distance(one: Point, other: Point) -> float:
    return float(sum((mine - yours) ** 2 for mine, yours in zip(one, other, strict=True)) ** 0.5)


def _means(points: Sequence[Point]) -> Point:
    return tuple(sum(column) / len(points) for column in zip(*points, strict=True))
