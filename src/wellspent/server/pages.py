"""Answers that are the same for everybody: made once, and known by a mark to whoever has them."""

import hashlib
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from wellspent import titles
from wellspent.texts.messages import message_files
from wellspent.wire import game_infos, rulebook

from .viewers import ENCODER

JSON: Final = "application/json"
TEXT: Final = "text/plain"
CSS: Final = "text/css"
PRINTED: Final = "printed.json"
# Combinations of modules whose cards are kept.
SOME: Final = 64
# The box without any of them, and how it is asked for.
NO_PARTS: Final[frozenset[str]] = frozenset()
BOX: Final = "-"
OWN: Final = re.compile(r"^web-[\w-]+ =.*\n(?:[ }].*\n|\n(?= ))*", re.MULTILINE)


class Page(NamedTuple):
    content: bytes
    mark: str
    media_type: str


def page_mark(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'


def _page(content: bytes, media_type: str) -> Page:
    return Page(content, page_mark(content), media_type)


def _json(answer: Any) -> Page:
    return _page(ENCODER.encode(answer), JSON)


@cache
def games(lang: str) -> Page:
    return _json(game_infos(lang))


@cache
def cards(game: str, edition: str, lang: str) -> Page:
    return _json(titles.title(game).faces(edition, lang))


def cards_name(game: str, edition: str, lang: str, of: str = "") -> str:
    """What a file with these cards is called: all of them, or those of the box."""
    return ".".join(filter(None, ("games", game, "cards", edition, of, lang)))


def cards_mark(game: str, edition: str, lang: str) -> str:
    """The mark of these cards, which nobody has to make where they lie printed beside the program."""
    return printed().get(cards_name(game, edition, lang)) or cards(game, edition, lang).mark


@cache
def printed() -> dict[str, str]:
    """The marks of what lies printed beside the program, by name."""
    file = files("wellspent") / PRINTED
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


@lru_cache(SOME)
def some_cards(game: str, edition: str, lang: str, parts: frozenset[str]) -> Page:
    """Those of the box, and of some modules and sets: what a table needs."""
    faces = titles.title(game).faces(edition, lang)
    return _json([face for face in faces if {face.module, face.set} <= {"", *parts}])


@cache
def memories(game: str, edition: str, lang: str) -> Page:
    return _json(titles.title(game).memories(edition, lang))


@cache
def rules(game: str, lang: str) -> Page:
    return _json(rulebook(game, lang))


@cache
def colours() -> Page:
    """A style sheet with the colours that kinds of cards declare."""
    found = [each for title in titles.titles() for each in title.kind_colours().items()]
    kinds = {name.replace("_", "-"): pair for name, pair in found}
    rules = [f".k-{name}{{--kind:var(--kind-{name})}}" for name in kinds]
    for place, theme in enumerate(("light", "dark")):
        inside = "".join(f"--kind-{name}:{pair[place]};" for name, pair in kinds.items())
        rules.append(f'[data-theme="{theme}"]{{{inside}}}')
    return _page("\n".join(rules).encode(), CSS)


@cache
def texts(lang: str) -> Page:
    """The words of the client: every message that begins with `web-`, wherever it lies."""
    found = [path.read_text(encoding="utf-8") for path in message_files(lang)]
    return _page("".join(each for text in found for each in OWN.findall(f"{text}\n")).encode(), TEXT)
