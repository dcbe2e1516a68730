"""Set-ups that cannot be, in the words of whoever sets up a game."""

import pytest

from wellspent.library import GameSetup, SetupError, open_game, set_up
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.opening import open_pursuit


def test_a_set_up_opens_the_game_it_describes() -> None:
    game = open_pursuit(set_up(("Ines", "Bruno", "Chloe"), "abc", edition="first"))

    assert (game.name, game.seats, game.rules.edition.name) == ("pursuit", 3, "first")


def test_the_cards_of_a_game_come_with_their_texts() -> None:
    assert catalog().text("car").name is not None


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (set_up(("A",), "s", game="pursiut"), "There is no game 'pursiut'; did you mean pursuit?"),
        (set_up(("A",), "s", edition="secnd"), "There is no edition 'secnd'; did you mean second?"),
        (set_up(("A",), "s", modules=("dragons",)), "There is no module 'dragons'"),
        (set_up((), "s"), "for 1 to 5 players, not 0"),
        (set_up(("A", "B", "C", "D", "E", "F"), "s"), "for 1 to 5 players, not 6"),
        (set_up(("A", "B", "C", "D", "E"), "s", edition="first"), "for 1 to 4 players, not 5"),
        (set_up(("Ines, Bruno",), "s"), "A name needs a letter and no comma"),
        (set_up((" ",), "s"), "A name needs a letter"),
        (set_up(("A",), ""), "A seed is a line of its own"),
        (set_up(("A",), "a\nb"), "A seed is a line of its own"),
        (set_up(("A",), "s", first=1), "The First Player must be one of the players."),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: GameSetup, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        open_game(setup)

    assert said in str(caught.value)
