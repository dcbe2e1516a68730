"""Learn what a life of the Pursuit should come to: bots/pursuit/learned.json, the network of the strong player.

Sensible players with shaken opinions, whims and characters play many games, by all editions, two to five, with
modules and further cards now and then. Every life at the beginning of every round, and now and then in the middle of
it, is an example: what it was like, and what it came to. The network is fitted to the examples by gradient descent.
Then games are played by players who think ahead, one of whom has learned, and the network is fitted again to all
examples: how the learned player fares is told after each round. It needs numpy, and uses a GPU by way of cupy where
there is one.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import cos, exp, pi
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wellspent.bots.pursuit.characters import LONGINGS
from wellspent.bots.pursuit.horizon import NOBODYS
from wellspent.bots.pursuit.insight import INPUTS, MOST_SEATS, Net, inputs_of
from wellspent.bots.pursuit.learned import net_from
from wellspent.bots.pursuit.outlook import Outlook
from wellspent.bots.pursuit.planner import Manner, PlannerPlayer
from wellspent.bots.pursuit.position import Judge
from wellspent.bots.pursuit.sensible import SensiblePlayer
from wellspent.bots.pursuit.weights import FORESIGHT, weights_from
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import TURN
from wellspent.library import nameless, open_game, ruleset
from wellspent.titles.pursuit.modules import module_names, set_names

TABLE = Path(__file__).resolve().parents[1] / "src" / "wellspent" / "bots" / "pursuit" / "learned.json"
# Opinions are shaken by so much, and whims are of very different size.
SHAKEN = 0.2
WHIMS = (0.04, 0.3, 1.0, 2.0)
# How many sit at a table; two are most.
SEATS = (2, 2, 2, 2, 2, 2, 3, 4, 5)
# How often a game has modules, and how many mixtures of them there are; and how often it is of the first edition.
WITH_MODULES = 0.25
MIXTURES = 8
FIRST_EDITION = 0.07
# How those who think ahead do it: for how many rounds, and what a point of the others is worth to them.
LIVES = 30
MANNERS = ((2, 0.0), (2, 0.6), (1, 0.6))
# How often a turn in the middle of a round is an example.
MIDDLE = 0.06
BATCH = 1024
STEP = 1.5e-3
PULL = 1e-4
# Points are about this large.
POINTS = 10.0
# What hardly ever differs is no more telling for it.
LEAST_SPREAD = 0.1
# A tenth of the lives is kept to tell how well it does.
KEPT = 10
# In so many parts it is told what those came to of whom the same was expected.
CURVE = 10

Matrix = NDArray[np.float32]


@dataclass(frozen=True)
class Examples:
    """The lives of games, row by row as time goes by."""

    inputs: Matrix
    # Which game it is of and whose life, the points that it had, and what it came to.
    lives: NDArray[np.int64]
    certain: Matrix
    outcomes: Matrix

    def __len__(self) -> int:
        return len(self.lives)

    def of(self, places: NDArray[Any]) -> "Examples":
        return Examples(self.inputs[places], self.lives[places], self.certain[places], self.outcomes[places])


@dataclass(frozen=True)
class Played:
    """A game: its examples, and of one with a learned player whether it won and by how much."""

    examples: Examples
    manner: tuple[int, float] | None = None
    won: float = 0.0
    ahead: float = 0.0


def together(parts: list[Examples]) -> Examples:
    return Examples(
        inputs=np.concatenate([np.zeros((0, len(INPUTS)), np.float32), *[part.inputs for part in parts]]),
        lives=np.concatenate([np.zeros(0, np.int64), *[part.lives for part in parts]]),
        certain=np.concatenate([np.zeros(0, np.float32), *[part.certain for part in parts]]),
        outcomes=np.concatenate([np.zeros(0, np.float32), *[part.outcomes for part in parts]]),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=15000, help="of sensible players")
    parser.add_argument("--planned", type=int, default=400, help="games of players who think ahead, in each round")
    parser.add_argument("--minutes", type=float, default=60.0, help="none of these takes longer")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--second", type=int, default=16, help="units of the second layer")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file of examples: those in it are learned too, and new ones added")
    parser.add_argument("--out", type=Path, default=TABLE)
    wishes = parser.parse_args()
    seen = read(wishes.keep) if wishes.keep and wishes.keep.exists() else together([])
    learned = ""
    for round in range(wishes.rounds + 1):
        count = wishes.planned if round else wishes.games
        seeds = [f"{wishes.seed} {round} {number}" for number in range(count)]
        played = list(play(seeds, learned, wishes.jobs, wishes.minutes))
        seen = together([seen, *[game.examples for game in played]])
        print(f"round {round}: {len(played)} games, {len(seen)} examples in all", flush=True)
        for manner in MANNERS:
            tell(manner, [game for game in played if game.manner == manner])
        learned = text_of(fitted(seen, wishes.units, wishes.second, wishes.epochs))
        wishes.out.write_text(learned, encoding="utf-8")
        if wishes.keep:
            write(wishes.keep, seen)


def play(seeds: list[str], learned: str, jobs: int, minutes: float) -> Iterator[Played]:
    """As many of the games as there is time for."""
    end = time.monotonic() + 60 * minutes
    with get_context("fork").Pool(jobs) as pool:
        for game in pool.imap_unordered(partial(one_game, learned=learned), seeds, chunksize=1 if learned else 8):
            yield game
            if time.monotonic() > end:
                pool.terminate()
                return


def tell(manner: tuple[int, float], matches: list[Played]) -> None:
    """How a learned player fares among others, with intervals of 95%."""
    if len(matches) > 1:
        won, ahead = np.array([game.won for game in matches]), np.array([game.ahead for game in matches])
        doubt = 1.96 / np.sqrt(len(matches))
        print(
            f"  {len(matches)} games with a learned player {manner}: won {won.mean():.3f} ± {doubt * won.std():.3f}, "
            f"ahead by {ahead.mean():.2f} ± {doubt * ahead.std():.2f}",
            flush=True,
        )


def read(path: Path) -> Examples:
    with np.load(path) as kept:
        inputs = kept["inputs"].astype(np.float32)
        return Examples(inputs, kept["lives"], kept["certain"], kept["outcomes"])


def write(path: Path, seen: Examples) -> None:
    np.savez_compressed(
        path, inputs=seen.inputs.astype(np.float16), lives=seen.lives, certain=seen.certain, outcomes=seen.outcomes
    )


# Games.


def game_of(chance: random.Random) -> Any:
    seats, choice = chance.choice(SEATS), chance.random()
    if choice < FIRST_EDITION and seats < MOST_SEATS:
        return set_up(seats, "first", -1)
    return set_up(seats, "second", chance.randrange(MIXTURES) if choice > 1 - WITH_MODULES else -1)


@cache
def set_up(seats: int, edition: str, mixture: int) -> Any:
    """A game with one of several mixtures of modules, the first of which has them all; or without any."""
    chance, names = random.Random(mixture), module_names()
    modules = names if mixture == 0 else chance.sample(names, chance.randrange(1, len(names))) if mixture > 0 else ()
    sets = set_names() if modules or (seats == MOST_SEATS and edition == "second") else ()
    try:
        return open_game(nameless(ruleset("pursuit", seats, edition, modules, sets)))
    except ValueError:
        # Some modules need company.
        return open_game(nameless(ruleset("pursuit", max(2, seats), edition, modules, sets)))


@cache
def net_of(learned: str) -> Net:
    return net_from(learned)


def one_game(seed: str, learned: str = "") -> Played:
    """By sensible players, or by those who think ahead where somebody has learned."""
    chance = random.Random(seed)
    if not learned:
        game = game_of(chance)
        return watched(game, seed, chance, [quick_player(game, seat, seed, chance) for seat in range(game.seats)])
    game = set_up(2, "second", -1)
    mine, manner = chance.randrange(2), chance.choice(MANNERS)
    net = net_of(learned)
    players = [thinker(game, seat, seed, chance, manner, net if seat == mine else None) for seat in range(2)]
    return watched(game, seed, chance, players, manner, mine)


def watched(
    game: Pursuit,
    seed: str,
    chance: random.Random,
    players: Sequence[PlannerPlayer | SensiblePlayer],
    manner: tuple[int, float] | None = None,
    mine: int = 0,
) -> Played:
    """Every life at the beginning of every round, and now and then at other turns, with what it came to."""
    state = game.start(seed)
    round, rows, seats = 1, [], []
    while not state.finished:
        is_turn = state.round > 0 and state.agenda[-1].step == TURN
        if state.round > round or (is_turn and chance.random() < MIDDLE):
            round = state.round
            for seat, me in enumerate(state.players):
                if me.is_alive and not me.is_doomed:
                    rows.append(row_of(game, state, seat, manner is not None))
                    seats.append(seat)
        seat = game.decider(state)
        options = game.options(state, seat)
        choice = options[0] if len(options) == 1 else players[seat].choose(game.view(state, seat), options)
        game.apply(state, seat, choice)
    results = [float(score) for score in game.scores(state)]
    table = np.array(rows, np.float32).reshape(-1, len(INPUTS) + 1)
    first = random.Random(f"{seed} lives").getrandbits(48) << 4
    examples = Examples(
        inputs=table[:, :-1],
        lives=np.array([first + seat for seat in seats], np.int64),
        certain=table[:, -1],
        outcomes=np.array([results[seat] for seat in seats], np.float32),
    )
    if manner is None:
        return Played(examples)
    winners = game.winners(state)
    ahead = results[mine] - max(points for seat, points in enumerate(results) if seat != mine)
    return Played(examples, manner, 1 / len(winners) if mine in winners else 0.0, ahead)


def row_of(game: Pursuit, state: State, seat: int, is_planned: bool) -> list[float]:
    """The inputs, and the points so far."""
    judge = Judge(Outlook(game, state, seat, NOBODYS))
    found = inputs_of(judge, state, judge.aspects(state))
    found[INPUTS.index("played_with_foresight")] = 1.0 if is_planned else 0.0
    return [*found, float(state.players[seat].lth)]


def quick_player(game: Pursuit, seat: int, seed: str, chance: random.Random) -> SensiblePlayer:
    shaken = {name: weight * exp(chance.gauss(0, SHAKEN)) for name, weight in FORESIGHT.items()}
    longing, whim = LONGINGS[chance.choice(sorted(LONGINGS))], {"whim": chance.choice(WHIMS)}
    return SensiblePlayer(game, seat, seed, weights_from({**shaken, **longing, **whim}))


def thinker(
    game: Pursuit, seat: int, seed: str, chance: random.Random, manner: tuple[int, float], net: Net | None
) -> PlannerPlayer:
    """Whoever looks only half as far imagines twice as many lives."""
    weights = weights_from({**FORESIGHT, **LONGINGS[chance.choice(sorted(LONGINGS))]})
    rounds, grudge = manner if net is not None else (2, 0.0)
    how = Manner(8, 4.0, 4.0, rounds, True, LIVES * 2 // rounds, grudge=grudge)
    return PlannerPlayer(game, seat, seed, weights, how, net)


# Learning.


def array_library() -> Any:
    """The GPU's, where there is one."""
    try:
        import cupy

        cupy.zeros(1)
    except Exception:
        return np
    return cupy


