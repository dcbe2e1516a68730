"""What the game without a server asks of a device: `.venv/bin/python -m bench.offline [memory] [times]`.

Memory is what the page's process has for itself, Python included, on a phone's screen: what the browser calls its
footprint. "The most" is the highest of ten looks a second, and once more with its share of the program. Times are those
of a device six times slower: every process with a page or a worker is halted for five sixths of the time. Linux only.
"""

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import sleep
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page
from websockets.sync.client import connect

from bench.felt import GAMES, PHONE, SETTINGS, chromium, first_move
from tests.browser.guest import GUEST, ask_here, play_here
from tests.browser.test_offline import Files
from tools.browser import find_browser
from tools.pack_offline import STATIC

SLOWER: Final = 6
# Seconds of one turn, and between looks for new processes.
TURN: Final = 0.03
LOOK: Final = 8
# Seconds.
GLANCE: Final = 0.1
SETTLED: Final = 3
REST: Final = 24
# Milliseconds.
PATIENCE: Final = 180_000
CHOICES: Final = 12
# When each message came that tells of a move, and who was to decide then.
WATCH: Final = """() => {
  window.told = [];
  new BroadcastChannel("wellspent").onmessage = ({ data }) => {
    if (data.kind !== "down" || data.message.kind !== "heard") return;
    const news = JSON.parse(data.message.text);
    const isBot = !news.deciders?.some((seat) => news.seats.includes(seat));
    if (news.type === "news") window.told.push([performance.now(), news.move, isBot]);
  };
}"""


# The processes of a browser.


