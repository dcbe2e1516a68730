"""Lighthouse on the first page and on both tables: `.venv/bin/python -m bench.lighthouse [--phone]`."""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.serving import BOT, ME, Server
from tools.browser import find_browser

LIGHTHOUSE = "lighthouse@13.5.0"
LEAST = 95
CATEGORIES = ("performance", "accessibility", "best-practices")
FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage"


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


def main() -> None:
    is_phone = "--phone" in sys.argv[1:]
    worst = 100
    with TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(folder / "games")
        try:
            pages = {"lobby": "/"}
            for game in ("pursuit", "cv"):
                laid = server.lay(ME, BOT, BOT, game=game, seed="lighthouse")
                pages[game] = f"/t/{laid.table}#{laid.key}"
            for title, page in pages.items():
                points = examine(server.address + page, folder, is_phone)
                worst = min(worst, *points.values())
                print(f"{title:8}", ", ".join(f"{category} {count}" for category, count in points.items()), flush=True)
        finally:
            server.kill()
    sys.exit(worst < LEAST)


if __name__ == "__main__":
    main()
