"""Sheets of cards to cut out: nine to a page, with cut marks, and their backs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from wellspent import titles
from wellspent.protocol import Face, FaceLevel
from wellspent.texts.messages import Speech

from .drawings import card_drawings, token_drawings
from .setting import set_pages

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
# Of a kind that has no colour.
GREEN: Final = "#2f6b46"


class Words:
    """Numbers with their signs; what has no sign is said in words."""

    def __init__(self, game: str, words: Mapping[str, str], lang: str = "en") -> None:
        title = titles.title(game)
        # Goods that are drawn by the sign of another name; the colours of kinds, on light and on dark ground.
        self.called: Final = title.signs
        self.colours: Final = title.kind_colours()
        self.words: Final = words
        self.speech: Final = Speech(lang)
        self.signs: Final = token_drawings()

    def goods(self, goods: Mapping[str, int], before: str = "") -> list[dict[str, str]]:
        return [self._good(good, f"{before}{count}") for good, count in goods.items()]

    def _good(self, good: str, count: str) -> dict[str, str]:
        sign = self.called.get(good, good)
        if sign in self.signs:
            return {"count": count, "sign": f"t-{sign}.svg", "word": ""}
        known = (self.words.get(f"{what}-{good}") for what in ("measure", "good", "type"))
        return {"count": count, "sign": "", "word": next(filter(None, known), good.replace("_", " "))}


def card_sheets(
    game: str,
    faces: Sequence[Face],
    words: Mapping[str, str],
    paper: str = "a4",
    has_backs: bool = True,
    lang: str = "en",
) -> bytes:
    """A PDF of these cards; `words` are those of the game, in the same language."""
    said = Words(game, words, lang)
    drawn = {f"t-{name}": svg for name, svg in token_drawings().items()}
    cards = []
    for place, face in enumerate(faces):
        found = card_drawings(game, face.id)
        if found:
            drawn[f"card-{place}"] = found[0]
        cards.append(_card(said, face, f"card-{place}.svg" if found else ""))
    data = {"paper": PAPERS[paper], "backs": has_backs, "cards": cards}
    return set_pages("sheets.typ", data, drawn, "pdf")


def _card(said: Words, face: Face, picture: str) -> dict[str, Any]:
    return {
        "name": face.sides[0] if face.sides else face.name,
        "other": face.sides[1] if len(face.sides) > 1 else "",
        "kind": face.kind_name,
        "mark": face.postmark,
        "ink": said.colours.get(face.kind, (GREEN,))[0],
        "picture": picture,
        "start": said.goods(face.start),
        "levels": [_level(said, face, level, place) for place, level in enumerate(face.levels)],
        "text": face.text,
        "solo": said.speech.say("web-card-solo", text=face.solo) if face.solo else "",
        "wit": face.wit,
        "points": face.points,
    }


def _level(said: Words, face: Face, level: FaceLevel, place: int) -> dict[str, Any]:
    needs = [*said.goods(level.needs, "≥ "), *said.goods(level.needs_at_most, "≤ ")]
    return {
        # A line that has a sign of its own is no level.
        "number": "" if len(face.levels) == 1 else "•" if level.icon else str(place + 1),
        "name": level.name,
        # What has no sign is told by the sentence below.
        "asks": [*(need for need in needs if need["sign"] or not level.text), *said.goods(level.cost)],
        "gives": said.goods(level.reward),
        "keeps": said.goods(level.upkeep),
        "yields": said.goods(level.upkeep_reward),
        "text": level.text,
    }
