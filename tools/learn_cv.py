"""Learn what a life of CV should come to: bots/cv/learned.json, the network of the strong player.

Players with the network that is there play many games, as well as they can; but now and then one of them does for a
turn whatever comes to mind, so that lives are seen that nobody would plan. Every life at every end of a turn is an
example: what it was like, and the points that still came beyond those that were certain. What came of a life is partly
what the network thought of it a turn later, and so on: that tells less of the luck of the dice, TD(lambda). Networks of
several sizes are fitted to the examples by gradient descent, and play against the one that is there; what wins is the
one for the next round. How well a network foretells scores says little about how well it plays.

With `--afresh` there is no network at first, and players with shaken opinions begin. It needs numpy.
"""

import argparse
import json
import random
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import exp
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from wellspent.bots.cv.experienced import ExperiencedPlayer
from wellspent.bots.cv.insight import LIFE, LONG, TIMES, Insight, Net
from wellspent.bots.cv.learned import net_from
from wellspent.bots.cv.planner import PlanningPlayer
from wellspent.bots.cv.taste import NO_TASTE
from wellspent.bots.cv.weights import PLANNER, WEIGHTS, weights_from
from wellspent.games.cv.game import CV
from wellspent.titles.cv.cards import catalog

TABLE = Path(__file__).resolve().parents[1] / "src" / "wellspent" / "bots" / "cv" / "learned.json"
# These stay what they are; whims are drawn by themselves.
UNSHAKEN = ("further", "patience", "pace", "whim")
SHAKEN = 0.3
# As long as there is no network, whims of very different size lead to lives that nobody would plan.
WHIMS = (0.15, 1.0, 2.0, 4.0)
# How many sit at a table; two are most.
SEATS = (2, 2, 2, 3, 4)
# How often a turn goes by whim, with whims of this size.
ASTRAY = 0.12
WILD = (2.0, 4.0, 8.0)
# Examples of earlier rounds count less and less, and not for ever.
FADING = 0.8
REMEMBERED = 6
BATCH = 1024
STEP = 1e-3
PULL = 1e-4
# Points are about this large.
POINTS = 10.0

Matrix = NDArray[np.float32]


@dataclass(frozen=True)
class Examples:
    """The lives of a game at ends of turns, row by row as time goes by."""

    times: Matrix
    life: Matrix
    turns: Matrix
    seats: list[int]
    # The points that were certain, and those at the end.
    certain: Matrix
    scores: Matrix

    @property
    def inputs(self) -> Matrix:
        return np.concatenate([self.times, self.life, self.life * self.turns[:, None]], axis=1)

    def to_come(self, net: Net | None, share: float) -> Matrix:
        """What came after each: so much of it is told by the rest of the game, and what is left by the opinion of a
        network at the next end of a turn.
        """
        if net is None:
            return self.scores - self.certain
        opinions = self.certain + outputs(self.inputs, net)
        found = self.scores.copy()
        # By seat, the row that follows.
        after: dict[int, int] = {}
        for row in reversed(range(len(found))):
            later = after.get(self.seats[row])
            if later is not None:
                found[row] = share * found[later] + (1 - share) * opinions[later]
            after[self.seats[row]] = row
        return found - self.certain


@dataclass(frozen=True)
class Match:
    """How far one network was ahead of another, in points, and how sure that is."""

    ahead: float
    error: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=6000, help="in each round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--units", type=int, nargs="+", default=[24, 48], help="sizes that are tried")
    parser.add_argument("--share", type=float, nargs="+", default=[0.5, 0.8], help="what is told by the game itself")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--deals", type=int, default=480, help="in a match between two networks, each played twice")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--afresh", action="store_true", help="begin without a network")
    parser.add_argument("--out", type=Path, default=TABLE)
    wishes = parser.parse_args()
    best = "" if wishes.afresh else TABLE.read_text(encoding="utf-8")
    seen: list[list[Examples]] = []
    with get_context("fork").Pool(wishes.jobs) as pool:
        for played in range(wishes.rounds):
            seeds = [f"{wishes.seed} {played} {number}" for number in range(wishes.games)]
            seen = [*seen, pool.map(partial(one_game, learned=best), seeds, chunksize=8)][-REMEMBERED:]
            deals = [f"{wishes.seed} match {played} {number}" for number in range(wishes.deals)]
            found: list[tuple[float, str]] = []
            for units, share in product(wishes.units, wishes.share):
                tried = text_of(learn(seen, net_of_text(best), units, share, wishes.epochs))
                match = (
                    result(pool.map(partial(one_deal, tried, best), deals, chunksize=4)) if best else Match(0.0, 0.0)
                )
                print(
                    f"round {played}, {units} units, {share}: {match.ahead:+.2f} ± {match.error:.2f} points", flush=True
                )
                found.append((match.ahead, tried))
            ahead, tried = max(found)
            if ahead > 0 or not best:
                best = tried
                wishes.out.write_text(best, encoding="utf-8")


