"""The Fair, at hand for as long as a test wants it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .installing import at_hand


@pytest.fixture
def fair(tmp_path: Path) -> Iterator[str]:
    """The name of a game from another package."""
    with at_hand(tmp_path / "site"):
        yield "fair"
