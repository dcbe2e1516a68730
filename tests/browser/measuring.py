"""Whether everything on a page can be read: no text is cut, none runs out of the window, nothing lies over it."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

# Text may leave its box by the height of an accent.
SLACK: Final = 1.5
MEASURE: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def unreadable(page: Page, slack: float = SLACK) -> list[str]:
    """Every text that cannot be read as a whole, with the reason and where it stands."""
    found: list[str] = page.evaluate(MEASURE, slack)
    return found
