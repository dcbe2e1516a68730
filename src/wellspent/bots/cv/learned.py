"""What many games have taught: the network of the strong player, and of whoever gives hints."""

import json
from importlib.resources import files
from typing import Final

from .insight import Net


def net_from(text: str) -> Net:
    """Out of the text of a file that `tools/learn_cv.py` wrote."""
    told = json.loads(text)
    return Net(told["times"], told["life"], told["later"], told["out"])


def former() -> Net:
    """What the strong player had learned before, from games of all kinds of players."""
    return net_from(files(__package__).joinpath("former.json").read_text(encoding="utf-8"))


LEARNED: Final = net_from(files(__package__).joinpath("learned.json").read_text(encoding="utf-8"))
