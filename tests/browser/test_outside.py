"""A module from outside the package in the browser: its kind has a heading and a colour, and lies on the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .serving import BOT, ME, Server
from .visiting import News, ask_of, choose

MODULES = Path(__file__).parents[1] / "sketches" / "modules"
GREEN = "rgb(79, 122, 31)"


@pytest.fixture(scope="module")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("WELLSPENT_MODULES", str(MODULES))
        running = Server(tmp_path_factory.mktemp("garden"))
    yield running
    running.kill()


def test_the_gallery_files_it_under_a_heading_with_its_own_colour(garden: Server, visit: Visit) -> None:
    ines = visit(at=garden)
    # A server that has just begun makes all faces first.
    garden.get("/api/games/pursuit/cards?lang=en")
    ines.read("/cards/pursuit?q=beans")

    heading = ines.page.get_by_role("heading", name="Garden")
    expect(heading).to_have_css("border-bottom-color", GREEN)
    expect(ines.find("#runner_beans")).to_contain_text("Runner Beans")


def test_the_table_has_it_in_its_colour(garden: Server, visit: Visit) -> None:
    laid = garden.lay(ME, BOT, modules=["garden"], seed="a green thumb")
    ines = visit(at=garden)
    ines.sit(laid.table, laid.key)
    ines.asked()
    style = "getComputedStyle(document.documentElement).getPropertyValue('--kind-plant')"

    assert ines.page.evaluate(style) == "#4f7a1f"
    assert ines.page.locator("[data-at]").count() > 0


def test_its_card_is_drawn_and_bought(garden: Server, visit: Visit) -> None:
    laid = garden.lay(ME, modules=["garden"], seed="plant 21")
    ines = visit(at=garden, pictures=True)
    ines.sit(laid.table, laid.key)
    news = ines.asked()
    choose(ines, offered(news, "keep diligent"))
    news = ines.asked(news["version"])

    beans = ines.find("[data-zone=rows] .k-plant").first
    expect(beans).to_contain_text("Runner Beans")
    expect(beans.locator("img").first).to_be_visible()
    choose(ines, offered(news, "spend runner_beans 1"))
    news = ines.asked(news["version"])

    assert "runner_beans" in [held["card"] for held in news["scene"]["lives"][0]["cards"]]
    expect(ines.find("[data-zone=mat] .k-plant").first).to_contain_text("Runner Beans")


def offered(news: News, line: str) -> dict[str, Any]:
    return next(offer for offer in ask_of(news)["offers"] if offer["line"] == line)
