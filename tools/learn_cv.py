"""Learn what the features of a life of CV are worth, from games of players with shaken opinions: bots/cv/learned.toml.

Every end of a turn is one equation: the features of one life less those of the other should tell how the distance
between their points still changes. The equations are solved by least squares, with a little pull towards nothing.
"""

import argparse
import random
from collections.abc import Sequence
from math import exp
from multiprocessing import get_context
from pathlib import Path

from wellspent.bots.cv.foresight import NAMES, features_of, features_of_event, features_of_life, shares_to_come
from wellspent.bots.cv.learned import LEARNED
from wellspent.bots.cv.outlook import turns_left
from wellspent.bots.cv.planner import PlanningPlayer
from wellspent.bots.cv.sensible import SensiblePlayer
from wellspent.bots.cv.weights import SENSIBLE, WEIGHTS, weights_from
from wellspent.cardfiles_cv import catalog
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import NO_CARD, State

TABLE = Path(__file__).resolve().parents[1] / "src" / "wellspent" / "bots" / "cv" / "learned.toml"
# Shares and probabilities stay what they are.
UNSHAKEN = ("further", "patience", "pace")
SHAKEN = 0.3
PULL = 0.003
ABOUT = "# What the features of a life are worth, by turns left and their square: written by `tools/learn_cv.py`.\n"

Rows = list[list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--jobs", type=int, default=2)
    wishes = parser.parse_args()
    with get_context("spawn").Pool(wishes.jobs) as pool:
        sums = pool.map(one_game, [f"{wishes.seed} {number}" for number in range(wishes.games)], chunksize=8)
    total = sums[0]
    for rows in sums[1:]:
        total = [[one + other for one, other in zip(*pair, strict=True)] for pair in zip(total, rows, strict=True)]
    TABLE.write_text(table(solved(total)), encoding="utf-8")


def one_game(seed: str) -> Rows:
    """The sums that least squares asks for: features times features, and in the last column times what happened."""
    game = CV(catalog().cards(), 2)
    chance = random.Random(seed)
    players = [shaken(game, seat, seed, chance) for seat in range(2)]
    state = game.start(seed)
    turn = (0, 0)
    seen: list[tuple[list[float], float]] = []
    while not state.finished:
        seat = game.deciders(state)[0]
        if (state.round, state.turn) != turn:
            turn = (state.round, state.turn)
            seen.append((features(game, state), distance(game, state)))
        game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))
    end = distance(game, state)
    size = 2 * len(NAMES) + 1
    sums = [[0.0] * (size + 1) for _ in range(size)]
    for row, so_far in seen:
        for place, amount in enumerate(row):
            if amount:
                sums[place] = [
                    have + amount * more for have, more in zip(sums[place], [*row, end - so_far], strict=True)
                ]
    return sums


def shaken(game: CV, seat: int, seed: str, chance: random.Random) -> SensiblePlayer:
    """Half of them sensible, half of them with what was learned before."""

    def shake(weight: float) -> float:
        return weight * exp(chance.gauss(0, SHAKEN))

    if chance.random() < 0.5:
        opinions = {name: shake(weight) for name, weight in SENSIBLE.items() if name not in UNSHAKEN}
        return SensiblePlayer(game, seat, seed, weights_from(opinions))
    learned = {name: [shake(weight) for weight in weights] for name, weights in LEARNED.items()}
    return PlanningPlayer(game, seat, seed, WEIGHTS, grudge=0.0, learned=learned)


def distance(game: CV, state: State) -> float:
    """Between the points of both, public goals left aside: the other players decide about them."""
    first, second = [score.total - sum(score.public) for score in game.parts(state)]
    return float(first - second)


def features(game: CV, state: State) -> list[float]:
    """One life less the other, by turns left and their square; and whose turn it is."""
    # As many as a player has left at the end of its turn, on average.
    turns = turns_left(game, state, WEIGHTS)
    if turns > 0:
        turns += state.turn / game.seats
    first, second = (features_of_seat(game, state, seat) for seat in range(2))
    ahead = [one - other for one, other in zip(first, second, strict=True)]
    begins = 1.0 if state.player == 0 else -1.0
    return [*[turns * each for each in ahead], *[turns * turns / 8 * each for each in ahead], begins]


def features_of_seat(game: CV, state: State, seat: int) -> list[float]:
    cards, me = game.rules.cards, state.players[seat]
    active = added([features_of(cards[stack[-1]]) for stack in me.stacks if stack], features_of(cards[0]))
    events = added([features_of_event(cards[number]) for number in me.hand], features_of_event(cards[0]))
    own = cards[me.goal].goal if me.goal != NO_CARD else None
    return [*active, *events, *features_of_life(game.rules, me.stacks, shares_to_come(game.rules, state), own)]


def added(rows: list[list[float]], like: list[float]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)] if rows else [0.0] * len(like)


def solved(sums: Rows) -> list[float]:
    """By elimination, every feature measured in its own size."""
    size = len(sums)
    scale = [max(sums[place][place], 1e-9) ** 0.5 for place in range(size)]
    rows = [
        [sums[row][column] / scale[row] / scale[column] for column in range(size)] + [sums[row][size] / scale[row]]
        for row in range(size)
    ]
    for place in range(size):
        rows[place][place] += PULL
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place:
                part = rows[row][place] / rows[place][place]
                rows[row] = [one - part * other for one, other in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] / scale[place] for place in range(size)]


def table(weights: Sequence[float]) -> str:
    lines = [f"{name} = [{weights[at]:.4f}, {weights[len(NAMES) + at]:.4f}]\n" for at, name in enumerate(NAMES)]
    return ABOUT + "".join(lines)


if __name__ == "__main__":
    main()
