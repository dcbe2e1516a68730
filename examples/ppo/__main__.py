"""Train an agent for the Pursuit of Happiness: it imitates a computer player, then improves by PPO against itself.

    PYTHONPATH=build/compiled python -m examples.ppo

It needs PyTorch (`pip install 'wellspent[learning]'`), and the compiled engine to be done within an hour on two cores.
"""

import argparse
from functools import partial
from pathlib import Path

from .team import together
from .training import train


def main(arguments: list[str] | None = None) -> None:
    wishes = parser().parse_args(arguments)
    together(partial(train, wishes), wishes.processes)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    found.add_argument("--minutes", type=float, default=50, help="until the last match, on the wall")
    found.add_argument("--processes", type=int, default=2, help="that learn together, one for each core")
    found.add_argument("--threads", type=int, default=1, help="of each process")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--weights", type=Path, default=Path("ppo.pt"), help="where they are saved")
    found.add_argument("--start", type=Path, help="weights to start from, instead of imitating")
    found.add_argument("--opponent", default="sensible", help="whom it is measured by")
    found.add_argument("--lessons", type=int, default=700, help="steps of all games to imitate")
    found.add_argument("--repeats", type=int, default=6, help="how often they are gone through")
    found.add_argument("--places", type=int, default=256, help="games side by side, in each process")
    found.add_argument("--strangers", type=float, default=0.0, help="share of games against the opponent, not itself")
    found.add_argument("--envy", type=float, default=0.5, help="how much a point of the other one hurts")
    found.add_argument("--steps", type=int, default=64, help="of all games in a batch")
    found.add_argument("--parts", type=int, default=16, help="that a batch is learned from in")
    found.add_argument("--epochs", type=int, default=3, help="how often a batch is learned from")
    found.add_argument("--rate", type=float, default=5e-4, help="of learning, at first")
    found.add_argument("--clip", type=float, default=0.2)
    found.add_argument("--trust", type=float, default=0.95, help="lambda of GAE")
    found.add_argument("--curiosity", type=float, default=0.005, help="weight of entropy, at first")
    found.add_argument("--width", type=int, default=256, help="of the layers that read the position")
    found.add_argument("--inner", type=int, default=128, help="of the layer that sees position and option")
    found.add_argument("--report-every", type=int, default=10, help="batches")
    found.add_argument("--test-every", type=float, default=3, help="minutes")
    found.add_argument("--deals", type=int, default=200, help="of a match, each played from both seats")
    found.add_argument("--last-deals", type=int, default=1000, help="of the last match")
    return found


if __name__ == "__main__":
    main()
