"""A server whose visitors take the game along: fetched once, then it is really gone, and games move both ways."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tools.pack_offline import STATIC

from .guest import GUEST, ask_here, play_here
from .serving import Server
from .test_access import complain
from .test_offline import settled

SOLO = [{"kind": "here", "name": "Ines"}, {"kind": "bot", "bot": "casual"}]
# What the lobby says of it.
WAITING = "One life is waiting for you."

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="not built: make static")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = settled(browser)
    yield found
    found.close()


def menu(page: Page) -> None:
    """What can be done with the first of my games."""
    page.locator("article button[aria-label]").first.click()


def held(page: Page, list_name: str) -> dict[str, str]:
    """The first table of a list that the browser keeps."""
    found: dict[str, str] = page.evaluate(f"JSON.parse(localStorage['wellspent.{list_name}'])[0]")
    return found


def test_a_game_is_taken_along_played_without_the_server_and_handed_back(
    own_server: Server, context: BrowserContext
) -> None:
    page = context.new_page()
    page.add_init_script(GUEST)
    made = own_server.lay(*SOLO, seed="train")
    page.goto(f"{own_server.address}/t/{made.table}#{made.key}")
    expect(page.locator("[data-zone=narrator]")).to_be_visible()
    page.goto(own_server.address)
    expect(page.locator("[data-offline]")).to_contain_text(re.compile(r"\d+(\.\d)? MB"))
    page.get_by_role("button", name="Download it").click()
    expect(page.locator("[data-offline=kept]")).to_be_visible()
    complain(page)

    # From the server to the browser.
    menu(page)
    page.locator("[data-move]").click()
    page.wait_for_url("**/here/?/t/*")
    expect(page.locator("[data-zone=narrator]")).to_be_visible()
    table, key = held(page, "tables.here").values()
    there = own_server.post("/api/mine", [{"table": made.table, "key": made.key}])
    assert there == []

    # The server is gone: its pages lead to the tables of this browser, and nothing else is made up.
    own_server.kill()
    page.goto(own_server.address)
    expect(page).to_have_url(f"{own_server.address}/here/")
    # Before Python knows of the game that came along, nobody says that none is waiting.
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator(".hello p").inner_text().strip() in ("", WAITING)
    expect(page.locator(".hello p")).to_have_text(WAITING)
    assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'silent')") == "silent"
    assert page.evaluate("fetch('/').then(() => 'answered', () => 'silent')") == "silent"
    seen = play_here(page, table, key, 3)
    menu(page)
    page.locator("[data-move]").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    complain(page)
    assert ask_here(page, "GET", f"/api/tables/{table}", key=key)["version"] == seen["version"]

    # And back.
    own_server.start()
    page.locator("[data-move]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-zone=narrator]")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['wellspent.tables.here'])") == []
    new = held(page, "tables")["table"]
    profile = page.evaluate("JSON.parse(localStorage['wellspent.me']).key")
    again = own_server.get(f"/api/tables/{new}", profile)
    assert again["move"] == seen["move"]
    assert again["scene"] == seen["scene"]

    # What the page needs outlives whatever the server does next; what it answers does not.
    own_server.kill()
    listed = (STATIC.parent / "web" / "sw.js").read_text(encoding="utf-8")
    scripts = sorted(set(re.findall(r"assets/[\w-]+\.js", listed)))
    kept = page.evaluate("(all) => Promise.all(all.map((each) => fetch('/' + each).then((got) => got.ok)))", scripts)
    assert len(scripts) > 20
    assert all(kept)
    assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'silent')") == "silent"
