"""Computer players that other packages bring: entry points of the group `wellspent.bots`, each a factory by name."""

from typing import Any, Final

from .protocol import Bot

GROUP: Final = "wellspent.bots"


def outside_names() -> list[str]:
    """The names that installed packages bring."""
    # Takes longer to import than all players together, and is seldom needed.
    from importlib.metadata import entry_points

    return sorted({entry.name for entry in entry_points(group=GROUP)})


def outside_player(name: str, game: object, seat: int, seed: str) -> Bot[Any]:
    """A player of another package; ImportError or AttributeError where the package does not keep its promise."""
    from importlib.metadata import entry_points

    [factory, *_] = [entry.load() for entry in entry_points(group=GROUP, name=name)]
    player: Bot[Any] = factory(game, seat, seed)
    return player
