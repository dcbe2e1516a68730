"""Ways to play the Pursuit: sets of modules under a name, for the terminal and the lobby."""

import hashlib
from dataclasses import dataclass
from typing import Final

from .modules import modules_for, set_names

FIRST_LIFE: Final = "first_life"
EVERYTHING: Final = "everything"
SURPRISE: Final = "surprise"
NAMED: Final = {
    FIRST_LIFE: (),
    "family": ("kids", "pets", "friends"),
    "career": ("school", "stand_alone_jobs", "store_owners", "security"),
}
# By name, in the order in which they are offered; the texts are `preset-NAME` and its `.about`.
PRESETS: Final = (*NAMED, EVERYTHING, SURPRISE)
# A surprise is two to four modules, and an expansion three times out of four.
FEWEST: Final = 2
SPREAD: Final = 3
NO_EXPANSION: Final = ""


@dataclass(frozen=True)
class Preset:
    """What a preset adds to a game: modules, and further sets of cards."""

    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()


def preset(name: str, seats: int, seed: str) -> Preset:
    """A preset for so many players; the seed decides a surprise."""
    if name == EVERYTHING:
        return Preset(tuple(module.name for module in modules_for(seats)), set_names())
    if name == SURPRISE:
        return Preset(surprise(seats, seed))
    return Preset(NAMED[name])


def surprise(seats: int, seed: str) -> tuple[str, ...]:
    """At most one expansion, and some modules that fit."""
    fitting = modules_for(seats)
    expansions = [module.name for module in fitting if module.is_expansion]
    modules = [module.name for module in fitting if not module.is_expansion]
    first = min([NO_EXPANSION, *expansions], key=lambda name: _lot(seed, f"expansion {name}"))
    count = FEWEST + _lot(seed, "count") % SPREAD
    chosen = sorted(modules, key=lambda name: _lot(seed, name))[:count]
    return tuple(name for name in [first, *modules] if name in chosen or (name and name == first))


def _lot(seed: str, what: str) -> int:
    """A number that a seed always gives to something."""
    return int.from_bytes(hashlib.sha256(f"preset {seed} {what}".encode()).digest()[:8], "big")
