"""A position as text: the same text is the same position."""

from wellspent.games.pursuit.state import Player, State
from wellspent.games.pursuit.text import state_text
from wellspent.testing.agreement import play_on
from wellspent.testing.fuzzing import game_of

# Kept apart from the position, or shown by the cards themselves.
NOT_IN_THE_TEXT = {"log"}


def position() -> State:
    game = game_of("second", 2)
    state = game.start("text")
    play_on(game, state, "text", 30)
    return state


def test_a_position_has_one_line_for_each_thing() -> None:
    text = state_text(game_of("second", 2), position())

    assert text.endswith("\n")
    assert "\n\n" not in text
    assert any(line.startswith("A purse ") for line in text.splitlines())
    assert len([line for line in text.splitlines() if line.startswith("draw ")]) == 6


def test_every_number_of_a_player_is_in_the_text() -> None:
    game, state = game_of("second", 2), position()
    before = state_text(game, state)
    for name, value in numbers(state.players[1]):
        setattr(state.players[1], name, value + 1)
        assert state_text(game, state) != before, name
        setattr(state.players[1], name, value)


def test_every_number_of_the_table_is_in_the_text() -> None:
    game, state = game_of("second", 2), position()
    before = state_text(game, state)
    for name, value in numbers(state):
        setattr(state, name, value - 1 if name == "phase" else value + 1)
        assert state_text(game, state) != before, name
        setattr(state, name, value)


def numbers(thing: Player | State) -> list[tuple[str, int]]:
    """The attributes that are numbers; truths are turned round by adding one to False, so only those are taken."""
    names = [name for name in dir(thing) if not name.startswith("_") and name not in NOT_IN_THE_TEXT]
    values = [(name, getattr(thing, name)) for name in names]
    return [(name, value) for name, value in values if type(value) is int]
