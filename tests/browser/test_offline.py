"""The game without a server: installed once, and then the server is really gone."""

import json
import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from tools.pack_offline import STATIC, write_worker

from .guest import GUEST, ask_here, play_here
from .test_access import check, complain
from .visiting import BLANK, JUMP, PUSHED, UNPAINTED, Visitor

PATIENCE = 60_000
RECORDS = Path(__file__).parents[1] / "records"
# What a browser does when there is no more room; it takes half a minute to notice a quota that was changed meanwhile.
FULL = """() => {
  const error = typeof QuotaExceededError === "function" ? new QuotaExceededError("full") : undefined;
  const get = () => error ?? new DOMException("full", "QuotaExceededError");
  self.plain = [IDBObjectStore.prototype.add, Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "error")];
  Object.defineProperty(IDBTransaction.prototype, "error", { get, configurable: true });
  IDBObjectStore.prototype.add = function () { this.transaction.abort(); };
}"""
ROOM = """() => {
  IDBObjectStore.prototype.add = self.plain[0];
  Object.defineProperty(IDBTransaction.prototype, "error", self.plain[1]);
}"""


# Whatever needs nothing more is on the page by then.
FRAMES = """async () => {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
}"""
# Goes to another page without a new load.
MOVE_ON = """(address) => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


# What can be read before there is a table, and what shows that it is there.
ROOMS = {
    "": "#setup-title",
    "?/cards/cv": "main .full-card",
    "?/puzzles": "h1",
}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class Files:
    """A folder behind `python -m http.server`; it can go and come back at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/"

    def start(self) -> None:
        handler = partial(Quiet, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("localhost", self.port), handler)
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the static folder is not built: make static")
    folder = tmp_path_factory.mktemp("host") / "static"
    shutil.copytree(STATIC, folder, copy_function=os.link)
    found = Files(folder)
    yield found
    found.stop()


