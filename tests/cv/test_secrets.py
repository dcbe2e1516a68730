"""CV.q.51: who is asked, and when, is the same whatever hidden cards a player holds."""

from random import Random

import pytest

from wellspent.engine.game import NOBODY
from wellspent.games.cv.cards import CHILDHOOD
from wellspent.games.cv.game import CV
from wellspent.games.cv.state import State
from wellspent.games.cv.text import state_text
from wellspent.testing import rule
from wellspent.titles.cv.testing.table import CvTable

from .deck import DECK

SEATS = [2, 3, 4]


def with_other_cards(game: CV, state: State, luck: Random) -> State:
    """The same position with other childhood cards in the hand of whoever must decide."""
    other = state.copy()
    me = other.players[other.player]
    hidden = [number for number in me.hand if game.rules.cards[number].deck == CHILDHOOD]
    unseen = [number for number in other.decks[CHILDHOOD] if number != game.rules.bicycle] + hidden
    luck.shuffle(unseen)
    drawn = unseen[: len(hidden)]
    me.hand = [*drawn, *[number for number in me.hand if number not in hidden]]
    other.decks[CHILDHOOD] = [number for number in [*other.decks[CHILDHOOD], *hidden] if number not in drawn]
    return other


def asked(game: CV, state: State) -> tuple[list[int], str, int]:
    """What everybody at the table can tell: who must decide, the position, and whether something was turned up."""
    return game.deciders(state), state_text(game, game.view(state, NOBODY)), state.seen


@rule("CV.q.51", "CV.childhood.10")
@pytest.mark.parametrize("seats", SEATS)
def test_who_is_asked_tells_nothing_of_hidden_cards(seats: int) -> None:
    game, luck = CV(DECK, seats), Random(seats)
    compared = 0
    for number in range(6):
        state = game.start(f"asked {number}")
        while not state.finished:
            seat = game.deciders(state)[0]
            options = game.options(state, seat)
            if not state.players[seat].offered:
                other = with_other_cards(game, state, luck)
                assert asked(game, state) == asked(game, other)
                both = [choice for choice in options if choice in game.options(other, seat)]
                for choice in both[:3]:
                    one, two = game.copy(state), game.copy(other)
                    game.apply(one, seat, choice)
                    game.apply(two, seat, choice)
                    assert asked(game, one) == asked(game, two), game.notation(choice)
                    compared += one.players[seat].hand != two.players[seat].hand
            game.apply(state, seat, luck.choice(options))

    assert compared > 100


@rule("CV.q.51")
@pytest.mark.parametrize("held", ["zoo_trip", "piggy_bank", "life_insurance", "second_try", "clover"])
def test_every_holder_of_a_hidden_card_is_asked_before_the_first_throw(held: str) -> None:
    game = CvTable(DECK)
    game.seat(0).has_in_hand(held)
    game.begin()

    assert game.question() == "roll.first"


@rule("CV.q.51")
def test_whoever_has_no_hidden_card_rolls_at_once() -> None:
    game = CvTable(DECK)
    game.begin("health", "money", "health", "money")

    assert game.question() == "roll.again"
