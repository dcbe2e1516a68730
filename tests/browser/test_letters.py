"""Large letters: a window of 1280 × 1024 at 400 %, which is as large as 320 × 256, and letters twice as large in it."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import unreadable
from .serving import ABSENT, BOT, ME, Laid, Server, first_decision
from .visiting import Visitor, clicks, is_over

SMALL = (320, 256)
# What stays in its place while the page scrolls, in parts of the window's height.
STAYS = """() => [...document.querySelectorAll("body *")]
  .filter((each) => ["fixed", "sticky"].includes(getComputedStyle(each).position) && each.checkVisibility())
  .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0) / innerHeight"""
IS_IN_SIGHT = """(own) => {
  const { left, top, right, bottom } = own.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
# What reaches beyond the sides of the window.
BEYOND = """(css) => [...document.querySelectorAll(css)].filter((each) => {
  const { left, right } = each.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1;
}).map((each) => each.outerHTML)"""
# How much of the window is left to what one plays with.
LEFT = "() => document.querySelector('.roll').clientHeight / innerHeight"
ENOUGH = 0.3


def set_letters(visitor: Visitor, pixels: int) -> None:
    """As somebody sets them in the browser; 16 is usual."""
    wire = visitor.page.context.new_cdp_session(visitor.page)
    wire.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})


def is_wider_than_the_window(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def faults_of(visitor: Visitor) -> list[str]:
    """In every tab."""
    found = []
    for tab in visitor.find("nav.tabs button").all():
        tab.click()
        visitor.settle()
        assert visitor.page.evaluate(BEYOND, ".head button, nav button") == []
        assert not is_wider_than_the_window(visitor)
        found += unreadable(visitor.page)
    return found


def middle_of(server: Server, record: str) -> Laid:
    players = int(record.split("-")[1])
    return server.take_in(record, ME, *ABSENT[: players - 1], moves=first_decision(record, 60))


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_a_window_at_four_hundred_percent_is_enough_to_play(server: Server, visit: Visit, game: str) -> None:
    laid = server.lay(ME, BOT, game=game, seed="phone")
    ines = visit(*SMALL)
    ines.sit(laid.table, laid.key)

    news = ines.play(clicks(1), lambda news: news["scene"]["round"] >= 2 or is_over(news))

    assert not is_over(news)


def test_at_four_hundred_percent_a_choice_leaves_the_table_in_sight(server: Server, visit: Visit) -> None:
    laid = middle_of(server, "second-3-shared")
    ines = visit(*SMALL, lang="fr")
    ines.sit(laid.table, laid.key)
    ines.asked()
    space = ines.find("[data-at='space study']")
    space.scroll_into_view_if_needed()
    space.click()
    expect(ines.says).not_to_have_text("…")
    ines.settle()

    assert ines.find("[data-confirm]").evaluate(IS_IN_SIGHT)
    assert ines.page.evaluate(LEFT) > ENOUGH


def test_at_four_hundred_percent_another_tab_shows_itself(server: Server, visit: Visit) -> None:
    """What is always seen rolls away."""
    laid = middle_of(server, "second-3-shared")
    ines = visit(*SMALL)
    ines.sit(laid.table, laid.key)
    ines.asked()
    for tab in ("life", "table"):
        ines.find(f"[data-tab={tab}]").click()
        ines.settle()
        assert ines.find("main").evaluate("(own) => own.getBoundingClientRect().top") == pytest.approx(0, abs=1)


@pytest.mark.parametrize("page", ["/", "/cards", "/help", "/rules", "/day", "/puzzles", "/lessons", "/story"])
def test_rooms_at_four_hundred_percent_are_read_by_scrolling_down(server: Server, visit: Visit, page: str) -> None:
    ines = visit(*SMALL, lang="fr")
    laid = middle_of(server, "second-3-shared")
    if page == "/story":
        laid = server.take_in("second-3-shared", ME, *ABSENT[:2])
        page = f"/story/{laid.table}#{laid.key}"
    ines.sit(laid.table, laid.key)
    expect(ines.find("[data-zone=narrator]")).to_be_visible()
    ines.read(page)
    ines.settle()

    assert not is_wider_than_the_window(ines)
    assert unreadable(ines.page) == []
    assert ines.page.evaluate(STAYS) < 1 / 3


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("record", ["second-3-shared", "cv-4-shared"])
def test_letters_twice_as_large_can_be_read(server: Server, visit: Visit, record: str, lang: str) -> None:
    """The table is laid as in a window half as large."""
    laid = middle_of(server, record)
    ines = visit(1366, 768, lang=lang, alone=True)
    set_letters(ines, 32)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()

    assert ines.find("nav.tabs button").count()
    assert faults_of(ines) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("record", ["second-3-shared", "cv-4-shared"])
def test_letters_twice_as_large_can_be_read_on_a_small_phone(
    server: Server, visit: Visit, record: str, lang: str
) -> None:
    laid = middle_of(server, record)
    ines = visit(360, 740, lang=lang, alone=True)
    set_letters(ines, 32)
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.settle()

    assert faults_of(ines) == []


@pytest.mark.parametrize("page", ["/", "/cards", "/help", "/rules"])
def test_rooms_in_letters_twice_as_large_can_be_read(visit: Visit, page: str) -> None:
    ines = visit(1366, 768, lang="fr", alone=True)
    set_letters(ines, 32)
    ines.read(page)
    ines.settle()

    assert not is_wider_than_the_window(ines)
    assert unreadable(ines.page) == []
