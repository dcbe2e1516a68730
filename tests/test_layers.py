"""Imports point one way, and what a game is called or made of is known to its title alone."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCES / "wellspent"
CLIENT = SOURCES.parent / "web" / "src"
PURSUIT = PACKAGE / "games" / "pursuit"
CORE = ("engine", "games")
ALLOWED = {*sys.stdlib_module_names, "librt", "mypy_extensions"}
# From the bottom to the top: a part may import what stands before it, itself, and `titles`, where games are found.
# The titles of games stand above all but the server and the commands: they bring their share to every part.
ORDER = (
    "engine",
    "games",
    "ruleset",
    "ledger",
    "languages",
    "pictures",
    "cardfiles",
    "bots",
    "titles",
    "texts",
    "protocol",
    "library",
    "players",
    "people",
    "story",
    "advice",
    "positions",
    "accounts",
    "puzzles",
    "lessons",
    "wire",
    "printing",
    "scenario",
    "lab",
    "environments",
    "terminal",
    "testing",
    "plain",
    "title",
    "server",
    "local",
    "commands",
    "cli",
)
# The titles that lie in this package, as parts of their own.
GAMES = ("pursuit", "cv")
JUDGING = "judging.py"
# What belongs to one of the shells around the table: the web server, or the browser.
SHELLS = {
    "litestar",
    "uvicorn",
    "sqlite3",
    "psycopg",
    "threading",
    "queue",
    "concurrent",
    "multiprocessing",
    "subprocess",
    "socket",
    "signal",
    "js",
    "pyodide",
}
# What is counted in a game, and is a word of every day as well.
EVERYDAY = {"Money", "Knowledge", "Creativity", "Influence", "Relax", "Resources of your choice"}
# Which game it is, only its title knows. Names of folders and words of texts are no comparison.
ASKS_WHICH = re.compile(r"isinstance\([^)]*\b(?:CV|Pursuit)\b|[!=]= [\"'](?:pursuit|cv)[\"']|\bgames\.(?:pursuit|cv)\b")


def files(package: str) -> list[Path]:
    return sorted(path for path in (PACKAGE / package).rglob("*.py") if path.name != JUDGING)


@cache
def imports(path: Path, sources: Path = SOURCES) -> tuple[str, ...]:
    """The full name of every module that a file imports, wherever it does."""
    return tuple(_imports(path, sources))


def _imports(path: Path, sources: Path) -> Iterator[str]:
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
    parts = module.split(".")
    if parts[1:2] == ["titles"]:
        return "title" if parts[2:3] and parts[2] in GAMES else "titles"
    return parts[1] if len(parts) > 1 else ""


def part_of(path: Path) -> str:
    """How computer players judge a module lies in its folder, and belongs to them."""
    if path.name == JUDGING:
        return "bots"
    return part(".".join(path.relative_to(SOURCES).with_suffix("").parts))


def all_files() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if part_of(path) not in ("", "__init__", "__main__")]


def may_import(above: str, below: str) -> bool:
    # Whatever a title is asked for it imports at that moment: `titles.title` names parts that stand above it.
    return below in (above, "titles", "__version__") or above == "titles" or ORDER.index(below) < ORDER.index(above)


def test_imports_point_one_way() -> None:
    wrong = {
        f"{path.relative_to(PACKAGE)}: {module}"
        for path in all_files()
        for module in imports(path)
        if module.startswith("wellspent.") and not may_import(part_of(path), part(module))
    }

    assert wrong == set()


def below(module: str) -> set[str]:
    """A module of wellspent, and every other that is imported with it."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        path = path_of(name)
        if name not in found and path is not None:
            found.add(name)
            waiting += [name.rpartition(".")[0], *imports(path)]
            waiting += [each.rpartition(".")[0] for each in imports(path)]
    return found


def path_of(module: str) -> Path | None:
    base = SOURCES.joinpath(*module.split("."))
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


@pytest.mark.parametrize("module", ["hub", "conversation", "answers"])
def test_the_core_of_the_table_knows_no_shell(module: str) -> None:
    knowing = {
        f"{name}: {imported}"
        for name in below(f"wellspent.server.{module}")
        for path in [path_of(name)]
        if path is not None and part_of(path) == "server"
        for imported in imports(path)
        if imported.split(".")[0] in SHELLS
    }

    assert "wellspent.server.storage" in below(f"wellspent.server.{module}")
    assert knowing == set()


