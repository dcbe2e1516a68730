"""Whole games in the browser, from the first click to the last."""

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import Visit
from .serving import BOT, ME, Server
from .visiting import News, Visitor, ask_of, clicks, is_over


def test_a_stranger_is_in_a_first_game_after_one_click(visit: Visit) -> None:
    stranger = visit()
    stranger.go("/")

    stranger.find(".now button").first.click()

    expect(stranger.turn).to_contain_text("Your turn")
    expect(stranger.find("[data-zone=answers] [data-line]").first).to_be_visible()


def test_a_whole_game_of_the_pursuit_alone_by_clicks(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, seed="clicks")
    ines = visit()
    ines.sit(laid.table, laid.key)

    news = ines.play(clicks(1), is_over)

    assert news["scene"]["round"] >= 5
    check_end(ines, news)


def test_a_whole_game_of_cv_by_clicks(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, BOT, game="cv", seed="clicks")
    ines = visit()
    ines.sit(laid.table, laid.key)

    news = ines.play(clicks(1), is_over)

    assert news["move"] > 50
    check_end(ines, news)
    expect(ines.find(".cv h2")).to_have_text("Ines")


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, seed="keys")
    ines = visit()
    ines.sit(laid.table, laid.key)

    news = ines.play(keys(), is_over)

    check_end(ines, news)
    while not ines.page.evaluate("document.activeElement.matches('.end a')"):
        ines.page.keyboard.press("Tab")
    ines.page.keyboard.press("Enter")
    expect(ines.find("h1")).to_contain_text("Ines")


def check_end(visitor: Visitor, news: News) -> None:
    """The end is shown, with the score and the way to the story."""
    end = visitor.find("section.end")
    expect(end).to_contain_text(str(news["standings"][0]["score"]))
    expect(end.get_by_role("link", name="stories")).to_be_visible()


def keys() -> Callable[[Visitor, News], None]:
    """Decide by keys: the number of an answer or of a space, the letter of a row, or arrows; then Enter."""

    def step(visitor: Visitor, news: News) -> None:
        press = visitor.page.keyboard.press
        offered = {offer.get("at", "") for offer in ask_of(news)["offers"] if not offer.get("is_interrupt")}
        if visitor.find("[data-zone=answers] [data-line]").count():
            press("1")
        elif number := number_of_a_space(visitor, news, offered):
            press("Escape")
            press(number)
        else:
            walk(visitor, offered)
            press("Enter")
        expect(visitor.find("[data-confirm]")).to_be_enabled()
        visitor.confirm(lambda: press("Enter"))

    return step


def number_of_a_space(visitor: Visitor, news: News, offered: set[str]) -> str:
    """The key of a space that is open, without Stress if there is such a one; nothing where all are closed."""
    costs = {f"space {space['id']}": bool(space.get("costs")) for space in news["scene"]["spaces"]}
    shown = visitor.find("[data-zone=spaces] [data-item]").evaluate_all("all => all.map(each => each.dataset.at)")
    numbers = [(costs[at], number) for number, at in enumerate(shown, 1) if at in offered]
    return str(min(numbers)[1]) if numbers else ""


def walk(visitor: Visitor, offered: set[str]) -> None:
    """From zone to zone, and inside each with the arrows, to something that can be chosen."""
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        for arrow in ("ArrowRight", "ArrowDown") * 6:
            if visitor.page.evaluate("document.activeElement.dataset.at") in offered:
                return
            visitor.page.keyboard.press(arrow)
    raise AssertionError(f"none of {offered} can be reached")
