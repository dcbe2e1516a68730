"""A copy shares with its original what neither has changed; whoever changes it first goes on alone."""

from random import Random

import pytest

from wellspent.games.pursuit.editions import SECOND
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.rules import Rules
from wellspent.games.pursuit.state import MOST_PILES, State
from wellspent.games.pursuit.text import state_text
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.modules import find_module, module_names, set_names

GAMES: tuple[list[str], ...] = ([], [*module_names()])


def new_game(names: list[str]) -> Pursuit:
    sets = set_names() if names else []
    cards = catalog().cards("second", names, sets)
    return Pursuit(cards, "second", 3, [find_module(name) for name in names])


def play(game: Pursuit, state: State, luck: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not state.finished:
            seat = game.deciders(state)[0]
            game.apply(state, seat, luck.choice(game.options(state, seat)))


@pytest.mark.parametrize("names", GAMES, ids=["base", "everything"])
def test_neither_a_copy_nor_its_original_moves_with_the_other(names: list[str]) -> None:
    game, luck = new_game(names), Random(1)
    state = game.start("copies")
    while not state.finished:
        one, two = game.copy(state), game.copy(state)
        before = state_text(game, state)
        play(game, one, luck, 4)
        assert (state_text(game, state), state_text(game, two)) == (before, before)

        play(game, state, luck, 4)
        assert state_text(game, two) == before


def test_what_is_not_changed_is_not_copied() -> None:
    game = new_game([])
    state = game.start("copies")
    twin = game.copy(state)
    assert twin.draw is state.draw

    twin.own(0)
    twin.own(0)
    assert [one is other for one, other in zip(twin.draw, state.draw, strict=True)] == [False, *[True] * 5]
    assert twin.draw == state.draw


@pytest.mark.parametrize("pile", [1, 31, 32, MOST_PILES - 1])
def test_every_pile_is_parted_by_itself(pile: int) -> None:
    state = new_game([]).start("copies")
    state.draw, state.discard, state.row = ([[number] for number in range(MOST_PILES)] for _ in range(3))
    twin = state.copy()

    twin.own(pile)
    assert [place for place in range(MOST_PILES) if twin.row[place] is not state.row[place]] == [pile]
    others = [place for place in range(MOST_PILES) if place != pile]
    for place in others:
        twin.own(place)
    assert not [place for place in range(MOST_PILES) if twin.row[place] is state.row[place]]


def test_a_game_has_as_many_piles_as_can_be_parted() -> None:
    rules = Rules(SECOND, 2)
    while len(rules.piles) < MOST_PILES:
        rules.add_pile(f"pile {len(rules.piles)}")

    with pytest.raises(ValueError, match="at most 63 piles"):
        rules.add_pile("one more")
