"""The modules of the Pursuit and its further sets of cards, by name."""

from importlib import import_module
from typing import Final

from wellspent.games.pursuit.module import Module

from .cards import catalog
from .cards.folders import look_outside, module_folders

MODULES: Final = "wellspent.games.pursuit.modules"


def module_names() -> tuple[str, ...]:
    """A module is there when its folder is."""
    return tuple(sorted(folder.name for folder in module_folders()))


def find_module(name: str) -> type[Module]:
    look_outside()
    found: type[Module] = import_module(f"{MODULES}.{name}").MODULE
    return found


def modules_for(seats: int) -> list[type[Module]]:
    """The modules that so many can play, in the order of the rulebook."""
    found = [find_module(name) for name in module_names()]
    return sorted((module for module in found if module.fewest_seats <= seats), key=lambda module: module.order)


def set_names() -> tuple[str, ...]:
    """The sets of cards that there are besides the base cards."""
    return tuple(sorted(catalog().sets))
