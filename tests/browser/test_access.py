"""Pages for everybody: axe finds nothing to complain about, in light and in dark."""

import re
from typing import Any, Final, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect

from wellspent.puzzles import puzzles
from wellspent.titles import title

from .conftest import Visit
from .serving import BOT, ME, MEI, OWNER_KEY, Laid, Server
from .visiting import Visitor

# What is not painted has no colours.
RUN = """async ([inside, options]) => {
  const { style } = document.documentElement;
  style.opacity = "";
  const results = await axe.run(inside, options);
  style.opacity = "0";
  return results;
}"""
# A page has few colours, and axe reads each of them anew for everything that has it: a quarter of its time.
READ_ONCE = """() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
}"""
# Our targets can be hit, too: axe leaves that out unless it is asked.
ALL: Final[dict[str, Any]] = {"rules": {"target-size": {"enabled": True}}}
# What axe finds depends on the theme for these alone, and to look for it takes longest.
BY_THEME = ("color-contrast", "link-in-text-block")
COLOURS = {"runOnly": {"type": "rule", "values": BY_THEME}}
BUT_COLOURS = {"rules": {**ALL["rules"], **{each: {"enabled": False} for each in BY_THEME}}}
OTHER: Final[dict[str | None, Literal["dark", "light"]]] = {"light": "dark", "dark": "light"}
# Rooms, none beside another that has the same heading, and what shows that each is there.
ROOMS = {
    "/": ".now button",
    "/me": "[data-telling]",
    "/rules/cv": "[id='CV.addcv.01']",
    "/cards/cv": "main .full-card",
    "/help": "#cv [data-throw]",
    "/lessons": "main li",
    "/day": "main .button",
    "/me/album": ".stamps li",
    "/owner": "main input",
    "/peace/nothing": "h1:not([data-left])",
}
# And of those that show more than one thing, the others.
MORE_ROOMS = {
    # Somebody who is known.
    "/me": "[data-telling]",
    "/rules/pursuit?q=partner": "dl mark",
    "/cards/pursuit?q=love": "main .full-card",
    f"/puzzles/{puzzles('pursuit')[0].id}": "[data-zone=narrator]",
    "/puzzles": "main ol a",
    f"/puzzles/{puzzles('cv')[0].id}": "[data-zone=narrator]",
}
# The pages of a game that is over, and what shows that each is there.
ENDS = {"t": "section.end", "story": "main .score", "replay": "[data-zone=narrator]"}
PAGE = "html"
RECORDS = {"pursuit": "second-4-action", "cv": "cv-4-shared"}


def check(visitor: Visitor, inside: str = PAGE) -> None:
    """Everything, in light or in dark as it is shown; then the colours in the other.

    Where only something has been opened, the colours around it have been looked at before.
    """
    # On a phone the main part comes a moment after what stands around it.
    expect(visitor.find("main, dialog, [role=dialog]").first).to_be_attached()
    expect(visitor.find("main[aria-busy=true]")).to_have_count(0)
    complain(visitor.page, ALL if inside == PAGE else BUT_COLOURS)
    if inside != PAGE:
        complain(visitor.page, COLOURS, inside)
    theme = OTHER[visitor.find("html").get_attribute("data-theme")]
    visitor.page.emulate_media(color_scheme=theme)
    expect(visitor.find("html")).to_have_attribute("data-theme", theme)
    complain(visitor.page, COLOURS, inside)


def complain(page: Page, options: dict[str, Any] = ALL, inside: str = PAGE) -> None:
    # Given to a page once: what has run before runs faster.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(READ_ONCE)
    # What passes is not listed: it is nearly everything.
    results = AxeResults(page.evaluate(RUN, [inside, {"resultTypes": ["violations"], **options}]))
    assert results.violations_count == 0, f"{page.url}\n{results.generate_report()}"


@pytest.mark.parametrize("rooms", [ROOMS, MORE_ROOMS])
def test_rooms(visit: Visit, rooms: dict[str, str]) -> None:
    ines = visit(theme="system")
    for path, sign in rooms.items():
        ines.walk_to(path, sign)
        check(ines)


def test_the_page_of_the_owner(server: Server, visit: Visit) -> None:
    server.take_in(RECORDS["cv"], moves=20)
    ines = visit(theme="system")
    ines.read(f"/owner#{OWNER_KEY}")
    expect(ines.page.get_by_role("button", name="Find")).to_be_visible()
    check(ines)


