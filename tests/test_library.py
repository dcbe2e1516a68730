"""Set-ups that cannot be, in the words of whoever sets up a game."""

import pytest

from wellspent.library import GameSetup, SetupError, catalog_of, open_game, open_pursuit


def test_a_set_up_opens_the_game_it_describes() -> None:
    game = open_pursuit(GameSetup(("Ines", "Bruno", "Chloe"), "abc", edition="first"))

    assert (game.name, game.seats, game.rules.edition.name) == ("pursuit", 3, "first")


def test_the_cards_of_a_game_come_with_their_texts() -> None:
    assert catalog_of(GameSetup(("Ines",), "abc")).text("car").name is not None


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (GameSetup(("A",), "s", game="pursiut"), "There is no game 'pursiut'; did you mean pursuit?"),
        (GameSetup(("A",), "s", edition="secnd"), "There is no edition 'secnd'; did you mean second?"),
        (GameSetup(("A",), "s", modules=("dragons",)), "There is no module 'dragons'"),
        (GameSetup((), "s"), "for 1 to 5 players, not 0"),
        (GameSetup(("A", "B", "C", "D", "E", "F"), "s"), "for 1 to 5 players, not 6"),
        (GameSetup(("A", "B", "C", "D", "E"), "s", edition="first"), "for 1 to 4 players, not 5"),
        (GameSetup(("Ines, Bruno",), "s"), "A name needs a letter and no comma"),
        (GameSetup((" ",), "s"), "A name needs a letter"),
        (GameSetup(("A",), ""), "A seed is a line of its own"),
        (GameSetup(("A",), "a\nb"), "A seed is a line of its own"),
        (GameSetup(("A",), "s", first_player=1), "The First Player must be one of the players."),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: GameSetup, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        open_game(setup)

    assert said in str(caught.value)
