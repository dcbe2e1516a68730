"""Games between computer players, as plain results."""

from collections.abc import Iterator
from functools import cache, partial
from time import thread_time
from typing import Any, Final

import msgspec

from wellspent import titles
from wellspent.bots.clock import nobody_waiting
from wellspent.engine.events import Event
from wellspent.ruleset import Ruleset

from .journal import Journal, read_results
from .players import seat_player
from .results import Result, Schedule, ruleset_of
from .running import LOCAL, RunError, run
from .study import Study

# The rules let a turn go on for ever (PH.refresh.03); nobody who wants to win does.
MOST_DECISIONS: Final = 20_000


def study_of(schedule: Schedule) -> Study[Any]:
    return _study(ruleset_of(schedule))


@cache
def _study(rules: Ruleset) -> Study[Any]:
    return titles.title(rules.game).study(rules)


def play_game(schedule: Schedule, number: int) -> Result:
    """Play one game to its end."""
    with nobody_waiting():
        return _played(schedule, number)


def _played(schedule: Schedule, number: int) -> Result:
    study = study_of(schedule)
    game = study.game
    seed, names = schedule.seed_of(number), schedule.seating(number)
    bots = [seat_player(name, game, seat, seed) for seat, name in enumerate(names)]
    thinking: list[list[float]] = [[] for _ in names]
    log: list[Event] = []
    state = game.deal(seed)
    state.log = log
    game.settle(state)
    decisions = 0
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        choice = options[0]
        if len(options) > 1:
            view = game.view(state, seat)
            began = thread_time()
            choice = bots[seat].choose(view, options)
            thinking[seat].append(thread_time() - began)
        game.apply(state, seat, choice)
        decisions += 1
        if decisions == MOST_DECISIONS:
            endless = f"{names[seat]} goes on and on with '{game.notation(choice)}'"
            raise RunError(f"Game {number + 1} (seed '{seed}') does not end: {endless}.")
    lives = [study.life(state, log, seat, name) for seat, name in enumerate(names)]
    for life, times in zip(lives, thinking, strict=True):
        life.choices, life.seconds, life.slowest = len(times), sum(times), max(times, default=0.0)
    return Result(number, seed, state.round, decisions, study.offered(log), lives)


def play_on(schedule: Schedule, journal: Journal | None = None, jobs: int = 1, on: str = LOCAL) -> Iterator[Result]:
    """All results of a schedule, as they come: first those that the journal has, then new ones, which it keeps."""
    kept = read_results(journal.path, journal.lines) if journal else []
    yield from (result for result in kept if result.number < schedule.games)
    missing = sorted({*range(schedule.games)} - {result.number for result in kept})
    for _, result in run(partial(play_game, schedule), missing, on, jobs):
        if journal:
            journal.add(msgspec.json.encode(result))
        yield result
