"""Games for learning from: many at once, two players in each. Needs no PyTorch."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from wellspent.bots.pursuit.sensible import SensiblePlayer
from wellspent.environments.vector import WellspentVectorEnv
from wellspent.games.pursuit.looking import LTH
from wellspent.lab.ratings import share
from wellspent.players import bot

from .positions import Book, Numbers, Position, Whole, all_of, position_of

# Decisions of a match: games have some hundred and fifty.
LONG: Final = 600


class Answer(NamedTuple):
    """What was chosen, how likely that was, and how much more than it has now the seat expects to have in the end."""

    actions: Whole
    likelihoods: Numbers
    promises: Numbers


class Decisions(NamedTuple):
    """Decisions that were made, and what came of them: how much better than expected, and how much was to come."""

    position: Position
    actions: Whole
    likelihoods: Numbers
    advantages: Numbers
    promises: Numbers

    def some(self, which: Whole) -> "Decisions":
        rest: Iterator[Any] = (part[which] for part in self[1:])
        return Decisions(self.position.some(which), *rest)


def joined(parts: list[Decisions]) -> Decisions:
    position = all_of([part.position for part in parts])
    return Decisions(position, *(np.concatenate(same) for same in zip(*(part[1:] for part in parts), strict=True)))


Chooser = Callable[[Position], Answer]


class Table:
    """Games that go on from one batch of decisions to the next: of a chooser with itself, or with a computer player.

    What a seat has is its points, less a share of the other's: so much it is envious.
    """

    def __init__(self, games: int, seed: int, envy: float = 0.0, opponent: str = "", book: Book | None = None) -> None:
        self.env: Final = WellspentVectorEnv(games, players=2, opponents=[opponent] if opponent else None, copy=False)
        reader = self.env.setting.reader
        self.book: Final = book or Book(reader.option_layout.size)
        self.size: Final = reader.layout.size
        self.places: Final = [reader.layout.where(name, "lth") for name in ("me", "next 1")]
        self.share: Final = np.array([1.0, -envy])
        self.seen, self.infos = self.env.reset(seed=seed)
        # Of the games that ended, the points of the seats that learn.
        self.scores: list[int] = []

    def play(self, choose: Chooser, steps: int, trust: float, is_whole: bool = False) -> Decisions:
        """Some steps in every game: decisions that had a choice, and an outcome yet, `is_whole`: that of the game."""
        positions, answers, had, seats, ended, finals = [], [], [], [], [], []
        for _ in range(steps):
            positions.append(position_of(self.seen, self.book))
            answers.append(choose(positions[-1]))
            had.append(LTH * self.seen["observation"][:, self.places] @ self.share)
            seats.append(self.infos["seat"])
            self.seen, _, is_over, is_cut, self.infos = self.env.step(answers[-1].actions)
            ended.append(is_over | is_cut)
            finals.append(self._finals(ended[-1], seats[-1]))
        expected = np.array(had) + np.array([answer.promises for answer in answers])
        better, is_known = advantages(expected, np.array(seats), np.array(ended), np.array(finals), trust, is_whole)
        made = Decisions(
            all_of(positions),
            np.concatenate([answer.actions for answer in answers]),
            np.concatenate([answer.likelihoods for answer in answers]),
            better.ravel(),
            (expected + better - np.array(had)).ravel(),
        )
        return made.some(np.flatnonzero(is_known.ravel() & (made.position.counts > 1)))

    def told(self) -> str:
        """What games since the last time came to."""
        found = f"{len(self.scores)} lives of {sum(self.scores) / max(1, len(self.scores)):.1f} points"
        self.scores.clear()
        return found

    def _finals(self, ended: NDArray[np.bool_], seats: Whole) -> Numbers:
        """What every seat has in the end, where a game ended."""
        found = np.zeros((len(ended), 2))
        for number in np.flatnonzero(ended):
            scores = self.infos["final_info"]["scores"][number]
            found[number] = self.share @ [scores, scores[::-1]]
            self.scores += scores if self.env.opponents is None else [scores[seats[number]]]
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
        nothing = np.zeros(self.env.num_envs, np.float32)
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


def margins(choose: Chooser, book: Book, level: str, deals: int, seed: int) -> Numbers:
    """Points ahead of a computer player: every deal once from either seat, each the first game in its place.

    Short games must not count more often than long ones, and who goes round in circles is not waited for.
    """
    return np.array([_margins(choose, book, level, deals, seed, seat) for seat in range(2)])


def _margins(choose: Chooser, book: Book, level: str, deals: int, seed: int, seat: int) -> Numbers:
    env = WellspentVectorEnv(deals, opponents=[level], seat=seat, most_decisions=LONG, copy=False)
    seen, _ = env.reset(seed=seed)
    found = np.full(deals, np.nan)
    while np.isnan(found).any():
        seen, rewards, is_over, is_cut, _ = env.step(choose(position_of(seen, book)).actions)
        is_first = (is_over | is_cut) & np.isnan(found)
        found[is_first] = rewards[is_first]
    return found


def told(found: Numbers) -> str:
    """What margins come to, a row for each seat: victories with a 95% interval; a shared one is half a one."""
    won = (found > 0) + 0.5 * (found == 0)
    rate = share(won.mean(axis=0).tolist(), found.size)
    interval = f"{100 * rate.low:.1f}–{100 * rate.high:.1f}"
    return f"won {won.sum():g} of {found.size} games, {rate.value:.1%} ({interval}), margin {found.mean():+.1f}"
