"""Imports point one way: engine, then games, then everything else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src"
CORE = ("engine", "games")
ALLOWED = {*sys.stdlib_module_names, "librt", "mypy_extensions"}
# For each package, the parts of wellspent that it may import.
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "pictures": {"pictures"},
    "cardfiles": {"cardfiles", "pictures"},
    "bots": {"engine", "games", "bots"},
}


# How computer players judge a module lies in its folder, and belongs to them.
JUDGING = "judging.py"


def files(package: str) -> list[Path]:
    own = [path for path in (SOURCES / "wellspent" / package).rglob("*.py") if path.name != JUDGING]
    return sorted([*own, *SOURCES.rglob(JUDGING)] if package == "bots" else own)


def imports(path: Path, sources: Path = SOURCES) -> Iterator[str]:
    """The full name of every module that a file imports, wherever it does."""
    package = path.relative_to(sources).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*above, *filter(None, [node.module])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def part(module: str) -> str:
    """The part of wellspent that a module belongs to: `engine` for `wellspent.engine.game`."""
    return module.split(".")[1]


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_point_one_way(package: str) -> None:
    inside = {
        f"{path.relative_to(SOURCES)}: {module}"
        for path in files(package)
        for module in imports(path)
        if module.startswith("wellspent.") and part(module) not in MAY_IMPORT[package]
    }

    assert inside == set()


@pytest.mark.parametrize("package", CORE)
def test_engine_and_games_use_the_standard_library_alone(package: str) -> None:
    outside = {
        f"{path.relative_to(SOURCES)}: {module}"
        for path in files(package)
        for module in imports(path)
        if module.split(".")[0] not in {*ALLOWED, "wellspent"}
    }

    assert outside == set()


def test_nothing_knows_of_the_server_but_the_commands() -> None:
    knowing = {
        str(path.relative_to(SOURCES))
        for path in sorted((SOURCES / "wellspent").rglob("*.py"))
        for module in imports(path)
        if module.startswith("wellspent.server") and path.relative_to(SOURCES).parts[1] not in ("server", "commands")
    }

    assert knowing == set()


@pytest.mark.parametrize("package", CORE)
def test_there_is_something_to_check(package: str) -> None:
    assert files(package)


def test_relative_imports_are_read_in_full(tmp_path: Path) -> None:
    path = tmp_path / "wellspent" / "engine" / "deep" / "module.py"
    path.parent.mkdir(parents=True)
    path.write_text("from ..agenda import Frame\nfrom . import near\nfrom ...games import cv\nimport msgspec.json\n")

    assert list(imports(path, tmp_path)) == [
        "wellspent.engine.agenda.Frame",
        "wellspent.engine.deep.near",
        "wellspent.games.cv",
        "msgspec.json",
    ]
