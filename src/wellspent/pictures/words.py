"""What a scene and a face may say. The client draws them and writes `vocabulary.json`: `npm run vocabulary` in web/."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("vocabulary.json")
Vocabulary = Mapping[str, Sequence[str]]


class Unknown(NamedTuple):
    """A word that does not belong where it stands, what belongs there, and the words it could be."""

    word: str
    expected: str
    known: tuple[str, ...]


@cache
def vocabulary() -> Vocabulary:
    """The words by sort: place, time, weather, modifier, who, pose, thing, face."""
    found: Vocabulary = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def strange_in_scene(text: str) -> Iterator[Unknown]:
    """`kitchen, night: small loaf, old_woman waves`: a place, perhaps a time and weather, then things and people."""
    words = vocabulary()
    head, _, tail = text.partition(":")
    around = (*words["place"], *words["time"], *words["weather"])
    places = _parts(head)
    yield from (Unknown(word, "place, time or weather", around) for word in places if word not in around)
    if not places:
        yield Unknown("", "place", tuple(words["place"]))
    for part in _parts(tail):
        yield from _strange_in_thing(part.split(), words)


def _strange_in_thing(said: Sequence[str], words: Vocabulary) -> Iterator[Unknown]:
    """Modifiers, a thing or somebody; who may do something, with a thing in hand; `me` may wear others' clothes."""
    first = (*words["modifier"], *words["who"], *words["thing"])
    rest = list(said)
    while rest and rest[0] in words["modifier"]:
        rest.pop(0)
    name = rest.pop(0) if rest else ""
    if name not in first:
        yield Unknown(name, "thing or somebody", first)
    elif name in words["who"]:
        if name == "me" and rest and rest[0] in words["who"]:
            rest.pop(0)
        yield from _strange_in_deed(rest, words)
    else:
        yield from (Unknown(word, "comma after a thing", ()) for word in rest)


def _strange_in_deed(rest: list[str], words: Vocabulary) -> Iterator[Unknown]:
    if rest and (pose := rest.pop(0)) not in words["pose"]:
        yield Unknown(pose, "pose", tuple(words["pose"]))
    if rest and (held := rest.pop(0)) not in words["thing"]:
        yield Unknown(held, "thing in hand", tuple(words["thing"]))
    yield from (Unknown(word, "comma after a thing", ()) for word in rest)


def strange_in_face(text: str) -> Iterator[Unknown]:
    """`she, 33, bronze, teal hijab, navy blazer, happy`: words in any order."""
    known = tuple(vocabulary()["face"])
    for word in (word for part in _parts(text) for word in part.split()):
        if word not in known and not word.isdecimal():
            yield Unknown(word, "word for a face", known)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
