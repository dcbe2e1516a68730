"""Games with decks that chance has written, from the whole vocabulary of cards."""

import pytest

from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.effects import Choose, Gain, Take, Trade
from wellspent.testing.fuzzing import DECK_GAMES, Sort, plan, play_batch
from wellspent.titles.pursuit.cards.catalog import catalog
from wellspent.titles.pursuit.cards.fingerprint import fingerprint
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.testing.inventing import invented

BOX = catalog().cards("second", module_names(), ["box"])


def test_the_same_seed_writes_the_same_deck() -> None:
    assert fingerprint(invented(BOX, "one")) == fingerprint(invented(BOX, "one"))
    assert fingerprint(invented(BOX, "one")) != fingerprint(invented(BOX, "two"))


def test_a_deck_keeps_its_shape_and_speaks_the_whole_language() -> None:
    def shape(card: Card) -> tuple[object, ...]:
        return card.id, card.kind_name, card.pile_name, len(card.levels), card.sections, card.marks

    deck = invented(BOX, "whole")
    assert [shape(card) for card in deck] == [shape(card) for card in BOX]
    effects = {type(effect) for card in deck for lines in card.levels for effect in lines.effects}
    assert effects >= {Gain, Choose, Trade, Take}
    assert any(lines.cost.any and lines.cost.stress for card in deck for lines in card.levels)


def test_some_games_one_after_the_other_are_played_with_the_same_deck() -> None:
    sorts = [Sort("pursuit", (2, 3), ("second",), ("random",), invents=True)]
    plans = [plan("decks", number, sorts) for number in range(3 * DECK_GAMES)]

    assert len({each.deck for each in plans}) == 3
    assert len({(each.deck, each.setup.ruleset) for each in plans}) == 3
    assert len({each.seed for each in plans}) == len(plans)


@pytest.mark.parametrize("number", range(6))
def test_games_with_invented_cards_have_no_fault(number: int) -> None:
    sorts = [Sort("pursuit", (1, 2, 3), ("second", "first"), ("random",), ("random",), invents=True)]
    batch = play_batch([plan("tests", DECK_GAMES * number, sorts)], light=number > 1)

    assert [fault.what for fault in batch.faults] == []
