from io import StringIO

import pytest
from rich.console import Console

from wellspent.people import Person
from wellspent.terminal.look import Look
from wellspent.terminal.reading import fed
from wellspent.terminal.welcome import Host, Wishes, welcome


def answered(*lines: str, lang_given: bool = False) -> tuple[Wishes, str]:
    paper = StringIO()
    console = Console(file=paper, width=80, highlight=False)
    host = Host(console, fed(lines, console), "en", Look())
    return welcome(host, lang_given), paper.getvalue()


def test_empty_lines_set_up_a_game_against_the_computer() -> None:
    wishes, _ = answered(*[""] * 9)

    assert wishes.edition == "second"
    assert wishes.people == [Person("Player 1", "they"), Person("Bruno", "he", "sensible")]


def test_every_answer_is_heard() -> None:
    wishes, shown = answered("fr", "pursuit", "première", "3", "2", "Inès", "elle", "Omar", "il", "random")

    assert wishes.lang == "fr"
    assert wishes.edition == "first"
    assert wishes.people == [Person("Inès", "she"), Person("Omar", "he"), Person("Bruno", "he", "random")]
    assert "première édition" in shown


@pytest.mark.parametrize(("lang", "usual"), [("en", "[sensible]"), ("fr", "[raisonnable]")])
def test_the_usual_computer_player_is_called_as_in_the_list(lang: str, usual: str) -> None:
    wishes, shown = answered(lang, *[""] * 8)

    assert usual in shown
    assert wishes.people[1].bot == "sensible"


def test_what_is_no_answer_is_asked_again() -> None:
    wishes, shown = answered(
        "chess", "pursuit", "7", "2022", "", "nine", "1", "1", "a,b", "Kim", "they", lang_given=True
    )

    assert wishes.people == [Person("Kim", "they")]
    assert "One of these by its number or name, please." in shown
    assert "A number from 1 to 5, please." in shown
    assert "A name without a comma that nobody else has, please." in shown


def test_two_players_cannot_have_the_same_name() -> None:
    wishes, shown = answered("1", "2022", "", "2", "2", "Kim", "", "kim", "Ada", "", lang_given=True)

    assert [person.name for person in wishes.people] == ["Kim", "Ada"]
    assert "nobody else has" in shown


def test_cv_is_asked_for_by_name_and_has_no_editions() -> None:
    wishes, shown = answered("", "cv", "1", "3", "1", "Kim", "", "random")

    assert (wishes.game, wishes.edition) == ("cv", "")
    assert [person.bot for person in wishes.people] == ["", "random", "random"]
    assert "A number from 2 to 4, please." in shown
    assert "2022" not in shown


def test_a_game_that_is_given_is_not_asked_for() -> None:
    paper = StringIO()
    console = Console(file=paper, width=80, highlight=False)

    wishes = welcome(Host(console, fed([""] * 6, console), "fr", Look()), True, "cv")

    assert wishes.game == "cv"
    assert "Quel jeu" not in paper.getvalue()


@pytest.mark.parametrize("typed", ["2", "first", "First Edition"])
def test_an_edition_is_chosen_by_number_or_name(typed: str) -> None:
    wishes, shown = answered("1", "edition", typed, "1", "1", "Kim", "", lang_given=True)

    assert wishes.edition == "first"
    assert "fewer cards in the rows" in shown
    assert "One of these by its number or name, please." in shown


@pytest.mark.parametrize("typed", ["2", "family", "FAMILY"])
def test_a_way_to_play_is_chosen_by_number_or_name(typed: str) -> None:
    wishes, shown = answered("1", "2022", "solitaire", typed, "1", "1", "Kim", "", lang_given=True)

    assert wishes.preset == "family"
    assert "One of these by its number or name, please." in shown
    assert "Kids, pets and friends" in shown


def test_the_first_edition_has_no_modules_to_choose_from() -> None:
    wishes, shown = answered("1", "first", "1", "1", "Kim", "", lang_given=True)

    assert wishes.preset == ""
    assert "Kids, pets and friends" not in shown