def learn(seen: list[list[Examples]], net: Net | None, units: int, share: float, epochs: int) -> Net:
    """A network for all examples, the older ones less."""
    games = [each for examples in seen for each in examples]
    counts = np.concatenate(
        [
            np.full(len(each.scores), FADING ** (len(seen) - 1 - age), np.float32)
            for age, examples in enumerate(seen)
            for each in examples
        ]
    )
    inputs = np.concatenate([each.inputs for each in games])
    return fitted(inputs, np.concatenate([each.to_come(net, share) for each in games]), units, epochs, counts)


# Games.


def one_game(seed: str, learned: str = "") -> Examples:
    """All lives of a game at all ends of turns, as long as a turn is left."""
    chance = random.Random(seed)
    net = net_of_text(learned)
    game = CV(catalog().cards(), chance.choice(SEATS))
    players = [player(game, seat, seed, chance, net) for seat in range(game.seats)]
    wild = [astray(game, seat, seed, chance, net) if net else players[seat] for seat in range(game.seats)]
    is_astray = False
    state = game.start(seed)
    turn = (0, 0)
    outlooks: list[Insight] = []
    seen: list[tuple[int, float, float, list[float], list[float]]] = []
    while not state.finished:
        if state.round > 0 and (state.round, state.turn) != turn:
            # The turn that has ended is seen as its player saw it, with what has become of it.
            for seat, outlook in enumerate(outlooks):
                me = state.players[seat]
                life = outlook.life(me.stacks, me.hand)
                seen.append((seat, outlook.turns, outlook.certain(me.stacks), outlook.times(), life))
            turn = (state.round, state.turn)
            now = game.copy(state)
            outlooks = [Insight(game, now, seat, WEIGHTS, Net([], [], [], [])) for seat in range(game.seats)]
            is_astray = chance.random() < ASTRAY
        seat = game.deciders(state)[0]
        chooser = wild[seat] if is_astray else players[seat]
        game.apply(state, seat, chooser.choose(game.view(state, seat), game.options(state, seat)))
    scores = game.scores(state)
    rows = [row for row in seen if row[1] > 0]
    return Examples(
        times=np.array([times for *_, times, _ in rows], np.float32).reshape(-1, len(TIMES)),
        life=np.array([life for *_, life in rows], np.float32).reshape(-1, len(LIFE)),
        turns=np.array([turns / LONG for _, turns, *_ in rows], np.float32),
        seats=[seat for seat, *_ in rows],
        certain=np.array([certain for _, _, certain, *_ in rows], np.float32),
        scores=np.array([scores[seat] for seat, *_ in rows], np.float32),
    )


def player(game: CV, seat: int, seed: str, chance: random.Random, net: Net | None) -> PlanningPlayer:
    if net is not None:
        return ExperiencedPlayer(game, seat, seed, WEIGHTS, NO_TASTE, 0.0, net)
    opinions = {name: weight * exp(chance.gauss(0, SHAKEN)) for name, weight in PLANNER.items() if name not in UNSHAKEN}
    return PlanningPlayer(game, seat, seed, weights_from({**opinions, "whim": chance.choice(WHIMS)}))


def astray(game: CV, seat: int, seed: str, chance: random.Random, net: Net) -> PlanningPlayer:
    return ExperiencedPlayer(game, seat, seed, weights_from({"whim": chance.choice(WILD)}), NO_TASTE, 0.0, net)


