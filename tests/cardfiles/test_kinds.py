"""Kinds of cards declare themselves: what they say, what they take over, and what is wrong with it."""

import pytest

from wellspent.cardfiles.faults import CardFileError
from wellspent.games.pursuit.cards import KINDS
from wellspent.games.pursuit.kinds import ADULT, OLD, TEEN
from wellspent.library import set_up
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.cards.kinds import GREY, Kinds
from wellspent.titles.pursuit.cards.reading import read
from wellspent.titles.pursuit.modules import module_names
from wellspent.titles.pursuit.opening import open_pursuit
from wellspent.titles.pursuit.testing.making import nature

LOVED = """
[[kind]]
name = "loved"
heading = "family"
colour = ["#b03d65", "#ec8cb0"]
close = true
ages = ["adult", "old"]
fair = [0.0, 1.5]
"""
PLANT = '[[kind]]\nname = "plant"\nlike = "loved"\n'


def kinds(text: str) -> Kinds:
    return Kinds([read(text, "x.toml").file])


def test_a_kind_takes_over_what_it_does_not_say_itself() -> None:
    found = kinds(LOVED + PLANT + 'heading = "garden"\nfair = []\n')

    assert found.heading("plant") == "garden"
    assert found.colour("plant") == ("#b03d65", "#ec8cb0")
    assert found.of("plant").close
    assert found.of("plant").fair == []
    assert found.headings() == ["family", "garden", "other"]


def test_a_kind_that_says_nothing_is_grey_and_stands_under_other_things() -> None:
    found = kinds('[[kind]]\nname = "plain"\n')

    assert (found.colour("plain"), found.heading("plain")) == (GREY, "other")
    assert found.colour("unheard_of") == GREY


def test_whoever_is_on_a_card_is_drawn_as_its_kind_says() -> None:
    found = {
        name: catalog().kinds.of(name).figure for name in ("partner", "single_parent", "kid", "friend", "pet", "job")
    }

    assert found == {
        "partner": "love",
        "single_parent": "love",
        "kid": "child",
        "friend": "companion",
        "pet": "other",
        "job": "",
    }


def test_a_mark_sets_some_cards_of_a_kind_apart() -> None:
    passion, outcome, goal = (nature("nostalgia", mark) for mark in ("repeatable", "outcomes", "life_goal"))

    assert (passion.repeats, passion.ends, len(passion.fair)) == (True, 0, 4)
    assert (outcome.repeats, outcome.ends, len(outcome.fair)) == (False, 2, 4)
    assert goal.fair == []


def test_ages_are_those_of_the_first_and_the_last_level() -> None:
    assert (nature("partner").first_age, nature("partner").last_age) == (ADULT, OLD)
    assert (nature("pet").first_age, nature("pet").last_age) == (TEEN, OLD)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('like = "lovd"', 'x.toml: plant: like: found "lovd", expected a kind of card; did you mean loved?'),
        ('like = "plant"', 'x.toml: plant: like: found "plant", which is in the end like plant itself'),
        ('heading = "My Garden"', 'x.toml: plant: heading: found "My Garden", expected a word of small letters'),
        ('colour = ["green"]', "x.toml: plant: colour: found ['green'], expected one for light and one for dark"),
        ('ages = ["teen"]', "x.toml: plant: ages: found 1, expected two: of the first level and of the last"),
        ('stays = "forever"', 'stays: found "forever", expected'),
        ("grow = true", "unknown key; did you mean grows?"),
    ],
)
def test_a_faulty_kind_is_told_with_its_place(line: str, expected: str) -> None:
    with pytest.raises(CardFileError) as error:
        read(f'{LOVED}[[kind]]\nname = "plant"\n{line}\n', "x.toml")

    assert expected in str(error.value)


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(CardFileError, match="loved: name: found twice"):
        read(LOVED + LOVED, "x.toml")


def test_every_kind_in_play_is_declared_with_a_heading_and_a_colour() -> None:
    game = open_pursuit(set_up(("A", "B"), "-", modules=tuple(module_names())))
    declared = catalog().kinds

    assert {*KINDS, *game.rules.kinds} <= set(declared.names())
    assert all(declared.of(name).heading and declared.of(name).colour for name in declared.names())
