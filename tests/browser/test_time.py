"""Time at the table: candles, somebody who sits in, and what one wants to be told."""

import httpx
import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .serving import FRIEND, ME, Laid, Server, bearer
from .test_access import check

DAY = 24 * 60 * 60 * 1000
TWO_DAYS = {"kind": "days", "move": 2 * DAY, "reserve": 0, "stand_in": "sensible"}
PHONE = {"width": 390, "height": 844}


def lay(server: Server) -> Laid:
    """A table over days where everybody has a Child Trait, and the host has the turn."""
    laid = server.lay(ME, FRIEND, seed="days", first=0, clock=TWO_DAYS)
    for seat, key in ((1, laid.links[0]), (0, laid.key)):
        choose(server, laid, seat, key)
    return laid


def choose(server: Server, laid: Laid, seat: int, key: str) -> None:
    """Whatever comes first, over HTTP."""
    news = httpx.get(f"{server.address}/api/tables/{laid.table}", headers=bearer(key)).json()
    line = news["asks"][0]["offers"][0]["line"]
    choice = {"type": "choose", "id": str(news["version"]), "version": news["version"], "seat": seat, "line": line}
    server.post(f"/api/tables/{laid.table}/commands", choice, key)


@pytest.mark.parametrize("size", [{}, PHONE])
def test_leaving_offers_a_stand_in_and_the_chair_stays_warm(server: Server, visit: Visit, size: dict[str, int]) -> None:
    laid = lay(server)
    zoe, ines = visit(**size, theme="system"), visit()
    ines.sit(laid.table, laid.key)
    zoe.sit(laid.table, laid.links[0])
    expect(ines.find("[data-zone=narrator] [data-candle]")).to_contain_text("left")

    zoe.page.get_by_role("button", name="Menu").first.click()
    zoe.page.get_by_role("button", name="Leave the game").click()
    expect(zoe.find("dialog [role=alert]")).to_contain_text("you get your seat back whenever you like")
    zoe.find("[data-sit-in]").click()
    expect(ines.find("[data-seat='1']").first).to_contain_text("Sensible sits in")
    zoe.sit(laid.table)
    expect(zoe.find("dialog")).to_contain_text("Your chair is still warm.")
    check(zoe)
    zoe.find("dialog [data-back]").click()

    expect(zoe.find("dialog")).to_have_count(0)
    expect(ines.find("[data-seat='1']").first).not_to_contain_text("Sensible sits in")


@pytest.mark.parametrize(("size", "lang"), [({}, "en"), (PHONE, "fr")])
def test_what_one_wants_to_be_told_is_kept(server: Server, visit: Visit, size: dict[str, int], lang: str) -> None:
    laid = lay(server)
    ines = visit(**size, lang=lang, theme="system")
    ines.sit(laid.table, laid.key)
    ines.asked()
    ines.page.keyboard.press("a")
    form = ines.find("dialog form")
    form.locator("tbody tr").first.locator("input").nth(2).check()
    form.locator("input[type=url]").fill("https://example.org/hooks/kitchen")
    check(ines)
    form.locator("button[type=submit]").click()
    expect(ines.find("dialog")).to_have_count(0)

    ines.page.keyboard.press("a")
    expect(form.locator("input[type=url]")).to_have_value("https://example.org/hooks/kitchen")
    expect(form.locator("tbody tr").first.locator("input").nth(2)).to_be_checked()
    expect(form.locator("input[type=email]")).to_have_count(0)


def test_whoever_comes_back_reads_what_happened_since(server: Server, visit: Visit) -> None:
    laid = lay(server)
    for seat, key in ((0, laid.key), (1, laid.links[0]), (0, laid.key)):
        choose(server, laid, seat, key)
    zoe = visit(theme="system")
    zoe.page.add_init_script(f"localStorage['wellspent.seen.{laid.table}'] ??= '{{\"at\":1,\"number\":0}}'")
    zoe.sit(laid.table, laid.links[0])

    expect(zoe.find("dialog h2")).to_contain_text("Since")
    expect(zoe.find("dialog li").first).to_contain_text("Ines")
    check(zoe)
    zoe.find("[data-walk-begin]").click()
    expect(zoe.find("[data-walk]")).to_contain_text("1 of")
    check(zoe)
    zoe.page.keyboard.press("ArrowRight")
    expect(zoe.find("[data-walk]")).to_contain_text("2 of")
    zoe.page.keyboard.press("ArrowLeft")
    expect(zoe.find("[data-walk]")).to_contain_text("1 of")
    zoe.find("[data-walk] [data-to-turn]").click()
    expect(zoe.find("[data-walk]")).to_have_count(0)
    expect(zoe.find("dialog")).to_have_count(0)
    zoe.page.reload()
    zoe.asked()
    expect(zoe.find("dialog")).to_have_count(0)


def test_whoever_asks_for_peace_has_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/peace/nothing")
    expect(visitor.find("h1")).to_contain_text("Peace.")
