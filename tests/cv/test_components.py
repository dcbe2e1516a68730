"""Components: the box, the dice, the tokens."""

from collections import Counter

import pytest

from tests.cv.deck import DECK, table
from wellspent.engine.game import SetupError
from wellspent.games.cv.cards import DECKS, KNOWLEDGE_TYPE, TYPES, Card, deck_of
from wellspent.games.cv.game import CV
from wellspent.games.cv.symbols import FACES, PLAIN, SYMBOLS, symbols
from wellspent.library import open_game, set_up
from wellspent.testing import rule
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.testing.table import CvTable


@rule("CV.comp.01")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        CV(DECK, seats)
    with pytest.raises(SetupError, match="2 to 4"):
        open_game(set_up(tuple("ABCDE"[:seats]), "x", game="cv"))


@rule("CV.comp.02", "CV.comp.03")
def test_seven_dice_with_six_faces_that_come_up_alike() -> None:
    assert SYMBOLS[:FACES] == ("health", "knowledge", "relationship", "money", "good_luck", "bad_luck")
    game = CV(DECK, 2)
    found: Counter[int] = Counter()
    for seed in range(3000):
        found.update(game.deal(f"dice {seed}").chance.below(len(DECKS), FACES) for _ in range(1))

    assert sorted(found) == list(range(FACES))
    assert all(400 < count < 600 for count in found.values())


@rule("CV.comp.04", "CV.comp.05", "CV.comp.06", "CV.comp.07", "CV.comp.08", "CV.comp.09", "CV.comp.10", "CV.comp.11")
@rule("CV.q.40")
def test_the_box_has_83_cards_in_five_decks_told_by_their_numbers() -> None:
    cards = catalog().cards()

    assert [card.number for card in cards] == list(range(1, 84))
    assert Counter(DECKS[card.deck] for card in cards) == {
        "childhood": 12,
        "early_adulthood": 26,
        "middle_age": 20,
        "old_age": 17,
        "life_goal": 8,
    }
    assert [DECKS[deck_of(number)] for number in (12, 13, 38, 39, 58, 59, 75, 76)] == [
        "childhood",
        "early_adulthood",
        "early_adulthood",
        "middle_age",
        "middle_age",
        "old_age",
        "old_age",
        "life_goal",
    ]
    assert cards[11].id == "bicycle"


@rule("CV.comp.12", "CV.icons.12")
def test_there_are_seven_types() -> None:
    assert TYPES == ("health", "knowledge", "relationship", "work", "possession", "event", "life_goal")
    found = {TYPES[each] for card in catalog().cards() for each in card.types}

    assert found == set(TYPES)
    assert any(len(card.types) == 2 for card in catalog().cards())


@rule("CV.comp.13")
def test_every_card_has_title_type_cost_effect_and_number() -> None:
    for entry in catalog().entries.values():
        assert entry.name.en
        assert entry.name.fr
        assert entry.types
        assert entry.number


@rule("CV.comp.14", "CV.setup.02", "CV.setup.03")
def test_the_board_has_three_decks_and_a_track_of_five() -> None:
    game = CV(DECK, 4)
    state = game.start("board")

    assert len(state.track) == 5
    assert len(state.goals) == 3
    assert [len(state.decks[deck]) for deck in (1, 2, 3)] == [21, 20, 17]


@rule("CV.comp.15", "CV.q.02", "CV.tokens.01")
def test_the_supply_of_tokens_has_no_end() -> None:
    game = table()
    game.seat(0).holds("child")
    game.seat(1).holds("twins")
    game.seat(2).holds("charm")

    assert game.seat(0).tokens() == {"good_luck": 2}
    assert game.seat(1).tokens() == {"good_luck": 3}

    fountain = Card("fountain", 40, (KNOWLEDGE_TYPE,), tokens=symbols(money=50))
    rich = CvTable([fountain if card.number == 40 else card for card in DECK])
    rich.seat(0).holds("fountain")
    rich.seat(1).holds("clerk")
    assert [rich.seat(seat).tokens() for seat in (0, 1)] == [{"money": 50}, {"money": 1}]


@rule("CV.comp.16", "CV.round.02", "CV.round.03")
def test_the_bicycle_token_never_moves() -> None:
    game = table()
    game.seat(1).holds("bicycle")
    game.begin("bad_luck", "bad_luck", "bad_luck", "health", player=1)
    game.choose("keep")

    assert "bicycle" in game.box()
    assert game.state.starter == 1


@rule("CV.comp.18")
def test_what_is_discarded_never_comes_back() -> None:
    game = table()
    game.lay("gym", "course").cut("early_adulthood", 0).cut("middle_age", 2)
    before = game.box()
    game.select("good_luck", "good_luck", "bad_luck", "relationship", turn=2)

    assert game.box()[: len(before)] == before
    assert game.box()[len(before)] == "gym"
    assert "gym" not in game.track()


@rule("CV.icons.01", "CV.icons.03")
def test_the_plain_symbols_are_four() -> None:
    assert SYMBOLS[:PLAIN] == ("health", "knowledge", "relationship", "money")
