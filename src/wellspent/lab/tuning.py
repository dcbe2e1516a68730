"""Fitting the weights of a computer player by letting versions of it play each other on the same deals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import exp

import msgspec

from wellspent import titles
from wellspent.bots import Persona
from wellspent.players import bot_like

from .journal import Journal
from .players import player_named, weights_of
from .results import rotated
from .running import Crew, in_order
from .simulate import study_of
from .summary import Mean, mean
from .tuning_climb import Place, Standing, beginning, climb

Weights = dict[str, float]
# A deal: its seed and the two sets of weights that play it.
Deal = tuple[str, Weights, Weights]


@dataclass(frozen=True)
class Tuning:
    """Whose weights are fitted, in which game, and with how many deals."""

    player: str
    # Where the weights begin; only these change.
    start: dict[str, float]
    seats: int = 2
    edition: str = ""
    deals: int = 1200
    # Deals that are compared before each step.
    batch: int = 24
    seed: str = "1"
    game: str = titles.USUAL
    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        return 2 * self.deals

    @property
    def steps(self) -> int:
        return self.deals // self.batch

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"

    def seating(self, number: int) -> list[str]:
        return rotated((self.player,) * self.seats, number)

    def weights_at(self, place: Place) -> Weights:
        """A place of the climb: the logarithm of a factor for each weight."""
        return {name: self.start[name] * exp(at) for name, at in zip(self.start, place, strict=True)}


def tunable(player: str, game: str) -> Weights:
    """The weights of a player that can be fitted: not counts, and nothing that is zero."""
    weights = weights_of(player_named(player, game), game)
    return {name: value for name, value in weights.items() if type(value) is float and value}


def tune(tuning: Tuning, journal: Journal, hands: Crew) -> Iterator[Standing]:
    """Every step of the climb; first the last one that the journal has."""
    standing = beginning(len(tuning.start))
    if journal.lines:
        standing = msgspec.json.decode(journal.lines[-1], type=Standing)
        yield standing
    while standing.step < tuning.steps:
        standing = climb(standing, tuning.batch, tuning.seed, partial(_compare, tuning, hands, standing.step))
        journal.add(msgspec.json.encode(standing))
        yield standing


def _compare(tuning: Tuning, hands: Crew, step: int, pairs: list[tuple[Place, Place]]) -> list[float]:
    """Each pair on a deal of its own."""
    deals: list[Deal] = [
        (tuning.seed_of(number), tuning.weights_at(one), tuning.weights_at(other))
        for number, (one, other) in enumerate(pairs, step * tuning.batch)
    ]
    return [points for points, _ in in_order(hands.run(partial(duel, tuning), deals))]


def duel(tuning: Tuning, deal: Deal) -> tuple[float, float]:
    """One deal played twice with seats exchanged: how far the first weights are ahead in points and in victories."""
    seed, one, other = deal
    ahead = [_play(tuning, seed, _around(tuning, one, other)), _play(tuning, seed, _around(tuning, other, one))]
    differences = [_difference(lives, place) for place, lives in enumerate(ahead)]
    return sum(each[0] for each in differences) / 2, sum(each[1] for each in differences) / 2


def _around(tuning: Tuning, one: Mapping[str, float], other: Mapping[str, float]) -> list[Persona]:
    who = player_named(tuning.player, tuning.game)
    both = [replace(who, weights=tuple({**dict(who.weights), **weights}.items())) for weights in (one, other)]
    return [both[seat % 2] for seat in range(tuning.seats)]


def _play(tuning: Tuning, seed: str, people: Sequence[Persona]) -> list[tuple[float, float]]:
    """Play one game to its end: score and part of the victory of each seat."""
    game = study_of(tuning).game
    bots = [bot_like(who, game, seat, seed) for seat, who in enumerate(people)]
    state = game.start(seed)
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        game.apply(state, seat, bots[seat].choose(game.view(state, seat), options) if len(options) > 1 else options[0])
    winners = game.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(people))]
    return [(float(score), share) for score, share in zip(game.scores(state), shares, strict=True)]


def _difference(lives: Sequence[tuple[float, float]], place: int) -> tuple[float, float]:
    """By how much one side is ahead: the even seats in the first game of a deal, the odd ones in the second."""
    mine, others = lives[place::2], lives[1 - place :: 2]
    points = sum(score for score, _ in mine) / len(mine) - sum(score for score, _ in others) / len(others)
    return points, sum(share for _, share in mine) - sum(share for _, share in others)


@dataclass(frozen=True)
class Proof:
    """New weights against the old ones, on deals that no step has seen."""

    points: Mean
    # The share of victories, ties half.
    wins: Mean


def unseen_duels(tuning: Tuning, weights: Weights, deals: int, hands: Crew) -> Iterator[tuple[float, float]]:
    """The new weights against the old ones, deal by deal."""
    tasks: list[Deal] = [(f"{tuning.seed}-unseen-{number}", weights, tuning.start) for number in range(deals)]
    return in_order(hands.run(partial(duel, tuning), tasks))


def proof_of(duels: Sequence[tuple[float, float]]) -> Proof:
    wins = mean([victories / 2 for _, victories in duels])
    return Proof(mean([points for points, _ in duels]), Mean(0.5 + wins.value, wins.half))
