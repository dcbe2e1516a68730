"""Time at the table: candles, somebody who sits in, and what one wants to be told."""

import json
import re
import shutil
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.browser import NAMES

from .conftest import PATIENCE, Visit, flags
from .serving import FRIEND, ME, Laid, Server
from .test_access import check
from .test_day import key_of

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
    news = server.get(f"/api/tables/{laid.table}", key)
    line = news["asks"][0]["offers"][0]["line"]
    choice = {"type": "choose", "id": str(news["version"]), "version": news["version"], "seat": seat, "line": line}
    server.post(f"/api/tables/{laid.table}/commands", choice, key)


@pytest.mark.parametrize("size", [{}, PHONE])
def test_leaving_offers_a_stand_in_and_the_chair_stays_warm(server: Server, visit: Visit, size: dict[str, int]) -> None:
    laid = lay(server)
    zoe, ines = visit(**size, theme="system"), visit(**size)
    ines.sit(laid.table, laid.key)
    zoe.sit(laid.table, laid.links[0])
    expect(ines.find("[data-zone=narrator] [data-candle]")).to_contain_text("left")

    zoe.page.get_by_role("button", name="Menu").first.click()
    zoe.page.get_by_role("button", name="What to do about Ines").click()
    zoe.find("[data-report]").click()
    check(zoe)
    zoe.page.get_by_role("button", name="Leave the game").click()
    expect(zoe.find("dialog [role=alert]")).to_contain_text("you get your seat back whenever you like")
    zoe.find("[data-sit-in]").click()
    seat = ines.find("[data-seat='1']").first
    # On a phone there is only room for a sign; readers hear it.
    if size:
        expect(seat).to_have_accessible_name(re.compile("Sensible is sitting in"))
    else:
        expect(seat).to_contain_text("Sensible is sitting in")
    zoe.sit(laid.table)
    expect(zoe.find("dialog")).to_contain_text("Your chair is still warm.")
    check(zoe)
    zoe.find("dialog [data-back]").click()

    expect(zoe.find("dialog")).to_have_count(0)
    expect(seat.locator(".time" if not size else "b svg")).to_have_count(0)
    begins = int(time.time() * 1000)
    pause = {"type": "pause", "id": "pause", "seat": 1, "begins": begins, "ends": begins + 3 * DAY}
    server.post(f"/api/tables/{laid.table}/commands", pause, key_of(zoe))
    agree = {"type": "agree", "id": "agree", "seat": 0}
    server.post(f"/api/tables/{laid.table}/commands", agree, key_of(ines))
    expect(ines.find("[data-zone=narrator] [data-candle]")).to_contain_text("resting until")


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
    zoe = visit(theme="system", alone=True)
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
    expect(zoe.find("#narrator-title")).to_be_focused()
    expect(zoe.find("dialog")).to_have_count(0)
    zoe.page.reload()
    zoe.asked()
    expect(zoe.find("dialog")).to_have_count(0)


def test_on_a_phone_the_way_to_my_turn_is_there_however_much_there_is_to_tell(server: Server, visit: Visit) -> None:
    laid = server.take_in("second-2-survived", ME, FRIEND, moves=60)
    zoe = visit(**PHONE, alone=True)
    zoe.page.add_init_script(f"localStorage['wellspent.seen.{laid.table}'] ??= '{{\"at\":1,\"number\":0}}'")
    zoe.sit(laid.table, laid.links[0])

    expect(zoe.find("dialog li")).to_have_count(8)
    expect(zoe.find("[data-to-turn]")).to_be_in_viewport(ratio=1)


def test_whoever_asks_for_peace_has_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/peace/nothing")
    expect(visitor.find("h1")).to_contain_text("Peace.")


