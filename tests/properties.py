"""What tests of properties share: positions of random games, and a few of many choices."""

from random import Random
from typing import TypeVar

from wellspent.engine.events import Event
from wellspent.engine.game import Game
from wellspent.engine.state import State

S = TypeVar("S", bound=State)


def reached(game: Game[S], seed: int, moves: int, log: list[Event] | None = None) -> S:
    """A position in the middle of a random game, perhaps with the account of how it came about."""
    state, luck = game.deal(f"{seed}"), Random(seed)
    state.log = log
    game.settle(state)
    for _ in range(moves):
        if not state.finished:
            seat = game.decider(state)
            game.apply(state, seat, luck.choice(game.options(state, seat)))
    return state


def some(choices: list[int], seed: int, most: int) -> list[int]:
    return Random(seed).sample(choices, min(most, len(choices)))
