"""Computer players choose what is legal, from what they may know."""

from collections.abc import Callable
from pathlib import Path

import pytest

from wellspent.bots import Bot, UnknownBot
from wellspent.bots.chance import OWN, own_stream
from wellspent.bots.pursuit.imagine import imagine
from wellspent.games.pursuit.cards import PROJECT_PILE
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.text import state_text
from wellspent.library import set_up
from wellspent.players import bot
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit

# Whoever thinks ahead gets a small budget here.
PLAYERS = ("random", "casual", "sensible", "planner@2", "strong@2")
DOCS = Path(__file__).resolve().parents[2] / "docs"


def new_game(edition: str = "second", seats: int = 2) -> Pursuit:
    return Pursuit(catalog().cards(edition, []), edition, seats)


def play(game: Pursuit, names: list[str], seed: str, every: int = 1) -> tuple[State, list[str]]:
    """A whole game; every choice is checked against the options. Between two that are asked, chance decides."""
    bots = [bot(name, game, seat, seed) for seat, name in enumerate(names)]
    chance = own_stream(seed, len(names))
    state = game.start(seed)
    lines: list[str] = []
    while not state.finished:
        seat = game.deciders(state)[0]
        options = game.options(state, seat)
        choice = options[chance.below(OWN, len(options))]
        if len(lines) % every == 0:
            choice = bots[seat].choose(game.view(state, seat), options)
        assert choice in options
        lines.append(game.notation(choice))
        game.apply(state, seat, choice)
    return state, lines


def seldom(name: str) -> int:
    """How seldom a player is asked here: whoever thinks ahead takes its time."""
    return 5 if "@" in name else 1


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_bot_plays_a_whole_game_by_the_rules(edition: str, name: str, seats: int) -> None:
    game = new_game(edition, seats)

    state, _ = play(game, [name] * seats, "bots", seldom(name))

    assert state.finished


def test_all_levels_play_five_together() -> None:
    game = open_pursuit(set_up(tuple("ABCDE"), "five"))

    assert play(game, list(PLAYERS), "five", 12)[0].finished


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_plays_with_everything(name: str) -> None:
    game = open_pursuit(set_up(("A", "B"), "all", modules=module_names()))

    assert play(game, [name, name], "all", 4 * seldom(name))[0].finished


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = new_game()

    first = play(game, [name, name], "again", seldom(name))[1]
    second = play(game, [name, name], "again", seldom(name))[1]

    assert first == second


def test_two_seeds_of_the_random_player_play_differently() -> None:
    game = new_game()
    state = game.start("one")
    options = list(range(100))

    choices = {bot("random", game, 0, seed).choose(state, options) for seed in "abcdefgh"}

    assert len(choices) > 1


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_does_not_change_the_view_it_is_given(name: str) -> None:
    game = new_game()
    view = game.view(first_turn(game, "untouched"), 0)
    before = state_text(game, view)

    bot(name, game, 0, "x").choose(view, game.options(view, 0))

    assert state_text(game, view) == before


@pytest.mark.parametrize("name", PLAYERS)
def test_positions_that_look_the_same_to_a_bot_get_the_same_answer(name: str) -> None:
    game = new_game()
    state = first_turn(game, "hidden")
    other = game.copy(state)
    other.draw = [pile[::-1] for pile in other.draw]
    other.chance.numbers = [number + 1 for number in other.chance.numbers]

    choices = [bot(name, game, 0, "x").choose(game.view(each, 0), game.options(each, 0)) for each in (state, other)]

    assert choices[0] == choices[1]


def first_turn(game: Pursuit, seed: str) -> State:
    """A position in which the first seat has a turn."""
    state = game.start(seed)
    while game.deciders(state)[0] != 0 or state.round == 0:
        seat = game.deciders(state)[0]
        game.apply(state, seat, game.options(state, seat)[0])
    return state


def test_an_imagined_position_has_the_same_cards_in_another_order() -> None:
    game = new_game()
    view = game.view(game.start("dream"), 0)

    dream = imagine(game, view, own_stream("x", 0))

    assert sorted(dream.draw[PROJECT_PILE]) == view.draw[PROJECT_PILE]
    assert dream.draw[PROJECT_PILE] != view.draw[PROJECT_PILE]
    assert dream.row == view.row


def test_an_imagined_position_can_be_played_on_to_the_end() -> None:
    game = new_game()
    dream = imagine(game, game.view(game.start("dream"), 0), own_stream("x", 0))

    while not dream.finished:
        seat = game.deciders(dream)[0]
        game.apply(dream, seat, game.options(dream, seat)[0])

    assert dream.finished


def test_two_guesses_at_the_same_view_differ() -> None:
    game = new_game()
    view = game.view(game.start("dream"), 0)
    stream = own_stream("x", 0)

    first, second = imagine(game, view, stream), imagine(game, view, stream)

    assert first.draw != second.draw
    assert first.chance.numbers != second.chance.numbers


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="no computer player 'hal'; choose from: random, casual, sensible"):
        bot("hal", new_game(), 0, "x")


def test_the_bot_of_the_documentation_plays() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    source = text.split("```python\n")[1].split("```")[0]
    names: dict[str, Callable[[Pursuit, int, str], Bot[State]]] = {}
    exec(source, names)  # the example is ours
    game = new_game(seats=1)
    state = game.start("sleep")
    sleeper = names["Sleeper"](game, 0, "x")

    while not state.finished:
        game.apply(state, 0, sleeper.choose(game.view(state, 0), game.options(state, 0)))

    assert state.players[0].rests > 30
