"""Whether games come to what advice says they should, and are as far off as it says."""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

from wellspent.advice import outcome, prospects
from wellspent.advice.prospects import QUICK
from wellspent.engine.game import Game

from .players import seat_player
from .results import Schedule
from .running import LOCAL, in_order, run
from .simulate import study_of

# How many decisions of a game are asked about: one of so many.
ONE_OF: Final = 4
# In so many parts it is told what those came to of whom the same was expected.
TENTHS: Final = 10


class Foretold(NamedTuple):
    """What was expected in a round, with which error, and what it came to."""

    round: int
    expected: float
    error: float
    score: float


class Fit(NamedTuple):
    """How well some of them were foretold."""

    told: int
    expected: float
    score: float
    # The usual difference (root of the mean square), the error that was told, and how many were within it.
    wrong: float
    error: float
    within: float


def foretold(schedule: Schedule, number: int) -> list[Foretold]:
    """What a person would have been told in one game, asking now and then."""
    game: Game[Any] = study_of(schedule).game
    seed, names = schedule.seed_of(number), schedule.seating(number)
    players = [seat_player(name, game, seat, seed) for seat, name in enumerate(names)]
    chance, told = random.Random(seed), []
    state = game.start(seed)
    while not state.finished:
        seat = game.deciders(state)[0]
        view, options = game.view(state, seat), game.options(state, seat)
        if len(options) > 1 and chance.randrange(ONE_OF) == 0:
            # Second thoughts change the order of the choices, not what the game should come to.
            found = outcome(game, view, seat, prospects(QUICK, game, seat, seed, view, options))
            if found is not None:
                told.append((seat, state.round, *found))
        game.apply(state, seat, options[0] if len(options) == 1 else players[seat].choose(view, options))
    scores = game.scores(state)
    return [Foretold(round, points, error, float(scores[seat])) for seat, round, points, error in told]


def foretold_in(schedule: Schedule, jobs: int = 1, on: str = LOCAL) -> Iterator[list[Foretold]]:
    """Game by game."""
    return in_order(run(partial(foretold, schedule), range(schedule.games), on, jobs))


def fit_of(found: Sequence[Foretold]) -> Fit:
    count = len(found)
    misses = [each.expected - each.score for each in found]
    return Fit(
        count,
        sum(each.expected for each in found) / count,
        sum(each.score for each in found) / count,
        sqrt(sum(miss * miss for miss in misses) / count),
        sum(each.error for each in found) / count,
        sum(abs(miss) <= each.error for miss, each in zip(misses, found, strict=True)) / count,
    )


def by_round(found: Sequence[Foretold]) -> dict[int, Fit]:
    rounds = sorted({each.round for each in found})
    return {round: fit_of([each for each in found if each.round == round]) for round in rounds}


def by_tenth(found: Sequence[Foretold]) -> list[Fit]:
    """From those of whom least was expected to those of whom most was."""
    ranked, size = sorted(found, key=lambda each: each.expected), len(found)
    parts = [ranked[size * part // TENTHS : size * (part + 1) // TENTHS] for part in range(TENTHS)]
    return [fit_of(part) for part in parts if part]
