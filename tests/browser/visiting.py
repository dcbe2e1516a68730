"""Somebody at a browser: looks at pages, plays by clicks or keys, and complains about what must not happen."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, expect

News = dict[str, Any]

# Keeps what came, the last news, and which choices wait for their answer.
LISTEN: Final = """
window.received = [];
window.waiting = new Set();
window.wondering = new Set();
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    window.line = this;
    this.addEventListener("message", (event) => {
      if (window.line !== this) return;
      const message = JSON.parse(event.data);
      window.received.push(event.data);
      window.waiting.delete(message.id);
      window.wondering.delete(message.id);
      if (message.type === "news") window.latest = message;
    });
  }
  send(data) {
    const { type, id } = JSON.parse(data);
    if (["choose", "undo", "redo"].includes(type)) window.waiting.add(id);
    if (type === "explain") window.wondering.add(id);
    super.send(data);
  }
};
"""
# Everything is laid out, and nothing is painted: nobody looks, and painting takes a third of the time of a page.
UNPAINTED: Final = """
document.addEventListener("readystatechange", () => { document.documentElement.style.opacity = "0"; });
"""
# Something of the server that is no page of the client, and what pages keep besides what they store.
OUTSIDE: Final = "/icon.svg"
KEPT: Final = "cache_storage,cookies,indexeddb,service_workers"
SET_OUT: Final = """([settings, pictures]) => {
  localStorage["wellspent.settings"] = settings;
  if (pictures) sessionStorage["pictures"] = "";
}"""
# Pictures are drawn, and a blank one is shown for each unless somebody looks at them: reading them again takes another
# third.
BLANK: Final = """
const { createObjectURL, revokeObjectURL } = URL;
const blank = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" });
let shown;
URL.createObjectURL = (what) => {
  const isBlank = what.type === blank.type && !("pictures" in sessionStorage);
  return isBlank ? (shown ??= createObjectURL.call(URL, blank)) : createObjectURL.call(URL, what);
};
URL.revokeObjectURL = (url) => url === shown || revokeObjectURL.call(URL, url);
"""
# Goes to another page without a new load, as a link of the client does; what the last table said is of the past.
MOVE_ON: Final = """(path) => {
  window.line = window.latest = undefined;
  window.waiting.clear();
  window.wondering.clear();
  document.querySelectorAll("h1").forEach((each) => each.setAttribute("data-left", ""));
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""
# The news as text, once all choices are made, it is one's turn or all is over, and the table shows it.
ASKED: Final = """(version) => {
  const news = window.latest;
  if (!news || news.version <= version || window.waiting.size) return null;
  if (!document.querySelector("[data-zone=narrator]") || !document.querySelector("h1")) return null;
  const isAsked = news.table.is_finished || news.deciders.some((each) => news.seats.includes(each));
  return isAsked ? JSON.stringify(news) : null;
}"""
# The news as text, once more moves have been made, whoever is to decide now.
TOLD: Final = """(moves) => {
  const news = window.latest;
  return news && news.move > moves && !window.waiting.size ? JSON.stringify(news) : null;
}"""
# Once what the yellow button would do is known: whether cards are to be marked first, and of which news it speaks.
KNOWN: Final = """() => !window.wondering?.size && {
  isMarking: document.querySelector("[data-confirm]:disabled[data-marks]") !== null,
  version: window.latest?.version,
}"""
# What came of the yellow button: it wants a second yes, or it was sent, or it waits a moment.
HEEDED: Final = """(version) => {
  if (document.querySelector("[data-sure]")) return "sure?";
  return (window.waiting.size || window.latest.version > version || document.querySelector("[data-go-on]")) && "done";
}"""
# What can be seen of a choice: the yellow button, or else what else there is.
OFFERED: Final = """() => {
  const found = document.querySelector("[data-confirm], [data-other]");
  if (!found?.checkVisibility({ visibilityProperty: true }) || !found.getClientRects().length) return null;
  return document.querySelector("[data-confirm]") ? "confirm" : "other";
}"""
# By how much of the window things were pushed aside, added up; nobody sees a hundredth.
PUSHED = """() => {
  const seen = new PerformanceObserver(() => {});
  seen.observe({ type: "layout-shift", buffered: true });
  return seen.takeRecords().reduce((sum, each) => sum + each.value, 0);
}"""
JUMP = 0.01
# The first of several places that can be seen and is not covered by the drawer; -1 for none of them.
SEEN: Final = """(places) => places.findIndex((css) => {
  const found = document.querySelector(css);
  const isDrawn = found?.checkVisibility({ visibilityProperty: true }) && found.getClientRects().length > 0;
  return isDrawn && !found.closest("[inert]");
})"""
# Once nothing has changed for four frames; a page that never rests is as it is.
STILL: Final = """() => new Promise((done) => {
  let still = 0, looks = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const look = () => {
    still += 1;
    looks += 1;
    if (still <= 4 && looks < 400) return requestAnimationFrame(() => setTimeout(look));
    watch.disconnect();
    done();
  };
  look();
})"""
# Milliseconds between two looks: whoever looks at every frame makes the browser draw them all.
OFTEN: Final = 20
# Choices that nobody makes by the way.
PARTINGS: Final = ("discard", "retire")
REST: Final = "space rest"
# What is said of a line that broke, which the client mends.
BROKEN: Final = ("ERR_CONNECTION", "ERR_CONTENT_LENGTH", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket connection to")


class Visitor:
    """One page, and everything it said and asked for."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.complaints: list[str] = []
        self.asked_for: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", self._break)
        page.on("request", self._note)

    def set_out(self, settings: dict[str, object], pictures: bool) -> None:
        """What somebody has set before they come."""
        if self.page.url != self.address + OUTSIDE:
            self.page.goto(self.address + OUTSIDE)
        self.page.evaluate(SET_OUT, [json.dumps(settings), pictures])

    def leave(self) -> bool:
        """Away from the page, and everything it kept is forgotten; False where more than that was left behind."""
        if self.page.is_closed() or len(self.page.context.pages) > 1:
            return False
        self.page.goto(self.address + OUTSIDE)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        wire = self.page.context.new_cdp_session(self.page)
        wire.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": KEPT})
        wire.send("Page.resetNavigationHistory")
        wire.detach()
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._break)
        self.page.remove_listener("request", self._note)
        return True

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location['url']}".strip())

    def _break(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _note(self, request: Request) -> None:
        self.asked_for.append(request.url)

    def check(self, may_break: bool = False) -> None:
        """Nothing was wrong, and nobody else was asked for anything."""
        wrong = [each for each in self.complaints if not (may_break and any(name in each for name in BROKEN))]
        assert wrong == [], wrong
        hosts = {urlsplit(each).netloc for each in self.asked_for if urlsplit(each).scheme in ("http", "https", "ws")}
        assert hosts <= {urlsplit(self.address).netloc}

    def go(self, path: str) -> None:
        answer = self.page.goto(self.address + path)
        if answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy

    def read(self, path: str) -> None:
        """Go to a page and wait until it is there."""
        self.go(path)
        expect(self.find("h1:not([role=status] *)").first).to_be_attached()

    def sit(self, table: str, key: str = "") -> None:
        self.go(f"/t/{table}" + (f"#{key}" if key else ""))

    def move_on(self, table: str, key: str) -> None:
        """From one table to another, without loading the client again."""
        self._turn_to(f"/t/{table}#{key}")

    def walk_to(self, path: str, sign: str) -> None:
        """To another page, without loading the client again, until something of it is there."""
        self._turn_to(path)
        expect(self.find("h1:not([data-left])").first).to_be_attached()
        expect(self.find(sign).first).to_be_attached()

    def _turn_to(self, path: str) -> None:
        if self.page.url == self.address + OUTSIDE:
            self.go(path)
        else:
            self.page.evaluate(MOVE_ON, path)

    def settle(self) -> None:
        """Wait until the page is laid out: all cards are dealt, and words that were too long have found their size."""
        self.page.evaluate(STILL)

    # Playing.

    def asked(self, after: int = -1) -> News:
        """The news of the next decision of a seat of this visitor, or of the end."""
        return self._news(ASKED, after)

    def told(self, moves: int) -> News:
        """The news when more than so many moves have been made."""
        return self._news(TOLD, moves)

    def _news(self, told: str, after: int) -> News:
        found: News = json.loads(self.wait_for(told, after))
        return found

    def wait_for(self, told: str, arg: object = None) -> Any:
        """Whatever the page tells of itself, as soon as it tells something."""
        return self.page.wait_for_function(told, arg=arg, polling=OFTEN).json_value()

    def play(self, step: Callable[["Visitor", News], None], until: Callable[[News], bool]) -> News:
        """Decide again and again."""
        news = self.asked()
        while not until(news):
            step(self, news)
            news = self.asked(news["version"])
        return news

    def find(self, css: str) -> Locator:
        return self.page.locator(css)

    def reach(self, css: str) -> Locator | None:
        """Something on the table, wherever it lies: at the front, under a tab of the phone, in the drawer."""
        for lead in self._leads():
            if self.is_there(css):
                return self.find(css).first
            lead.click()
        return self.find(css).first if self.is_there(css) else None

    def _leads(self) -> Iterator[Locator]:
        """One button after the other that brings something else to the front."""
        divided = []
        for tab in self.find("nav.tabs button").all():
            yield tab
            if self.find(".segments button").count():
                divided.append(tab)
        # What lies in parts is looked through once it is known that nothing else has it.
        for tab in divided:
            yield tab
            yield from self.find(".segments button").all()
        drawer = self.find("[data-drawer]")
        if drawer.count():
            yield drawer
            if drawer.get_attribute("aria-expanded") == "false":
                yield drawer
            # A dot says where something is possible.
            for page in ("[data-page]:has(.dot)", "[data-page]:not(:has(.dot))"):
                yield from self.find(page).all()

    def is_there(self, css: str) -> bool:
        """Whether something can be seen and is not covered by the drawer."""
        return self.first_seen([css]) == 0

    def first_seen(self, places: list[str]) -> int:
        found: int = self.page.evaluate(SEEN, places)
        return found

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=False)

    def confirm(self, press: Callable[[], None] | None = None) -> None:
        """The one yellow button, by a click or as told; twice where the life would end."""
        press = press or self.find("[data-confirm]").click
        known = self.wait_for(KNOWN)
        if known["isMarking"]:
            self.find("[data-mark]").first.click()
        press()
        if known.get("version") is None:
            # A puzzle: no table hears of it.
            return
        if self.wait_for(HEEDED, known["version"]) == "sure?":
            # Not as half of a double click.
            self.find("[data-sure=calm]").wait_for()
            press()

    @property
    def says(self) -> Locator:
        """What the narrator says."""
        return self.find("[data-zone=narrator] p")

    @property
    def turn(self) -> Locator:
        return self.find("#narrator-title")


def is_over(news: News) -> bool:
    return bool(news["table"].get("is_finished"))


def ask_of(news: News) -> dict[str, Any]:
    """What is asked of the first seat that must decide."""
    return next(ask for ask in news["asks"] if ask["seat"] in news["deciders"])


def clicks(seed: int) -> Callable[[Visitor, News], None]:
    """Decide by clicking: what a sheet lists, else something that the table marks as possible, then the button."""
    chance = Random(seed)

    def step(visitor: Visitor, news: News) -> None:
        if _throw(visitor, news, chance):
            return
        if not _answer(visitor):
            _point(visitor, news, chance)
        visitor.confirm()

    return step


def _answer(visitor: Visitor) -> bool:
    answers = visitor.find("[data-zone=answers] [data-line]:not(.refused)")
    if not answers.count():
        return False
    answers.first.click()
    return True


def _throw(visitor: Visitor, news: News, chance: Random) -> bool:
    """CV: throw the dice, throw one of them again, or stop."""
    verbs = {offer["verb"] for offer in ask_of(news)["offers"]}
    if news["scene"]["type"] != "cv" or verbs.isdisjoint(("roll", "reroll", "keep")):
        return False
    dice = visitor.find("[data-zone=spaces] button:not(.frozen)")
    if "reroll" in verbs and dice.count() and chance.random() < 0.3:
        dice.first.click()
        visitor.button("Throw one die again").click()
    else:
        visitor.button("Throw the dice" if "roll" in verbs else "Stop").click()
    return True


def _point(visitor: Visitor, news: News, chance: Random) -> None:
    """Click something possible that lies on the table."""
    offers = [offer for offer in ask_of(news)["offers"] if not offer.get("is_interrupt")]
    chance.shuffle(offers)
    # A long life: rest comes first, what brings Stress last.
    strains = {f"space {space['id']}" for space in news["scene"].get("spaces", []) if space.get("costs")}
    offers.sort(key=lambda offer: (offer["verb"] in PARTINGS, offer.get("at") in strains, offer.get("at") != REST))
    done = ("done", "decline")
    places = [".tray .acts .button" if offer["verb"] in done else place_of(offer) for offer in offers]
    if (seen := visitor.first_seen(places)) >= 0:
        return click(visitor, visitor.find(places[seen]).first)
    here = visitor.reach(place_of(offers[0]))
    if here is not None:
        return click(visitor, here)
    raise AssertionError(f"nothing on the table to click: {[offer['line'] for offer in offers]}")


def click(visitor: Visitor, here: Locator) -> None:
    """Something possible; if it was a line that is too dear, the narrator has what else there is."""
    here.click()
    if visitor.wait_for(OFFERED) == "other":
        visitor.find("[data-other]").first.click()


def place_of(offer: dict[str, Any]) -> str:
    return f'[data-line="{offer["line"]}"], [data-at="{offer.get("at", "nowhere")}"]'


def choose(visitor: Visitor, offer: dict[str, Any]) -> None:
    """By clicks, wherever it lies; where a place has several choices, the narrator lists them."""
    here = visitor.reach(place_of(offer))
    assert here is not None, f"{offer['line']} cannot be reached"
    click(visitor, here)
    for way in (f'[data-other^="{offer["verb"]}"]', f'[data-other="{offer["line"]}"]'):
        if not is_chosen(visitor, offer["line"]) and visitor.find(way).count():
            visitor.find(way).first.click()
    button = visitor.find("[data-confirm]")
    expect(button).to_have_attribute("data-confirm", re.compile(rf"{offer['verb']}\b"))
    visitor.confirm()


def is_chosen(visitor: Visitor, line: str) -> bool:
    return visitor.find(f'[data-confirm="{line}"]').count() > 0