def fitted(seen: Examples, units: int, second: int, epochs: int) -> Net:
    """By Adam, from the straight line that fits best; inputs are measured from their mean, in their own spread."""
    xp = array_library()
    inputs, points = seen.inputs, (seen.outcomes - seen.certain) / POINTS
    mean, spread = inputs.mean(axis=0), inputs.std(axis=0)
    # The one that is always 1.
    mean[0] = 0.0
    inputs = (inputs - mean) / (spread := np.maximum(spread, LEAST_SPREAD))
    kept = (seen.lives >> 4) % KEPT == 0
    chance = np.random.default_rng(0)
    straight = straight_line(inputs[~kept], points[~kept])
    size = inputs.shape[1]
    parts = [
        chance.normal(size=(size, units)) / np.sqrt(size),
        chance.normal(size=(units + 1, second)) / np.sqrt(units),
        chance.normal(size=second) / POINTS,
        straight,
    ]
    adam = Adam(xp, [xp.asarray(part, dtype=xp.float32) for part in parts])
    taught, told = xp.asarray(inputs[~kept]), xp.asarray(points[~kept])
    for epoch in range(epochs):
        adam.step = STEP * (1 + cos(pi * epoch / epochs)) / 2
        order = xp.asarray(chance.permutation(len(told)))
        for start in range(0, len(told), BATCH):
            batch = order[start : start + BATCH]
            adam.go(slopes(xp, adam.weights, taught[batch], told[batch]))
    first, deep, out, line = [part if xp is np else xp.asnumpy(part) for part in adam.weights]
    weights = np.concatenate([first, line[:, None] * POINTS], axis=1) / spread[:, None]
    weights[0] -= mean @ weights
    net = Net(rounded(weights.T[:-1]), rounded(deep.T), rounded(out[None, :] * POINTS)[0], rounded(weights.T[-1:])[0])
    report(seen.of(kept), net)
    return net


