"""What taking a card goes with: lives that took it beside lives at the same table that could have and did not.

Each game in which some took the card and others did not gives one difference. Its sides are measured against what the
same computer player usually reaches at that seat, so a strong player or a good seat is no merit of the card. The mean
of the differences has an interval over games, which are independent of each other. Whoever plays alone has nobody
beside them: there the lives of other games in which the card could be had stand in.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Final

from ..simulate import study_of
from ..summary import NORMAL, Mean, mean
from .series import Fate, PlayedGame, Series, tables

# Of the cards that are said to stand out, this part is expected to be there by luck alone.
FALSE_DISCOVERIES: Final = 0.05
# With fewer comparisons nothing is said.
FEWEST: Final = 10


@dataclass(frozen=True)
class Effect:
    """One card: how often it could be had and was taken, and how those who took it fared."""

    id: str
    kind: str
    # Games that could have offered it and games that did; lives in the latter, and those that took it.
    games: int
    offered: int
    lives: int
    taken: int
    # Games with both sides, or in solo games the lives of the smaller side.
    compared: int
    # The difference in the share of victories, in score, and how likely so great a difference in victories is by luck.
    wins: Mean
    points: Mean
    luck: float
    stands_out: bool = False

    @property
    def is_known(self) -> bool:
        return self.compared >= FEWEST

    @property
    def offered_share(self) -> float:
        return self.offered / self.games if self.games else 0.0

    @property
    def taken_share(self) -> float:
        return self.taken / self.lives if self.lives else 0.0


class _Count:
    """What is gathered about one card."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind
        self.games = 0
        self.offered = 0
        self.took: Final[list[Fate]] = []
        self.left: Final[list[Fate]] = []
        self.wins: Final[list[float]] = []
        self.points: Final[list[float]] = []

    def add(self, id: str, table: PlayedGame) -> None:
        took = [fate for fate in table.fates if id in fate.life.cards]
        left = [fate for fate in table.fates if id not in fate.life.cards]
        self.offered += 1
        self.took.extend(took)
        self.left.extend(left)
        if took and left:
            self.wins.append(_average(fate.wins_ahead for fate in took) - _average(fate.wins_ahead for fate in left))
            self.points.append(
                _average(fate.points_ahead for fate in took) - _average(fate.points_ahead for fate in left)
            )


def card_effects(series: Sequence[Series]) -> list[Effect]:
    """Every card of the games, in the order of the card files."""
    counts: dict[str, _Count] = {}
    for each in series:
        for id, kind in study_of(each.match).cards():
            counts.setdefault(id, _Count(kind)).games += len(each.results)
        for table in tables(each):
            for id in {*table.result.offered, *(id for fate in table.fates for id in fate.life.cards)}:
                counts[id].add(id, table)
    is_solo = all(each.match.seats == 1 for each in series)
    return _mark([_effect(id, count, is_solo) for id, count in counts.items()])


def _effect(id: str, count: _Count, is_solo: bool) -> Effect:
    if is_solo:
        compared = min(len(count.took), len(count.left))
        wins = _between([fate.wins_ahead for fate in count.took], [fate.wins_ahead for fate in count.left])
        points = _between([fate.points_ahead for fate in count.took], [fate.points_ahead for fate in count.left])
    else:
        compared = len(count.wins)
        # Two imagined games, one won by either side, keep a few equal games from looking certain.
        wins = mean([*count.wins, 1.0, -1.0])
        points = mean(count.points)
    lives, taken = len(count.took) + len(count.left), len(count.took)
    luck = erfc(NORMAL * abs(wins.value) / wins.half / sqrt(2)) if wins.half else 1.0
    return Effect(id, count.kind, count.games, count.offered, lives, taken, compared, wins, points, luck)


def _between(took: list[float], left: list[float]) -> Mean:
    one, other = mean(took), mean(left)
    return Mean(one.value - other.value, sqrt(one.half**2 + other.half**2))


def _mark(effects: list[Effect]) -> list[Effect]:
    """Let those stand out that the procedure of Benjamini and Hochberg finds."""
    lucks = sorted(effect.luck for effect in effects if effect.is_known)
    passed = [luck for rank, luck in enumerate(lucks, 1) if luck <= FALSE_DISCOVERIES * rank / len(lucks)]
    limit = max(passed, default=-1.0)
    return [replace(each, stands_out=each.is_known and each.luck <= limit) for each in effects]


def _average(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
