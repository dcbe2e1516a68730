"""Card files of CV: what is read, and what is refused with file, card and key."""

import pytest

from wellspent.cardfiles import CardFileError
from wellspent.games.cv.cards import (
    CANCEL_MISFORTUNE,
    CHANGE_A_BAD_LUCK,
    CHANGE_A_PLAIN_SYMBOL,
    COUNT_DOUBLE,
    KNOWLEDGE_TYPE,
    NO_MORE_WORK,
    ONLY_IN_OLD_AGE,
    POSSESSION,
    RELATIONSHIP_TYPE,
    REROLL_BAD_LUCK,
    START_THE_GAME,
    USE_A_NEIGHBOURS_SYMBOL,
    WORK,
    Card,
)
from wellspent.games.cv.symbols import symbols
from wellspent.testing import rule
from wellspent.titles.cv.cards import catalog
from wellspent.titles.cv.cards.catalog import Catalog, read_all, rules_card

CARD = """
[[card]]
number = 20
id = "kite"
types = ["possession"]
source = "invented"
picture = "kite"
name = { en = "Kite", fr = "Cerf-volant" }
wit = { en = "Up.", fr = "En l'air." }
cost = { money = 1, wild = 2 }
points = 2
memory.taken = { en = "{name} let go.", fr = "{name} lâcha." }
"""


def read(text: str) -> Card:
    return rules_card(read_all([("kites.toml", text.encode())])[0])


def test_a_card_is_read_as_it_is_written() -> None:
    card = read(
        CARD
        + """
condition = { work = { at_most = 0 }, cards = 3, has = ["kite"] }
tokens = { good_luck = 1 }
running = { health = 2 }
extra_dice = 1
rerolls = 2
arrows = [{ from = "health", to = "money", both_ways = true }]
does = "count_double"
text = { en = "x", fr = "x" }
"""
    )

    assert (card.id, card.number, card.types, card.points) == ("kite", 20, (POSSESSION,), 2)
    assert card.cost == symbols(money=1, wild=2)
    assert card.tokens == symbols(good_luck=1)
    assert card.running == symbols(health=2)
    assert (card.extra_dice, card.rerolls, card.does) == (1, 2, COUNT_DOUBLE)
    assert [(arrow.source, arrow.target, arrow.both_ways) for arrow in card.arrows] == [(0, 3, True)]
    assert [(each.stack, each.bound, each.at_most) for each in card.conditions] == [(WORK, 0, True), (5, 3, False)]
    assert card.has == ("kite",)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (', fr = "Cerf-volant"', "", "kites.toml: kite: name: missing key fr (the French text)"),
        ("number = 20", "number = 84", "kites.toml: kite: number: found 84, expected 1 to 83"),
        ("points = 2", "pionts = 2", "kites.toml: kite: pionts: unknown key; did you mean points"),
        ("money = 1", "mony = 1", "kites.toml: kite: cost mony: unknown key; did you mean money?"),
        ('["possession"]', '["posession"]', 'kites.toml: kite: types 1: found "posession", expected'),
        ('["possession"]', '["event"]', "kites.toml: kite: event: missing: an event gives"),
        ('["possession"]', '["health"]', "kites.toml: kite: points: only possession cards have points"),
        ('["possession"]', '["life_goal"]', "kites.toml: kite: types: number 20 is no life goal"),
        ("number = 20", "number = 3", "kites.toml: kite: cost: childhood cards and life goals are dealt"),
        ("{name} let go", "{nom} let go", "kites.toml: kite: memory taken en: found placeholder {nom}"),
        ("points = 2", 'points = 2\ndoes = "fly"', 'kites.toml: kite: does: found "fly", expected'),
        ("points = 2", "points = 2\ncondition = { work = 1 }", "kites.toml: kite: text: missing"),
        ("points = 2", 'points = 2\ncondition = { has = ["kit"] }', "did you mean kite?"),
        ('id = "kite"', 'id = "Kite"', "expected English words in snake_case"),
    ],
)
def test_a_fault_names_file_card_and_key(old: str, new: str, said: str) -> None:
    with pytest.raises(CardFileError) as error:
        read(CARD.replace(old, new))

    assert said in str(error.value)


