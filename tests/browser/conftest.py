"""A server, a browser, and visitors. Both last for all tests of this folder, and not a moment longer: Playwright's loop
would be in the way of tests that have one of their own."""

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.browser import find_browser
from wellspent.server.settings import client_folder

from .serving import Server
from .visiting import BLANK, LISTEN, UNPAINTED, Visitor

# Milliseconds; a busy machine may be slow.
PATIENCE = 60_000
# Pixels; what is narrower is touched.
NARROW = 600

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if client_folder() is None:
        pytest.skip("the client is not built: make web")
    running = Server(tmp_path_factory.mktemp("games"))
    running.expect_many()
    yield running
    running.kill()


def flags() -> list[str]:
    """Chromium does not put root into a sandbox, and containers have little shared memory."""
    return ["--disable-dev-shm-usage", *(["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else [])]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        pytest.skip("no Chrome or Chromium: .venv/bin/python tools/browser.py")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=flags())
        yield running
        running.close()


class Kind(NamedTuple):
    """What a browser is told when it is opened, and cannot be told again."""

    lang: str
    has_touch: bool

    def open(self, browser: Browser) -> Page:
        context = browser.new_context(locale=self.lang, has_touch=self.has_touch, accept_downloads=True)
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        for script in (UNPAINTED, BLANK, LISTEN):
            context.add_init_script(script)
        return context.new_page()


Idle = dict[Kind, list[Page]]


@pytest.fixture(scope="package")
def idle() -> Idle:
    """Browsers that somebody has left, and that remember nothing: to open another takes as long as to load a table."""
    return defaultdict(list)


@pytest.fixture
def visit(server: Server, browser: Browser, idle: Idle) -> Iterator[Visit]:
    """Open a browser of one's own; at the end nothing must have gone wrong in it."""
    visits: list[tuple[Visitor, Kind, bool, bool]] = []

    def open_page(
        width: int = 1280,
        height: int = 800,
        theme: str = "light",
        lang: str = "en",
        at: Server = server,
        may_break: bool = False,
        moves: bool = False,
        pictures: bool = False,
        # Nobody here needs time to follow or to think better, unless a test says so.
        follow: str = "off",
        grace: bool = False,
        # Whoever tampers with the browser, beyond what a page can do, leaves it to nobody.
        alone: bool = False,
    ) -> Visitor:
        kind = Kind(lang, width < NARROW)
        is_kept = at is server and not may_break and not alone
        page = idle[kind].pop() if is_kept and idle[kind] else kind.open(browser)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light", reduced_motion="no-preference" if moves else "reduce"
        )
        visitor = Visitor(page, at.address)
        # A pointer that rests on a card would open it, over what is to be clicked next.
        visitor.set_out({"theme": theme, "lang": lang, "hover": False, "follow": follow, "grace": grace}, pictures)
        visits.append((visitor, kind, is_kept, may_break))
        return visitor

    yield open_page
    for visitor, kind, is_kept, _ in visits:
        if is_kept and visitor.leave():
            idle[kind].append(visitor.page)
        else:
            visitor.page.context.close()
    for visitor, _, _, may_break in visits:
        visitor.check(may_break)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path / "games")
    yield running
    running.kill()
