"""Laps of Wellspent: with the sources or with the compiled tree, whichever PYTHONPATH names."""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final, TypeVar

from bench.laps import serve
from wellspent.engine.chance import QuickChance, quick_chance
from wellspent.engine.game import Game
from wellspent.engine.playout import play_at_random
from wellspent.engine.state import State
from wellspent.games.cv.game import CV
from wellspent.games.pursuit.game import Pursuit
from wellspent.titles.cv import cards as cv_cards
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import find_module, module_names, set_names

SEATS: Final = 4
POSITIONS: Final = 60
# Games in a vector.
PLACES: Final = 256

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=Game[Any])


def quick(game: G) -> G:
    """Dealt as for playouts: these games are counted and forgotten."""
    game.draws_quickly = True
    return game


def new_game() -> Pursuit:
    return quick(Pursuit(catalog().cards("second", []), "second", SEATS))


def new_full() -> Pursuit:
    """With everything: the cards of the box, the expansions, the modules."""
    names, sets = module_names(), set_names()
    modules = [find_module(name) for name in names]
    return quick(Pursuit(catalog().cards("second", names, sets), "second", SEATS, modules))


def new_cv() -> CV:
    return quick(CV(cv_cards.catalog().cards(), SEATS))


def chance_of(seed: str) -> QuickChance:
    return quick_chance(seed, ["choices"])


def play_inside(game: Game[S], seed: str) -> int:
    """A random game inside the engine, as a playout is; the number of its decisions."""
    return play_at_random(game, game.start(seed), chance_of(seed))


def drive(game: Game[S], state: S, choose: Callable[[list[int]], int], most: int = -1) -> int:
    """Play step by step from interpreted code, as somebody's own bot does; the number of decisions."""
    decisions = 0
    while not state.finished and decisions != most:
        seat = game.decider(state)
        game.apply(state, seat, choose(game.options(state, seat)))
        decisions += 1
    return decisions


def random_bot() -> Callable[[list[int]], int]:
    number = Random(1).random

    def choose(options: list[int]) -> int:
        return options[int(number() * len(options))]

    return choose


def halfway(game: Game[S], seed: str) -> S:
    """The position in the middle of a random game."""
    decisions = drive(game, game.start(seed), random_bot())
    state = game.start(seed)
    drive(game, state, random_bot(), decisions // 2)
    return state


def look_round(game: str) -> Callable[[], int]:
    """A random game as an agent in an environment plays it: with an observation for every decision."""
    # Needs numpy, which nothing else here does.
    from wellspent.environments.episode import Setting

    setting, seeds, number = Setting(game, SEATS), count(), Random(1).random

    def play() -> int:
        episode = setting.begin(str(next(seeds)))
        while not episode.is_over:
            episode.observe(episode.seat)
            episode.take(int(number() * len(episode.options)))
        return episode.decisions

    return play


def look_everywhere(game: str, with_options: bool) -> Callable[[], int]:
    """Steps of many random games side by side, with observations and masks for all of them."""
    # Needs numpy and gymnasium, which nothing else here does.
    import numpy as np

    from wellspent.environments.vector import WellspentVectorEnv

    env = WellspentVectorEnv(PLACES, game, SEATS, with_options=with_options, copy=False)
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        env.step(luck.random(PLACES) * env.arrays["action_mask"].sum(axis=1))
        return PLACES

    return step


def once(make: Callable[[], Callable[[], int]]) -> Callable[[], int]:
    """An act that is made when it is first wanted."""
    made: list[Callable[[], int]] = []

    def act() -> int:
        if not made:
            made.append(make())
        return made[0]()

    return act


def tasks(game: Game[S]) -> dict[str, Callable[[], int]]:
    """What can be measured; each counts decisions, or positions that it went through."""
    inside, outside, choose = count(), count(), random_bot()

    @cache
    def positions() -> list[tuple[S, int]]:
        return [(state, game.deciders(state)[0]) for state in (halfway(game, str(n)) for n in range(POSITIONS))]

    def copy() -> int:
        for state, _ in positions():
            game.copy(state)
        return POSITIONS

    def choices() -> int:
        for state, seat in positions():
            game.options(state, seat)
        return POSITIONS

    def view() -> int:
        for state, seat in positions():
            game.view(state, seat)
        return POSITIONS

    return {
        "games": lambda: play_inside(game, str(next(inside))),
        "bot": lambda: drive(game, game.start(str(next(outside))), choose),
        "env": once(lambda: look_round(game.name)),
        "vector": once(lambda: look_everywhere(game.name, False)),
        "vector_options": once(lambda: look_everywhere(game.name, True)),
        "copy": copy,
        "choices": choices,
        "view": view,
    }


if __name__ == "__main__":
    games: dict[str, Game[Any]] = {"": new_game(), "cv_": new_cv(), "full_": new_full()}
    serve({f"{what}{name}": task for what, game in games.items() for name, task in tasks(game).items()})