def test_a_page_that_is_not_there(visit: Visit) -> None:
    ines = visit(theme="system")
    ines.go("/nowhere")
    expect(ines.find("h1")).to_have_text("There is no such page")
    check(ines)
    # The browser itself remarks that it is lost.
    assert len(ines.complaints) == 1
    ines.complaints.clear()


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
def test_tables(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    ines = visit(*size, theme="system")
    for record in RECORDS.values():
        laid = server.take_in(record, ME, BOT, BOT, BOT, moves=40)
        ines.move_on(laid.table, laid.key)
        ines.asked()
        check(ines)

        notes = ines.reach("[data-note]")
        assert notes is not None
        notes.click()
        expect(ines.find("textarea")).to_be_visible()
        check(ines, "[data-zone=log]")
        spaces = "[data-zone=spaces] [data-at]:not(.refused, [aria-disabled])"
        possible = ines.reach(f"[data-zone=answers] [data-line], [data-mark], {spaces}")
        assert possible is not None
        possible.click()
        check(ines)

    laid = server.take_in(RECORDS["pursuit"], ME, BOT, BOT, BOT, moves=40)
    ines.move_on(laid.table, laid.key)
    ines.asked()
    ines.page.keyboard.press("h")
    expect(ines.find("[data-hint]").first).to_be_focused()
    check(ines)


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Laid]:
    """Games that are judged once, however many study them."""
    return {"pursuit": server.take_in("second-2-preparation"), "cv": server.take_in("cv-2-shared")}


@pytest.mark.parametrize(
    ("game", "size"), [("pursuit", (1280, 800)), ("pursuit", (390, 844)), ("cv", (1280, 800)), ("cv", (390, 844))]
)
def test_a_study(finished: dict[str, Laid], visit: Visit, game: str, size: tuple[int, int]) -> None:
    reader = visit(*size, theme="system")
    reader.read(f"/study/{finished[game].table}/1")
    expect(reader.find("[data-fork]")).to_be_enabled()
    check(reader)

    reader.find("[data-fork]").click()
    expect(reader.find("main circle").first).to_be_attached()
    check(reader)


def test_dialogs_of_the_table(server: Server, visit: Visit) -> None:
    laid = server.take_in(RECORDS["pursuit"], ME, BOT, BOT, BOT, moves=40)
    ines = visit(theme="system")
    ines.sit(laid.table, laid.key)
    for name in ("Settings", "Menu", "What the tokens mean"):
        ines.page.get_by_role("button", name=name, exact=True).click()
        expect(ines.page.get_by_role("dialog")).to_be_visible()
        check(ines, "[role=dialog], dialog")
        ines.page.keyboard.press("Escape")
        expect(ines.page.get_by_role("dialog")).to_be_hidden()


def test_a_report_of_a_fault_tells_where_and_keeps_secrets(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, BOT, game="cv", seed="report")
    ines = visit(theme="system")
    ines.sit(laid.table, laid.key)
    life = ines.asked()["scene"]["lives"][0]
    cards = title("cv").faces("", "en")
    names = [card.name for card in cards if card.id in (life["goal"], *life["offered"])]

    ines.page.get_by_role("button", name="Menu", exact=True).click()
    ines.find("[data-report-fault]").click()

    text = ines.find("[data-report]")
    expect(text).to_have_value(re.compile(f"/t/{laid.table}\n.*\nMove ", re.DOTALL))
    told = text.input_value()
    assert names
    assert not [name for name in [*names, laid.key] if name in told]
    check(ines, "[role=dialog], dialog")


def test_curtain(server: Server, visit: Visit) -> None:
    laid = server.lay(ME, MEI, game="cv", seed="curtain")
    both = visit(theme="system")
    both.sit(laid.table, laid.key)

    expect(both.page.get_by_role("dialog")).to_be_visible()
    check(both)


@pytest.mark.parametrize("record", ["second-2-survived", "cv-2-shared"])
def test_finished_games(server: Server, visit: Visit, record: str) -> None:
    laid = server.take_in(record)
    ines = visit(theme="system")
    for page, sign in ENDS.items():
        ines.walk_to(f"/{page}/{laid.table}", sign)
        check(ines)


def test_in_colours_of_ones_own_what_can_be_pressed_has_an_edge(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-1-survived", ME, moves=2)
    ines = visit(alone=True)
    ines.page.emulate_media(forced_colors="active")
    ines.sit(laid.table, laid.key)
    ines.asked()

    for name in ("Study", "Undo", "Settings"):
        expect(ines.button(name).first).to_have_css("outline-style", "solid")
    ines.find("[data-zone=mat] [data-tip]").first.hover()
    ines.page.mouse.move(0, 0)
    ines.find("[data-zone=mat] [data-tip]").first.hover()
    expect(ines.find("[role=tooltip]")).to_have_css("outline-style", "solid")
    ines.button("Settings").click()
    expect(ines.find("[role=switch] + span").first).to_have_css("outline-style", "solid")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("name", ["Play now", "Begin your first life"])
def test_whoever_comes_to_a_table_from_home_goes_on_at_the_table(
    visit: Visit, name: str, size: tuple[int, int]
) -> None:
    ines = visit(*size)
    ines.read("/")
    ines.page.get_by_role("button", name=name).first.press("Enter")
    ines.asked()

    # Where it says what is asked, or whoever teaches points at a card.
    expect(ines.find("#narrator-title:focus, .narrator :focus, [data-line]:focus")).to_have_count(1)
