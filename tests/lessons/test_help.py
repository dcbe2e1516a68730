"""How to play: what is shown exists, and what can be tried follows from the rules of the game."""

import pytest

from wellspent.games.cv.rules import BASE_DICE
from wellspent.games.pursuit.game import Pursuit
from wellspent.lessons import help_of
from wellspent.library import open_game, set_up
from wellspent.protocol import Exercise
from wellspent.texts import LANGUAGES, Speech
from wellspent.titles import title
from wellspent.titles.pursuit.wire.layout import Layout

EDITIONS = {"pursuit": "second", "cv": ""}


def exercises(game: str, kind: str) -> list[Exercise]:
    return [step.exercise for step in help_of(game) if step.exercise is not None and step.exercise.kind == kind]


@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_words_and_its_cards_are_in_the_box(game: str, lang: str) -> None:
    speech, faces = Speech(lang), {face.id: face for face in title(game).faces(EDITIONS[game], lang)}
    for number, step in enumerate(help_of(game), 1):
        assert speech.has(f"web-help-{game}-{number}")
        assert speech.has(f"web-help-{game}-{number}-title")
        tried = step.exercise
        ids = [*step.cards, *(tried.cards if tried else []), *([tried.card] if tried and tried.card else [])]
        assert [id for id in ids if id not in faces or faces[id].module or faces[id].set] == []
    assert not speech.has(f"web-help-{game}-{len(help_of(game)) + 1}")


@pytest.mark.parametrize("game", EDITIONS)
def test_what_is_to_be_paid_can_be_paid_and_something_is_too_dear(game: str) -> None:
    faces = {face.id: face for face in title(game).faces(EDITIONS[game], "en")}
    for tried in exercises(game, "pay"):
        cost = faces[tried.card].levels[tried.level - 1].cost
        assert cost
        assert all(tried.purse.get(good, 0) >= count for good, count in cost.items())
    for tried in exercises(game, "afford"):
        costs = [faces[id].levels[0].cost for id in tried.cards]
        named = [{good: count for good, count in cost.items() if good != "wild"} for cost in costs]
        can = [all(tried.purse.get(good, 0) >= count for good, count in cost.items()) for cost in named]
        assert 0 < sum(can) < len(can)


def test_spaces_give_what_the_board_gives() -> None:
    game = open_game(set_up(("Ines", "Omar"), "help"))
    assert isinstance(game, Pursuit)
    gives = dict(zip(game.rules.spaces, Layout(game.rules).gives, strict=True))

    for tried in exercises("pursuit", "place"):
        assert {space: gives[space] for space in tried.spaces} == tried.spaces


def test_as_many_dice_are_thrown_as_a_turn_begins_with() -> None:
    tried = exercises("cv", "throw")

    assert [each.purse["dice"] for each in tried] == [BASE_DICE]
