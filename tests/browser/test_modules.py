"""Expansions and modules at the table: what they bring is found and done by clicks."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .serving import BOT, ME, RECORDS, Server, moment_of
from .visiting import Visitor, ask_of, choose, clicks, is_over

LAPTOP = (1280, 800)
PHONE = (360, 780)
SIZES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
# What players do that they could not do without it.
BROUGHT = {
    "community": ("engage", "engage_longer", "outcome"),
    "experiences": ("plan", "plan_by_cloud", "dream", "dream_by_cloud", "experience"),
    "nostalgia": ("remember", "awaken", "realize"),
    "friends": ("befriend", "visit", "spend_time"),
    "school": ("career", "graduate"),
    "events": ("ensure",),
    "mutual_friends": ("meet",),
    "kids": ("raise", "have_kid", "keep_kid"),
    "store_owners": ("sell",),
    "group_items": ("share",),
    "health_activities": ("exercise",),
    "stand_alone_jobs": ("work_harder",),
}
EVERYTHING = "everything-5-alone-at-top"


def games_with(module: str) -> list[str]:
    names = sorted(path.stem for path in RECORDS.glob("*.record"))
    return [name for name in names if name.split("-")[0] in (module, "expansions", "modules", "everything")]


@SIZES
def test_what_modules_bring_is_done_by_clicks(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """From table to table in one browser: each has to be found, chosen and confirmed there."""
    ines = visit(*size)
    for module, verbs in BROUGHT.items():
        for verb in verbs:
            record, moves, company = moment_of(verb, *games_with(module))
            laid = server.take_in(record, *company, moves=moves)
            ines.move_on(laid.table, laid.key)
            news = ines.asked()

            choose(ines, next(offer for offer in ask_of(news)["offers"] if offer["verb"] == verb))

            assert ines.told(moves)["move"] > moves, verb
            assert not ines.page.evaluate("document.documentElement.scrollWidth > innerWidth"), verb


def test_what_modules_do_not_allow_says_why(server: Server, visit: Visit) -> None:
    record, moves, company = moment_of("engage", "community-2-alone-at-top")
    laid = server.take_in(record, *[ME if seat is ME else BOT for seat in company], moves=moves + 1)
    ines = visit()
    ines.sit(laid.table, laid.key)
    news = ines.asked()
    refused = [each for each in ask_of(news)["refused"] if each["verb"] == "engage_longer"]
    possible = {offer.get("at") for offer in ask_of(news)["offers"]}
    barred = next(each for each in refused if each.get("at") not in possible)

    here = ines.reach(f'[data-at="{barred["at"]}"]')
    assert here is not None
    here.click()

    expect(ines.find("[data-zone=narrator] .rule")).to_be_visible()
    assert not ines.find("[data-confirm]").count()


def test_everybody_stands_on_the_popularity_track(server: Server, visit: Visit) -> None:
    laid = server.take_in(EVERYTHING, ME, *[BOT] * 4, moves=120)
    ines = visit()
    ines.sit(laid.table, laid.key)
    news = ines.asked()
    standing = [life["tracks"]["popularity"] for life in news["scene"]["lives"]]
    names = [seat["name"] for seat in news["table"]["seats"]]

    track = ines.find("[data-zone=mat]").get_by_role("img", name="Popularity:")

    expected = ", ".join(f"{name} {place}" for name, place in zip(names, standing, strict=True))
    expect(track).to_have_attribute("aria-label", f"Popularity: {expected}")
    expect(ines.find("[data-zone=mat]").get_by_role("img", name="Cloud token")).to_be_visible()
    expect(ines.find("[data-zone=mat]").get_by_role("img", name="Community token")).to_be_visible()


def test_a_question_about_a_board_opens_its_page(server: Server, visit: Visit) -> None:
    record, moves, company = moment_of("outcome", *games_with("community"))
    laid = server.take_in(record, *company, moves=moves)
    ines = visit()
    ines.sit(laid.table, laid.key)
    ines.asked()

    expect(ines.find("[data-page=community]")).to_have_attribute("aria-current", "page")
    expect(ines.find("[data-zone=boards]")).to_be_visible()


def test_every_offer_of_every_board_is_reached_by_keys(server: Server, visit: Visit) -> None:
    record, moves, company = moment_of("engage", EVERYTHING)
    laid = server.take_in(record, *company, moves=moves)
    ines = visit()
    ines.sit(laid.table, laid.key)
    news = ines.asked()
    cards = {
        held.get("card")
        for board in news["scene"]["boards"]
        for zone in board["zones"]
        for held in zone.get("cards", [])
    }
    wanted = {offer["at"] for offer in ask_of(news)["offers"] if offer.get("at", "")[5:] in cards - {""}}
    assert wanted

    ines.page.evaluate(WATCH_FOCUS)
    ines.page.keyboard.press("b")
    for page in ines.find("[data-page]").all():
        page.focus()
        ines.page.keyboard.press("Enter")
        walk_boards(ines)

    assert wanted <= set(ines.page.evaluate("[...window.focused]"))


# Where the focus has been.
WATCH_FOCUS = """() => {
  window.focused = new Set();
  document.addEventListener("focusin", ({ target }) => window.focused.add(target.dataset.at ?? ""));
}"""


def walk_boards(visitor: Visitor) -> None:
    """With the arrows through the zones of the drawer, as long as they lead to something new."""
    for zone in visitor.find(".drawer [data-zone]:has([data-item])").all():
        zone.locator("[data-item]").first.focus()
        count, seen = zone.locator("[data-item]").count(), -1
        while seen != (seen := visitor.page.evaluate("window.focused.size")):
            for arrow in [*["ArrowRight"] * count, "ArrowDown", *["ArrowLeft"] * count]:
                visitor.page.keyboard.press(arrow)


def test_a_whole_game_with_everything_by_clicks(server: Server, visit: Visit) -> None:
    laid = server.take_in("everything-2-alone-at-top", ME, BOT, moves=0)
    ines = visit()
    ines.sit(laid.table, laid.key)

    news = ines.play(clicks(2), is_over)

    assert news["move"] > 60
    expect(ines.find("section.end")).to_contain_text(str(news["standings"][0]["score"]))


def test_a_board_that_goes_on_below_says_so(server: Server, visit: Visit) -> None:
    record, moves, company = moment_of("career", *games_with("school"))
    laid = server.take_in(record, *company, moves=moves)
    ines = visit(1280, 640)
    ines.sit(laid.table, laid.key)
    ines.asked()
    school = ines.reach("[data-page=school]")
    assert school
    school.click()
    expect(ines.find(".drawer .goes-on")).to_be_visible()

    ines.find(".drawer .scroll").evaluate("page => page.scrollTo(0, page.scrollHeight)")

    expect(ines.find(".drawer .goes-on")).to_have_count(0)

    # Escape closes one thing at a time.
    ines.find(".drawer [data-about]").click()
    expect(ines.page.get_by_role("dialog")).to_be_visible()
    ines.page.keyboard.press("Escape")
    expect(ines.page.get_by_role("dialog")).to_have_count(0)
    expect(ines.find(".drawer")).to_be_visible()
    ines.page.keyboard.press("Escape")
    expect(ines.find(".drawer")).to_have_count(0)
