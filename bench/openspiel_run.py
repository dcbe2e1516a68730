"""Laps of a game of OpenSpiel, named by the first argument, stepped from Python by a player who chooses at random."""

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import team_dominoes  # noqa: F401  (registers itself)

from bench.laps import serve


def play(game: Any, chance: Random, look: Callable[[Any], object]) -> int:
    """A random game; the number of its decisions. `look` is asked before each."""
    state, number, decisions = game.new_initial_state(), chance.random, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(number() * len(outcomes))][0])
            continue
        look(state)
        choices = state.legal_actions()
        state.apply_action(choices[int(number() * len(choices))])
        decisions += 1
    return decisions


def tasks(name: str) -> dict[str, Callable[[], int]]:
    game, chance = pyspiel.load_game(name), Random(1)
    # Some games tell what a player has seen so far, and not what lies there now.
    is_now = game.get_type().provides_observation_tensor
    look = pyspiel.State.observation_tensor if is_now else pyspiel.State.information_state_tensor
    return {
        "bot": lambda: play(game, chance, lambda state: None),
        "env": lambda: play(game, chance, look),
    }


if __name__ == "__main__":
    serve(tasks(sys.argv[1]))
