"""Laps of Wellspent: with the sources or with the compiled tree, whichever PYTHONPATH names."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

from bench.laps import serve
from wellspent.cardfiles import catalog
from wellspent.engine.chance import Chance, chance_from_seed
from wellspent.engine.playout import play_at_random
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State

SEATS: Final = 4
POSITIONS: Final = 60


def new_game() -> Pursuit:
    return Pursuit(catalog().cards("second", []), "second", SEATS)


def chance_of(seed: str) -> Chance:
    return chance_from_seed(seed, ["choices"])


def play_inside(game: Pursuit, seed: str) -> int:
    """A random game inside the engine, as a playout is; the number of its decisions."""
    return play_at_random(game, game.start(seed), chance_of(seed))


def drive(game: Pursuit, state: State, choose: Callable[[list[int]], int], most: int = -1) -> int:
    """Play step by step from interpreted code, as somebody's own bot does; the number of decisions."""
    decisions = 0
    while not state.finished and decisions != most:
        seat = game.deciders(state)[0]
        game.apply(state, seat, choose(game.options(state, seat)))
        decisions += 1
    return decisions


def random_bot() -> Callable[[list[int]], int]:
    number = Random(1).random

    def choose(options: list[int]) -> int:
        return options[int(number() * len(options))]

    return choose


def halfway(game: Pursuit, seed: str) -> State:
    """The position in the middle of a random game."""
    decisions = drive(game, game.start(seed), random_bot())
    state = game.start(seed)
    drive(game, state, random_bot(), decisions // 2)
    return state


def tasks(game: Pursuit) -> dict[str, Callable[[], int]]:
    """What can be measured; each counts decisions, or positions that it went through."""
    inside, outside, choose = count(), count(), random_bot()
    positions = [(state, game.deciders(state)[0]) for state in (halfway(game, str(n)) for n in range(POSITIONS))]

    def copy() -> int:
        for state, _ in positions:
            game.copy(state)
        return POSITIONS

    def choices() -> int:
        for state, seat in positions:
            game.options(state, seat)
        return POSITIONS

    def view() -> int:
        for state, seat in positions:
            game.view(state, seat)
        return POSITIONS

    return {
        "games": lambda: play_inside(game, str(next(inside))),
        "bot": lambda: drive(game, game.start(str(next(outside))), choose),
        "copy": copy,
        "choices": choices,
        "view": view,
    }


if __name__ == "__main__":
    serve(tasks(new_game()))
