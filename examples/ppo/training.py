"""A run of learning: lessons, then PPO as long as there is time, and matches between."""

import argparse
from time import perf_counter
from typing import Final

import numpy as np
import torch

from .games import Table, Teacher, joined, margins, told
from .network import Learner, Network, load, sight_of
from .team import Team

# Deals that only matches use; the last match has some of its own.
TESTS: Final = 800_000_000
LAST_TEST: Final = 900_000_000


def train(wishes: argparse.Namespace, team: Team) -> None:
    torch.set_num_threads(wishes.threads)
    Training(wishes, team).run()


class Training:
    """One run, or what one process does in it."""

    def __init__(self, wishes: argparse.Namespace, team: Team) -> None:
        self.wishes: Final = wishes
        self.team: Final = team
        # No two processes play the same games.
        self.seed: Final = 1_000_000 * wishes.seed + 100_000 * team.me
        self.begun: Final = perf_counter()

    @property
    def minutes(self) -> float:
        return (perf_counter() - self.begun) / 60

    def run(self) -> None:
        network = self.imitate() if self.wishes.start is None else load(self.wishes.start)
        torch.manual_seed(self.seed)
        self.improve(network)
        self.test(network, "after", self.wishes.last_deals, LAST_TEST)

    def imitate(self) -> Network:
        """A network that chooses much like a computer player, and looks at what came up in the games of that one."""
        wishes, team = self.wishes, self.team
        table = Table(wishes.places, self.seed + 50_000, wishes.envy)
        lessons = table.play(Teacher(table.env), wishes.lessons, 1.0, is_whole=True)
        self.say(f"games of sensible: {len(lessons.actions)} decisions, {table.told()}")
        torch.manual_seed(wishes.seed)
        network = Network(sight_of(lessons.position, table.size, team), table.book, wishes.width, wishes.inner)
        learner = Learner(network, team, self.seed)
        for number in range(wishes.repeats):
            learner.pace(1e-3 * (1 - number / wishes.repeats))
            agreed, lost = learner.imitate(lessons, max(1, wishes.lessons * wishes.places // 512))
            self.say(f"imitation {number + 1}: agrees on {agreed:.1%}, loss {lost:.3f}")
        self.test(network, "imitating", wishes.deals)
        return network

    def improve(self, network: Network) -> None:
        """As long as there is time: rate and curiosity fade with it."""
        wishes, learner = self.wishes, Learner(network, self.team, self.seed)
        strangers = round(wishes.strangers * wishes.places)
        tables = [Table(wishes.places - strangers, self.seed, wishes.envy, book=network.book)]
        if strangers:
            tables.append(Table(strangers, self.seed + wishes.places, wishes.envy, wishes.opponent, network.book))
        begun = tested = now = self.agreed(self.minutes)
        batch = 0
        while batch == 0 or now < wishes.minutes:
            left = max(0.0, wishes.minutes - now) / max(wishes.minutes - begun, 1e-9)
            learner.pace(wishes.rate * left)
            made = joined([table.play(network.sample, wishes.steps, wishes.trust) for table in tables])
            facts = learner.improve(made, wishes.parts, wishes.epochs, wishes.clip, wishes.curiosity * left)
            batch += 1
            if batch % wishes.report_every == 0:
                games = ", ".join(table.told() for table in tables)
                self.say(f"batch {batch}: {games}, {', '.join(f'{name} {fact:.3f}' for name, fact in facts.items())}")
            now = self.agreed(self.minutes)
            if now - tested >= wishes.test_every:
                tested = now
                self.test(network, f"batch {batch}", wishes.deals)

    def agreed(self, number: float) -> float:
        """What the first process says, so that all do the same."""
        return float(self.team.all(np.array([number]))[0, 0])

    def test(self, network: Network, when: str, deals: int, seed: int = TESTS) -> None:
        """Every process plays some of the deals, from both seats: choices drawn as it learned to, or the likeliest."""
        each, opponent = -(-deals // self.team.size), self.wishes.opponent
        first = seed + self.team.me * each
        for how, choose in (("drawn", network.sample), ("likeliest", network.best)):
            found = self.team.all(margins(choose, network.book, opponent, each, first))
            self.say(f"{when}, {how}: {told(np.concatenate(list(found), axis=1))} against {opponent}")
        if self.team.me == 0:
            network.save(self.wishes.weights)

    def say(self, what: str) -> None:
        if self.team.me == 0:
            print(f"{self.minutes:5.1f} min  {what}", flush=True)