def _kinds() -> Iterator[tuple[int, int, str]]:
    """Process, parent and command of everything that runs."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                yield int(folder.name), parent, (folder / "cmdline").read_text().replace("\0", " ")
            except OSError:
                continue


def renderers() -> list[int]:
    """Our processes that have a page or a worker."""
    found = list(_kinds())
    mine = {os.getpid()}
    while more := {process for process, parent, _ in found if parent in mine} - mine:
        mine |= more
    return [process for process, _, command in found if process in mine and "--type=renderer" in command]


def memory(process: int) -> float:
    """Megabytes of its own."""
    return _counted(f"/proc/{process}/status", "RssAnon:", "VmSwap:")


def share(process: int) -> float:
    """Megabytes; what several processes have, above all the program itself, counts in part."""
    return _counted(f"/proc/{process}/smaps_rollup", "Pss:", "SwapPss:")


def _counted(file: str, *names: str) -> float:
    try:
        lines = Path(file).read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith(names)) / 1000


def largest() -> float:
    """Megabytes of the largest of them."""
    return max(map(memory, renderers()), default=0.0)


class Peak:
    """The most memory that there was while somebody looked."""

    def __init__(self) -> None:
        self.most = 0.0
        self.most_shared = 0.0
        self.is_over = Event()
        self.thread = Thread(target=self._look)

    def _look(self) -> None:
        while not self.is_over.wait(GLANCE):
            self.most = max(self.most, largest())
            self.most_shared = max([self.most_shared, *map(share, renderers())])

    def __enter__(self) -> "Peak":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        self.thread.join()


def _signal(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        try:
            os.kill(process, what)
        except ProcessLookupError:
            continue


@contextmanager
def slowed() -> Iterator[None]:
    """Halt pages and workers most of the time."""
    is_over = Event()

    def halt() -> None:
        turns, found = 0, renderers()
        while not is_over.wait(TURN / SLOWER):
            found = renderers() if turns % LOOK == 0 else found
            turns += 1
            _signal(found, signal.SIGSTOP)
            is_over.wait(TURN - TURN / SLOWER)
            _signal(found, signal.SIGCONT)

    thread = Thread(target=halt)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


# A phone.


class Tab:
    """A page without Playwright, which would keep whatever a page fetches a second time in the page's own process."""

    def __init__(self, port: int) -> None:
        pages = httpx.get(f"http://localhost:{port}/json/list").json()
        address = next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
        self.line = connect(address, max_size=None)
        self.count = 0
        self.ask("Emulation.setDeviceMetricsOverride", **PHONE, deviceScaleFactor=3, mobile=True)

    def ask(self, method: str, **wishes: object) -> Any:
        self.count += 1
        self.line.send(json.dumps({"id": self.count, "method": method, "params": wishes}))
        while True:
            found = json.loads(self.line.recv())
            if found.get("id") == self.count:
                return found["result"]

    def run(self, script: str, *given: object) -> Any:
        call = f"({script})(...{json.dumps(given)})"
        found = self.ask("Runtime.evaluate", expression=call, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    def go(self, address: str) -> None:
        self.ask("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && document.querySelector('h1, [data-zone=narrator]')")
        self.run(f"() => {{ localStorage['wellspent.settings'] ??= {json.dumps(SETTINGS)}; {GUEST} }}")

    def until(self, claim: str) -> None:
        while not self.run(f"() => Boolean({claim})"):
            sleep(GLANCE)

    def asked(self, *all: object) -> Any:
        return json.loads(self.run("(...all) => guest.ask(...all)", *all))

    def megabytes(self) -> float:
        sleep(SETTLED)
        return largest()


@contextmanager
def bare_browser() -> Iterator[int]:
    """A browser of its own, and the port where it listens."""
    # Its own helpers may still write there when it has ended.
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        wishes = ["--headless", "--no-sandbox", "--disable-dev-shm-usage", "--remote-debugging-port=0"]
        command = [find_browser() or "", *wishes, f"--user-data-dir={folder}", "about:blank"]
        # Where the browser is a script that starts another, both are ended.
        process = Popen(command, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
        try:
            port = Path(folder) / "DevToolsActivePort"
            while not port.exists() or not port.read_text():
                sleep(GLANCE)
            yield int(port.read_text().split()[0])
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def measure_memory(address: str) -> None:
    for game, bot in (
        ("The Pursuit", "sensible"),
        ("CV", "sensible"),
        ("Everything", "sensible"),
        ("The Pursuit", "planner"),
        ("Everything", "planner"),
    ):
        with bare_browser() as port:
            tab = Tab(port)
            tab.go(address)
            tab.until("navigator.serviceWorker.controller")
            with Peak() as peak:
                found = measure_game(tab, address, wished(GAMES[game], bot))
            found["the most"], found["with the program"] = peak.most, peak.most_shared
        print(f"{game}, {bot}: " + ", ".join(f"{name} {size:.0f} MB" for name, size in found.items()), flush=True)


def measure_game(tab: Tab, address: str, wishes: dict[str, Any]) -> dict[str, float]:
    """Megabytes by when. Nobody plays as quickly as that: what is left over is cleared away after a while."""
    tab.go(address)
    tab.until("!document.querySelector('[data-here]')")
    found = {"lobby": tab.megabytes()}
    made = tab.asked("POST", "/api/tables", wishes)
    tab.go(f"{address}?/t/{made['table']}#{made['key']}")
    tab.until("document.querySelector('[data-zone=narrator]') && !document.querySelector('[data-here]')")
    found["table"] = tab.megabytes()
    tab.run("(...all) => guest.play(...all).then(() => 0)", made["table"], made["key"], CHOICES)
    found[f"after {CHOICES} choices"] = largest()
    hint = {"type": "hint", "id": "hint", "seat": 0}
    tab.asked("POST", f"/api/tables/{made['table']}/commands", hint, made["key"])
    found["after a hint at once"] = largest()
    sleep(REST)
    found["a little later"] = tab.megabytes()
    return found


def wished(wishes: dict[str, Any], bot: str) -> dict[str, Any]:
    seats = [{"kind": "here", "name": "Ines"}, *[{"kind": "bot", "bot": bot}] * 2]
    return {"game": "pursuit", **wishes, "seats": seats, "pace": 0, "seed": "train"}


def phone(browser: Browser) -> BrowserContext:
    context = browser.new_context(
        viewport=PHONE,
        device_scale_factor=3,
        is_mobile=True,
        has_touch=True,
        locale="en",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage['wellspent.settings'] ??= {json.dumps(SETTINGS)}")
    return context


def visit(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.add_init_script(GUEST)
    page.goto(address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function("() => document.querySelector('h1') && !document.querySelector('[data-here]')")
    return page


def measure_times(browser: Browser, address: str) -> None:
    for way, button in (("a guided life", ".play-now.first"), ("a game at once", ".now .play-now")):
        with slowed():
            asked, done = first_move(browser, address, button, PHONE)
        print(f"empty browser, {way}: asked after {asked:.1f} s, first own move after {done:.1f} s", flush=True)
    context = phone(browser)
    visit(context, address).close()
    for game, wishes in GAMES.items():
        page = visit(context, address)
        made = ask_here(page, "POST", "/api/tables", wished(wishes, "sensible"))
        page.evaluate(WATCH)
        with slowed():
            play_here(page, made["table"], made["key"], CHOICES)
        told = page.evaluate("window.told")
        waits = [after[0] - before[0] for before, after in pairwise(told) if before[2]]
        last, longest = sorted(waits)[-2:]
        found = f"the longest {longest / 1000:.2f} s, the next {last / 1000:.2f} s"
        print(f"{game}: {len(waits)} moves of `sensible`, {found}", flush=True)
        page.close()


def main() -> None:
    wishes = sys.argv[1:] or ["memory", "times"]
    files = Files(STATIC)
    try:
        if "memory" in wishes:
            measure_memory(files.address)
        if "times" in wishes:
            with chromium() as browser:
                measure_times(browser, files.address)
    finally:
        files.stop()


if __name__ == "__main__":
    main()
