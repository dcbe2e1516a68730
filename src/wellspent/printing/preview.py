"""Pictures of links: a table or a life on 1200 × 630 dots."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from .drawings import card_drawings, token_drawings
from .setting import set_pages

TILTS: Final = (-2.0, 2.0, -1.5)
MOST_PICTURES: Final = len(TILTS)
# A card and the side of it that lies up, -1 where it has one.
Pictured: TypeAlias = tuple[str, int]


def preview(game: str, head: str, title: str, names: str, score: str = "", cards: Sequence[Pictured] = ()) -> bytes:
    """A PNG with what it is, who is there, and some cards that were lived."""
    known = [(drawn, side) for card, side in cards if (drawn := card_drawings(game, card))][:MOST_PICTURES]
    found = [drawn[side] if 0 <= side < len(drawn) else drawn[0] for drawn, side in known]
    pictures = {f"card-{place}": snapshot(drawn, TILTS[place]) for place, drawn in enumerate(found)}
    data = {
        "head": head,
        "title": title,
        "names": names,
        "score": score,
        "pictures": [f"{name}.svg" for name in pictures],
    }
    return set_pages("preview.typ", data, {**pictures, "t-lth": token_drawings()["lth"]}, "png")


def snapshot(drawn: str, tilt: float) -> str:
    """A picture on white paper, tilted as a drawing: turned as an image it would have steps for edges."""
    inside = drawn.replace("<svg ", '<svg x="10" y="10" width="204" height="204" ', 1)
    paper = '<rect width="224" height="224" rx="8" fill="#fff" stroke="#e1e1e1" stroke-width="0.6"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 240 240">'
        f'<g transform="rotate({tilt} 112 112)">{paper}{inside}</g></svg>'
    )
