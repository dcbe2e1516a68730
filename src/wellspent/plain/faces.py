"""What is printed on the cards of a plain title: their names."""

from collections.abc import Sequence

import click

from wellspent.protocol import Face
from wellspent.terminal.listing import CardWishes

from .study import kind_of
from .texts import PlainTexts


def plain_faces(game: str, cards: Sequence[str], lang: str) -> list[Face]:
    texts = PlainTexts(lang, game)
    return [Face(id, texts.open_card(id), kind_of(id), texts.own("kind", kind_of(id)), "", "") for id in cards]


def list_plain(faces: Sequence[Face], wishes: CardWishes) -> None:
    """Names and kinds, one card a line."""
    for face in faces:
        words = f"{face.id} {face.name}".casefold()
        if wishes.kind in (None, face.kind) and all(word in words for word in wishes.search.casefold().split()):
            click.echo(f"{face.id:<16} {face.name}")
