"""The spaces of Gymnasium for what a setting shows and takes."""

from typing import Any

import numpy as np
from gymnasium import spaces

from .episode import Setting


def observation_space(setting: Setting, with_options: bool = True) -> spaces.Dict:
    most, reader = setting.most_options, setting.reader
    found: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-1.0, 1.0, (reader.layout.size,), np.float32),
        "action_mask": spaces.MultiBinary(most),
    }
    if with_options:
        found["options"] = spaces.Box(-1.0, 1.0, (most, reader.option_layout.size), np.float32)
    return spaces.Dict(found)


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.most_options)
