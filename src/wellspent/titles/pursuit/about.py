"""“What is this?” at a table of the Pursuit: the base game answers, then every module for what it brings."""

import re
from pathlib import Path
from typing import Final

from wellspent.lessons.about import written
from wellspent.protocol import About
from wellspent.texts import Speech

from .cards.folders import ABOUT, module_folders

# Whatever a module has such a word for can be asked about.
THING: Final = re.compile(r"^((?:kind|board|space|track|counter|token)-\w+) =", re.MULTILINE)
MOST_RULES: Final = 4


def modules_about(lang: str) -> dict[str, About]:
    """Whatever has no rules of its own is answered with what its module says."""
    speech = Speech(lang)
    found: dict[str, About] = {}
    for folder in module_folders():
        found |= _module(speech, folder)
    return found


def _module(speech: Speech, folder: Path) -> dict[str, About]:
    itself = f"module-{folder.name}"
    text = speech.say(f"{itself}.about") if speech.has(f"{itself}.about") else ""
    said = written(folder / ABOUT)
    whole = said.get(itself) or list(dict.fromkeys(id for rules in said.values() for id in rules))[:MOST_RULES]
    return {asked: About(text, said.get(asked, [])) for asked in _things(folder)} | {itself: About(text, whole)}


def _things(folder: Path) -> list[str]:
    file = folder / "en.ftl"
    return THING.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
