"""The first sentence of a life: what it counted, and first what nobody else at the table had."""

from collections.abc import Sequence
from typing import Final

from wellspent.story.rarity import Life
from wellspent.titles.pursuit.cards import catalog
from wellspent.titles.pursuit.texts.messages import Messages

# What is counted in the opening of a life that is like all others, before what modules bring.
FIRST: Final = ("jobs", "loves", "projects", "things")
# So many counts make a sentence.
MOST: Final = 5


def opening_parts(texts: Messages, lives: Sequence[Life], seat: int) -> list[str]:
    """`three pets, which nobody else had`, `two jobs`: what sets a life apart comes first."""
    known = [name for name in dict.fromkeys([*FIRST, *catalog().kinds.traits()]) if texts.has(f"story-count-{name}")]
    counts = {name: int(_count(lives[seat], name)) for name in known}
    having = [name for name in known if counts[name]]
    told = sorted(having, key=lambda name: -_lead(lives, seat, name))[:MOST]
    words = texts.numbers([counts[name] for name in told])
    parts = [
        texts.say(f"story-count-{name}", count=counts[name], words=word) for name, word in zip(told, words, strict=True)
    ]
    if told and _is_alone(lives, seat, told[0]):
        parts[0] = texts.say("story-count-alone", part=parts[0])
    return parts


def _is_alone(lives: Sequence[Life], seat: int, name: str) -> bool:
    others = [_count(life, name) for life in lives if life.seat != seat]
    return bool(others) and max(others) == 0


def _count(life: Life, name: str) -> float:
    extra = life.traits.get("outings", 0) if name == "things" else 0
    return life.traits.get(name, 0) + extra


def _lead(lives: Sequence[Life], seat: int, name: str) -> float:
    """How far a life is ahead of the others at its table; not at all where it is not."""
    others = [_count(life, name) for life in lives if life.seat != seat]
    return max(0.0, _count(lives[seat], name) - max(others, default=0))
