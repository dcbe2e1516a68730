"""Every title as a Gymnasium environment: one seat against computer players chosen by name."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium

from wellspent import titles
from wellspent.bots import Bot
from wellspent.library import SetupError
from wellspent.players import bot

from .episode import MOST_DECISIONS, SEEDS, Observation, Setting
from .layout import Numbers
from .spaces import action_space, observation_space


class WellspentEnv(gymnasium.Env[Any, Any]):
    """The agent has one seat; `opponents` names the others clockwise from it. None: a solo game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = titles.USUAL,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        edition: str = "",
        modules: Sequence[str] = (),
        sets: Sequence[str] = (),
        reward: str = "margin",
        most_options: int = 0,
        most_decisions: int = MOST_DECISIONS,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str):
            raise SetupError(f"The opponents are a list of names, such as ['{opponents}'].")
        players = len(opponents) + 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat} among {players}.")
        self.setting: Final = Setting(game, players, edition, modules, sets, reward, most_options, most_decisions)
        self.opponents: Final = list(opponents)
        self.chosen_seat: Final = seat
        self.illegal_reward: Final = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self.seat = seat or 0
        self.episode = self.setting.begin("1")
        self._seat_others("1")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; where no seat was chosen, in a seat drawn anew."""
        super().reset(seed=seed)
        game_seed = str(self.np_random.integers(SEEDS))
        if self.chosen_seat is None:
            self.seat = int(self.np_random.integers(self.setting.game.seats))
        self.episode = self.setting.begin(game_seed)
        self._seat_others(game_seed)
        self._let_others_choose()
        return self.episode.observe(self.seat), self._info()

    def _seat_others(self, seed: str) -> None:
        game = self.setting.game
        self._bots: dict[int, Bot[Any]] = {}
        for step, name in enumerate(self.opponents, 1):
            other = (self.seat + step) % game.seats
            self._bots[other] = bot(name, game, other, seed)

    def _let_others_choose(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.seat != self.seat:
            view = episode.view(episode.seat)
            choice = self._bots[episode.seat].choose(view, episode.options)
            episode.take(episode.options.index(choice))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An action that is no option changes nothing and costs `illegal_reward`."""
        episode = self.episode
        if episode.is_over:
            raise gymnasium.error.ResetNeeded("The game is over: reset begins another.")
        if not 0 <= int(action) < len(episode.options):
            return episode.observe(self.seat), self.illegal_reward, False, False, {**self._info(), "is_legal": False}
        episode.take(int(action))
        self._let_others_choose()
        is_finished = episode.is_over and not episode.is_cut
        return episode.observe(self.seat), episode.rewards()[self.seat], is_finished, episode.is_cut, self._info()

    def _info(self) -> dict[str, Any]:
        found: dict[str, Any] = {"seat": self.seat, "left_out": self.episode.left_out, "is_legal": True}
        if self.episode.is_over:
            found["scores"] = self.setting.game.scores(self.episode.state)
            found["won"] = self.seat in self.setting.game.winners(self.episode.state)
        return found

    def option_features(self) -> Numbers:
        """One row for each option."""
        return self.episode.option_features()

    def describe(self) -> str:
        return self.setting.describe()

    def render(self) -> str | None:
        """The options, one line each."""
        return "\n".join(self.episode.lines()) if self.render_mode == "ansi" else None


# gymnasium.make("wellspent.environments.gym:Wellspent/CV-v0") imports this file first.
ENTRY: Final = f"{__name__}:{WellspentEnv.__name__}"
VECTOR_ENTRY: Final = f"{__package__}.vector:WellspentVectorEnv"
for title in titles.titles():
    label = title.label or title.name.capitalize()
    gymnasium.register(f"Wellspent/{label}-v0", ENTRY, vector_entry_point=VECTOR_ENTRY, kwargs={"game": title.name})
