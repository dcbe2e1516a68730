"""Lives that might have been."""

from typing import Any

import pytest

from wellspent import titles
from wellspent.advice import Made, lived_on, retold
from wellspent.engine.session import Session
from wellspent.library import nameless, open_game
from wellspent.ruleset import Ruleset

EDITIONS = {"pursuit": "second", "cv": ""}
PILES = {"pursuit": "draw", "cv": "decks"}


def begun(game: str, moves: int) -> Session[Any]:
    """A game of two, so many first choices on."""
    session: Session[Any] = Session(open_game(nameless(Ruleset(game, 2, EDITIONS[game]))), "lives")
    for _ in range(moves):
        seat = session.game.decider(session.state)
        session.play(seat, session.game.options(session.state, seat)[0])
    return session


@pytest.mark.parametrize("game", PILES)
def test_what_a_seat_cannot_know_is_made_up_by_chance_and_nothing_else(game: str) -> None:
    session = begun(game, 9)
    seat = session.game.decider(session.state)
    view = session.game.view(session.state, seat)

    def piles(chance: str) -> list[list[int]]:
        found: list[list[int]] = getattr(titles.title(game).imagined(session.game, view, seat, chance), PILES[game])
        return found

    assert piles("one") == piles("one")
    assert piles("one") != piles("two")
    assert [len(pile) for pile in piles("one")] == [len(pile) for pile in getattr(session.state, PILES[game])]
    assert piles("one") != getattr(session.state, PILES[game])


@pytest.mark.parametrize("game", PILES)
def test_a_life_begins_as_it_was_and_goes_on_to_its_end(game: str) -> None:
    session = begun(game, 9)
    made = [Made(move.seat, move.choice) for move in session.moves]
    seat = session.game.decider(session.state)
    first = Made(seat, session.game.options(session.state, seat)[-1])

    lived = lived_on(retold(session.game, "lives", made), first, "sensible", "one")
    again = lived_on(retold(session.game, "lives", made), first, "sensible", "one")

    assert [move.line for move in lived.moves[:9]] == [move.line for move in session.moves]
    assert lived.moves[9].choice == first.choice
    assert lived.state.finished
    assert [move.line for move in again.moves] == [move.line for move in lived.moves]
