"""Lighthouse on every page: `.venv/bin/python -m bench.lighthouse [--phone] [--static] [PAGE …]`.

On a laptop, or with `--phone` on a phone; at a server, or with `--static` in the folder of `make static`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.browser.serving import BOT, ME, OWNER_KEY, Server
from tests.browser.test_offline import Files
from tools.browser import find_browser
from tools.pack_offline import STATIC
from wellspent.puzzles import puzzles

LIGHTHOUSE: Final = "lighthouse@13.5.0"
LEAST: Final = 95
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
# Tables, and what is left of them, are nobody's business but that of those who have the link.
PRIVATE: Final = ("t-", "story-", "replay-", "study-", "me", "album", "owner", "peace")
FLAGS: Final = "--headless=new --no-sandbox --disable-dev-shm-usage"
FINISHED: Final = {"pursuit": "second-2-survived", "cv": "cv-2-shared"}
# What needs no table and no server.
ROOMS: Final = {
    "home": "/",
    "rules-pursuit": "/rules/pursuit",
    "rules-cv": "/rules/cv",
    "cards-pursuit": "/cards/pursuit",
    "cards-cv": "/cards/cv",
    "help": "/help",
    "lessons": "/lessons",
    "puzzles": "/puzzles",
    "puzzle-pursuit": f"/puzzles/{puzzles('pursuit')[0].id}",
    "puzzle-cv": f"/puzzles/{puzzles('cv')[0].id}",
}


def pages_of(server: Server) -> dict[str, str]:
    """Every page of a server, with a running and a finished table of both games."""
    pages = {**ROOMS, "day": "/day", "me": "/me", "album": "/me/album", "peace": "/peace/nothing", "here": "/here/"}
    pages["owner"] = f"/owner#{OWNER_KEY}"
    for game, record in FINISHED.items():
        laid = server.lay(ME, BOT, BOT, game=game, seed="lighthouse")
        pages[f"t-{game}"] = f"/t/{laid.table}#{laid.key}"
        finished = server.take_in(record)
        pages[f"story-{game}"] = f"/story/{finished.table}"
        pages[f"replay-{game}"] = f"/replay/{finished.table}?move=30"
        pages[f"study-{game}"] = f"/study/{finished.table}/0"
    return pages


@contextmanager
def served(folder: Path) -> Iterator[dict[str, str]]:
    """The addresses of all pages at a server of its own."""
    server = Server(folder / "games")
    try:
        yield {name: server.address + path for name, path in pages_of(server).items()}
    finally:
        server.kill()


@contextmanager
def static() -> Iterator[dict[str, str]]:
    """The addresses of all pages that the folder has without a game of one's own."""
    files = Files(STATIC)
    try:
        yield {name: files.address + ("" if path == "/" else f"?{path}") for name, path in ROOMS.items()}
    finally:
        files.stop()


def examine(address: str, folder: Path, is_phone: bool) -> dict[str, int]:
    """The points of a page in each category."""
    found = folder / "report.json"
    bin_folder = Path(sys.executable).parent
    command = [str(bin_folder / "npm"), "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address]
    command += ["--quiet", "--output=json", f"--output-path={found}", f"--chrome-flags={FLAGS}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", *([] if is_phone else ["--preset=desktop"])]
    browser = find_browser() or ""
    path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(command, cwd=folder, env={**os.environ, "CHROME_PATH": browser, "PATH": path}, check=True)
    report = json.loads(found.read_text(encoding="utf-8"))
    return {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}


def asked_of(page: str, points: dict[str, int]) -> dict[str, int]:
    """The points that count: nobody shall find private pages by a search."""
    return {name: count for name, count in points.items() if name != "seo" or not page.startswith(PRIVATE)}


def main() -> None:
    wishes = sys.argv[1:]
    chosen = [each for each in wishes if not each.startswith("--")]
    worst = 100
    with TemporaryDirectory() as name:
        folder = Path(name)
        with static() if "--static" in wishes else served(folder) as pages:
            for page in chosen or pages:
                points = asked_of(page, examine(pages[page], folder, "--phone" in wishes))
                worst = min(worst, *points.values())
                print(f"{page:16}", ", ".join(f"{each} {count}" for each, count in points.items()), flush=True)
    sys.exit(worst < LEAST)


if __name__ == "__main__":
    main()