# The worker that shows messages, once it runs; then what it shows, once these papers are there.
REGISTER = """async () => {
  const worker = await navigator.serviceWorker.register("/push.js", { scope: "/push/" });
  const begun = worker.installing ?? worker.waiting;
  if (begun && !worker.active) await new Promise((done) => begun.addEventListener("statechange", () => {
    if (begun.state === "activated") done();
  }));
}"""
SHOWN = """async ([tags, patience]) => {
  const worker = await navigator.serviceWorker.getRegistration("/push/");
  let told = [];
  for (const since = Date.now(); Date.now() < since + patience; await new Promise(requestAnimationFrame)) {
    const shown = await worker.getNotifications();
    told = shown.map((each) => [each.tag, each.title, each.body, each.silent]).sort();
    if (told.map(([tag]) => tag).join() === tags.join()) break;
  }
  return told;
}"""
# Nobody's hand has clicked, so the worker may not open windows: what it would do is noted.
CLICK = """async ([tag, action]) => {
  const done = [];
  self.clients.openWindow = async (link) => done.push(link);
  self.fetch = async (path, { method }) => done.push(`${method} ${path}`);
  const [notification] = await self.registration.getNotifications({ tag });
  const event = new NotificationEvent("notificationclick", { notification, action });
  const waits = [];
  event.waitUntil = (promise) => waits.push(promise);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return [...done, (await self.registration.getNotifications({ tag })).length];
}"""


@pytest.fixture
def page(server: Server, browser: Browser) -> Iterator[Page]:
    """Of a browser with windows: the one without shows no messages."""
    path = next((found for name in NAMES[1:] if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no browser that shows messages")
    with browser.browser_type.launch(executable_path=path, args=flags()) as running:
        context = running.new_context()
        context.set_default_timeout(PATIENCE)
        context.grant_permissions(["notifications"], origin=server.address)
        opened = context.new_page()
        opened.goto(f"{server.address}/help")
        yield opened


def test_a_browser_shows_what_it_is_told_and_takes_it_away(server: Server, page: Page) -> None:
    wire, found = page.context.new_cdp_session(page), dict[str, str]()
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.update(map(_mark, told["registrations"])))
    wire.send("ServiceWorker.enable")
    page.evaluate(REGISTER)

    def push(*tables: str, withdrawn: str = "") -> None:
        told: dict[str, object] = {"withdrawn": [withdrawn]} if withdrawn else {}
        if tables:
            items = [{"table": each, "text": f"Your turn at {each}", "link": f"/t/{each}"} for each in tables]
            title = items[0]["text"] if len(items) == 1 else "Several"
            told = {"title": title, "items": items, "lang": "en", "peace": "/peace/way", "peace_text": "Peace"}
        where = {"origin": server.address, "registrationId": found[f"{server.address}/push/"]}
        wire.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told)})

    def shown(*tags: str, of: tuple[str, ...] = (), withdrawn: str = "") -> list[list[object]]:
        """Told again until it is shown: a worker that has only just come may miss something."""
        papers: list[list[object]] = []
        for _ in range(PATIENCE // 2000):
            push(*of, withdrawn=withdrawn)
            papers = page.evaluate(SHOWN, [tags, 2000])
            if [tag for tag, *_ in papers] == [*tags]:
                break
        return papers

    one = shown("plum", of=("plum",))
    two = shown("plum", "several", of=("pear", "fig"))
    # Of two things that were told at once one has passed: the rest stays, and nobody hears it.
    less = shown("fig", "plum", withdrawn="pear")
    (worker,) = [each for each in page.context.service_workers if each.url.endswith("/push.js")]
    clicked, left_alone = (worker.evaluate(CLICK, each) for each in (["plum", ""], ["fig", "peace"]))

    assert one == [["plum", "Your turn at plum", "", False]]
    assert two == [*one, ["several", "Several", "Your turn at pear\nYour turn at fig", False]]
    assert less == [["fig", "Your turn at fig", "", True], *one]
    assert clicked == ["/t/plum", 0]
    assert left_alone == ["POST /api/notices/peace/way", 0]


def _mark(registration: dict[str, str]) -> tuple[str, str]:
    return registration["scopeURL"], registration["registrationId"]
