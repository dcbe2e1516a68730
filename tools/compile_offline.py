"""Packs Python for the browser; runs in the Python that the browser will have, so that it can compile for it.

`/stage` is the application as sources, `/standard.zip` the standard library; `/out` gets both as archives of compiled
modules, of the standard library only what the application can come to import.
"""

import ast
import importlib._bootstrap_external as importing
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

SITE = "/lib/python3.14/site-packages/"
LIBRARY = "/lib/python314.zip/"
# What Python and its loader need before anybody imports anything, and what they look for by name.
ALWAYS = (
    "_pyodide",
    "pyodide",
    "encodings",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "asyncio",
    "importlib",
    "site",
    "zipfile",
    "_sysconfigdata__emscripten_wasm32-emscripten",
)
# Imported somewhere, and of no use in a browser.
NEVER = (
    "ctypes",
    "curses",
    "distutils",
    "doctest",
    "ensurepip",
    "ftplib",
    "http",
    "idlelib",
    "imaplib",
    "lib2to3",
    "multiprocessing",
    "pdb",
    "pydoc",
    "pydoc_data",
    "smtplib",
    "socketserver",
    "ssl",
    "test",
    "tkinter",
    "turtledemo",
    "unittest",
    "urllib.request",
    "venv",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
)
EPOCH = (1980, 1, 1, 0, 0, 0)


def names_in(source: bytes, package: str) -> set[str]:
    """Every module that a source may import, and what it takes from it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = parts[: len(parts) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def reached(library: Mapping[str, bytes], first: Iterable[str]) -> set[str]:
    """The modules of the library that can be come to from some names."""
    found: set[str] = set()
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if name in found or name not in library or any(name == each or name.startswith(f"{each}.") for each in NEVER):
            continue
        found.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        waiting += names_in(library[name], package_of(name, library))
    return found


def package_of(name: str, library: Mapping[str, bytes]) -> str:
    is_package = any(other.startswith(f"{name}.") for other in library)
    return name if is_package else name.rpartition(".")[0]


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compiled(source: bytes, name: str) -> bytes:
    """Bytecode that is never compared with its source: there is none."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return bytes(importing._code_to_hash_pyc(code, b"\0" * 8, False))  # type: ignore[attr-defined]


def pack(files: Mapping[str, bytes], to: Path, place: str, how: int) -> None:
    with zipfile.ZipFile(to, "w") as archive:
        for path, content in sorted(files.items()):
            if path.endswith(".py"):
                path, content = f"{path}c", compiled(content, place + path)
            archive.writestr(zipfile.ZipInfo(path, EPOCH), content, how)


def main() -> None:
    stage = Path("/stage")
    files = {str(path.relative_to(stage)): path.read_bytes() for path in stage.rglob("*") if path.is_file()}
    # Taken apart by a script, and packed as one on its way.
    pack(files, Path("/out/app.zip"), SITE, zipfile.ZIP_STORED)
    with zipfile.ZipFile("/standard.zip") as archive:
        standard = {path: archive.read(path) for path in archive.namelist() if path.endswith(".py")}
    library = {module_of(path): content for path, content in standard.items()}
    imported = [
        name
        for path, content in files.items()
        if path.endswith(".py")
        for name in names_in(content, module_of(path).rpartition(".")[0])
    ]
    wanted = reached(
        library, [*imported, *ALWAYS, *(name for name in library if name.startswith(("_pyodide.", "pyodide.")))]
    )
    kept = {path: content for path, content in standard.items() if module_of(path) in wanted}
    # Stays in memory as it is, and Python takes from it what it imports.
    pack(kept, Path("/out/stdlib.zip"), LIBRARY, zipfile.ZIP_DEFLATED)
    print(f"{len(files)} files; {len(kept)} of {len(standard)} modules of the standard library")


if __name__ == "__main__":
    main()