def test_numbers_and_ids_are_used_once() -> None:
    with pytest.raises(CardFileError, match="found 20 twice"):
        read(CARD + CARD.replace('"kite"', '"dragon"'))


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(CardFileError, match=r"kites\.toml: not TOML"):
        read("[[card")


def test_the_fingerprint_reads_rules_and_no_texts() -> None:
    entries = read_all([("kites.toml", CARD.encode())])
    told = read_all([("kites.toml", CARD.replace("Up.", "Down.").encode())])
    dearer = read_all([("kites.toml", CARD.replace("wild = 2", "wild = 3").encode())])

    assert Catalog(entries).fingerprint() == Catalog(told).fingerprint()
    assert Catalog(entries).fingerprint() != Catalog(dearer).fingerprint()


@rule("CV.cards.01", "CV.cards.02", "CV.cards.03", "CV.cards.05", "CV.cards.06", "CV.cards.07", "CV.cards.08")
@rule("CV.cards.09", "CV.cards.10", "CV.cards.11", "CV.cards.12", "CV.cards.13", "CV.cards.14", "CV.cards.15")
@rule("CV.cards.16", "CV.cards.17", "CV.cards.18", "CV.cards.19", "CV.cards.20", "CV.cards.22", "CV.cards.23")
def test_the_cards_of_the_box_do_what_the_ledger_says() -> None:
    box = {card.number: card for card in catalog().cards()}

    assert {number: card.does for number, card in box.items() if card.does >= 0} == {
        5: CANCEL_MISFORTUNE,
        12: START_THE_GAME,
        29: ONLY_IN_OLD_AGE,
        30: CANCEL_MISFORTUNE,
        35: CHANGE_A_PLAIN_SYMBOL,
        36: USE_A_NEIGHBOURS_SYMBOL,
        41: NO_MORE_WORK,
        45: CHANGE_A_BAD_LUCK,
        53: REROLL_BAD_LUCK,
        73: COUNT_DOUBLE,
        74: COUNT_DOUBLE,
        75: COUNT_DOUBLE,
    }
    assert box[11].extra_dice == 2
    assert box[12].points == 1
    assert (box[18].types, box[18].extra_dice) == ((RELATIONSHIP_TYPE,), 1)
    assert (box[28].types, box[28].tokens[5]) == ((WORK,), 1)
    assert box[29].symbols == symbols(money=4)
    assert [(each.stack, each.bound, each.at_most) for each in box[41].conditions] == [(WORK, 1, False)]
    assert box[43].tokens == symbols(wild=1)
    assert (box[46].tokens, box[46].rerolls) == (symbols(health=1), 1)
    assert [(each.stack, each.bound, each.at_most) for each in box[57].conditions] == [(WORK, 0, True)]
    assert not any(box[41].cost)
    assert not any(box[57].cost)
    assert box[60].cost == symbols(bad_luck=2)
    assert box[75].types == (KNOWLEDGE_TYPE,)
    assert next(card for card in box.values() if card.id == "used_car").cost == symbols(money=3)


@rule("CV.goals.08", "CV.goals.09", "CV.goals.10", "CV.goals.11", "CV.goals.12", "CV.goals.13", "CV.goals.14")
@rule("CV.goals.15", "CV.comp.09")
def test_the_goals_of_the_box_are_those_of_the_ledger() -> None:
    goals = {card.number: card.goal for card in catalog().cards() if card.goal is not None}

    assert {number: (goal.points, goal.per, goal.per_token) for number, goal in goals.items()} == {
        76: (1, (0, 0, 0, 0, 1), False),
        77: (1, (0, 0, 0, 0, 0), True),
        78: (7, (1, 1, 1, 1, 1), False),
        79: (3, (0, 0, 0, 1, 0), False),
        80: (2, (1, 1, 0, 0, 0), False),
        81: (2, (1, 0, 1, 0, 0), False),
        82: (3, (0, 0, 0, 1, 2), False),
        83: (2, (0, 1, 1, 0, 0), False),
    }
