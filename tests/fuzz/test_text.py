"""A position as text: the same text is the same position."""

from typing import Any

import pytest

from wellspent.library import ruleset
from wellspent.testing.company import play_on
from wellspent.testing.fuzzing import kit_of
from wellspent.testing.kit import Kit

# Kept apart from the position, about its copies, or read off its cards whenever they are others.
NOT_IN_THE_TEXT = {"log", "shared_piles", "shared_parts", "kinds", "counts", "done", "done_by_category"}


GAMES = ("pursuit", "cv")


def position(game: str) -> tuple[Kit[Any], Any]:
    kit = kit_of(ruleset(game, 2))
    state = kit.game.start("text")
    play_on(kit, state, "text", 30)
    return kit, state


def test_a_position_has_one_line_for_each_thing() -> None:
    kit, state = position("pursuit")
    text = kit.text(state)

    assert text.endswith("\n")
    assert "\n\n" not in text
    assert any(line.startswith("A purse ") for line in text.splitlines())
    assert len([line for line in text.splitlines() if line.startswith("draw ")]) == 6


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_player_is_in_the_text(game: str) -> None:
    kit, state = position(game)
    before = kit.text(state)
    for name, value in numbers(state.players[1]):
        setattr(state.players[1], name, value + 1)
        assert kit.text(state) != before, name
        setattr(state.players[1], name, value)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_table_is_in_the_text(game: str) -> None:
    kit, state = position(game)
    before = kit.text(state)
    for name, value in numbers(state):
        setattr(state, name, value - 1 if name == "phase" else value + 1)
        assert kit.text(state) != before, name
        setattr(state, name, value)


def numbers(thing: Any) -> list[tuple[str, int]]:
    """The attributes that are numbers; truths are turned round by adding one to False, so only those are taken."""
    names = [name for name in dir(thing) if not name.startswith("_") and name not in NOT_IN_THE_TEXT]
    values = [(name, getattr(thing, name)) for name in names]
    return [(name, value) for name, value in values if type(value) is int]
