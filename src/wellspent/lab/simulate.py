"""Games between computer players, one after the other or in several processes, as plain results."""

import multiprocessing
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from wellspent.bots import bot
from wellspent.engine.events import Event

from .cv import CvStudy
from .pursuit import PursuitStudy
from .results import Match, Result
from .study import Study


def study_of(match: Match) -> Study[Any]:
    return _study(match.game, match.edition, len(match.players), match.modules, match.sets)


@cache
def _study(game: str, edition: str, seats: int, modules: tuple[str, ...], sets: tuple[str, ...]) -> Study[Any]:
    return CvStudy(seats) if game == "cv" else PursuitStudy(edition, seats, modules, sets)


def play_game(match: Match, number: int) -> Result:
    """Play one game to its end."""
    study = study_of(match)
    game = study.game
    seed, names = match.seed_of(number), match.seating(number)
    bots = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
    log: list[Event] = []
    state = game.deal(seed)
    state.log = log
    game.settle(state)
    decisions = 0
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        choice = bots[seat].choose(game.view(state, seat), options) if len(options) > 1 else options[0]
        game.apply(state, seat, choice)
        decisions += 1
    lives = [study.life(state, log, seat, name) for seat, name in enumerate(names)]
    return Result(number, seed, state.round, decisions, study.offered(log), lives)


def play_match(match: Match, jobs: int = 1) -> Iterator[Result]:
    """The results in the order of the games, the same whatever the number of processes."""
    numbers = range(match.games)
    if jobs == 1:
        yield from map(partial(play_game, match), numbers)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play_game, match), numbers, chunksize=max(1, min(8, match.games // (4 * jobs))))
