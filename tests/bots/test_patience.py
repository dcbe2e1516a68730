"""Nobody waits for long where the engine is slow, and players say that they could do better."""

import time

import pytest

from wellspent.bots.persona import PATIENCE, Persona
from wellspent.bots.pursuit.players import player
from wellspent.players import is_below_level
from wellspent.titles.pursuit.testing import Table


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The times at which somebody has looked at the clock, which is a third of the patience later each time."""
    seen: list[float] = []

    def look() -> float:
        seen.append(len(seen) * PATIENCE / 3)
        return seen[-1]

    monkeypatch.setattr(time, "monotonic", look)
    return seen


def think(who: Persona) -> None:
    table = Table(seats=2).row("project", "act_in_play", "yoga")
    table.seat(0).has(influence=2, knowledge=2, lth=5, sth=1)
    table.begin(turn=0)
    options = table.game.options(table.state, 0)
    assert player(table.game, 0, "x", who).choose(table.game.view(table.state, 0), options) in options


@pytest.mark.parametrize("level", ["planner", "strong"])
def test_thinking_ends_when_patience_does(level: str, looks: list[float]) -> None:
    think(Persona(level))

    assert 3 <= len(looks) < 12


def test_whoever_was_given_a_number_of_lives_imagines_them_all(looks: list[float]) -> None:
    think(Persona("planner", playouts=6))

    assert len(looks) == 1


@pytest.mark.parametrize(
    ("name", "game", "is_below"),
    [
        ("planner:artist", "pursuit", True),
        ("strong@2s", "cv", True),
        ("strong@60", "pursuit", False),
        ("planner", "cv", False),
        ("casual", "pursuit", False),
    ],
)
def test_only_those_who_search_are_below_their_level(name: str, game: str, is_below: bool) -> None:
    assert is_below_level(name, game, is_compiled=False) == is_below
    assert not is_below_level(name, game, is_compiled=True)
