"""Check that every relative link of the documents leads to a file that exists, and to a heading in it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[1]

FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|^\[[^\]]+\]:\s+(\S+)", re.MULTILINE)
IMAGE = re.compile(r"<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*$", re.MULTILINE)
ANCHOR = re.compile(r"<a\b[^>]*?\b(?:id|name)=\"([^\"]+)\"")
OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)


def main() -> int:
    pages = documents()
    found = [fault for page in pages for fault in faults(page)]
    print(*found, sep="\n") if found else print(f"links: {len(pages)} documents lead where they say")
    return 1 if found else 0


def documents() -> list[Path]:
    """The Markdown files of the project, in git or new; every one where there is no git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0:
        pages = [ROOT / name for name in listed.stdout.splitlines()]
    else:
        pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted(page for page in pages if page.is_file())


def faults(page: Path) -> Iterator[str]:
    for target in links(prose(page)):
        if OUTSIDE.match(target):
            continue
        name, _, anchor = unquote(target).partition("#")
        base = ROOT if name.startswith("/") else page.parent
        goal = (base / name.lstrip("/")).resolve() if name else page
        if not goal.exists():
            yield f"{page.relative_to(ROOT)}: {target} does not exist"
        elif anchor and goal.suffix == ".md" and anchor not in anchors(goal):
            yield f"{page.relative_to(ROOT)}: {target} names no heading"


def links(text: str) -> Iterator[str]:
    for inline, reference in LINK.findall(text):
        yield inline or reference
    yield from IMAGE.findall(text)


@cache
def prose(page: Path) -> str:
    """The page without its code."""
    return CODE.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page, named as GitHub names them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    found = set(ANCHOR.findall(text))
    for heading in HEADING.findall(text):
        slug = slugify(heading)
        number = 0
        while (name := f"{slug}-{number}" if number else slug) in found:
            number += 1
        found.add(name)
    return found


def slugify(heading: str) -> str:
    shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", shown.lower()).replace(" ", "-")


if __name__ == "__main__":
    sys.exit(main())
