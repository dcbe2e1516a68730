"""Many games of a title at once, by the vector API of Gymnasium: all observations in the same few arrays."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array
from numpy.typing import ArrayLike, NDArray

from wellspent import titles
from wellspent.bots import Bot
from wellspent.engine.fleet import Fleet
from wellspent.engine.page import Page
from wellspent.library import SetupError
from wellspent.players import bot

from .episode import MOST_DECISIONS, SEEDS, Episode, Setting
from .reader import put_down, rows_of, take_up
from .spaces import action_space, observation_space

Arrays = dict[str, NDArray[Any]]


class WellspentVectorEnv(VectorEnv[Any, Any, Any]):
    """One agent plays a seat of every game against `opponents`; without them it plays every seat of all games.

    What is shown in a place is seen by the seat whose turn it is there. A game that ends gives way to another in the
    same step, and `final_obs` and `final_info` are about the one that ended; or in the next one, or when it is reset,
    by `autoreset_mode`. Every step writes over the same arrays, and returns them unless it is to `copy` them.
    """

    def __init__(
        self,
        num_envs: int = 256,
        game: str = titles.USUAL,
        players: int = 2,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        edition: str = "",
        modules: Sequence[str] = (),
        sets: Sequence[str] = (),
        reward: str = "margin",
        most_options: int = 0,
        most_decisions: int = MOST_DECISIONS,
        illegal_reward: float = -1.0,
        with_options: bool = True,
        arrays: Mapping[str, NDArray[Any]] | None = None,
        copy: bool | None = None,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        self.opponents: Final = None if opponents is None else list(opponents)
        if num_envs < 1:
            raise SetupError(f"There must be one game at least, not {num_envs}.")
        if isinstance(opponents, str):
            raise SetupError(f"The opponents are a list of names, such as ['{opponents}'].")
        players = players if opponents is None else len(opponents) + 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat} among {players}.")
        self.setting: Final = Setting(game, players, edition, modules, sets, reward, most_options, most_decisions)
        self.num_envs = num_envs
        self.chosen_seat: Final = seat
        self.illegal_reward: Final = illegal_reward
        self.render_mode = render_mode
        self.autoreset_mode: Final = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.setting, with_options)
        self.single_action_space = action_space(self.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        reader = self.setting.reader
        self.fleet: Final[Fleet[Any]] = Fleet(
            self.setting.game, reader.looker, num_envs, self.setting.most_options, most_decisions
        )
        self.arrays: Final[Arrays] = self._arrays(arrays)
        # Whoever gives arrays reads them there.
        self.copies: Final = arrays is None if copy is None else copy
        self._page: Final = Page()
        self._places: Final = np.arange(self.setting.most_options)
        # How many rows of `options` are not empty.
        self._filled: Final = [0] * num_envs
        self._with_options: Final = with_options
        self._chances: Final = [np.random.default_rng() for _ in range(num_envs)]
        # The seat of the agent, where it has one; and the others there.
        self._mine: Final = [seat or 0] * num_envs
        self._others: Final[list[dict[int, Bot[Any]]]] = [{} for _ in range(num_envs)]
        self._everywhere: Final = np.ones(num_envs, np.bool_)

    def _arrays(self, given: Mapping[str, NDArray[Any]] | None) -> Arrays:
        """Where observations are written: to arrays that were given, or to new ones."""
        new: Arrays = dict(cast("Arrays", create_empty_array(self.single_observation_space, self.num_envs)))
        for name, wanted in new.items():
            array = wanted if given is None else given.get(name)
            needed = f"'{name}' must be an array of {_form(wanted)}, in one piece"
            if array is None:
                raise ValueError(f"{needed}; there is none.")
            if _form(array) != _form(wanted) or not array.flags.c_contiguous:
                raise ValueError(f"{needed}, not of {_form(array)}.")
            array.fill(0)
            new[name] = array
        return new

    # What Gymnasium asks for.

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """New games, where `reset_mask` of the options says so; the seed of one place after the other is one more."""
        seeds, chosen = self._seeds(seed), self._chosen(options)
        if seeds[0] is not None:
            self._np_random, self._np_random_seed = seeding.np_random(seeds[0])
        is_first = not self.fleet.states
        for number in np.flatnonzero(chosen).tolist():
            if is_first or seeds[number] is not None:
                self._chances[number], _ = seeding.np_random(seeds[number])
            self._begin(number)
        self._show()
        return self._seen(), self._infos({}, [], chosen)

    def _chosen(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        """Where a game is to begin: everywhere unless a mask is given."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return self._everywhere
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ValueError(f"'reset_mask' must be an array of bool, {self.num_envs}.")
        if not mask.any():
            raise ValueError("'reset_mask' chooses no game.")
        if not self.fleet.states and not mask.all():
            raise ResetNeeded("All games must have begun before some of them are reset.")
        return mask

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + number for number in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"There are {len(seed)} seeds for {self.num_envs} games.")
        return list(seed)

    def _begin(self, number: int) -> None:
        """Another game in one place, in a seat drawn anew where none was chosen."""
        game, chance = self.setting.game, self._chances[number]
        seed = str(chance.integers(SEEDS))
        if self.opponents is not None:
            mine = self.chosen_seat if self.chosen_seat is not None else int(chance.integers(game.seats))
            others = [((mine + step) % game.seats, name) for step, name in enumerate(self.opponents, 1)]
            self._mine[number] = mine
            self._others[number] = {seat: bot(name, game, seat, seed) for seat, name in others}
        self.fleet.begin(number, game.start(seed))
        self._let_others_choose(number)

    def _let_others_choose(self, number: int) -> None:
        fleet, others = self.fleet, self._others[number]
        while (seat := fleet.seats[number]) in others:
            options = fleet.options(number)
            choice = others[seat].choose(self.setting.game.view(fleet.states[number], seat), options)
            fleet.take(number, options.index(choice))

    def step(
        self, actions: ArrayLike
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action in every game. One that is no option changes nothing there and costs `illegal_reward`."""
        if not self.fleet.states:
            raise ResetNeeded("No game has begun: reset them first.")
        wanted = np.asarray(actions, np.int64).tolist()
        if len(wanted) != self.num_envs:
            raise ValueError(f"There are {len(wanted)} actions for {self.num_envs} games.")
        fleet, were_over = self.fleet, self._over_before()
        acting = fleet.eyes[:]
        refused = [number for number in fleet.take_all(wanted) if number not in were_over]
        rewards = np.zeros(self.num_envs)
        rewards[refused] = self.illegal_reward
        terminations, truncations = np.zeros((2, self.num_envs), np.bool_)
        infos: dict[str, Any] = {}
        if self.opponents:
            for number in range(self.num_envs):
                self._let_others_choose(number)
        for number in fleet.over():
            if number not in were_over:
                ended, seat = Episode(self.setting, fleet.states[number], fleet.decisions[number]), acting[number]
                rewards[number] = ended.rewards()[seat]
                terminations[number], truncations[number] = not ended.is_cut, ended.is_cut
                infos = self._add_info(infos, self._final(ended, seat), number)
                fleet.eyes[number] = seat
            if number in were_over or self.autoreset_mode == AutoresetMode.SAME_STEP:
                self._begin(number)
        self._show()
        return self._seen(), rewards, terminations, truncations, self._infos(infos, refused, self._everywhere)

    def _over_before(self) -> list[int]:
        """Games that ended in the last step, where they did not give way then."""
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            return []
        over = self.fleet.over()
        if over and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ResetNeeded(f"These games are over and must be reset first: {', '.join(map(str, over))}.")
        return over

    def _final(self, ended: Episode, seat: int) -> dict[str, Any]:
        """What is said of a game that is over, by the seat that chose last."""
        game = self.setting.game
        told = {
            "scores": game.scores(ended.state),
            "won": seat in game.winners(ended.state),
            "rewards": np.array(ended.rewards()),
        }
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return told
        seen = ended.observe(seat)
        about = {"seat": seat, "left_out": 0, "is_legal": True, **told}
        return {"final_obs": {name: seen[name] for name in self.arrays}, "final_info": about}  # type: ignore[literal-required]

    def _infos(self, infos: dict[str, Any], refused: list[int], told: NDArray[np.bool_]) -> dict[str, Any]:
        is_legal = told.copy()
        is_legal[refused] = False
        always = {
            "seat": np.array(self.fleet.eyes) * told,
            "left_out": np.array(self.fleet.left_out) * told,
            "is_legal": is_legal,
        }
        return {**infos, **always, **{f"_{name}": told.copy() for name in always}}

    def _seen(self) -> Arrays:
        return {name: array.copy() if self.copies else array for name, array in self.arrays.items()}

    def _show(self) -> None:
        """Write what everybody sees into the arrays."""
        seen, page = self.arrays["observation"].reshape(-1), self._page
        # The last step filled a small part of the array: emptying that costs less than emptying it all.
        take_up(page, seen)
        page.clear()
        self.fleet.show(page, self.setting.reader.layout.size, self._with_options)
        put_down(page, seen)
        counts = self.fleet.counts
        np.less(self._places, np.array(counts)[:, None], out=self.arrays["action_mask"].view(np.bool_))
        if self._with_options:
            self._show_options(counts)

    def _show_options(self, counts: list[int]) -> None:
        """Only rows that are or were filled are touched: they are a small part."""
        reader, rows, begin = self.setting.reader, rows_of(self._page), 0
        for places, count, number in zip(self.arrays["options"], counts, range(self.num_envs), strict=True):
            reader.take(rows[begin : begin + count], places[:count])
            begin += count
            if count < self._filled[number]:
                places[count : self._filled[number]] = 0
            self._filled[number] = count
        reader.forget()

    def lines(self, number: int) -> list[str]:
        """The options in one of the games, as people read them."""
        return [self.setting.game.notation(choice) for choice in self.fleet.options(number)]

    def describe(self) -> str:
        return self.setting.describe()

    def render(self) -> tuple[str, ...] | None:
        """The options of every game, one line each."""
        if self.render_mode != "ansi":
            return None
        return tuple("\n".join(self.lines(number)) for number in range(self.num_envs))


def _form(array: NDArray[Any]) -> str:
    return f"{array.dtype}, {' × '.join(map(str, array.shape))}"
