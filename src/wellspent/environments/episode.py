"""One game after another, in the form that all environments share: a seat that chooses, arrays, rewards at the end."""

from collections.abc import Sequence
from typing import Any, Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from wellspent import titles
from wellspent.engine.game import Game
from wellspent.library import SetupError, nameless, open_game, ruleset

from .layout import Numbers
from .reader import Reader

# Margin: points ahead of the best other, alone of what victory asks for. Victory: 1, shared among those who share it.
REWARDS: Final = ("margin", "victory")
# More than were ever seen: 71 in the Pursuit, 48 in CV, and 202 with every module and the cards of the whole box.
MOST_OPTIONS: Final = 128
MOST_OPTIONS_WITH_MODULES: Final = 320
# Games have some hundred, but who may refresh a row for nothing could do so for ever.
MOST_DECISIONS: Final = 2000
# A game has a seed of its own for every reset that names none.
SEEDS: Final = 2**31


class Observation(TypedDict):
    """What a seat knows, what each of its options is, and which places of the list hold one."""

    observation: Numbers
    options: Numbers
    action_mask: NDArray[np.int8]


class Setting:
    """A game that is set up, and how it is shown and rewarded. It holds no position."""

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
    ) -> None:
        if reward not in REWARDS:
            raise SetupError(f"There is no reward '{reward}'; choose from: {', '.join(REWARDS)}.")
        for what, named in (("modules", modules), ("sets", sets)):
            if isinstance(named, str):
                raise SetupError(f"The {what} are a list of names, such as ['{named}'].")
        self._made_of: Final = (
            game,
            players,
            edition,
            tuple(modules),
            tuple(sets),
            reward,
            most_options,
            most_decisions,
        )
        self.game: Final[Game[Any]] = open_game(nameless(ruleset(game, players, edition, modules, sets)))
        title = titles.title(game)
        self.reader: Final[Reader[Any]] = title.reader(self.game)
        self.reward: Final = reward
        # What a margin is counted from where nobody else plays.
        self.threshold: Final = title.par(self.game)
        self.most_options: Final = most_options or (MOST_OPTIONS_WITH_MODULES if modules or sets else MOST_OPTIONS)
        self.most_decisions: Final = most_decisions

    def __reduce__(self) -> tuple[type["Setting"], tuple[Any, ...]]:
        """Rules are made anew wherever they are sent: compiled ones cannot travel."""
        return Setting, self._made_of

    def begin(self, seed: str) -> "Episode":
        """A new game; the same seed and actions are the same game."""
        return Episode(self, self.game.start(seed))

    def rewards(self, state: Any) -> list[float]:
        """One for each seat, if the game ends like this."""
        seats = range(self.game.seats)
        if self.reward == "victory":
            winners = self.game.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        scores = self.game.scores(state)
        return [float(scores[seat] - self._to_beat(scores, seat)) for seat in seats]

    def _to_beat(self, scores: list[int], seat: int) -> int:
        return max([score for other, score in enumerate(scores) if other != seat], default=self.threshold)

    def describe(self) -> str:
        """What the numbers of both arrays mean."""
        reader = self.reader
        return "\n".join(
            [
                f"observation: {reader.layout.size} numbers",
                reader.layout.describe(),
                f"options: {self.most_options} rows of {reader.option_layout.size} numbers",
                reader.option_layout.describe(),
            ]
        )


class Episode:
    """One game that is being played. An action is a place in the list of options."""

    def __init__(self, setting: Setting, state: Any, decisions: int = 0) -> None:
        self.setting: Final = setting
        self.state: Final = state
        self.decisions = decisions
        self._look_round()

    def _look_round(self) -> None:
        game, state = self.setting.game, self.state
        # Broken off: too many decisions.
        self.is_cut = not state.finished and self.decisions >= self.setting.most_decisions
        self.is_over = state.finished or self.is_cut
        self.seat = -1 if self.is_over else game.decider(state)
        found = [] if self.is_over else game.options(state, self.seat)
        self.options = found[: self.setting.most_options]
        # Options for which there is no place.
        self.left_out = len(found) - len(self.options)

    def copy(self) -> "Episode":
        """The same game, to be played on from here."""
        return Episode(self.setting, self.setting.game.copy(self.state), self.decisions)

    def take(self, action: int) -> None:
        """Choose for the seat that decides. Raises ValueError and changes nothing if there is no such option."""
        if not 0 <= action < len(self.options):
            raise ValueError(f"There is no option {action}; there are {len(self.options)}, counted from 0.")
        self.setting.game.apply(self.state, self.seat, self.options[action])
        self.decisions += 1
        self._look_round()

    def lines(self) -> list[str]:
        """The options as readable lines."""
        return [self.setting.game.notation(choice) for choice in self.options]

    def rewards(self) -> list[float]:
        """One for each seat; zero before the end."""
        return self.setting.rewards(self.state) if self.is_over else [0.0] * self.setting.game.seats

    def view(self, seat: int) -> Any:
        return self.setting.game.view(self.state, seat)

    def observe(self, seat: int) -> Observation:
        """What a seat sees now; the mask is empty unless it is its turn to choose."""
        setting, reader = self.setting, self.setting.reader
        mask = np.zeros(setting.most_options, np.int8)
        options = np.zeros((setting.most_options, reader.option_layout.size), np.float32)
        if seat == self.seat:
            mask[: len(self.options)] = 1
            reader.read_options(self.state, self.options, options[: len(self.options)])
        return {"observation": reader.look(self.state, seat), "options": options, "action_mask": mask}

    def option_features(self) -> Numbers:
        """One row for each option of the seat that chooses, without the empty places behind them."""
        return self.setting.reader.read_options(self.state, self.options)
