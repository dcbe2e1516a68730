"""All titles for OpenSpiel: importing this file registers `python_wellspent_pursuit`, `python_wellspent_cv` and so on.

Chance is one node at the root, which draws the deal: all luck of a game follows from its seed. So every history replays
to the same position, and states can be cloned, serialized and pickled. The seed is hidden from all players.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from wellspent import titles
from wellspent.library import SetupError
from wellspent.titles import Title

from .episode import Episode, Setting

# Far more than any score has reached.
MOST_POINTS: Final = 1000.0
DEALS: Final = 4096


def game_type(title: Title) -> Any:
    variants = {"edition": title.editions[0], "modules": "", "sets": ""} if title.editions else {}
    return pyspiel.GameType(
        short_name=f"python_wellspent_{title.name}",
        long_name=f"Wellspent {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most_seats,
        min_num_players=title.fewest_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "reward": "margin", "deals": DEALS, **variants},
    )


class WellspentGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; modules and sets are joined by `+`."""

    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wishes = {**self.kind.parameter_specification, **(params or {})}
        self.deals: Final = int(wishes["deals"])
        if self.deals < 1:
            raise SetupError(f"There must be one deal at least, not {self.deals}.")
        self.setting: Final = Setting(
            self.kind.short_name.rpartition("_")[2],
            wishes["players"],
            wishes.get("edition", ""),
            _names(wishes.get("modules", "")),
            _names(wishes.get("sets", "")),
            wishes["reward"],
        )
        super().__init__(self.kind, self._info(wishes["players"]), dict(params or {}))

    def _info(self, players: int) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.most_options,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=self.setting.most_decisions,
        )

    def new_initial_state(self) -> "WellspentState":
        return WellspentState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "WellspentObserver":
        return WellspentObserver(self.setting, params)

    def describe(self) -> str:
        return self.setting.describe()


def _names(joined: str) -> tuple[str, ...]:
    return tuple(joined.split("+")) if joined else ()


class Held:
    """A game in a state of OpenSpiel, which copies its attributes in depth."""

    def __init__(self, setting: Setting, episode: Episode | None = None, actions: Sequence[int] = ()) -> None:
        self.setting: Final = setting
        # Nothing before the deal.
        self.episode = episode
        self.actions: Final = list(actions)

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.setting, self.episode.copy() if self.episode else None, self.actions)

    def __reduce__(self) -> tuple[Any, ...]:
        """A position travels as the actions that lead to it: compiled ones cannot."""
        return _replayed, (self.setting, tuple(self.actions))

    def take(self, action: int) -> None:
        """The deal first, then one choice after the other."""
        self.actions.append(action)
        if self.episode is None:
            self.episode = self.setting.begin(str(action))
        else:
            self.episode.take(action)

    @property
    def now(self) -> Episode:
        if self.episode is None:
            raise ValueError("Nothing has been dealt yet.")
        return self.episode


def _replayed(setting: Setting, actions: Sequence[int]) -> Held:
    held = Held(setting)
    for action in actions:
        held.take(action)
    return held


class WellspentState(pyspiel.State):  # type: ignore[misc]
    """A position: the deal is drawn first, then the players choose."""

    def __init__(self, game: WellspentGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.held = Held(game.setting)

    def current_player(self) -> int:
        if self.held.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.held.now.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.held.now.options))) if player == self.held.now.seat else []

    def _apply_action(self, action: int) -> None:
        self.held.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        lines = self.held.now.lines()
        return lines[action] if action < len(lines) else f"place {action}"

    def is_terminal(self) -> bool:
        return self.held.episode is not None and self.held.episode.is_over

    def returns(self) -> list[float]:
        setting = self.held.setting
        return self.held.episode.rewards() if self.held.episode else [0.0] * setting.game.seats

    def __str__(self) -> str:
        """Everything there is, hidden piles included: not for players."""
        return self.held.setting.reader.text(self.held.episode.state) if self.held.episode else "before the deal"


class WellspentObserver:
    """What a player sees: the two arrays of an observation, one behind the other."""

    def __init__(self, setting: Setting, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for what is observed; found {params}.")
        seen, options = setting.reader.layout.size, (setting.most_options, setting.reader.option_layout.size)
        self.reader: Final = setting.reader
        self.tensor: Final = np.zeros(seen + options[0] * options[1], np.float32)
        self.dict: Final = {"observation": self.tensor[:seen], "options": self.tensor[seen:].reshape(options)}

    def set_from(self, state: WellspentState, player: int) -> None:
        self.tensor.fill(0)
        if state.held.episode is not None:
            found = state.held.episode.observe(player)
            self.dict["observation"][:] = found["observation"]
            self.dict["options"][:] = found["options"]

    def string_from(self, state: WellspentState, player: int) -> str:
        return self.reader.text(state.held.episode.view(player)) if state.held.episode else "before the deal"


def register(title: Title) -> None:
    kind = game_type(title)
    made = type(f"{title.name.capitalize()}Game", (WellspentGame,), {"kind": kind})
    # A pickled game is found again by its name in this file.
    globals()[made.__name__] = made
    pyspiel.register_game(kind, made)


for each in titles.titles():
    register(each)
