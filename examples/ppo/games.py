"""Games for learning from: many at once, every seat played by the same chooser. Needs no PyTorch."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from wellspent.bots.pursuit.sensible import SensiblePlayer
from wellspent.environments.vector import WellspentVectorEnv
from wellspent.games.pursuit.looking import LTH
from wellspent.players import bot

Numbers = NDArray[np.floating[Any]]
Whole = NDArray[np.int64]


class Position(NamedTuple):
    """Decisions to be made, one in each game: what is seen, and the rows of all options one behind the other.

    A teacher writes down what it thinks that each option is worth.
    """

    observation: Numbers
    rows: Numbers
    counts: Whole
    worths: Numbers


class Answer(NamedTuple):
    """What was chosen, how likely that was, and how many more points than it has now the seat expects to have."""

    actions: Whole
    likelihoods: Numbers
    promises: Numbers


class Decisions(NamedTuple):
    """Decisions that were made, and what came of them: how much better than expected, and how many points more."""

    position: Position
    actions: Whole
    likelihoods: Numbers
    advantages: Numbers
    promises: Numbers

    def some(self, which: NDArray[Any], rows: NDArray[Any]) -> "Decisions":
        """A part of them; `rows` are those of its options."""
        seen = self.position
        return Decisions(
            Position(seen.observation[which], seen.rows[rows], seen.counts[which], seen.worths[rows]),
            self.actions[which],
            self.likelihoods[which],
            self.advantages[which],
            self.promises[which],
        )


Chooser = Callable[[Position], Answer]


class Table:
    """Games that go on from one batch of decisions to the next."""

    def __init__(self, games: int, seed: int) -> None:
        self.env: Final = WellspentVectorEnv(games, players=2)
        self.place: Final = self.env.setting.reader.layout.where("me", "lth")
        self.seen, self.infos = self.env.reset(seed=seed)
        # Of the games that ended, the points of all seats.
        self.scores: list[int] = []

    def play(self, choose: Chooser, steps: int, trust: float, is_whole: bool = False) -> Decisions:
        """Some steps in every game: decisions that had a choice, and an outcome yet, `is_whole`: that of the game."""
        positions, answers, seats, ended, finals = [], [], [], [], []
        for _ in range(steps):
            position = position_of(self.seen)
            answer = choose(position)
            positions.append(position)
            answers.append(answer)
            seats.append(self.infos["seat"])
            self.seen, _, is_over, is_cut, self.infos = self.env.step(answer.actions)
            ended.append(is_over | is_cut)
            finals.append(self._finals(ended[-1]))
        points = np.array([self.points(position) for position in positions])
        expected = points + np.array([answer.promises for answer in answers])
        better, is_known = advantages(expected, np.array(seats), np.array(ended), np.array(finals), trust, is_whole)
        counts = np.concatenate([position.counts for position in positions])
        return _kept(
            Decisions(
                Position(
                    np.concatenate([position.observation for position in positions]),
                    np.concatenate([position.rows for position in positions]),
                    counts,
                    np.concatenate([position.worths for position in positions]),
                ),
                np.concatenate([answer.actions for answer in answers]),
                np.concatenate([answer.likelihoods for answer in answers]),
                better.ravel(),
                (expected + better - points).ravel(),
            ),
            is_known.ravel() & (counts > 1),
        )

    def told(self) -> str:
        """What games since the last time came to."""
        found = f"{len(self.scores) // 2} games, {sum(self.scores) / max(1, len(self.scores)):.1f} points"
        self.scores.clear()
        return found

    def points(self, position: Position) -> Numbers:
        """What the seat that is asked has now."""
        return LTH * position.observation[:, self.place].astype(np.float64)

    def _finals(self, ended: NDArray[np.bool_]) -> Numbers:
        """The points of every seat, where a game ended. What the others get is luck, mostly: it is left out."""
        found = np.zeros((len(ended), 2))
        for number in np.flatnonzero(ended):
            found[number] = self.infos["final_info"]["scores"][number]
            self.scores += self.infos["final_info"]["scores"][number]
        return found


class Teacher:
    """The computer player `sensible` for every seat of a table."""

    def __init__(self, env: WellspentVectorEnv) -> None:
        self.env: Final = env
        self.players: Final[list[list[SensiblePlayer]]] = [[] for _ in range(env.num_envs)]
        self.games = 0

    def __call__(self, position: Position) -> Answer:
        """The best option everywhere, and in `worths` of the position what each is worth, in points."""
        worths = [self._weigh(number) for number in range(self.env.num_envs)]
        position.worths[:] = np.concatenate(worths)
        nothing = np.zeros(self.env.num_envs)
        return Answer(np.array([worth.argmax() for worth in worths]), nothing, nothing)

    def _weigh(self, number: int) -> Numbers:
        fleet, game = self.env.fleet, self.env.setting.game
        if fleet.decisions[number] == 0:
            self.games += 1
            dealt = [bot("sensible", game, seat, f"teacher {self.games}") for seat in range(game.seats)]
            self.players[number] = cast("list[SensiblePlayer]", dealt)
        seat, options = fleet.seats[number], fleet.options(number)
        if len(options) == 1:
            return np.zeros(1)
        return np.array(self.players[number][seat].weigh(game.view(fleet.states[number], seat), options))


def position_of(seen: dict[str, NDArray[Any]]) -> Position:
    """A copy, as the next step writes over the arrays; options without the empty places behind them."""
    mask = seen["action_mask"]
    counts = mask.sum(axis=1, dtype=np.int64)
    rows = seen["options"][mask.view(np.bool_)].astype(np.float16)
    return Position(seen["observation"].astype(np.float16), rows, counts, np.zeros(len(rows)))


def advantages(
    expected: Numbers, seats: Whole, ended: NDArray[np.bool_], finals: Numbers, trust: float, is_whole: bool = False
) -> tuple[Numbers, NDArray[np.bool_]]:
    """How much better than expected it went on for the seat that chose, by GAE; and where that is known yet.

    Rows are steps, columns games. The next decision of a seat may come steps later, so that each seat of each game is
    followed by itself, from the last step to the first.
    """
    steps, games = expected.shape
    everywhere = np.arange(games)
    later, beyond = np.zeros((2, games, finals.shape[2]))
    is_known = np.zeros_like(later, np.bool_)
    found, are_known = np.zeros_like(expected), np.zeros_like(expected, np.bool_)
    for step in reversed(range(steps)):
        over = ended[step]
        later[over], beyond[over], is_known[over] = finals[step][over], 0.0, True
        here = everywhere, seats[step]
        better = np.where(is_known[here], later[here] - expected[step] + trust * beyond[here], 0.0)
        found[step], are_known[step] = better, is_known[here]
        later[here], beyond[here] = expected[step], better
        is_known[here] |= not is_whole
    return found, are_known


def _kept(made: Decisions, which: NDArray[np.bool_]) -> Decisions:
    return made.some(which, np.repeat(which, made.position.counts))


class Result(NamedTuple):
    """Games of one agent against a computer player; a shared victory is half a one."""

    games: int
    won: float
    margin: float

    def __str__(self) -> str:
        share = self.won / self.games
        spread = 1.96 * (share * (1 - share) / self.games) ** 0.5
        return f"won {self.won:g} of {self.games} games, {share:.1%} ± {spread:.1%}, margin {self.margin:+.1f}"


def match(choose: Chooser, level: str, deals: int, seed: int) -> Result:
    """Each deal twice, once from either seat; seeds that training never saw."""
    margins = np.concatenate([_margins(choose, level, deals, seed, seat) for seat in range(2)])
    won = (margins > 0).sum() + 0.5 * (margins == 0).sum()
    return Result(len(margins), float(won), float(margins.mean()))


def _margins(choose: Chooser, level: str, deals: int, seed: int, seat: int) -> Numbers:
    """The first game in every place: short games must not count more often than long ones."""
    env = WellspentVectorEnv(deals, opponents=[level], seat=seat)
    seen, _ = env.reset(seed=seed)
    found = np.full(deals, np.nan)
    while np.isnan(found).any():
        seen, rewards, is_over, is_cut, _ = env.step(choose(position_of(seen)).actions)
        is_first = (is_over | is_cut) & np.isnan(found)
        found[is_first] = rewards[is_first]
    return found
