"""What is printed on the cards of a plain title: their names."""

from collections.abc import Sequence

from wellspent.protocol import Face

from .study import kind_of
from .texts import PlainTexts


def plain_faces(game: str, cards: Sequence[str], lang: str) -> list[Face]:
    texts = PlainTexts(lang, game)
    return [Face(id, texts.open_card(id), kind_of(id), texts.own("kind", kind_of(id)), "", "") for id in cards]
