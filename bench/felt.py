"""How the table feels: the way from an empty browser to the first own move, previews, and moves on all screens.

`.venv/bin/python -m bench.felt [MOVES]` plays with two browsers at one table and prints milliseconds. What is measured
begins with the click of a mouse, as the browser dates it, and ends when the picture that answers it has been painted.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.serving import FRIEND, ME, Laid, Server
from tests.browser.visiting import LISTEN, News, Visitor, clicks, is_over
from tools.browser import find_browser
from wellspent.titles.pursuit.modules import module_names

# Dates clicks, and notes when what they led to has been painted: the narrator says which version the table shows. What
# others do may change nothing else here, such as how they pay.
WATCH: Final = """
window.clicked = 0;
window.previews = [];
window.chosen = {};
window.painted = {};
const now = () => performance.timeOrigin + performance.now();
const paint = (then) => requestAnimationFrame(() => setTimeout(() => then(now())));
addEventListener("click", (event) => (window.clicked = performance.timeOrigin + event.timeStamp), true);
let shown = 0;
new MutationObserver((changes) => {
  const version = document.querySelector("[data-version]")?.dataset.version;
  if (version && !(version in window.painted)) {
    window.painted[version] = Infinity;
    paint((at) => (window.painted[version] = at));
  }
  // The narrator says what the choice would do.
  const { clicked } = window;
  const isForetold = ({ target, attributeName }) => attributeName === "data-foretold" && target.dataset.foretold;
  if (clicked === shown || !changes.some(isForetold)) return;
  shown = clicked;
  paint((at) => window.previews.push(at - clicked));
}).observe(document, { childList: true, characterData: true, subtree: true, attributes: true });
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  send(data) {
    const message = JSON.parse(data);
    if (message.type === "choose") window.chosen[message.version] = window.clicked;
    super.send(data);
  }
};
"""
# Whether a screen shows more than a version, and nothing is on its way.
SHOWN: Final = """(version) => !window.waiting.size
  && Object.entries(window.painted).some(([each, at]) => each > version && at < Infinity)"""
GAMES: Final[dict[str, dict[str, Any]]] = {
    "The Pursuit": {"first": 0},
    "Everything": {"first": 0, "modules": module_names(), "sets": ["box"]},
    "CV": {"game": "cv"},
}
MOVES: Final = 30
PREVIEW: Final = 50
SCREENS: Final = 150
PHONE: Final = ViewportSize(width=390, height=844)
LAPTOP: Final = ViewportSize(width=1280, height=800)
# As people find the table, but for what waits on purpose: nobody needs time to follow or to think better of it.
SETTINGS: Final = json.dumps({"lang": "en", "follow": "off", "grace": False, "hover": False})


@contextmanager
def chromium() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        sys.exit("no Chrome or Chromium: .venv/bin/python tools/browser.py")
    flags = ["--disable-dev-shm-usage", *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


# From an empty browser.


def first_move(browser: Browser, address: str, button: str, size: ViewportSize) -> tuple[float, float]:
    """Seconds until the first choice can be made, and until it has been."""
    context = browser.new_context(viewport=size, locale="en", has_touch=size == PHONE)
    page = context.new_page()
    begun = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(button).first.click()
    choice = page.locator("[data-zone=answers] [data-line]").first
    choice.wait_for()
    asked = perf_counter() - begun
    choice.click()
    page.locator("[data-confirm]").click()
    page.locator("[data-go-on]").or_(page.locator("[data-zone=spaces]")).first.wait_for()
    done = perf_counter() - begun
    context.close()
    return asked, done


# Two browsers at one table.


class Screens:
    """Two people at a table, and what they have waited for."""

    def __init__(self, browser: Browser, server: Server, laid: Laid) -> None:
        self.people = [self._sit(browser, server, laid.table, key) for key in (laid.key, laid.links[0])]
        self.steps = [clicks(seat) for seat in range(2)]

    def _sit(self, browser: Browser, server: Server, table: str, key: str) -> Visitor:
        context = browser.new_context(viewport=LAPTOP, locale="en")
        context.add_init_script(f"localStorage['wellspent.settings'] ??= {json.dumps(SETTINGS)}")
        context.add_init_script(LISTEN)
        visitor = Visitor(context.new_page(), server.address)
        visitor.page.add_init_script(WATCH)
        visitor.sit(table, key)
        visitor.page.wait_for_function("() => window.latest && document.querySelector('[data-zone=narrator]')")
        # What looks at the page is brought there before anything is measured.
        expect(visitor.find("[data-zone=narrator]")).to_be_visible()
        return visitor

    def play(self, moves: int) -> None:
        """Whoever is asked decides by clicks."""
        for _ in range(moves):
            latest = [self._news(each.page) for each in self.people]
            place = next((n for n, news in enumerate(latest) if _is_asked(news)), None)
            if place is None or is_over(latest[place]):
                return
            self.steps[place](self.people[place], latest[place])
            version = latest[place]["version"]
            for each in self.people:
                each.page.wait_for_function(SHOWN, arg=version)

    def _news(self, page: Page) -> News:
        news: News = page.evaluate("window.latest")
        return news

    def previews(self) -> list[float]:
        return [wait for each in self.people for wait in each.page.evaluate("window.previews")]

    def moves(self) -> list[float]:
        """For each move the milliseconds from the click until the last of all screens shows it."""
        painted = [_numbered(each.page.evaluate("window.painted")) for each in self.people]
        chosen = [each for person in self.people for each in _numbered(person.page.evaluate("window.chosen")).items()]
        return [max(_after(each, version) for each in painted) - at for version, at in chosen]

    def close(self) -> None:
        for each in self.people:
            each.page.context.close()


def _numbered(found: dict[str, float]) -> dict[int, float]:
    return {int(version): at for version, at in found.items()}


def _after(painted: dict[int, float], version: int) -> float:
    """When a screen first showed more than a version."""
    return painted[min(each for each in painted if each > version)]


def _is_asked(news: News) -> bool:
    return is_over(news) or any(seat in news["seats"] for seat in news["deciders"])


# The report.


def tell(what: str, waits: list[float], most: float) -> bool:
    """One line; whether 95 of 100 are within what we ask for."""
    high = quantiles(waits, n=20)[-1]
    print(
        f"{what:28} {len(waits):4} times: half within {median(waits):.0f} ms,"
        f" 95 of 100 within {high:.0f} ms, the longest {max(waits):.0f} ms; asked for {most} ms",
        flush=True,
    )
    return high <= most


def measure(moves: int) -> bool:
    is_well = True
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        try:
            for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
                for way, button in (("a guided life", ".play-now.first"), ("a game at once", ".now .play-now")):
                    asked, done = first_move(browser, server.address, button, size)
                    print(f"{name}, {way}: asked after {asked:.1f} s, first own move after {done:.1f} s", flush=True)
            for title, wishes in GAMES.items():
                screens = Screens(browser, server, server.lay(ME, FRIEND, seed="felt", **wishes))
                screens.play(moves)
                is_well &= tell(f"{title}: preview", screens.previews(), PREVIEW)
                is_well &= tell(f"{title}: a move on all screens", screens.moves(), SCREENS)
                screens.close()
        finally:
            server.kill()
    return is_well


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    sys.exit(not measure(moves))


if __name__ == "__main__":
    main()