def straight_line(inputs: Matrix, points: Matrix) -> Matrix:
    squares = inputs.T @ inputs / len(points) + 1e-3 * np.eye(inputs.shape[1], dtype=np.float32)
    found: Matrix = np.linalg.solve(squares, inputs.T @ points / len(points)).astype(np.float32)
    return found


def slopes(xp: Any, weights: list[Any], inputs: Any, points: Any) -> list[Any]:
    first, deep, out, line = weights
    lower = inputs @ first
    units = xp.maximum(lower, 0)
    upper = units @ deep[:-1] + deep[-1]
    tops = xp.maximum(upper, 0)
    error = 2 * (tops @ out + inputs @ line - points) / len(points)
    back = error[:, None] * out[None, :] * (upper > 0)
    under = (back @ deep[:-1].T) * (lower > 0)
    deeper = xp.concatenate([units.T @ back, back.sum(axis=0)[None, :]])
    return [inputs.T @ under + PULL * first, deeper + PULL * deep, tops.T @ error, inputs.T @ error + PULL * line]


class Adam:
    """Steps down a slope, each weight at a pace of its own (Kingma and Ba, 2014)."""

    def __init__(self, xp: Any, weights: list[Any]) -> None:
        self.xp = xp
        self.weights = weights
        self.step = STEP
        self.steps = 0
        self.slopes = [xp.zeros_like(each) for each in weights]
        self.squares = [xp.zeros_like(each) for each in weights]

    def go(self, slopes: list[Any]) -> None:
        self.steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.slopes, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            likely, wide = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= self.step * likely / (self.xp.sqrt(wide) + 1e-8)


