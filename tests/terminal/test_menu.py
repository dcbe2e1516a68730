from pathlib import Path

import pytest

from tests.terminal.games import random_game, setup_for
from wellspent.games.pursuit.game import Pursuit
from wellspent.terminal import talk
from wellspent.terminal.menu import Menu, find_items
from wellspent.texts.messages import message_ids
from wellspent.titles.pursuit.terminal.menu import make_menu

PACKAGE = Path(talk.__file__).parents[1]


def menu_of_first_turn() -> Menu:
    session = random_game(setup_for(1), 1)
    assert isinstance(session.game, Pursuit)
    return make_menu(session.game, session.state, 0)


def test_plain_spaces_keep_their_numbers() -> None:
    numbers = {item.notation.split()[0]: item.number for item in reversed(menu_of_first_turn().items)}

    assert (numbers["study"], numbers["play"], numbers["interact"], numbers["temp_job"]) == (1, 2, 3, 4)
    assert numbers["rest"] == 6


def test_every_number_means_one_choice() -> None:
    items = menu_of_first_turn().items

    assert len({item.number for item in items}) == len(items)


@pytest.mark.parametrize("typed", ["1", "study", "stu", "  STUDY "])
def test_a_choice_is_typed_by_number_by_notation_or_by_its_beginning(typed: str) -> None:
    found = find_items(menu_of_first_turn(), typed)

    assert [item.notation for item in found] == ["study"]


def test_leaving_is_never_guessed() -> None:
    menu = menu_of_first_turn()

    assert find_items(menu, "lea") == []
    assert [item.notation for item in find_items(menu, "leave")] == ["leave"]


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("fr")


def test_no_message_is_left_over() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if "terminal" in path.parts]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    source = source.replace("'", '"')
    made = ("age-", "space-", "group-", "help-", "cv-sign-", "verb-")
    names = [id.removeprefix("terminal-") for id in ids("en")]

    assert [name for name in names if not name.startswith(made) and f'"{name}"' not in source] == []


def ids(lang: str) -> list[str]:
    return [id for id in message_ids(lang) if id.startswith("terminal-")]
