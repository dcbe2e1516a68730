"""What modules do in their own way, as computer players value it: each says so in its `judging.py`."""

from importlib import import_module
from types import ModuleType
from typing import Final, final

from wellspent.games.pursuit.rules import Rules

MODULES: Final = "wellspent.games.pursuit.modules"


@final
class Deeds:
    """By name, in Resources: what effects bring, and what abilities bring in all and for each round."""

    def __init__(self) -> None:
        self.effects: Final[dict[str, float]] = {}
        self.abilities: Final[dict[str, tuple[float, float]]] = {}


# By the modules in play.
_KNOWN: Final[dict[str, Deeds]] = {}


def deeds_of(rules: Rules) -> Deeds:
    key = " ".join([module.name for module in rules.modules])
    if key not in _KNOWN:
        found = _KNOWN[key] = Deeds()
        for module in rules.modules:
            judging = judging_of(module.name)
            if judging is not None:
                found.effects.update(vars(judging).get("EFFECTS", {}))
                found.abilities.update(vars(judging).get("ABILITIES", {}))
    return _KNOWN[key]


def judging_of(module: str) -> ModuleType | None:
    """What lies in the module's folder for whoever judges positions."""
    name = f"{MODULES}.{module}.judging"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
