"""What many games have taught: the network of the strong player, which `tools/learn_pursuit.py` wrote."""

import json
from importlib.resources import files
from typing import Final

from .insight import INPUTS, Net


def net_from(text: str) -> Net:
    """Out of the text of such a file."""
    told = json.loads(text)
    if tuple(told["inputs"]) != INPUTS:
        raise ValueError("This network was learned with other inputs; tools/learn_pursuit.py learns it anew.")
    return Net(told["first"], told["second"], told["out"], told["straight"])


# Once it has been asked for.
_KNOWN: Final[list[Net]] = []


def learned() -> Net:
    if not _KNOWN:
        _KNOWN.append(net_from(files(__package__).joinpath("learned.json").read_text(encoding="utf-8")))
    return _KNOWN[0]
