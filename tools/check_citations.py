"""Check that tests cite every rule of an implemented area, and no rule that does not exist."""

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from wellspent import ledger

ROOT = Path(__file__).resolve().parents[1]


@dataclass
class Settings:
    areas: list[str]
    exempt: dict[str, str] = field(default_factory=dict)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--summary", action="store_true", help="print the rules cited per area and stop")
    wants_summary: bool = parser.parse_args().summary

    settings = Settings(**tomllib.loads((ROOT / "tools" / "citations.toml").read_text(encoding="utf-8")))
    cited = citations(ROOT / "tests")
    if wants_summary:
        print("\n".join(summary(cited)))
        return 0
    found = [*faults(settings, cited)]
    print(*found, sep="\n") if found else print(f"citations: {', '.join(settings.areas)} are cited in full")
    return 1 if found else 0


def citations(tests: Path) -> dict[str, Path]:
    """Every id that a test or a scenario cites, with one file that does."""
    cited: dict[str, Path] = {}
    for path in sorted(tests.rglob("*.py")):
        cited.update(dict.fromkeys(ids_of_tests(path.read_text(encoding="utf-8")), path))
    for path in sorted((tests / "scenarios").rglob("*.toml")):
        cited.update(dict.fromkeys(ids_of_scenario(tomllib.loads(path.read_text(encoding="utf-8"))), path))
    return cited


def ids_of_tests(source: str) -> Iterator[str]:
    """The arguments of every `@rule(...)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and name_of(decorator.func) == "rule":
                    yield from strings(decorator.args)


def name_of(function: ast.expr) -> str | None:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return None


def strings(arguments: list[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def ids_of_scenario(content: object) -> Iterator[str]:
    """The entries of every `rules = [...]`, at any depth."""
    if isinstance(content, dict):
        for key, value in content.items():
            if key == "rules" and isinstance(value, list):
                yield from (each for each in value if isinstance(each, str))
            else:
                yield from ids_of_scenario(value)
    elif isinstance(content, list):
        for value in content:
            yield from ids_of_scenario(value)


def faults(settings: Settings, cited: dict[str, Path]) -> Iterator[str]:
    for area in settings.areas:
        for rule in ledger.rules(area):
            if rule.id not in cited and rule.id not in settings.exempt:
                yield f"{rule.id}: no test cites it: {rule.text[:80]}"
    for id, path in cited.items():
        if ledger.find(id) is None:
            yield f"{id}: no such rule, cited in {path.relative_to(ROOT)}"
    for id in settings.exempt:
        if ledger.find(id) is None:
            yield f"{id}: no such rule, exempt in tools/citations.toml"
        elif id in cited:
            yield f"{id}: cited in {cited[id].relative_to(ROOT)} and exempt in tools/citations.toml"


def summary(cited: dict[str, Path]) -> Iterator[str]:
    for area in ledger.areas():
        ids = [rule.id for rule in ledger.rules(area)]
        yield f"{area:4} {sum(id in cited for id in ids):4} / {len(ids)}"


if __name__ == "__main__":
    sys.exit(main())