def test_every_part_has_its_place() -> None:
    assert {part_of(path) for path in all_files()} <= set(ORDER)


def test_titles_know_nothing_of_each_other() -> None:
    wrong = {
        f"{path.relative_to(PACKAGE)}: {module}"
        for game in GAMES
        for path in files(f"titles/{game}")
        for module in imports(path)
        for other in GAMES
        if other != game and module.startswith((f"wellspent.titles.{other}", f"wellspent.games.{other}"))
    }

    assert wrong == set()


def test_only_titles_know_which_game_it_is() -> None:
    knowing = {
        f"{path.relative_to(PACKAGE)}: {found}"
        for path in all_files()
        if part_of(path) not in ("games", "bots", "title")
        for found in ASKS_WHICH.findall(path.read_text(encoding="utf-8"))
    }

    assert knowing == set()


def test_what_all_games_share_names_none() -> None:
    """Not even by default: `titles` knows the usual one. Messages of a game's own table are told apart by its name."""
    naming = {
        f"{path.relative_to(PACKAGE)}: {node.value}"
        for path in all_files()
        if part_of(path) not in ("games", "bots", "titles", "title", "protocol")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in GAMES
    }

    assert naming == set()


def kinds_of_modules() -> set[str]:
    found = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (PURSUIT / "modules").glob("*/cards.toml")]
    return {kind["name"] for file in found for kind in file.get("kind", [])}


def test_nobody_outside_a_module_names_its_kinds() -> None:
    """Kinds say in their files what others want to know. The name of a module, or a word for an event, may be one."""
    names = kinds_of_modules() - {path.name for path in (PURSUIT / "modules").iterdir()} - {"event"}
    outside = [path for path in all_files() if PURSUIT / "modules" not in path.parents]
    naming = {
        f"{path.relative_to(PACKAGE)}: {node.value}"
        for path in outside
        if part_of(path) in ("games", "title") and "cv" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    }

    assert len(names) > 10
    assert naming == set()


def words_of_modules() -> set[str]:
    """What cards of modules wait for, count and do."""
    found = [tomllib.loads(path.read_text(encoding="utf-8")) for path in (PURSUIT / "modules").glob("*/cards.toml")]
    words = {word for file in found for sort in ("occasions", "measures", "deeds") for word in file.get(sort, [])}
    return words - {path.name for path in (PURSUIT / "modules").iterdir()}


def test_no_computer_player_names_what_a_module_brings() -> None:
    """How it is judged lies in its folder; a network may have learned with a module, and name it."""
    words = words_of_modules()
    naming = {
        f"{path.relative_to(PACKAGE)}: {node.value}"
        for path in files("bots")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in words
    }

    assert len(words) > 20
    assert naming == set()


def test_no_page_asks_which_game_or_module_it_is() -> None:
    modules = {path.parent.name for path in (PURSUIT / "modules").glob("*/__init__.py")}
    names = {*GAMES, *modules, *kinds_of_modules()}
    named = re.compile(rf"(?<!type )[!=]== [\"'](?:{'|'.join(sorted(names))})[\"']")
    pages = [path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    knowing = {
        f"{path.relative_to(CLIENT)}: {found}"
        for path in pages
        for found in named.findall(path.read_text(encoding="utf-8"))
    }

    assert pages
    assert knowing == set()


def title_words() -> set[str]:
    """The names of games, and those of what is counted in them."""
    goods = (PACKAGE / "titles" / "pursuit" / "texts" / "en" / "goods.ftl").read_text(encoding="utf-8")
    return {
        *GAMES,
        *(name.removesuffix("es") for name in re.findall(r"    \.name = (.+)", goods) if name not in EVERYDAY),
    }


def test_messages_of_all_games_speak_of_none() -> None:
    named = re.compile(rf"\b(?:{'|'.join(sorted(title_words()))})")
    speaking = {
        f"{path.name}: {line}"
        for path in (PACKAGE / "texts" / "en").glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    }

    assert speaking == set()


@pytest.mark.parametrize("package", CORE)
def test_engine_and_games_use_the_standard_library_alone(package: str) -> None:
    outside = {
        f"{path.relative_to(SOURCES)}: {module}"
        for path in files(package)
        for module in imports(path)
        if module.split(".")[0] not in {*ALLOWED, "wellspent"}
    }

    assert outside == set()


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
