"""The same game without this server, for browsers to take along: it lies at `/here/`, with workers of its own."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

PLACE: Final = "here"
INDEX: Final = "index.html"
# What the folder weighs, as `make static` has counted it.
WEIGHT: Final = "weight.json"
# Scripts in which Python runs: only they may compile WebAssembly.
WORKERS: Final = ("worker-", "thinker-")
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; base-uri 'none'"
)


def size_of(folder: Path | None) -> int:
    """The bytes that a browser fetches once; 0 where there is nothing to fetch."""
    return 0 if folder is None else _weight(folder / WEIGHT, (folder / WEIGHT).stat().st_mtime_ns)


@lru_cache(4)
def _weight(file: Path, changed: int) -> int:
    return int(json.loads(file.read_text(encoding="utf-8"))["bytes"])


def page(folder: Path) -> bytes:
    """The page, which is told that there is a server beside it."""
    text = (folder / INDEX).read_text(encoding="utf-8")
    text = text.replace("<html ", '<html data-server="/" ', 1)
    return text.replace('href="./manifest.webmanifest"', 'href="/manifest.webmanifest"').encode()


def headers_of(name: str) -> dict[str, str]:
    return {"Content-Security-Policy": POLICY} if name.startswith(WORKERS) else {}