def one_deal(one: str, other: str, seed: str) -> float:
    """By how many points one network is ahead of another at two tables with the same deal, on average."""
    game, ahead = CV(catalog().cards(), 2), 0.0
    for first in (0, 1):
        nets = [net_from(one), net_from(other)] if first == 0 else [net_from(other), net_from(one)]
        players = [ExperiencedPlayer(game, seat, seed, WEIGHTS, NO_TASTE, 0.0, nets[seat]) for seat in (0, 1)]
        state = game.start(seed)
        while not state.finished:
            seat = game.deciders(state)[0]
            game.apply(state, seat, players[seat].choose(game.view(state, seat), game.options(state, seat)))
        scores = game.scores(state)
        ahead += (scores[first] - scores[1 - first]) / 2
    return ahead


def result(leads: list[float]) -> Match:
    return Match(float(np.mean(leads)), float(np.std(leads) / np.sqrt(len(leads))))


# Learning.


def fitted(inputs: Matrix, points: Matrix, units: int, epochs: int, counts: Matrix | None = None) -> Net:
    """By Adam, from the straight line that fits best; inputs are measured from their mean, in their own spread."""
    points = points / POINTS
    counts = np.ones_like(points) if counts is None else counts
    mean, spread = inputs.mean(axis=0), inputs.std(axis=0)
    # The one that is always 1.
    mean[0] = 0.0
    spread[spread < 1e-3] = 1.0
    inputs = (inputs - mean) / spread
    chance = np.random.default_rng(0)
    size = inputs.shape[1]
    straight = straight_line(inputs, points)
    hidden = (chance.normal(size=(size, units)) / np.sqrt(size)).astype(np.float32)
    out = (chance.normal(size=units) / POINTS).astype(np.float32)
    adam = Adam([hidden, out, straight])
    for epoch in range(epochs):
        adam.step = STEP * (1 + np.cos(np.pi * epoch / epochs)) / 2
        order = chance.permutation(len(points))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            some = inputs[batch]
            before = some @ hidden
            after = np.maximum(before, 0)
            error = 2 * counts[batch] * (after @ out + some @ straight - points[batch]) / len(batch)
            back = np.outer(error, out) * (before > 0)
            adam.go([some.T @ back + PULL * hidden, after.T @ error, some.T @ error])
    weights = np.concatenate([hidden, straight[:, None] * POINTS], axis=1) / spread[:, None]
    weights[0] -= mean @ weights
    return net_of(weights.T, out * POINTS)


def straight_line(inputs: Matrix, points: Matrix) -> Matrix:
    squares = inputs.T @ inputs / len(points) + 1e-3 * np.eye(inputs.shape[1], dtype=np.float32)
    found: Matrix = np.linalg.solve(squares, inputs.T @ points / len(points)).astype(np.float32)
    return found


class Adam:
    """Steps down a slope, each weight at a pace of its own (Kingma and Ba, 2014)."""

    def __init__(self, weights: list[Matrix]) -> None:
        self.weights = weights
        self.step = STEP
        self.steps = 0
        self.slopes = [np.zeros_like(each) for each in weights]
        self.squares = [np.zeros_like(each) for each in weights]

    def go(self, slopes: list[Matrix]) -> None:
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.slopes, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            likely, wide = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= self.step * likely / (np.sqrt(wide) + 1e-8)


def outputs(inputs: Matrix, net: Net) -> Matrix:
    """What a network says, as `Insight` works it out."""
    weights = np.concatenate([np.array(part, np.float32) for part in (net.times, net.life, net.later)], axis=1)
    units = inputs @ weights.T
    found: Matrix = np.maximum(units[:, :-1], 0) @ np.array(net.out, np.float32) + units[:, -1]
    return found


def net_of(weights: Matrix, out: Matrix) -> Net:
    """The rows of all inputs, cut into times, life, and life times the turns."""
    cuts = [len(TIMES), len(TIMES) + len(LIFE)]
    times, life, later = [rounded(part) for part in np.split(weights, cuts, axis=1)]
    return Net(times, life, later, rounded(out[None, :])[0])


def rounded(part: Matrix) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in row] for row in part]


def net_of_text(learned: str) -> Net | None:
    return net_from(learned) if learned else None


def text_of(net: Net) -> str:
    """A row to a line."""
    parts = {"times": net.times, "life": net.life, "later": net.later}
    told = [f'"{name}": [\n' + ",\n".join([json.dumps(row) for row in rows]) + "\n]" for name, rows in parts.items()]
    return "{" + ",\n".join([*told, f'"out": {json.dumps(net.out)}']) + "}\n"


if __name__ == "__main__":
    main()
