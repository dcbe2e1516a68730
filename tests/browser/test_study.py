"""A finished game studied: the lines, the pins, one moment, and what if."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import unreadable
from .serving import BOT, ME, Server

# Names in a chart that run out of it.
OUT_OF_THE_CHART = """(css) => {
  const chart = document.querySelector(css).getBoundingClientRect();
  return [...document.querySelectorAll(`${css} text`)]
    .filter((each) => each.getBoundingClientRect().right > chart.right + 0.5)
    .map((each) => each.textContent);
}"""
# The smallest letters of a chart, in pixels of the design.
SMALLEST = """(css) => Math.min(...[...document.querySelectorAll(`${css} text`)].map(
  (each) => each.getScreenCTM().a * parseFloat(getComputedStyle(each).fontSize)
)) * 16 / parseFloat(getComputedStyle(document.documentElement).fontSize)"""
NAMES = ("Anne-Charlotte", "Maximilienne")
SIZES = [(1920, 1080), (820, 1180), (390, 844)]

GAMES = [("second-2-survived", "en"), ("cv-2-shared", "fr")]


@pytest.mark.parametrize(("record", "lang"), GAMES)
def test_a_study_leads_from_pin_to_pin_and_to_another_life(
    server: Server, visit: Visit, record: str, lang: str
) -> None:
    laid = server.take_in(record)
    reader = visit(lang=lang)
    reader.read(f"/story/{laid.table}/1")
    reader.find(f'a[href="/study/{laid.table}/1"]').click()
    pins = reader.find(".pins button")
    expect(pins.first).to_be_visible()
    expect(reader.find("[data-fork]")).to_be_enabled()
    # Until the last choice was judged there may be more of them.
    expect(reader.find("[data-ready]")).to_be_attached()

    # Keys: a number is a pin, an arrow a choice; the address is a link to the moment.
    reader.page.keyboard.press("1")
    expect(pins.first).to_have_attribute("aria-pressed", "true")
    at = int(re.search(r"move=(\d+)", reader.page.url)[1])  # type: ignore[index]
    reader.page.keyboard.press("ArrowRight")
    expect(reader.page).to_have_url(re.compile(rf"/study/{laid.table}/1\?move={at + 1}$"))
    reader.page.keyboard.press("1")
    expect(reader.find("main table tbody tr")).to_have_count(pins.count())
    # It has one number everywhere.
    expect(pins.first).to_contain_text(re.compile(rf"cho(ice|ix) {at + 1}\b"))
    expect(reader.find("main .place")).to_have_text(re.compile(rf"Cho(ice|ix) {at + 1} "))

    expect(reader.find(f'a[href^="/replay/{laid.table}?move={at}&"]')).to_be_visible()

    # The better choice is tried; dots appear as lives end, and one is told.
    reader.page.keyboard.press("f")
    expect(reader.page).to_have_url(re.compile(rf"move={at}&line=."))
    expect(reader.find("h1")).to_be_focused()
    expect(reader.find("main circle").nth(2)).to_be_attached()
    # The choice has the number that it had among the pins: nobody makes a choice 0.
    expect(reader.find("main .about")).to_contain_text(re.compile(rf"(choice|choix) {at + 1},"))
    lives = reader.find("main section ol")
    expect(lives).to_have_count(2)
    expect(lives.nth(1).locator("li").first).to_be_visible()
    link = reader.page.url

    reader.find(".ways .go").click()
    expect(reader.page.get_by_role("dialog")).to_be_visible()
    reader.find("dialog .go").click()
    expect(reader.page).to_have_url(re.compile("/t/"))
    assert laid.table not in reader.page.url
    assert link


def test_a_study_says_what_is_coming_before_the_first_mark(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-2-preparation")
    reader = visit(390, 844, alone=True)
    reader.page.route("**/review/**", lambda route: None)
    reader.read(f"/study/{laid.table}/0")
    expect(reader.page.get_by_text("what would have been better, and why")).to_be_visible()
    reader.page.unroute_all(behavior="ignoreErrors")


def test_a_link_to_a_moment_opens_it_and_a_running_game_is_not_studied(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-2-preparation")
    reader = visit()
    reader.read(f"/study/{laid.table}/0?move=20")
    expect(reader.find("input[type=range]")).to_have_value("20")
    reader.find("input[type=range]").fill("24")
    expect(reader.page).to_have_url(re.compile("move=24$"))

    going = server.take_in("second-2-preparation", moves=12)
    reader.go(f"/study/{going.table}/0")
    expect(reader.find("main")).to_contain_text("once the game is over")
    expect(reader.page).to_have_title("Wellspent")
    reader.complaints.clear()


@pytest.mark.parametrize("size", SIZES)
def test_words_of_a_study_and_its_cards_leave_each_other_room(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    people = [{**kind, "name": name} for kind, name in zip((ME, BOT), NAMES, strict=True)]
    laid = server.take_in("second-2-survived", *people)
    reader = visit(*size, lang="fr")
    reader.read(f"/study/{laid.table}/0?move=20")
    expect(reader.find(".moment")).to_be_visible()
    expect(reader.find(".card .full-card").first).to_be_visible()
    expect(reader.find(".chart .name").first).to_be_attached()
    reader.settle()
    assert unreadable(reader.page) == []
    assert reader.page.evaluate(OUT_OF_THE_CHART, ".chart") == []
    assert 12 <= reader.page.evaluate(SMALLEST, ".chart") <= 13


@pytest.mark.parametrize("size", SIZES)
def test_lives_side_by_side_are_named_and_counted_on_the_page(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    people = [{**kind, "name": name} for kind, name in zip((ME, BOT), NAMES, strict=True)]
    laid = server.take_in("second-2-survived", *people)
    reader = visit(*size, lang="fr")
    reader.read(f"/story/{laid.table}/0")
    expect(reader.find("figure .name")).to_have_count(2)
    reader.settle()
    assert reader.page.evaluate(OUT_OF_THE_CHART, "figure") == []
    assert 12 <= reader.page.evaluate(SMALLEST, "figure") <= 13
