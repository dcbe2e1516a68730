"""Train an agent for the Pursuit of Happiness: it imitates a computer player, then improves by PPO against itself.

    PYTHONPATH=build/compiled python -m examples.ppo

It needs PyTorch (`pip install 'wellspent[learning]'`), and the compiled engine to be done within an hour.
"""

import argparse
from pathlib import Path
from time import perf_counter, process_time

import torch

from .games import Table, Teacher, match
from .network import Learner, Network, load, scale_of

EVALUATIONS = 9_000_000


class Clock:
    """Minutes on the wall and of processor time."""

    def __init__(self) -> None:
        self.begun = perf_counter(), process_time()

    @property
    def minutes(self) -> float:
        return (process_time() - self.begun[1]) / 60

    def __str__(self) -> str:
        return f"{(perf_counter() - self.begun[0]) / 60:5.1f} min, {self.minutes:5.1f} of processor time"


def main(arguments: list[str] | None = None) -> None:
    wishes = parser().parse_args(arguments)
    torch.manual_seed(wishes.seed)
    torch.set_num_threads(wishes.threads)
    clock = Clock()
    network = imitate(wishes, clock) if wishes.start is None else load(wishes.start)
    improve(network, wishes, clock)
    print(f"after:  {match(network.best, wishes.opponent, wishes.deals, EVALUATIONS)}, {clock}")


def imitate(wishes: argparse.Namespace, clock: Clock) -> Network:
    """A network that chooses much like a computer player, and looks at what changed in that one's games."""
    table = Table(wishes.places, wishes.seed)
    lessons = table.play(Teacher(table.env), wishes.lessons, 1.0, is_whole=True)
    print(f"games of sensible: {len(lessons.actions)} decisions, {table.told()}, {clock}", flush=True)
    network = Network(scale_of(lessons.position.observation), scale_of(lessons.position.rows))
    learner = Learner(network, wishes.rate, wishes.seed)
    for number in range(wishes.repeats):
        learner.pace(1e-3 * (1 - number / wishes.repeats))
        agreed, lost = learner.imitate(lessons, wishes.batch // 2)
        print(f"imitation {number + 1}: agrees on {agreed:.1%}, loss {lost:.3f}, {clock}", flush=True)
    network.save(wishes.weights)
    print(f"imitating: {match(network.best, wishes.opponent, wishes.deals, EVALUATIONS)}, {clock}", flush=True)
    return network


def improve(network: Network, wishes: argparse.Namespace, clock: Clock) -> None:
    """As long as there is time."""
    table, learner = Table(wishes.places, wishes.seed + wishes.places), Learner(network, wishes.rate, wishes.seed)
    begun, batch = clock.minutes, 0
    while (left := 1 - (clock.minutes - begun) / wishes.minutes) > 0:
        learner.pace(wishes.rate * left)
        made = table.play(network.sample, wishes.steps, wishes.trust)
        told = learner.improve(made, wishes.batch, wishes.epochs, 0.2, wishes.curiosity * left)
        batch += 1
        if batch % wishes.report_every == 0:
            facts = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
            print(f"batch {batch}: {table.told()}, {facts}, {clock}", flush=True)
        if batch % wishes.test_every == 0:
            network.save(wishes.weights)
            result = match(network.best, wishes.opponent, 100, EVALUATIONS + 1_000_000)
            print(f"batch {batch}: {result}, {clock}", flush=True)
    network.save(wishes.weights)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("--opponent", default="sensible", help="whom it is measured by")
    found.add_argument("--places", type=int, default=256, help="games side by side")
    found.add_argument("--steps", type=int, default=64, help="steps of all games in a batch")
    found.add_argument("--start", type=Path, help="weights to start from, instead of imitating")
    found.add_argument("--lessons", type=int, default=700, help="steps of all games to imitate")
    found.add_argument("--repeats", type=int, default=6)
    found.add_argument("--minutes", type=float, default=55, help="of processor time for PPO")
    found.add_argument("--epochs", type=int, default=3)
    found.add_argument("--batch", type=int, default=1024)
    found.add_argument("--rate", type=float, default=5e-4)
    found.add_argument("--trust", type=float, default=0.95, help="lambda of GAE")
    found.add_argument("--curiosity", type=float, default=0.005, help="weight of entropy")
    found.add_argument("--deals", type=int, default=200, help="each played from both seats")
    found.add_argument("--threads", type=int, default=1)
    found.add_argument("--report-every", type=int, default=10)
    found.add_argument("--test-every", type=int, default=100)
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--weights", type=Path, default=Path("ppo.pt"))
    return found


if __name__ == "__main__":
    main()
