"""Puzzles: ten a day, decided on the table as always."""

import re

import pytest
from playwright.sync_api import expect

from wellspent.puzzles import puzzles

from .conftest import Visit
from .test_access import check
from .visiting import choose

LINES = {"pursuit": 0, "cv": 1}
# How high the head of a life is, as it stands and with seven kinds of tokens.
CROWDED_HEAD = """() => {
  const [head, counted] = [".me", ".me .counted .goods"].map((css) => document.querySelector(css));
  const before = [head.clientHeight, ...counted.children];
  const token = document.querySelector(".amount");
  counted.replaceChildren(...Array.from({ length: 7 }, () => token.cloneNode(true)));
  const after = head.clientHeight;
  counted.replaceChildren(...before.slice(1));
  return [before[0], after];
}"""

# Whether the words of every tile stay within it, apart from each other.
WITHIN = """() => [...document.querySelectorAll("main ol a")].every((tile) => {
  const edge = tile.getBoundingClientRect();
  const [number, text] = [".number", ".text"].map((css) => tile.querySelector(css).getBoundingClientRect());
  return number.left >= edge.left && number.right <= text.left && text.right <= edge.right
    && text.bottom <= edge.bottom && tile.scrollWidth <= tile.clientWidth;
})"""


@pytest.mark.parametrize(("game", "lang", "size"), [("pursuit", "en", (1280, 800)), ("cv", "fr", (390, 844))])
def test_a_puzzle_is_decided_on_the_table_and_answered(
    visit: Visit, game: str, lang: str, size: tuple[int, int]
) -> None:
    puzzle = puzzles(game)[LINES[game]]
    reader = visit(*size, lang=lang, theme="system")
    reader.go(f"/puzzles/{puzzle.id}")
    expect(reader.says).to_contain_text("One choice is clearly best" if lang == "en" else "Un choix est nettement")

    if game == "cv":
        low, high = reader.page.evaluate(CROWDED_HEAD)
        assert low == high

    verb, card = puzzle.best.line.split()[:2]
    choose(reader, {"line": puzzle.best.line, "verb": verb, "at": f"card {card}"})

    answer = reader.page.get_by_role("dialog")
    expect(answer).to_contain_text("Best:" if lang == "en" else "Le meilleur :")
    expect(answer.get_by_role("heading").first).to_be_visible()
    check(reader)


@pytest.mark.parametrize(("lang", "size"), [("en", (1280, 800)), ("fr", (360, 780))])
def test_a_puzzle_says_which_game_how_late_and_how_many_sit_there(
    visit: Visit, lang: str, size: tuple[int, int]
) -> None:
    reader = visit(*size, lang=lang)
    reader.read("/puzzles")
    tiles = reader.find("main ol a")
    expect(tiles).to_have_count(10)
    for tile in (tiles.first, tiles.last):
        expect(tile).to_contain_text("3 at the table" if lang == "en" else "3 à table")
        expect(tile.locator(".shape")).to_have_count(3)
        expect(tile.locator(".hour .sign img")).to_be_visible()
    assert reader.page.evaluate(WITHIN)


def test_the_day_remembers_what_was_answered(visit: Visit) -> None:
    reader = visit(theme="system")
    reader.read("/puzzles")
    expect(reader.find("main ol a")).to_have_count(10)
    check(reader)

    reader.find("main ol a").first.click()
    expect(reader.page).to_have_url(re.compile("/puzzles/pursuit-"))
    expect(reader.find("[data-zone=narrator]")).to_be_visible()
