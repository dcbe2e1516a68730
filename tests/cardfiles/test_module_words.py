"""Words that the card files of modules bring, for themselves and for cards that need them."""

import pytest

from tests.cardfiles.examples import ITEM
from wellspent.cardfiles.faults import CardFileError
from wellspent.engine.names import number_of
from wellspent.games.pursuit import cards as rules
from wellspent.games.pursuit.effects import Does
from wellspent.titles.pursuit.cards.catalog import Catalog, read_all

MODULE = """
module = "bees"
measures = ["hives"]
deeds = ["swarm"]
occasions = ["harvest"]
"""
HIVE = ITEM.replace('id = "', 'id = "hive_', 1)


def read(**files: str) -> Catalog:
    return Catalog(read_all([(name, text.encode()) for name, text in files.items()]))


def with_effect(effect: str, more: str = "") -> str:
    """The example Item, whose first level has an effect."""
    head, level, rest = HIVE.partition("[[card.level]]")
    text = 'text = { en = "The bees do it.", fr = "Les abeilles le font." }'
    return f"{head}{more}\n{level}\neffects = [{effect}]\n{text}{rest}"


def test_a_module_brings_a_deed_and_a_measure() -> None:
    effect = '{ does = "swarm", number = 3, if = { hives = 2 } }'
    catalog = read(bees=MODULE + with_effect(effect))

    [card] = catalog.cards("second", {"bees"})
    [found] = card.levels[0].effects
    assert isinstance(found, Does)
    assert (rules.DEEDS[found.deed], found.number) == ("swarm", 3)
    assert rules.MEASURES[found.tests[0].measure] == "hives"


def test_a_card_of_another_file_names_the_module_whose_words_it_uses() -> None:
    effect = '{ gain = { money = 1 }, per = "hives" }'
    read(bees=MODULE, other=with_effect(effect, 'with = ["bees"]'))

    with pytest.raises(CardFileError, match='"hives" belongs to the module bees: name it under with'):
        read(bees=MODULE, other=with_effect(effect))


def test_a_word_that_no_module_brings_is_refused_with_a_hint() -> None:
    with pytest.raises(CardFileError, match='found "swarn", expected a deed; did you mean swarm'):
        read(bees=MODULE + with_effect('{ does = "swarn" }'))


def test_a_word_has_one_number_whoever_asks_for_it() -> None:
    words = ["one", "two"]

    assert number_of(words, "two") == 1
    assert number_of(words, "three") == number_of(words, "three") == 2
