"""The drawings of all cards and goods, as the client's build leaves them behind."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()


class NotBuilt(Exception):
    """The drawings are not there: the client has not been built."""


def drawings_file() -> Path | None:
    """Inside the installed package, or in `build/pictures` of the source tree."""
    packed = HERE.parents[1] / "pictures" / "cards.json.gz"
    places = [packed, *(folder / "build" / "pictures" / packed.name for folder in HERE.parents)]
    return next((place for place in places if place.is_file()), None)


@cache
def _drawings() -> dict[str, Any]:
    file = drawings_file()
    if file is None:
        raise NotBuilt("The pictures of the cards are not drawn yet: run `make web` once.")
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


def card_drawings(game: str, card: str) -> list[str]:
    """A picture for each side of a card that looks different, as SVG."""
    found: list[str] = _drawings()["cards"].get(f"{game}/{card}", [])
    return found


def token_drawings() -> dict[str, str]:
    """The signs of goods, by name."""
    found: dict[str, str] = _drawings()["tokens"]
    return found
