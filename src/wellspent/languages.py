"""Languages from outside: each a folder of messages that somebody wrote, in the folders that a variable names."""

import os
from pathlib import Path
from typing import Final

# Each of the folders named here, as in PATH, holds folders that are called like their language.
OUTSIDE: Final = "WELLSPENT_LANGUAGES"
# Folders of other programs: `.git`, `__pycache__`.
OTHERS: Final = (".", "_")


class LanguageError(Exception):
    """What is wrong with a language from outside, and where: whoever wrote it can mend it."""


def outside() -> list[Path]:
    """The folders of messages that are not ours."""
    named = [Path(each).expanduser() for each in os.environ.get(OUTSIDE, "").split(os.pathsep) if each]
    return sorted(found for folder in named for found in _languages_in(folder))


def _languages_in(folder: Path) -> list[Path]:
    if not folder.is_dir():
        what = "is not a folder" if folder.exists() else "does not exist"
        raise LanguageError(f"{OUTSIDE} names {folder}, which {what}.")
    found = [each for each in folder.iterdir() if each.is_dir() and not each.name.startswith(OTHERS)]
    if not found:
        raise LanguageError(
            f"{OUTSIDE} names {folder}, where no language is. A language is a folder in it: {folder / 'de'}."
        )
    return found
