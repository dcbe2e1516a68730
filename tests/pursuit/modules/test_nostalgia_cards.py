"""Nostalgia: the sixty-four cards as they are printed."""

import pytest

from tests.pursuit.modules.attic import attic, remembers
from wellspent.games.pursuit.cards import OCCASIONS, Card
from wellspent.games.pursuit.modules.nostalgia import BOUGHT, TAKEN_KINDS
from wellspent.games.pursuit.modules.nostalgia.part import BOTH
from wellspent.library import set_up
from wellspent.testing import rule
from wellspent.titles.pursuit.cards import catalog, value
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.texts import Texts

EXPANSIONS = {"engage": "community", "plan": "experiences", "dream": "experiences", "experience": "experiences"}
PRINTED = [
    card for card in catalog().cards("second", ["nostalgia", *EXPANSIONS.values()]) if card.module == "nostalgia"
]
IDS = [card.id for card in PRINTED]
RICH = {"knowledge": 30, "creativity": 30, "influence": 30, "money": 30, "popularity": 9}


def test_what_can_be_weighed_is_near_its_worth() -> None:
    assert [(far.card, far.level + 1) for far in value.outliers(PRINTED)] == []


@rule("NOS.trigger.02")
@pytest.mark.parametrize("card", PRINTED, ids=IDS)
def test_a_memory_waits_for_something_that_can_be_done_in_its_game(card: Card) -> None:
    occasion = OCCASIONS[card.levels[card.section("passive")].occasion]
    rules = open_pursuit(set_up(("A", "B"), "-", modules=("nostalgia", *card.needs_modules))).rules
    assert occasion in {*(action.occasion for action in rules.actions), *TAKEN_KINDS.values(), *BOUGHT.values()}
    assert card.needs_modules == ([EXPANSIONS[occasion]] if occasion in EXPANSIONS else [])


def test_memories_that_wait_for_the_same_say_it_in_the_same_words() -> None:
    texts = Texts("en", catalog())
    said = {
        (OCCASIONS[card.levels[number].occasion], texts.rule(card.id, number))
        for card in PRINTED
        for number in [card.section("passive")]
    }

    assert len(said) == len({occasion for occasion, _ in said})
    assert "" not in [text for _, text in said]


@rule("NOS.cat.09")
@pytest.mark.parametrize("card", PRINTED, ids=IDS)
def test_a_card_can_be_lived_to_its_end(card: Card) -> None:
    table = attic(card)
    remembers(table, card.id, BOTH)
    table.seat(0).has(**RICH)
    table.begin()
    for line in ("realize", "progress", "progress", "progress", "conclude", "dedicate"):
        table.seat(0).has(**RICH, hourglasses=5, stress=7, is_doomed=False)
        for choice in table.options(line)[-1:]:
            table.choose(choice)
            while table.decider == 0:
                table.choose(table.options()[0])
            table.choose("rest 0")

    assert table.seat(0).cards()[0] == card.id
    assert table.seat(0).level(card.id) == card.top + 1