def outputs(inputs: Matrix, net: Net) -> Matrix:
    """What a network says, as `Net.value` works it out."""
    units = np.maximum(inputs @ np.array(net.first, np.float32).T, 0)
    deep = np.array(net.second, np.float32)
    tops = np.maximum(units @ deep[:, :-1].T + deep[:, -1], 0)
    found: Matrix = tops @ np.array(net.out, np.float32) + inputs @ np.array(net.straight, np.float32)
    return found


def report(kept: Examples, net: Net) -> None:
    """How wrong the network is about lives that it has not seen, round by round, and the curve of what it expects."""
    told = kept.certain + outputs(kept.inputs, net)
    wrong = told - kept.outcomes
    start = INPUTS.index("worth_of_points")
    judged = 10 * kept.inputs[:, start : INPUTS.index("round_0")].sum(axis=1) - kept.outcomes
    for round in range(1, 9):
        places = kept.inputs[:, INPUTS.index(f"round_{round}")] > 0.5
        if places.sum() > 1:
            print(
                f"  round {round}: {places.sum():6} lives, wrong by {rms(wrong[places]):5.2f}, too high by "
                f"{wrong[places].mean():5.2f}, the judge wrong by {judged[places].std():5.2f}, "
                f"of {kept.outcomes[places].std():5.2f}",
                flush=True,
            )
    for part in np.array_split(np.argsort(told), CURVE):
        if len(part):
            print(f"  expected {told[part].mean():6.2f}, came to {kept.outcomes[part].mean():6.2f}", flush=True)


def rms(numbers: Matrix) -> float:
    return float(np.sqrt(np.mean(numbers**2)))


def rounded(part: Matrix) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in row] for row in part]


def text_of(net: Net) -> str:
    """A unit to a line."""
    layers = [
        f'"{layer}": [\n' + ",\n".join([json.dumps(row) for row in rows]) + "\n]"
        for layer, rows in (("first", net.first), ("second", net.second))
    ]
    ends = [f'"out": {json.dumps(net.out)}', f'"straight": {json.dumps(net.straight)}']
    return "{" + ",\n".join([f'"inputs": {json.dumps(INPUTS)}', *layers, *ends]) + "}\n"


if __name__ == "__main__":
    main()