def settled(browser: Browser) -> BrowserContext:
    """A browser of somebody who needs no time to follow."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    settings = json.dumps({"lang": "en", "follow": "off", "grace": False, "hover": False})
    context.add_init_script(f"localStorage['wellspent.settings'] ??= {json.dumps(settings)}")
    context.add_init_script(UNPAINTED + BLANK)
    return context


@pytest.fixture(scope="module")
def installed(files: Files, browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has been there once; then the server is gone."""
    context = settled(browser)
    page = context.new_page()
    page.goto(files.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()
    files.stop()
    yield context
    context.close()


class Tab:
    """One tab for all tests, so that its Python starts once; after a test that closes it there is another."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page | None = None
        self.complaints: list[str] = []
        self.asked_for: list[str] = []

    def lobby(self, files: Files) -> Page:
        """The lobby as whoever comes finds it."""
        if self.page is None or self.page.is_closed():
            self.page = self.context.new_page()
            self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
            self.page.on("request", lambda request: self.asked_for.append(request.url))
            self.page.add_init_script(GUEST)
        else:
            move_on(self.page, files, "?/help")
        move_on(self.page, files, "")
        return self.page

    def check(self, files: Files) -> None:
        """Nothing has gone wrong, and nobody else was asked for anything."""
        heard, asked_for = list(self.complaints), list(self.asked_for)
        self.complaints.clear()
        self.asked_for.clear()
        assert heard == []
        assert [each for each in asked_for if not each.startswith((files.address, "data:", "blob:"))] == []


@pytest.fixture(scope="module")
def tab(installed: BrowserContext) -> Tab:
    return Tab(installed)


@pytest.fixture
def page(tab: Tab, files: Files) -> Iterator[Page]:
    """The lobby, with the server gone; at the end nothing must have gone wrong in it."""
    yield tab.lobby(files)
    tab.check(files)


def test_the_lobby_comes_before_python_and_nothing_in_it_moves(browser: Browser) -> None:
    """Python itself is held back: whatever it would do comes later still."""
    host = Files(STATIC)
    context = browser.new_context(viewport={"width": 412, "height": 823}, locale="en")
    visit = context.new_page()
    asked_for: list[str] = []
    visit.on("request", lambda request: asked_for.append(request.url.removeprefix(host.address)))
    context.route("**/python/*", lambda route: None)
    held: list[Route] = []
    context.route("**/assets/HerePanel-*.js", lambda route: held.append(route))
    with visit.expect_request("**/assets/worker-*.js"):
        visit.goto(host.address)
    expect(visit.locator(".play-now").first).to_be_visible()
    visit.evaluate(FRAMES)
    held[0].continue_()
    expect(visit.locator("#here-title")).to_be_visible()
    expect(visit.locator("#setup-title")).to_be_visible()
    visit.evaluate(FRAMES)

    begun = next(n for n, each in enumerate(asked_for) if each.startswith("assets/worker-"))
    first = next(n for n, each in enumerate(asked_for) if each.startswith("assets/LobbyPage-"))
    words = asked_for.index("fixed/games.en.packed")
    assert max(first, words) < begun
    assert float(visit.evaluate(PUSHED)) < JUMP
    context.close()
    host.stop()


def test_rooms_without_a_server_can_be_read_by_everybody(browser: Browser) -> None:
    """While Python comes: what it brings is looked at below."""
    host = Files(STATIC)
    context = browser.new_context(viewport={"width": 412, "height": 823}, locale="en")
    context.add_init_script(UNPAINTED + "localStorage['wellspent.settings'] = JSON.stringify({ theme: 'system' })")
    reader = Visitor(context.new_page(), host.address)
    context.route("**/python/*", lambda route: None)
    for room, sign in ROOMS.items():
        reader.page.goto(host.address + room)
        expect(reader.find(sign).first).to_be_attached()
        expect(reader.find("[data-here]")).to_be_visible()
        check(reader)
        reader.page.emulate_media(color_scheme="light")
    context.close()
    host.stop()


@pytest.mark.parametrize("room", ["help", "cards/pursuit", "cards/cv"])
def test_rooms_that_show_cards_do_not_wait_for_python(browser: Browser, room: str) -> None:
    host = Files(STATIC)
    context = browser.new_context(locale="en")
    visit = context.new_page()
    lost: list[str] = []
    visit.on("response", lambda answer: lost.append(answer.url) if answer.status >= 400 else None)
    context.route("**/python/*", lambda route: None)
    visit.goto(f"{host.address}?/{room}")

    expect(visit.locator("main .full-card").first).to_be_visible()
    expect(visit.locator("main[aria-busy=false]")).to_be_visible()
    assert lost == []
    context.close()
    host.stop()


def lay(page: Page, game: str, *seats: dict[str, str]) -> dict[str, str]:
    wishes = {"game": game, "seats": [{"kind": "here", "name": "Ines"}, *seats], "pace": 0, "seed": "train"}
    made: dict[str, str] = ask_here(page, "POST", "/api/tables", wishes)
    return made


def play(page: Page, made: dict[str, str], most: int = 10_000) -> dict[str, Any]:
    return play_here(page, made["table"], made["key"], most)


def move_on(page: Page, files: Files, path: str) -> None:
    """As a link of the client does, so that the Python of the tab goes on; a new tab is loaded."""
    if page.url.startswith(files.address):
        page.evaluate(MOVE_ON, f"{files.address}{path}")
    else:
        page.goto(files.address + path)


def sit(page: Page, files: Files, made: dict[str, str]) -> None:
    move_on(page, files, f"?/t/{made['table']}#{made['key']}")
    expect(page.locator("[data-zone=narrator]")).to_be_visible()


def ask(page: Page, made: dict[str, str], method: str = "GET", end: str = "", body: object = None) -> dict[str, Any]:
    found: dict[str, Any] = ask_here(page, method, f"/api/tables/{made['table']}{end}", body, made["key"])
    return found


def version_of(page: Page, made: dict[str, str]) -> int:
    version: int = ask(page, made)["version"]
    return version


BOT = {"kind": "bot", "bot": "casual"}


@pytest.mark.parametrize("game", ["pursuit", "cv"])
def test_a_whole_game_and_a_reload_in_the_middle(page: Page, files: Files, game: str) -> None:
    made = lay(page, game, BOT)
    middle = play(page, made, most=12)
    sit(page, files, made)
    page.reload()
    expect(page.locator("[data-zone=narrator]")).to_be_visible()

    assert version_of(page, made) == middle["version"]
    # Nobody looks on, so that nothing has to be drawn.
    move_on(page, files, "")
    last = play(page, made)
    assert last["table"]["is_finished"]
    sit(page, files, made)
    expect(page.locator("section.end")).to_contain_text(str(last["standings"][0]["score"]))
    move_on(page, files, f"?/story/{made['table']}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    assert saved.value.suggested_filename == f"wellspent-{made['table']}.record"


def test_a_worker_that_breaks_is_replaced_and_nothing_is_lost(page: Page, files: Files) -> None:
    made = lay(page, "pursuit")
    before = play(page, made, most=6)
    sit(page, files, made)
    page.evaluate("window.stays = true")
    worker = next(each for each in page.workers if "/worker" in each.url)
    worker.evaluate("() => void setTimeout(() => { throw new Error('broken'); })")
    expect(page.locator("[data-here]")).to_be_visible()
    expect(page.locator("[data-here]")).to_have_count(0)

    assert version_of(page, made) == before["version"]
    assert play(page, made, most=2)["version"] > before["version"]
    assert page.evaluate("window.stays")


def test_two_tabs_share_one_game_and_the_second_goes_on_alone(
    page: Page, installed: BrowserContext, files: Files
) -> None:
    made = lay(page, "pursuit")
    sit(page, files, made)
    other = installed.new_page()
    other.add_init_script(GUEST)
    sit(other, files, made)
    assert not other.workers
    together = play(other, made, most=4)["version"]
    assert version_of(page, made) == together
    with other.expect_worker():
        page.close()

    assert version_of(other, made) == together
    assert play(other, made, most=2)["version"] > together
    other.close()


def test_a_full_disk_is_said_and_nothing_that_was_seen_is_lost(page: Page, files: Files) -> None:
    made = lay(page, "pursuit")
    seen = play(page, made, most=4)
    worker = next(each for each in page.workers if "/worker" in each.url)
    worker.evaluate(FULL)
    choice = seen["asks"][0]["offers"][0]["line"]
    order = {"type": "choose", "id": "full", "version": seen["version"], "seat": 0, "line": choice}
    refused = ask(page, made, "POST", "/commands", order)
    still = version_of(page, made)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything").click()
    complain(page)
    worker.evaluate(ROOM)
    done = ask(page, made, "POST", "/commands", {**order, "id": "room"})

    assert (refused["type"], refused["code"], still) == ("refusal", "storage-full", seen["version"])
    assert "no room" in refused["text"]
    assert made["table"] in saved.value.path().read_text(encoding="utf-8")
    assert (done["type"], version_of(page, made)) == ("done", seen["version"] + 1)


# What older games show their cards with, and that all of it is gone.
CATALOGUE = """() => new Promise((done) => {
  const asked = indexedDB.open("wellspent");
  asked.onsuccess = () => {
    const change = asked.result.transaction("meta", "readwrite");
    change.objectStore("meta").put("as they were", "catalogue old");
    change.oncomplete = () => done(asked.result.close());
  };
})"""
KEPT = """() => new Promise((done) => {
  const asked = indexedDB.open("wellspent");
  asked.onsuccess = () => {
    const found = asked.result.transaction("meta").objectStore("meta").get("catalogue old");
    found.onsuccess = () => done([found.result, asked.result.close()][0] ?? "");
  };
})"""
CLEARED = """() => new Promise((done) => {
  localStorage.clear();
  const asked = indexedDB.open("wellspent");
  asked.onsuccess = () => {
    const kinds = [...asked.result.objectStoreNames];
    const change = asked.result.transaction(kinds, "readwrite");
    kinds.forEach((kind) => change.objectStore(kind).clear());
    change.oncomplete = () => done(asked.result.close());
  };
})"""


def test_one_file_saves_and_brings_back_games_notes_and_cards_as_they_were(
    page: Page, files: Files, tmp_path: Path
) -> None:
    made = lay(page, "pursuit")
    seen = play(page, made, most=5)
    note = f"wellspent.note.{made['table']}"
    page.evaluate("(name) => localStorage.setItem(name, JSON.stringify('Save for the piano.'))", note)
    page.evaluate(CATALOGUE)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save everything").click()
    saved.value.save_as(tmp_path / "everything.json")
    page.evaluate(CLEARED)
    page.goto(files.address)
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")
    page.get_by_label("Load a file saved here").set_input_files(other)
    expect(page.get_by_role("alert")).to_contain_text("has no games from here")
    page.get_by_label("Load a file saved here").set_input_files(tmp_path / "everything.json")
    expect(page.locator("[aria-labelledby=here-title] [role=status]")).to_contain_text("back")

    assert version_of(page, made) == seen["version"]
    assert page.evaluate("(name) => JSON.parse(localStorage.getItem(name))", note) == "Save for the piano."
    assert page.evaluate(KEPT) == "as they were"
    assert '"secret"' not in (tmp_path / "everything.json").read_text(encoding="utf-8")


def test_the_lobby_says_who_plays_below_its_level_without_a_server(page: Page) -> None:
    row = page.locator("ul.seats > li").nth(1)
    level = row.get_by_label("Computer player at seat 2", exact=True)
    level.select_option("strong")
    expect(row).to_contain_text("below its level")
    level.select_option("sensible")
    expect(row).not_to_contain_text("below its level")


def test_a_browser_that_promises_nothing_is_told_of(page: Page) -> None:
    page.evaluate("() => void (StorageManager.prototype.persist = async () => false)")
    page.get_by_role("button", name="Ask the browser").click()

    expect(page.locator("[aria-labelledby=here-title] [role=status]")).to_contain_text("did not promise")


def thinkers(page: Page) -> list[str]:
    return [each.url for each in page.workers if "/thinker" in each.url]


def test_only_who_thinks_ahead_gets_a_python_of_their_own(page: Page, files: Files) -> None:
    # Whoever thought for another test is gone.
    if thinkers(page):
        page.reload()
    made = lay(page, "pursuit", {"kind": "bot", "bot": "sensible"})
    seen = play(page, made, most=3)
    hinted = ask(page, made, "POST", "/commands", {"type": "hint", "id": "hint", "seat": 0})
    alone = thinkers(page)
    planned = lay(page, "pursuit", {"kind": "bot", "bot": "planner"})
    with page.expect_worker() as started:
        last = play(page, planned, most=1)

    assert hinted.get("lines"), hinted
    assert set(hinted["lines"]) <= {offer["line"] for offer in seen["asks"][0]["offers"]}
    assert alone == []
    assert "/thinker" in started.value.url
    assert last["move"] > 1


def test_the_notebook_knows_how_far_a_guided_life_has_come_without_a_server(page: Page, files: Files) -> None:
    move_on(page, files, "?/lessons")
    first = page.get_by_role("region", name="The Pursuit of Happiness")
    first.get_by_role("button", name="Begin").click()
    for number in (1, 2):
        expect(page.locator(".bubble .number")).to_have_text(f"{number} of 12")
        page.keyboard.press(".")
    expect(page.locator(".bubble .number")).to_have_text("3 of 12")

    page.goto(f"{files.address}?/lessons")
    expect(first).to_contain_text("2 of 12")
    first.get_by_role("link", name="Go on").click()
    expect(page.locator(".bubble .number")).to_have_text("3 of 12")


def test_several_people_at_one_screen_are_called_one_after_the_other(page: Page, files: Files) -> None:
    made = lay(page, "cv", {"kind": "here", "name": "Odile"})
    move_on(page, files, f"?/t/{made['table']}#{made['key']}")
    for name in ("Ines", "Odile"):
        expect(page.get_by_role("dialog", name=f"Pass to {name}")).to_be_visible()
        page.get_by_role("button", name=f"I am {name}").dispatch_event("pointerdown")
        expect(page.locator("[data-zone=narrator]")).to_be_visible()
        while name in [each["name"] for each in seats_to_decide(page, made)]:
            play(page, made, most=1)


def seats_to_decide(page: Page, made: dict[str, str]) -> list[dict[str, Any]]:
    news = ask(page, made)
    return [each for each in news["table"]["seats"] if each["seat"] in news["deciders"]]


def test_a_record_is_taken_in_seen_again_and_studied(page: Page, files: Files) -> None:
    record = (RECORDS / "second-1-lost-by-points.record").read_text(encoding="utf-8")
    table = ask_here(page, "POST", "/api/import", {"record": record, "pace": 0})["table"]
    move_on(page, files, f"?/replay/{table}")
    bar = page.locator("[data-zone=narrator]")
    expect(bar).to_contain_text("Move 0 of")
    page.get_by_role("button", name="One move on").click()
    expect(bar).to_contain_text("Move 1 of")
    expect(page).to_have_url(f"{files.address}?/replay/{table}?move=1&seat=-1")

    move_on(page, files, f"?/study/{table}/0")
    expect(page.locator("[data-fork]")).to_be_enabled()
    page.locator("input[type=range]").fill("4")
    expect(page).to_have_url(f"{files.address}?/study/{table}/0?move=4")


def test_rules_cards_and_puzzles_open(page: Page, files: Files) -> None:
    for game, rule in (("pursuit", "PH.stress.05"), ("cv", "CV.addcv.01")):
        move_on(page, files, f"?/rules/{game}#{rule}")
        expect(page.locator(f"[id='{rule}']")).to_be_visible()
        move_on(page, files, f"?/cards/{game}")
        expect(page.locator("main .turning").first).to_be_visible()
    move_on(page, files, "?/puzzles")
    expect(page.locator("main ol a")).to_have_count(10)
    page.locator("main ol a").first.click()
    expect(page.locator("[data-zone=narrator]")).to_contain_text("One choice is clearly best")


def test_a_new_version_waits_and_the_game_goes_on_in_it(page: Page, files: Files) -> None:
    made = lay(page, "pursuit")
    before = play(page, made, most=4)["version"]
    sit(page, files, made)
    index = files.folder / "index.html"
    changed = index.read_text(encoding="utf-8").replace("<body>", '<body data-version="new">')
    index.unlink()
    index.write_text(changed, encoding="utf-8")
    write_worker(files.folder)
    files.start()
    page.evaluate("navigator.serviceWorker.ready.then((found) => void found.update())")
    expect(page.locator("[data-here=update]")).to_be_visible()
    files.stop()
    complain(page)
    assert page.locator("[data-version=new]").count() == 0
    assert play(page, made, most=1)["version"] > before
    middle = version_of(page, made)
    page.locator("[data-here=update] button").click()
    expect(page.locator("[data-version=new]")).to_be_attached()
    expect(page.locator("[data-zone=narrator]")).to_be_visible()

    assert version_of(page, made) == middle
