"""Pictures of links: a table or a life on 1200 × 630 dots."""

from collections.abc import Sequence
from typing import Final

from .drawings import card_drawings, token_drawings
from .setting import set_pages

MOST_PICTURES: Final = 3


def preview(game: str, head: str, title: str, names: str, score: str = "", cards: Sequence[str] = ()) -> bytes:
    """A PNG with what it is, who is there, and some cards that were lived."""
    found = [drawn[0] for card in cards if (drawn := card_drawings(game, card))][:MOST_PICTURES]
    pictures = {f"card-{place}": drawn for place, drawn in enumerate(found)}
    data = {
        "head": head,
        "title": title,
        "names": names,
        "score": score,
        "pictures": [f"{name}.svg" for name in pictures],
    }
    return set_pages("preview.typ", data, {**pictures, "t-lth": token_drawings()["lth"]}, "png")
