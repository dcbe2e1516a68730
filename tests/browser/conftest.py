"""A server, a browser, and visitors. Both last for all tests of this folder, and not a moment longer: Playwright's loop
would be in the way of tests that have one of their own."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tools.browser import find_browser
from wellspent.server.settings import client_folder

from .serving import Server
from .visiting import BLANK, UNPAINTED, Visitor

# Milliseconds; a busy machine may be slow.
PATIENCE = 60_000

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


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Open a browser of one's own; at the end nothing must have gone wrong in it."""
    visitors: list[tuple[Visitor, bool]] = []

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
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=lang,
            reduced_motion="no-preference" if moves else "reduce",
            accept_downloads=True,
            has_touch=width < 600,
        )
        context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        # A pointer that rests on a card would open it, over what is to be clicked next.
        settings = json.dumps({"theme": theme, "lang": lang, "hover": False, "follow": follow, "grace": grace})
        context.add_init_script(f"localStorage['wellspent.settings'] ??= {json.dumps(settings)}")
        context.add_init_script(UNPAINTED if pictures else UNPAINTED + BLANK)
        visitors.append((Visitor(context.new_page(), at.address), may_break))
        return visitors[-1][0]

    yield open_page
    for visitor, _ in visitors:
        visitor.page.context.close()
    for visitor, may_break in visitors:
        visitor.check(may_break)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path / "games")
    yield running
    running.kill()
