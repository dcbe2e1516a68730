"""Laps of a game of RLCard, named by the first argument; every step of its environments brings an observation."""

import sys
from collections.abc import Callable
from random import Random

import rlcard

from bench.laps import serve


def tasks(name: str) -> dict[str, Callable[[], int]]:
    env, number = rlcard.make(name, config={"seed": 1}), Random(1).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[int(number() * len(choices))])
            decisions += 1
        return decisions

    return {"env": play}


if __name__ == "__main__":
    serve(tasks(sys.argv[1]))
