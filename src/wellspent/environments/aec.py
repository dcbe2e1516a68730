"""Every title as a PettingZoo environment in which agents act one after another (AEC), with an action mask."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from wellspent import titles

from .episode import MOST_DECISIONS, SEEDS, Observation, Setting
from .layout import Numbers
from .spaces import action_space, observation_space


class WellspentAEC(AECEnv):  # type: ignore[misc]
    """`agent_selection` is whoever has to choose; an action is a place in the list of options."""

    metadata: ClassVar[dict[str, Any]] = {"name": "wellspent_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = titles.USUAL,
        players: int = 2,
        edition: str = "",
        modules: Sequence[str] = (),
        sets: Sequence[str] = (),
        reward: str = "margin",
        most_options: int = 0,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting: Final = Setting(game, players, edition, modules, sets, reward, most_options, most_decisions)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, int]] = {}
        self.observation_spaces = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.episode = self.setting.begin("1")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode = self.setting.begin(str(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look_round()

    def _look_round(self) -> None:
        """What follows from the position: whose turn it is, and what is said besides."""
        episode = self.episode
        self.infos = {agent: {} for agent in self.agents}
        if not episode.is_over:
            self.agent_selection = self.possible_agents[episode.seat]
            self.infos[self.agent_selection] = {"left_out": episode.left_out}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("The game has not begun, or is over: reset it first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose: None is for agents whose game is over.")
        self.episode.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._look_round()
        if self.episode.is_over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not self.episode.is_cut)
            self.truncations = dict.fromkeys(self.agents, self.episode.is_cut)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.possible_agents.index(agent))

    def option_features(self) -> Numbers:
        """One row for each option of the agent that chooses."""
        return self.episode.option_features()

    def describe(self) -> str:
        return self.setting.describe()

    def render(self) -> str | None:
        """The options of whoever has to choose, one line each."""
        return "\n".join(self.episode.lines()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
