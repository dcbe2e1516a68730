"""Who plays whom in a tournament, and what the games say about the players."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb
from operator import mul
from typing import Final

from wellspent import titles

from .ratings import Points, Rating, Share, bradley_terry, rated, share
from .results import Life, Result, rotated
from .summary import Mean, mean, thinking_time, victories

# How often the deals are weighed anew for the intervals of the ratings.
RESAMPLES: Final = 1000
# As if every two players had drawn one game: whoever lost all games can still be rated.
DRAWN: Final = 0.5


@dataclass(frozen=True)
class Tournament:
    """Every set of players that fits a table plays every deal, once from every seat: all have the same luck."""

    players: tuple[str, ...]
    seats: int = 2
    deals: int = 100
    edition: str = ""
    seed: str = "1"
    game: str = titles.USUAL
    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        return list(combinations(self.players, self.seats))

    @property
    def games_of_a_deal(self) -> int:
        return len(self.tables) * self.seats

    @property
    def games(self) -> int:
        return self.deals * self.games_of_a_deal

    def deal_of(self, number: int) -> int:
        return number // self.games_of_a_deal

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{self.deal_of(number)}"

    def seating(self, number: int) -> list[str]:
        table, turn = divmod(number % self.games_of_a_deal, self.seats)
        return rotated(self.tables[table], turn)


@dataclass(frozen=True)
class PlayerSummary:
    """How one player fared."""

    name: str
    rating: Rating
    # Its share of the victories at its tables, and its scores.
    wins: Mean
    score: Mean
    # Seconds for a choice, where there was one: on average, and the longest.
    thinking: float
    slowest: float


@dataclass(frozen=True)
class PairSummary:
    """How often one player ended ahead of another at the same table."""

    name: str
    other: str
    games: int
    ahead: Share


def summarise_players(tournament: Tournament, results: Sequence[Result]) -> list[PlayerSummary]:
    """The strongest first."""
    ratings = rate(tournament, results)
    found = [_player(tournament, results, name, ratings[place]) for place, name in enumerate(tournament.players)]
    return sorted(found, key=lambda player: -player.rating.value)


def _player(tournament: Tournament, results: Sequence[Result], name: str, rating: Rating) -> PlayerSummary:
    def by_deal(value: Callable[[Result, int], float]) -> Mean:
        values: list[list[float]] = [[] for _ in range(tournament.deals)]
        for result in results:
            for seat, life in enumerate(result.lives):
                if life.bot == name:
                    values[tournament.deal_of(result.number)].append(value(result, seat))
        return mean([sum(each) / len(each) for each in values])

    lives = [life for result in results for life in result.lives if life.bot == name]
    return PlayerSummary(
        name,
        rating,
        by_deal(lambda result, seat: victories(result)[seat]),
        by_deal(lambda result, seat: result.lives[seat].score),
        thinking_time(lives),
        max(life.slowest for life in lives),
    )


def rate(tournament: Tournament, results: Sequence[Result]) -> list[Rating]:
    """By player. The intervals come from a Bayesian bootstrap: all deals, and the drawn games, by other weights."""
    deals = points_by_deal(tournament, results)
    size = range(len(tournament.players))
    by_pair = [[[deal[one][two] for deal in deals] for two in size] for one in size]
    chance = random.Random(tournament.seed)

    def weigh(weights: Sequence[float], drawn: Sequence[float]) -> Points:
        sums = [[sum(map(mul, by_pair[one][two], weights)) for two in size] for one in size]
        for (one, two), weight in zip(combinations(size, 2), drawn, strict=True):
            sums[one][two] += DRAWN * weight
            sums[two][one] += DRAWN * weight
        return sums

    pairs = comb(len(tournament.players), 2)
    strengths = bradley_terry(weigh([1.0] * len(deals), [1.0] * pairs))
    again = [
        bradley_terry(weigh(_weights(chance, len(deals)), _weights(chance, pairs)), strengths) for _ in range(RESAMPLES)
    ]
    return [rated(strength, [each[place] for each in again]) for place, strength in enumerate(strengths)]


def _weights(chance: random.Random, count: int) -> list[float]:
    return [chance.expovariate(1) for _ in range(count)]


def summarise_pairs(tournament: Tournament, results: Sequence[Result]) -> list[PairSummary]:
    """Each player against each other one."""
    deals = points_by_deal(tournament, results)
    found: list[PairSummary] = []
    for one, name in enumerate(tournament.players):
        for two, other in enumerate(tournament.players):
            if one != two:
                games = round(sum(deal[one][two] + deal[two][one] for deal in deals))
                shares = [deal[one][two] / (deal[one][two] + deal[two][one]) for deal in deals]
                found.append(PairSummary(name, other, games, share(shares, games)))
    return found


def points_by_deal(tournament: Tournament, results: Sequence[Result]) -> list[Points]:
    """For each deal, the points of each player against each other one: 1 for ending ahead, half for a tie."""
    place = {name: number for number, name in enumerate(tournament.players)}
    size = len(place)
    deals: list[Points] = [[[0.0] * size for _ in range(size)] for _ in range(tournament.deals)]
    for result in results:
        points = deals[tournament.deal_of(result.number)]
        for one, two in combinations(result.lives, 2):
            gained = _ahead(one, two)
            points[place[one.bot]][place[two.bot]] += gained
            points[place[two.bot]][place[one.bot]] += 1 - gained
    return deals


def _ahead(one: Life, two: Life) -> float:
    # The winner is ahead even of somebody with as many points: ties are broken for it alone.
    mine, other = (one.has_won, one.score), (two.has_won, two.score)
    return 0.5 if mine == other else float(mine > other)
