"""What is printed on the cards."""

from functools import cache

from wellspent.library import CV_NAME, PURSUIT
from wellspent.protocol import Face


@cache
def faces(game: str, edition: str, lang: str) -> list[Face]:
    """All cards of a game in one edition, those of every module and set among them."""
    if game == CV_NAME:
        from wellspent.titles.cv.wire.faces import cv_faces

        return cv_faces(lang)
    if game != PURSUIT:
        raise ValueError(f"There is no game '{game}'.")
    from wellspent.titles.pursuit.wire.faces import pursuit_faces

    return pursuit_faces(edition, lang)
