"""A module from outside the package in the browser: its kind has a heading and a colour, and lies on the table."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .serving import BOT, ME, PATIENCE, Server

MODULES = Path(__file__).parents[1] / "sketches" / "modules"
GREEN = "rgb(79, 122, 31)"


@pytest.fixture
def garden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("WELLSPENT_MODULES", str(MODULES))
    running = Server(tmp_path / "games")
    yield running
    running.kill()


def test_the_gallery_files_it_under_a_heading_with_its_own_colour(garden: Server, visit: Visit) -> None:
    ines = visit(at=garden)
    # A server that has just begun makes all faces first.
    httpx.get(f"{garden.address}/api/games/pursuit/cards?lang=en", timeout=PATIENCE)
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
