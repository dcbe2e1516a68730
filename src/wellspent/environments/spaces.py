"""The spaces of Gymnasium for what a setting shows and takes."""

import numpy as np
from gymnasium import spaces

from .episode import Setting


def observation_space(setting: Setting) -> spaces.Dict:
    most, reader = setting.most_options, setting.reader
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (reader.layout.size,), np.float32),
            "options": spaces.Box(-1.0, 1.0, (most, reader.option_layout.size), np.float32),
            "action_mask": spaces.MultiBinary(most),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.most_options)
