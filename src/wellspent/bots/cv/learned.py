"""What many games have taught: the worth of the features of a life, by turns left and their square."""

import tomllib
from importlib.resources import files
from typing import Final

# The file is what `tools/learn_cv.py` wrote.
LEARNED: Final[dict[str, list[float]]] = tomllib.loads(
    files(__package__).joinpath("learned.toml").read_text(encoding="utf-8")
)
