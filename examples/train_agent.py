"""Train a small agent in minutes: a policy that is linear in the facts about each option, by policy gradient.

It needs numpy and gymnasium (`pip install 'wellspent[environments]'`). The agent gives every option a number, which
depends on what the option is and on a few facts about the position, and chooses the larger ones more often. After each
game the choices of a game that went better than usual become likelier, and those of a worse one less likely.
"""

import argparse
from time import process_time

import numpy as np
from numpy.typing import NDArray

from wellspent.environments.gym import WellspentEnv
from wellspent.environments.layout import Layout

Numbers = NDArray[np.floating]
# What about the position matters to how good an option is, by game: block and label of the observation.
CONTEXT = {
    "pursuit": [("round", "round"), ("me", "stress"), ("me", "sth"), ("me", "hourglasses"), ("me", "money")],
    "cv": [("round", "round"), ("turn so far", "bad luck"), ("me", "cards in hand"), ("turn so far", "rerolls")],
}


class Agent:
    """Chooses by softmax over `options @ weights @ context`."""

    def __init__(self, game: str, layout: Layout, option_size: int, seed: int) -> None:
        self.places = [layout.where(block, label) for block, label in CONTEXT[game]]
        self.weights = np.zeros((option_size, 1 + len(self.places)))
        self.size = np.zeros_like(self.weights)
        self.chance = np.random.default_rng(seed)
        self.trace = np.zeros_like(self.weights)

    def choose(self, observation: Numbers, options: Numbers) -> int:
        """One of the options, and in `trace` how the weights would make it likelier."""
        context = np.concatenate([[1.0], observation[self.places]])
        worth = options @ (self.weights @ context)
        odds = np.exp(worth - worth.max())
        odds /= odds.sum()
        choice = int(self.chance.choice(len(odds), p=odds))
        self.trace += np.outer(options[choice] - odds @ options, context)
        return choice

    def learn(self, advantage: float, rate: float) -> None:
        """One step along the gradient, each weight at its own pace (RMSprop)."""
        gradient = advantage * self.trace
        self.size = 0.99 * self.size + 0.01 * gradient**2
        self.weights += rate * gradient / (np.sqrt(self.size) + 1e-3)


def play(env: WellspentEnv, agent: Agent, seed: int) -> tuple[float, bool]:
    """One game: its reward, and whether it was won."""
    agent.trace[:] = 0
    seen, info = env.reset(seed=seed)
    reward, is_over = 0.0, False
    while not is_over:
        count = int(seen["action_mask"].sum())
        action = agent.choose(seen["observation"], seen["options"][:count])
        seen, reward, is_finished, is_cut, info = env.step(action)
        is_over = is_finished or is_cut
    return reward, info["won"]


def train(env: WellspentEnv, agent: Agent, games: int, rate: float, report_every: int) -> None:
    """The usual reward and its spread are means over the games so far, the latest ones first."""
    usual, spread, begun = 0.0, 100.0, process_time()
    rewards, victories = [], []
    for game in range(1, games + 1):
        reward, won = play(env, agent, game)
        agent.learn((reward - usual) / (spread**0.5 + 1e-9), rate)
        usual += 0.02 * (reward - usual)
        spread += 0.02 * ((reward - usual) ** 2 - spread)
        rewards.append(reward)
        victories.append(won)
        if game % report_every == 0:
            print(
                f"{game:>6} games {process_time() - begun:>5.0f} s   "
                f"margin {np.mean(rewards):+6.1f}   won {np.mean(victories):4.0%}",
                flush=True,
            )
            rewards, victories = [], []


def test(env: WellspentEnv, agent: Agent, games: int) -> str:
    """Games with seeds that training never saw."""
    results = [play(env, agent, 1_000_000 + game) for game in range(games)]
    won, margin = sum(won for _, won in results), np.mean([reward for reward, _ in results])
    return f"won {won} of {games} games, margin {margin:+.1f}"


def strongest(agent: Agent, layout: Layout, count: int) -> list[str]:
    """What the agent likes and dislikes most, whatever the position."""
    order = np.argsort(agent.weights[:, 0])
    return [f"{layout.label(int(place))} {agent.weights[place, 0]:+.2f}" for place in (*order[:count], *order[-count:])]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=CONTEXT, default="pursuit")
    parser.add_argument("--opponents", default="random", help="names of computer players, with commas between them")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--tests", type=int, default=400)
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args(arguments)
    env = WellspentEnv(wishes.game, wishes.opponents.split(","))
    reader = env.setting.reader
    agent = Agent(wishes.game, reader.layout, reader.option_layout.size, wishes.seed)
    print(f"{wishes.game} against {wishes.opponents}, {agent.weights.size} weights")
    print(f"before: {test(env, agent, wishes.tests)}")
    train(env, agent, wishes.games, wishes.rate, max(1, wishes.games // 10))
    print(f"after:  {test(env, agent, wishes.tests)}")
    print("it likes least and most:", ", ".join(strongest(agent, reader.option_layout, 4)))


if __name__ == "__main__":
    main()
