"""“What is this?” has an answer for whatever lies on the tables of the base games."""

import pytest

from wellspent.games.cv.cards import TYPES
from wellspent.games.pursuit.game import Pursuit
from wellspent.ledger import find
from wellspent.lessons import about_of
from wellspent.library import open_game
from wellspent.ruleset import GameSetup, Ruleset


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_answers_are_rules_of_the_ledger(game: str) -> None:
    for asked, rules in about_of(game).items():
        assert 1 < len(rules) <= 6, asked
        assert [id for id in rules if find(id) is None] == []


def test_every_kind_of_card_and_every_space_of_the_pursuit_is_explained() -> None:
    game = open_game(GameSetup(Ruleset("pursuit", 2, "second"), ("A", "B"), "x"))
    assert isinstance(game, Pursuit)
    rules = game.rules

    asked = {f"kind-{name}" for name in rules.kinds} | {f"space-{name}" for name in rules.spaces}
    asked |= {f"track-{name}" for name in ("stress", "sth", "lth")}

    assert asked - set(about_of("pursuit")) == set()


def test_every_type_of_card_of_cv_is_explained() -> None:
    assert {f"kind-{name}" for name in TYPES} - set(about_of("cv")) == set()
