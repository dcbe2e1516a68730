"""Where the modules of the Pursuit lie: each is a folder of rules, cards and messages, found by being there."""

from pathlib import Path

from wellspent.games.pursuit import modules


def module_folders() -> list[Path]:
    return sorted(init.parent for root in modules.__path__ for init in Path(root).glob("*/__init__.py"))


def is_module(folder: Path) -> bool:
    return (folder / "__init__.py").exists()


def origin_of(file: Path) -> str:
    """How faults name a card file: `items.toml`, `pets/cards.toml`."""
    return f"{file.parent.name}/{file.name}" if is_module(file.parent) else file.name


def place_of(file: Path) -> tuple[str, str]:
    """Cards come in the order of the names of their files; a plain `cards.toml` is called as its module."""
    return (file.parent.name if file.stem == "cards" else file.stem), str(file)
