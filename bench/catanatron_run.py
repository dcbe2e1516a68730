"""Laps of catanatron, the engine beside which we stand: four players who choose at random."""

from collections.abc import Callable
from itertools import count
from typing import Final

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions

from bench.laps import serve

POSITIONS: Final = 40


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_running(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def decide(game: Game) -> None:
    """One decision, unchecked like ours."""
    choices = game.state.playable_actions
    game.execute(game.state.current_player().decide(game, choices), validate_action=False)


def play(game: Game) -> int:
    decisions = 0
    while is_running(game):
        decide(game)
        decisions += 1
    return decisions


def halfway(seed: int) -> Game:
    """The position in the middle of a random game."""
    decisions = play(new_game(seed))
    game = new_game(seed)
    for _ in range(decisions // 2):
        decide(game)
    return game


def tasks() -> dict[str, Callable[[], int]]:
    # A seed of 0 counts as none there.
    seeds = count(1)
    positions = [halfway(seed) for seed in range(1, POSITIONS + 1)]

    def copy() -> int:
        for game in positions:
            game.copy()
        return POSITIONS

    def choices() -> int:
        for game in positions:
            generate_playable_actions(game.state)
        return POSITIONS

    return {"games": lambda: play(new_game(next(seeds))), "copy": copy, "choices": choices}


if __name__ == "__main__":
    serve(tasks())
