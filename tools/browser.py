"""Finds a Chrome or Chromium for the browser tests, and installs one where there is none and that can be done."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

# The first one is Chromium without windows: the same pages for two thirds of the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = NAMES[:2]
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
# Only what needs no Playwright, which may not be installed yet.
EARLY = "--package"
# Seconds for a download, and for a browser to say its version.
LONG = 600
SHORT = 60


def find_browser() -> str | None:
    """A browser that runs: on the path, where systems put it, or what Playwright has downloaded."""
    return _first_that_runs(_of_the_system()) or _first_that_runs([_downloaded()])


def _first_that_runs(found: Iterable[str | None]) -> str | None:
    return next((each for each in found if each and Path(each).is_file() and _runs(each)), None)


def _of_the_system() -> Iterator[str | None]:
    yield from map(shutil.which, NAMES)
    yield from PLACES


def install_package() -> bool:
    """Debian's package, as root: whether it could be had."""
    if not (_is_debian() and _is_root() and shutil.which("apt-get")):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _try(["apt-get", "update", "-qq"], quiet)
    return any(_try(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name], quiet) for name in PACKAGES)


def install_browser() -> None:
    """Debian's package as root, else Playwright's own download; what goes wrong is printed."""
    if install_package():
        return
    with_libraries = ["--with-deps"] if _is_root() and sys.platform == "linux" else []
    _try([sys.executable, "-m", "playwright", "install", *with_libraries, "chromium"], dict(os.environ))


def _downloaded() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _runs(browser: str) -> bool:
    try:
        return subprocess.run([browser, "--version"], capture_output=True, timeout=SHORT).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _is_debian() -> bool:
    # Ubuntu's package of that name only points elsewhere.
    try:
        return platform.freedesktop_os_release().get("ID") == "debian"
    except OSError:
        return False


def _try(command: list[str], environment: dict[str, str]) -> bool:
    print("$", " ".join(command), flush=True)
    try:
        return subprocess.run(command, env=environment, timeout=LONG).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error)
        return False


def main() -> None:
    if sys.argv[1:] == [EARLY]:
        if not _first_that_runs(_of_the_system()):
            install_package()
        return
    browser = find_browser()
    if not browser:
        install_browser()
        browser = find_browser()
    if browser:
        print(f"Browser tests run in {browser}")
    else:
        print("Browser tests are LEFT OUT: there is no Chrome or Chromium, and none could be installed.")


if __name__ == "__main__":
    main()
